/** A local Discord: REST v10, Gateway v10, and a user side to be several people. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { createBudget } from './gateway/budget.ts';
import { createGateway } from './gateway/gateway.ts';
import { createEvents } from './people/events.ts';
import { FAULTS } from './people/faults/fault-table.ts';
import { endFaults, turnFaults } from './people/faults/turn-faults.ts';
import { serveUserSide } from './people/routes.ts';
import { stateOfWorld } from './people/state.ts';
import { createEndpoint } from './server/endpoint.ts';
import { createLog } from './server/log.ts';
import { createRateLimits } from './server/rate-limits.ts';
import { serveRest, type Witnessed } from './server/rest.ts';
import { allRoutes } from './server/routes/all.ts';
import { serveStatic } from './server/static.ts';
import { botIdOf, createToken } from './server/token.ts';
import { takeUpgrade } from './upgrade.ts';
import { createClock } from './world/clock.ts';
import type { Core } from './world/core.ts';
import { createFaults } from './world/faults-in-force.ts';
import { createFiles } from './world/files.ts';
import { createFirstWorld } from './world/first-world.ts';
import { createKeeper } from './world/keeper.ts';
import { createSnowflakes } from './world/snowflake.ts';
import { openStorage } from './world/storage.ts';
import { watch } from './world/threads.ts';

/** Serves the page; false when the path is not its own. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface PlaygroundOptions {
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

/** The port is somebody else's. */
export class PortTaken extends Error {}

export interface Playground {
  readonly url: string;
  /** What a bot takes as the base of its API. */
  readonly apiUrl: string;
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Starts listening. Throws when the port is taken, the token has no such shape, or kept data is damaged. */
export async function createPlayground(options: PlaygroundOptions): Promise<Playground> {
  const storage = openStorage(options.dataDir ?? null);
  const clock = createClock(storage.kept.clockOffset);
  const nextId = createSnowflakes(clock.now);
  const knownBot = options.token === undefined ? undefined : botIdOf(options.token);
  const world = storage.kept.world ?? createFirstWorld(nextId, clock.now(), knownBot);
  const token = options.token ?? createToken(world.botId);
  if (botIdOf(token) !== world.botId)
    throw new Error('The token belongs to another bot than the one in the kept world.');

  const host = options.host ?? '127.0.0.1';
  let url = '';
  const faults = createFaults();
  const events = createEvents();
  const log = createLog((entry) => events.emit({ type: 'log', entry }));
  const limits = createRateLimits(clock.now, options.rateLimits ?? true);
  const gateway = createGateway({
    world,
    token: () => token,
    url: () => url.replace(/^http/, 'ws'),
    faults: faults.gateway,
    budget: createBudget(1, options.identifyEveryMs ?? 5000),
    heartbeatMs: options.heartbeatMs ?? 41_250,
    onReadyChange: () => keeper.changed(),
  });
  const core: Core = {
    url: () => url,
    token,
    clock,
    nextId,
    world,
    files: createFiles(storage.files, clock.now, () => url, storage.kept.key),
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
  const rest = { core, routes: allRoutes(gateway.budget), limits, faults, log, witness: options.witness };
  const machine = { core, faults, gateway };
  const side = {
    core,
    log,
    setFaults: (knobs: Parameters<typeof turnFaults>[1]) => turnFaults(machine, knobs),
    clearFaults: () => endFaults(machine),
    describeFaults: () => FAULTS,
  };
  for (const channel of world.channels.values()) if (channel.thread?.archived === false) watch(core, channel);

  const page = options.page ?? lazyPage();
  const server = createServer(async (request, response) => {
    request.on('error', () => request.socket.destroy());
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return serveRest(rest, request, response);
    if (path === '/playground' || path.startsWith('/playground/'))
      return serveUserSide(side, request, response);
    if (serveStatic(core, request, response)) return;
    if (await page(request, response)) return;
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here.');
  });
  // Node's own five seconds cut connections that a bot is about to use again; Discord keeps them for minutes.
  server.keepAliveTimeout = 120_000;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  takeUpgrade(server, sockets, { core, faults: faults.gateway, gateway, events });
  await listen(server, options.port, host);
  url = `http://${host}:${portOf(server.address())}`;
  return {
    url,
    apiUrl: `${url}/api`,
    token,
    close: async () => {
      clock.close();
      gateway.close();
      // After the last change: what the goodbye changed is kept too.
      keeper.close();
      events.close();
      sockets.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Throws PortTaken when somebody else listens there. */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(`The port ${port} is taken.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** Made when somebody first asks for it: a bot alone needs no page. */
function lazyPage(): PageHandler {
  let made: Promise<PageHandler> | undefined;
  return async (request, response) => {
    made ??= import('./page/serve.ts').then((page) => page.createPageHandler());
    return (await made)(request, response);
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
