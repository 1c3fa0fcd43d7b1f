/** A whole Chaupal for tests: real Redis, real bot, playground, and people who use it by its user side. */
import type { APIMessage, APISelectMenuOption } from 'discord-api-types/v10';
import { createPlayground, type Playground } from '#playground/playground.ts';
import type { InteractionState, LogEntry, PlaygroundState } from '#playground/user-side.ts';
import { createLog } from '#start/log.ts';
import { type Running, runBot } from '#start/run.ts';
import { createMemoryTimers } from '#timers/memory-timers.ts';
import { createWitness } from '../playground/witness.ts';
import { blankPainter } from './blank-painter.ts';
import { testRedis } from './redis.ts';
import { watch } from './watcher.ts';

/** What came of a command or a press. */
export interface Result extends InteractionState {
  /** The sentence only the asker sees, or the message's content. */
  readonly text: string;
}

export interface Somebody {
  readonly id: string;
  readonly name: string;
  command(
    name: string,
    subcommand?: string | null,
    options?: Record<string, string | number | boolean>,
    channel?: string,
  ): Promise<Result>;
  /** Presses the button of the live board whose custom id begins with `start`, e.g. `join`. */
  press(start: string, values?: readonly string[]): Promise<Result>;
  /** Presses exactly this button, as it is or (stale) as it was. */
  pressId(
    message: string,
    customId: string,
    more?: { values?: readonly string[]; stale?: boolean },
  ): Promise<Result>;
  /** What they see in a channel (the first one unless it is named), ephemeral messages included. */
  messages(channel?: string): Promise<readonly APIMessage[]>;
}

export interface World {
  readonly playground: Playground;
  readonly channel: string;
  somebody(name: string): Somebody;
  newcomer(name: string): Promise<Somebody>;
  /** The live board of a channel: the newest message with buttons that everybody sees. */
  board(channel?: string): Promise<APIMessage>;
  /** Resolves with the first board, now or later, that fits. */
  boardWhere(fits: (board: APIMessage) => boolean, channel?: string): Promise<APIMessage>;
  /** How many things the playground has told so far; `next` resolves once it tells more than that. */
  seen(): number;
  next(since: number, why?: () => string): Promise<void>;
  log(): Promise<readonly LogEntry[]>;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Lets time pass for the bot and for Discord; resolves when all that was due is done. */
  advance(ms: number): Promise<void>;
  /** Ends the bot as a deploy does, and starts another on the same Redis. */
  restartBot(): Promise<void>;
  close(): Promise<void>;
}

/** What a bot needs to find its Discord and its Redis. */
export interface BotPlace {
  readonly token: string;
  readonly apiUrl: string;
  readonly redisUrl: string;
}

