/** The one port of a playground: which path is answered by whom, over HTTP and over WebSockets. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Gateway } from './gateway/gateway.ts';
import type { PageHandler } from './page/serve.ts';
import { Objection, sendProblem } from './people/answer.ts';
import type { Events } from './people/events.ts';
import { serveUserSide, type UserSide } from './people/routes.ts';
import { stateOfWorld } from './people/state.ts';
import { mustBeAtHome } from './people/visitors.ts';
import { type Rest, serveRest } from './server/rest.ts';
import { serveStatic } from './server/static.ts';

/** Everybody who answers here. */
interface Ends {
  readonly rest: Rest;
  readonly gateway: Gateway;
  readonly side: UserSide;
  readonly events: Events;
  readonly page: PageHandler;
}

interface Port {
  readonly number: number;
  readonly close: () => Promise<void>;
}

/** The port is somebody else's. */
export class PortTaken extends Error {}

/** Listens; port 0 takes any that is free. Throws PortTaken when somebody else listens there. */
export async function openPort(ends: Ends, port: number, host: string): Promise<Port> {
  const server = createServer((request, response) => {
    // Whatever somebody sends, it ends with an answer to them, and never with the playground.
    answer(ends, request, response).catch((error: unknown) => sendProblem(response, error));
  });
  // Node's own five seconds cut connections that a bot is about to use again; Discord keeps them for minutes.
  server.keepAliveTimeout = 120_000;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    try {
      upgrade(ends, sockets, request, socket, head);
    } catch (error) {
      refuse(socket, error instanceof Objection ? '403 Forbidden' : '400 Bad Request');
    }
  });
  await listen(server, port, host);
  return {
    number: portOf(server.address()),
    close: async () => {
      sockets.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The bot's REST API below `/api`, the people's calls below `/playground`, files, and the page. */
async function answer(ends: Ends, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.on('error', () => request.socket.destroy());
  const path = urlOf(request).pathname;
  if (path === '/api' || path.startsWith('/api/')) return serveRest(ends.rest, request, response);
  if (path === '/playground' || path.startsWith('/playground/'))
    return serveUserSide(ends.side, request, response);
  if (serveStatic(ends.rest.core, request, response)) return;
  if (await ends.page(request, response)) return;
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('There is nothing here.');
}

/** The bot's gateway at `/`, the people's events at `/playground/events`. */
function upgrade(
  { rest, gateway, events }: Ends,
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const url = urlOf(request);
  const forEvents = url.pathname === '/playground/events';
  if (forEvents) mustBeAtHome(request);
  const forGateway = url.pathname === '/' || url.pathname === '/gateway';
  if (!forEvents && !forGateway) refuse(socket, '404 Not Found');
  else if (forGateway && rest.faults.gateway.refuseConnections) refuse(socket, '503 Service Unavailable');
  else
    sockets.handleUpgrade(request, socket, head, (client) => {
      if (forGateway) return gateway.accept(client, url.searchParams);
      events.add(client, url.searchParams.get('as'));
      client.send(JSON.stringify({ type: 'state', state: stateOfWorld(rest.core) }));
    });
}

/** Throws an objection where the address is none, such as `//[`. */
function urlOf(request: IncomingMessage): URL {
  const url = request.url ?? '/';
  if (!URL.canParse(url, 'http://playground')) throw new Objection('That is no address.');
  return new URL(url, 'http://playground');
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(`The port ${port} is taken.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
