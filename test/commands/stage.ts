/** Commands without Discord: a real host and a real guild book on Redis, and calls as the router hands them on. */
import type { Call } from '#commands/command.ts';
import { commands } from '#commands/index.ts';
import type { Answer } from '#desk/answer.ts';
import { createRedisGuildBook } from '#people/redis-people.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import type { Table } from '#tables/table.ts';
import { callerIn, type Desk, openDesk, withOwnId } from '../support/desk.ts';
import { testRedis } from '../support/redis.ts';
import { person } from '../support/tables.ts';

export const GUILD = '900000000000000001';
export const CHANNEL = '900000000000000002';

export interface Stage extends Desk {
  /** Puts a running table into the channel, with an id that the store takes. */
  put<T extends Table>(table: T): Promise<T>;
  /** What somebody is answered who uses a command, as `table kick`. */
  use(name: string, command: string, options?: Call['options'], more?: Partial<Call>): Promise<Answer>;
  /** What is offered while somebody types into the option of a command: names and what they stand for. */
  type(command: string, option: string, text: string): Promise<readonly { name: string; value: string }[]>;
  close(): Promise<void>;
}

/** An empty Redis, with these people and one bot in the guild. */
export async function openStage(): Promise<Stage> {
  const redis = await testRedis();
  const store = createRedisStore(redis.client);
  const people = ['Asha', 'Bilal', 'Chitra', 'Dev'].map((name) => ({ person: person(name), bot: false }));
  const desk = await openDesk({
    store,
    guilds: createRedisGuildBook(redis.client),
    members: [...people, { person: person('*Robot*'), bot: true }],
  });
  const here = { guild: GUILD, channel: CHANNEL };
  let calls = 0;

  const commandOf = (name: string) => {
    const found = commands.find(({ data }) => data.name === name);
    if (found === undefined) throw new Error(`there is no /${name}`);
    return found;
  };

  return {
    ...desk,
    async put(table) {
      const own = withOwnId({ ...table, ...here });
      const made = await store.create(own);
      if (made.kind === 'occupied') throw new Error('a table runs here already');
      return own;
    },
    async use(name, path, options = {}, more = {}) {
      calls += 1;
      const [command = '', subcommand = null] = path.split(' ');
      const caller = callerIn(here, name, `call-${calls}`);
      return commandOf(command).execute({ ...caller, subcommand, options, ...more }, desk.deps);
    },
    async type(command, option, text) {
      const { complete } = commandOf(command);
      if (complete === undefined) throw new Error(`/${command} completes nothing`);
      const offered = await complete({ option, text, guild: GUILD, language: 'en' }, desk.deps);
      return offered.map(({ name, value }) => ({ name, value }));
    },
    close: () => redis.close(),
  };
}

/** A sentence that only the asker sees. */
export function notice(text: string): Answer {
  return { kind: 'notice', text };
}
