/** A playground with a bare bot in it and somebody who uses it: where most tests of the playground begin. */
import { createPlayground, type Playground } from '#playground/playground.ts';
import { type Ask, createAsk, identity, type Line, type Loose, openLine } from './raw-bot.ts';
import type { Witness } from './witness.ts';

interface Person {
  readonly id: string;
  /** A call of the user side as JSON; fails with the playground's sentence. */
  readonly uses: (name: string, more?: object) => Promise<string>;
  readonly presses: (message: string, customId: string, more?: object) => Promise<string>;
}

export interface Stage {
  readonly playground: Playground;
  readonly ask: Ask;
  readonly line: Line;
  readonly botId: string;
  readonly guildId: string;
  readonly channel: string;
  readonly asha: Person;
  readonly bilal: Person;
  /** A call under `/playground`; gives the status and the JSON. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<{ status: number; json: Loose }>;
  /** Uses `/ludo` as Asha and gives the interaction as the bot gets it. */
  readonly interaction: () => Promise<Loose>;
  readonly answer: (interaction: Loose, body: unknown, query?: string) => ReturnType<Ask>;
  readonly close: () => Promise<void>;
}

/** The commands every stage has. */
const COMMANDS = [{ name: 'ludo', description: 'Opens a table' }];

interface StageOptions {
  readonly witness?: Witness;
  readonly dataDir?: string;
  readonly rateLimits?: boolean;
  readonly identifyEveryMs?: number;
  readonly heartbeatMs?: number;
}

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const { witness: observer, ...rest } = options;
  const witness = observer?.witness;
  const playground = await createPlayground({ port: 0, ...rest, ...(witness ? { witness } : {}) });
  const ask = createAsk(playground.apiUrl, playground.token);
  const call = createCall(playground.url);
  const line = await openLine((await ask('GET', '/gateway/bot')).json.url as unknown as string);
  line.send(2, identity(playground.token));
  const ready = await line.dispatch('READY');
  const guild = await line.dispatch('GUILD_CREATE');
  const botId = String(ready.user?.id);
  await ask('PUT', `/applications/${botId}/commands`, { json: COMMANDS });
  const { json: state } = await call('GET', '/state');
  const channel = named(state.channels, 'chaupal');
  const person = (name: string): Person => {
    const as = named(state.users, name);
    const made = async (path: string, body: object) => {
      const { status, json } = await call('POST', path, body);
      if (status >= 400) throw new Error(String(json.error));
      return String(json.interaction);
    };
    return {
      id: as,
      uses: (command, more = {}) => made('/commands', { as, channel, name: command, ...more }),
      presses: (message, customId, more = {}) => made('/presses', { as, message, customId, ...more }),
    };
  };
  const asha = person('Asha');
  return {
    playground,
    ask,
    line,
    botId,
    guildId: String(guild.id),
    channel,
    asha,
    bilal: person('Bilal'),
    call,
    interaction: async () => {
      await asha.uses('ludo');
      return line.dispatch('INTERACTION_CREATE');
    },
    answer: (interaction, body, query = '') =>
      ask('POST', `/interactions/${interaction.id}/${interaction.token}/callback${query}`, {
        json: body,
        auth: false,
      }),
    close: async () => {
      await line.hangUp();
      await playground.close();
    },
  };
}

/** Takes the playground's address; gives the user side. */
export function createCall(url: string): Stage['call'] {
  return async (method, path, body) => {
    const response = await fetch(`${url}/playground${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? {} : JSON.parse(text) };
  };
}

/** The id of what has this name. */
export function named(list: Loose | undefined, name: string): string {
  const found = (list as unknown as readonly Loose[]).find((one) => String(one.name) === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return String(found.id);
}
