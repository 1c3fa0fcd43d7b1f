/** A local Discord: REST v10, Gateway v10, and a user side to be several people. */
import { createBudget } from './gateway/budget.ts';
import { createGateway } from './gateway/gateway.ts';
import type { PageHandler } from './page/serve.ts';
import { createEvents, type Events } from './people/events.ts';
import type { UserSide } from './people/routes.ts';
import { stateOfWorld } from './people/state.ts';
import { openPort } from './port.ts';
import { createEndpoint } from './server/endpoint.ts';
import { createLog } from './server/log.ts';
import { createRateLimits } from './server/rate-limits.ts';
import type { Rest, Witnessed } from './server/rest.ts';
import { allRoutes } from './server/routes/all.ts';
import { botIdOf, createToken } from './server/token.ts';
import { type Clock, createClock } from './world/clock.ts';
import type { Core } from './world/core.ts';
import { createFaults } from './world/faults-in-force.ts';
import { createFiles } from './world/files.ts';
import { createFirstWorld } from './world/first-world.ts';
import { createKeeper, type Keeper } from './world/keeper.ts';
import { createSnowflakes } from './world/snowflake.ts';
import { openStorage, type Storage } from './world/storage.ts';
import { watch } from './world/threads.ts';
import type { World } from './world/world.ts';

interface PlaygroundOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Discord's shape: base64 of the bot's id, a dot, and two more parts. Made up when missing. */
  readonly token?: string;
  /** Where the world is kept over a restart; without it the world ends with `close`. */
  readonly dataDir?: string;
  /** The page's own when missing. */
  readonly page?: PageHandler;
  /** Whether rate limits are kept; true when missing. */
  readonly rateLimits?: boolean;
  /** Real milliseconds between two identifies of one key; 5000 as on Discord when missing. */
  readonly identifyEveryMs?: number;
  readonly heartbeatMs?: number;
  /** Hears of every REST request of the bot and its answer. */
  readonly witness?: (seen: Witnessed) => void;
}

export interface Playground {
  readonly url: string;
  /** What a bot takes as the base of its API. */
  readonly apiUrl: string;
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Starts listening. Throws when the port is taken, the token has no such shape, or kept data is damaged. */
export async function createPlayground(options: PlaygroundOptions): Promise<Playground> {
  const host = options.host ?? '127.0.0.1';
  const ground = openGround(options);
  let url = '';
  const { rest, side, events, keeper } = createParts(options, ground, () => url);
  const { clock, world, token } = ground;
  for (const channel of world.channels.values())
    if (channel.thread?.archived === false) watch(side.core, channel);

  const page = options.page ?? lazyPage();
  const port = await openPort({ rest, gateway: side.gateway, side, events, page }, options.port, host);
  url = `http://${host}:${port.number}`;
  return {
    url,
    apiUrl: `${url}/api`,
    token,
    close: async () => {
      clock.close();
      side.gateway.close();
      // After the last change: what the goodbye changed is kept too.
      keeper.close();
      events.close();
      await port.close();
    },
  };
}

/** What a playground stands on: the world, new or kept, its time, and the token of its bot. */
interface Ground {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly nextId: () => string;
  readonly world: World;
  readonly token: string;
}

function openGround(options: PlaygroundOptions): Ground {
  const storage = openStorage(options.dataDir ?? null);
  const clock = createClock(storage.kept.clockOffset);
  const nextId = createSnowflakes(clock.now);
  const knownBot = options.token === undefined ? undefined : botIdOf(options.token);
  const world = storage.kept.world ?? createFirstWorld(nextId, clock.now(), knownBot);
  const token = options.token ?? createToken(world.botId);
  if (botIdOf(token) !== world.botId)
    throw new Error('The token belongs to another bot than the one in the kept world.');
  return { storage, clock, nextId, world, token };
}

interface Parts {
  readonly rest: Rest;
  readonly side: UserSide;
  readonly events: Events;
  readonly keeper: Keeper;
}

/** Makes what answers the bot and the people; `url` is asked for once the server listens. */
function createParts(options: PlaygroundOptions, ground: Ground, url: () => string): Parts {
  const { storage, clock, nextId, world, token } = ground;
  const faults = createFaults();
  const events = createEvents();
  const log = createLog((entry) => events.emit({ type: 'log', entry }));
  const gateway = createGateway({
    world,
    token: () => token,
    url: () => url().replace(/^http/, 'ws'),
    faults: faults.gateway,
    budget: createBudget(1, options.identifyEveryMs ?? 5000),
    heartbeatMs: options.heartbeatMs ?? 41_250,
    onReadyChange: () => keeper.changed(),
  });
  const core: Core = {
    url,
    token,
    clock,
    nextId,
    world,
    files: createFiles(storage.files, clock.now, url, storage.kept.key),
    interactions: new Map(),
    endpoint: createEndpoint(),
    dispatch: gateway.dispatch,
    emit: events.emit,
    changed: () => keeper.changed(),
    botReady: gateway.isReady,
    commandCreates: new Map(),
  };
  const keeper = createKeeper({
    save: () => storage.save(world, clock.offset()),
    tell: () => events.emitState(() => stateOfWorld(core)),
  });
  const limits = createRateLimits(clock.now, options.rateLimits ?? true);
  const routes = allRoutes(gateway.budget);
  return {
    rest: { core, routes, limits, faults, log, witness: options.witness },
    side: { core, log, faults, gateway },
    events,
    keeper,
  };
}

/** Made when somebody first asks for it: a bot alone needs no page. */
function lazyPage(): PageHandler {
  let made: Promise<PageHandler> | undefined;
  return async (request, response) => {
    made ??= import('./page/serve.ts').then((page) => page.createPageHandler());
    return (await made)(request, response);
  };
}
