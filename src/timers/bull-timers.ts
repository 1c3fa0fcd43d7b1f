/** Clocks as delayed BullMQ jobs: any process rings them, and a restart of Redis or of the bot loses none. */
import { Queue, Worker } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { storedDue } from './stored-due.ts';
import type { Clockwork, DecisionKey, Due, DueHandler } from './timers.ts';

interface BullTimersOptions {
  /** For setting clocks: a ready connection that gives up in time. It stays open at the end: others use it too. */
  readonly commands: Redis | Cluster;
  /** For waiting: a connection that never gives up, used by these clocks alone and closed with them. */
  readonly worker: Redis | Cluster;
  /** Hears of lost connections and of handlers that failed. */
  readonly onError: (error: Error) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const QUEUE = 'clock';
/** One hash tag for all of BullMQ's keys, so that its scripts run on a cluster. */
const PREFIX = '{chaupal}';
/** Handlers at a time in this process. */
const CONCURRENCY = 20;
/** A due that a killed process was busy with is rung again after about LOCK + twice STALLED. */
const LOCK_MS = 5000;
const STALLED_MS = 2000;
/** Decisions whose job ids are remembered for `drop`; what is forgotten rings in vain. */
const REMEMBERED = 20_000;

export function createBullTimers(options: BullTimersOptions): Clockwork {
  const { commands, worker: waiting, onError, now = Date.now } = options;
  const queue = new Queue<Due>(QUEUE, {
    connection: commands,
    prefix: PREFIX,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  });
  queue.on('error', onError);
  const armed = new Map<string, string[]>();
  let worker: Worker<unknown> | null = null;

  return {
    async arm({ at, ...due }) {
      const name = nameOf(due);
      // Never an id that was used before: BullMQ silently ignores an add under one that still exists.
      const jobId = `${name}-${crypto.randomUUID().slice(0, 8)}`;
      armed.set(name, [...(armed.get(name) ?? []), jobId]);
      if (armed.size > REMEMBERED) forgetOldest(armed);
      await queue.add(due.kind, due, { jobId, delay: Math.max(0, Math.ceil(at - now())) });
    },
    async drop(decision) {
      const name = nameOf(decision);
      const ids = armed.get(name) ?? [];
      armed.delete(name);
      // One that rings at this moment is locked and stays; its handler sees that the decision was made.
      await Promise.all(ids.map((id) => queue.remove(id)));
    },
    async start(handle) {
      worker = new Worker<unknown>(QUEUE, ({ data }) => ring(data, handle), {
        connection: waiting,
        prefix: PREFIX,
        concurrency: CONCURRENCY,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_MS,
        maxStalledCount: 5,
      });
      worker.on('error', onError);
      worker.on('failed', (_job, error) => onError(error));
      await worker.waitUntilReady();
    },
    async close() {
      await worker?.close();
      await queue.close();
      waiting.disconnect();
    },
  };
}

async function ring(data: unknown, handle: DueHandler): Promise<void> {
  const due = storedDue(data);
  if (due !== null) await handle(due);
}

function nameOf({ table, decision }: DecisionKey): string {
  return `${table}-${decision}`;
}

function forgetOldest(armed: Map<string, string[]>): void {
  const [oldest] = armed.keys();
  if (oldest !== undefined) armed.delete(oldest);
}
