/** WebSocket upgrades: the bot's gateway at `/`, the user side's events at `/playground/events`. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { Gateway } from './gateway/gateway.ts';
import type { Events } from './people/events.ts';
import { stateOfWorld } from './people/state.ts';
import type { Core } from './world/core.ts';
import type { GatewayFaults } from './world/faults-in-force.ts';

export interface Ends {
  readonly core: Core;
  readonly faults: GatewayFaults;
  readonly gateway: Gateway;
  readonly events: Events;
}

export function takeUpgrade(server: Server, sockets: WebSocketServer, ends: Ends): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', 'http://playground');
    const events = url.pathname === '/playground/events';
    const gateway = url.pathname === '/' || url.pathname === '/gateway';
    if (!events && !gateway) return refuse(socket, '404 Not Found');
    if (gateway && ends.faults.refuseConnections) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (client) => {
      if (gateway) return ends.gateway.accept(client, url.searchParams);
      ends.events.add(client, url.searchParams.get('as'));
      client.send(JSON.stringify({ type: 'state', state: stateOfWorld(ends.core) }));
    });
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