/** `start` runs the bot; in this process unless told otherwise. */
export async function openWorld(
  options: {
    readonly start?: (place: BotPlace) => Promise<Running>;
    /**
     * The bot's time stands still and goes on only by `advance`; Discord's rate limits are off, and pictures are blank
     * unless `painted`.
     */
    readonly turned?: boolean;
    readonly painted?: boolean;
    /** Another Redis than that of the test run. */
    readonly redisUrl?: string;
  } = {},
): Promise<World> {
  const redis = await testRedis();
  // Everything the bot asks and hears is held against Discord's own description.
  const witness = createWitness();
  const playground = await createPlayground({
    port: 0,
    identifyEveryMs: 0,
    rateLimits: options.turned !== true,
    ...(witness.witness === undefined ? {} : { witness: witness.witness }),
  });
  const log = createLog({ level: 'warn', pretty: false, secrets: [playground.token] });
  const place: BotPlace = {
    token: playground.token,
    apiUrl: playground.apiUrl,
    redisUrl: options.redisUrl ?? redis.url,
  };
  const timers = createMemoryTimers((error) => log.error({ err: error }, 'clock'));
  let time = Date.now();
  const clock = options.turned === true ? { clock: { now: () => time, timers } } : {};
  const painter = options.turned === true && options.painted !== true ? { painter: blankPainter } : {};
  const start = () => options.start?.(place) ?? runBot({ ...place, ...clock, ...painter, log });
  let bot: Running = await start();
  const watcher = await watch(playground.url);
  const state = await call<PlaygroundState>('GET', '/state');
  const channel = state.channels[0]?.id ?? '';

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${playground.url}/playground${path}`, { method, ...init });
    const json = await response.json();
    if (!response.ok) throw new Error(json.error);
    return json;
  }

  function person(id: string, name: string): Somebody {
    async function result(interaction: string): Promise<Result> {
      const done = await watcher.ended(interaction);
      const message = watcher.message(done.messageId ?? '');
      return { ...done, ephemeral: done.ephemeral ?? false, text: message?.content ?? '' };
    }
    return {
      id,
      name,
      async command(command, subcommand = null, options = {}, where = channel) {
        const body = {
          as: id,
          channel: where,
          name: command,
          ...(subcommand === null ? {} : { subcommand }),
          options,
        };
        return result((await call<{ interaction: string }>('POST', '/commands', body)).interaction);
      },
      async press(beginning, values) {
        const board = await world.board();
        const customId = buttonsOf(board).find((one) => one.startsWith(`${beginning}:`));
        if (customId === undefined) throw new Error(`no button ${beginning} on: ${board.content}`);
        return this.pressId(board.id, customId, values === undefined ? {} : { values });
      },
      async pressId(message, customId, more = {}) {
        const body = { as: id, message, customId, ...more };
        return result((await call<{ interaction: string }>('POST', '/presses', body)).interaction);
      },
      messages: async (where = channel) => watcher.messages(where, id),
    };
  }

  const world: World = {
    playground,
    channel,
    call,
    somebody(name) {
      const found = state.users.find((user) => user.name === name);
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return person(found.id, name);
    },
    newcomer: async (name) => person((await call<{ id: string }>('POST', '/users', { name })).id, name),
    async board(where = channel) {
      const found = watcher.messages(where).findLast((message) => buttonsOf(message).length > 0);
      if (found === undefined) throw new Error('there is no board');
      return found;
    },
    async boardWhere(fits, where = channel) {
      for (;;) {
        const since = watcher.seen();
        const found = watcher.messages(where).findLast((message) => (message.attachments ?? []).length > 0);
        if (found !== undefined && fits(found)) return found;
        await watcher.next(since, () => `no board fits, the last one says: ${found?.content}`);
      }
    },
    seen: watcher.seen,
    next: watcher.next,
    log: () => call<readonly LogEntry[]>('GET', '/log?since=0'),
    async advance(ms) {
      time += ms;
      await call('POST', '/clock', { advanceMs: ms });
      await timers.advanceTo(time);
    },
    async restartBot() {
      await bot.close();
      bot = await start();
    },
    async close() {
      watcher.close();
      await bot.close();
      await playground.close();
      await redis.close();
      process.stdout.write(`${witness.summary()}\n`);
      if (witness.objections.length > 0) throw new Error([...new Set(witness.objections)].join('\n'));
    },
  };
  return world;
}

/** The custom ids on a message, in order. */
export function buttonsOf(message: APIMessage): readonly string[] {
  return (message.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((one) =>
          'custom_id' in one && one.custom_id !== undefined ? [one.custom_id] : [],
        )
      : [],
  );
}

/** The custom id and label of every button on a message. */
export function labelsOf(message: APIMessage): readonly (readonly [string, string])[] {
  return (message.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((one) =>
          'custom_id' in one && 'label' in one && typeof one.label === 'string'
            ? [[one.custom_id, one.label] as const]
            : [],
        )
      : [],
  );
}

/** The menus on a message: what each offers. */
export function optionsOf(message: APIMessage): readonly (readonly APISelectMenuOption[])[] {
  return (message.components ?? []).flatMap((row) =>
    'components' in row ? row.components.flatMap((one) => ('options' in one ? [one.options] : [])) : [],
  );
}
