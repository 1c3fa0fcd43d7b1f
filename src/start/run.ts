/** Puts the bot together: store and clocks on Redis, painter, commands, Discord. */
import type { Logger } from 'pino';
import { commands } from '#commands/index.ts';
import { createBot } from '#discord/bot.ts';
import { imagesOf, type Shards } from '#discord/client.ts';
import { asShutOut, ShutOut } from '#discord/shut-out.ts';
import { createRedisGuildBook } from '#people/redis-people.ts';
import { createAvatars } from '#pictures/avatars.ts';
import { createDrawing } from '#pictures/draw.ts';
import { connect, ready } from '#redis/connections.ts';
import { createPainter, type Painter } from '#render/painter.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { StoreUnavailable } from '#tables/store.ts';
import { createBullTimers } from '#timers/bull-timers.ts';
import { createSweeper } from '#timers/sweeper.ts';
import type { Clockwork, Due } from '#timers/timers.ts';

export interface Running {
  /** Finishes what is under way and lets go of everything; tables stay in Redis. */
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;
const QUIET_MS = 10_000;

/** Resolves when the bot is READY. Rejects with one clear sentence when Discord or Redis refuse. */
export async function runBot(parts: {
  readonly token: string;
  readonly apiUrl: string;
  readonly redisUrl: string;
  readonly shards?: Shards;
  readonly log: Logger;
  /** Another time than the machine's, with clocks that follow it. */
  readonly clock?: { readonly now: () => number; readonly timers: Clockwork };
  /** Who draws; a painter of its own when nobody is named. The bot closes it with itself. */
  readonly painter?: Painter;
  /** Hears when Discord will have nothing more to do with this bot; it is logged when nobody is named. */
  readonly shutOut?: (why: ShutOut) => void;
}): Promise<Running> {
  const { log } = parts;
  const failed = (error: unknown, where: Readonly<Record<string, unknown>>) =>
    log.error({ err: error, ...where }, 'fault');
  const redisFault = createRedisFault(log);
  // Before anything waits for an answer: fonts and palettes keep this process busy for a while.
  const painter = parts.painter ?? createPainter();
  await painter.prepare();
  const commandClient = connect(parts.redisUrl, 'commands', redisFault);
  await ready(commandClient, CONNECT_MS);
  const store = createRedisStore(commandClient, (aside) => {
    log.warn(aside, 'a stored table cannot be read and is put aside');
    bot.putAside(aside);
  });
  const now = parts.clock?.now ?? Date.now;
  const timers =
    parts.clock?.timers ??
    createBullTimers({
      commands: commandClient,
      worker: connect(parts.redisUrl, 'worker', redisFault),
      onError: redisFault,
    });
  const avatar = createAvatars(fetch, imagesOf(parts.apiUrl));
  const drawing = createDrawing({ painter, avatar, failed });
  const bot = createBot({
    token: parts.token,
    apiUrl: parts.apiUrl,
    shards: parts.shards ?? { ids: 'auto', count: 'auto' },
    store,
    timers,
    guilds: createRedisGuildBook(commandClient, (aside) =>
      log.warn(aside, 'stored settings cannot be read and are put aside'),
    ),
    commands,
    draw: drawing.draw,
    replay: drawing.replay,
    failed,
    shutOut: parts.shutOut ?? ((why) => log.fatal(why.message)),
    now,
  });
  const ring = async (due: Due): Promise<void> => {
    try {
      await bot.host.ring(due);
    } catch (error) {
      if (error instanceof StoreUnavailable) redisFault(error);
      else failed(error, { ...due });
    }
  };
  const sweeper = createSweeper({ store, handle: ring, onError: redisFault, now });
  try {
    await bot.start();
  } catch (error) {
    throw startFault(error);
  }
  await timers.start(ring);
  sweeper.start();
  // Last: tables go on while Discord does not take the commands that it has from before.
  await bot.register();
  return {
    async close() {
      await sweeper.close();
      await timers.close();
      await bot.close();
      painter.close();
      await store.close();
    },
  };
}

/** Tells of a lost Redis once in a while: every connection notices it, again at every try. */
function createRedisFault(log: Logger): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log.warn(`Redis does not answer: ${error.message}`);
  };
}

/** Says so and ends when this Node is too old to run TypeScript. */
export function checkVersion(): void {
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  process.stderr.write(`Chaupal needs Node 24 or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}

function startFault(error: unknown): Error {
  const known = asShutOut(error);
  if (known instanceof ShutOut) return known;
  const why = error instanceof Error ? error.message : String(error);
  return new Error(`The bot could not log in to Discord: ${why}`, { cause: error });
}
