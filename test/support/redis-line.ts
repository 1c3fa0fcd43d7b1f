/** A line to the run's Redis that can go dead without a word, as when a cable is cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts } from 'node:net';
import { parseRedisUrl } from '#redis/connections.ts';

export interface RedisLine {
  /** The address of the near end; what the far end serves is reached through it. */
  readonly url: string;
  /** Every connection that is open now is never answered again, nor closed; new ones work. */
  goDead(): void;
  /** From now on nothing is answered, on new connections either, until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

interface Pair {
  dead: boolean;
  end(): void;
}

export async function openRedisLine(redisUrl: string): Promise<RedisLine> {
  const far = farEnd(redisUrl);
  const pairs = new Set<Pair>();
  let whole = true;
  const server = createServer((near) => {
    const there = connect(far.at);
    const pair: Pair = {
      dead: !whole,
      end() {
        pairs.delete(pair);
        near.destroy();
        there.destroy();
      },
    };
    pairs.add(pair);
    near.on('data', (data) => pair.dead || there.write(data));
    there.on('data', (data) => pair.dead || near.write(data));
    near.on('close', pair.end).on('error', pair.end);
    // A dead line tells nobody that the far end is gone.
    const lost = () => pair.dead || pair.end();
    there.on('close', lost).on('error', lost);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const goDead = () => {
    for (const pair of pairs) pair.dead = true;
  };
  return {
    // A listening TCP server has an address of this shape.
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}/${far.db}`,
    goDead,
    cut() {
      whole = false;
      goDead();
    },
    mend() {
      whole = true;
    },
    async close() {
      server.close();
      for (const pair of pairs) pair.end();
      await once(server, 'close');
    },
  };
}

function farEnd(url: string): { readonly at: NetConnectOpts; readonly db: number } {
  const address = parseRedisUrl(url);
  if (address?.kind !== 'server') throw new Error(`${url} is no address of a single Redis`);
  const { path, host, port = 6379, db = 0 } = address.server;
  return { at: path === undefined ? { port, ...(host === undefined ? {} : { host }) } : { path }, db };
}
