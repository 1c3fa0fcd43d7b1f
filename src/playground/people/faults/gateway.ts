/** Faults of the gateway: of what it sends, of who may connect, and of its sessions. */
import { z } from 'zod';
import { type Fault, fault } from './fault.ts';

export const GATEWAY_FAULTS = {
  lateDispatchMs: fault(z.number().int().min(0).max(600_000))({
    says: 'Every dispatch is sent so many milliseconds late; the 3 seconds of an interaction run from its creation.',
    does: ({ faults }, ms) => {
      faults.gateway.lateDispatchMs = ms;
    },
    offers: [
      { label: 'Late events', says: 'Every event reaches the bot 2.5 seconds late.', body: () => 2500 },
    ],
  }),
  repeatDispatches: fault(z.number().int().min(0).max(20))({
    says: 'Every dispatch arrives so many more times.',
    does: ({ faults }, times) => {
      faults.gateway.repeatDispatches = times;
    },
    offers: [{ label: 'Doubled events', says: 'Every event reaches the bot twice.', body: () => 1 }],
  }),
  reorderDispatches: fault(z.number().int().min(0).max(20))({
    says: 'So many dispatches are held back, and come in reverse with the one after them.',
    does: ({ faults }, count) => {
      faults.gateway.reorderDispatches = count;
    },
  }),
  silence: fault(z.boolean())({
    says: 'The gateway stays connected and sends no more dispatches.',
    does: ({ faults }, on) => {
      faults.gateway.silence = on;
    },
    offers: [{ label: 'Silence', says: 'The gateway stays connected but sends nothing.', body: () => true }],
  }),
  noHeartbeatAck: fault(z.boolean())({
    says: 'Heartbeats are not acknowledged.',
    does: ({ faults }, on) => {
      faults.gateway.noHeartbeatAck = on;
    },
  }),
  swallowHello: fault(z.boolean())({
    says: 'New gateway connections get no Hello.',
    does: ({ faults }, on) => {
      faults.gateway.swallowHello = on;
    },
  }),
  refuseConnections: fault(z.boolean())({
    says: 'New gateway connections are refused; those that are open stay.',
    does: ({ faults }, on) => {
      faults.gateway.refuseConnections = on;
    },
  }),
  allowedPrivilegedIntents: fault(z.number().int().min(0))({
    says: 'The privileged intents (bits) that the bot was granted; others close with 4014.',
    does: ({ faults }, bits) => {
      faults.gateway.allowedPrivilegedIntents = bits;
    },
  }),
  identifiesLeft: fault(z.number().int().min(0).max(1000))({
    says: 'So many identifies are left today; one more is refused with 4004.',
    does: ({ gateway }, left) => {
      gateway.budget.remaining = left;
    },
  }),
  maxConcurrency: fault(z.number().int().min(1).max(64))({
    says: 'How many shards may identify in the same five seconds.',
    does: ({ gateway }, shards) => {
      gateway.budget.maxConcurrency = shards;
    },
  }),
  wrongToken: fault(z.boolean())({
    says: 'The token is reset: the bot is unauthorised from now on.',
    does: ({ faults, gateway }, on) => {
      faults.gateway.wrongToken = on;
      if (on) gateway.closeAll(4004);
    },
  }),
  replay: fault(z.number().int().min(1).max(1000))({
    says: 'The last so many dispatches are sent once more to every session.',
    does: ({ gateway }, count) => gateway.repeat(count),
  }),
  askHeartbeat: fault(z.literal(true))({
    says: 'The gateway asks every session for a heartbeat at once (op 1).',
    does: ({ gateway }) => gateway.broadcast({ op: 1, d: null, s: null, t: null }),
  }),
  reconnect: fault(z.literal(true))({
    says: 'The gateway asks every session to reconnect (op 7).',
    does: ({ gateway }) => gateway.broadcast({ op: 7, d: null, s: null, t: null }),
  }),
  invalidSession: fault(z.strictObject({ resumable: z.boolean() }))({
    says: 'Every session is told that it is invalid (op 9), resumable or not.',
    does: ({ gateway }, { resumable }) => gateway.invalidate(resumable),
    offers: [
      {
        label: 'Invalid session',
        says: 'The gateway has forgotten the session; the bot has to begin a new one.',
        body: () => ({ resumable: false }),
      },
    ],
  }),
  close: fault(z.number().int().min(1000).max(4999))({
    says: 'Every gateway connection is closed with this code; 1006 cuts it off without a word.',
    does: ({ gateway }, code) => gateway.closeAll(code),
    offers: [
      {
        label: 'Dropped connection',
        says: 'The gateway closes the connection; the bot should resume.',
        body: () => 4000,
      },
    ],
  }),
} satisfies Readonly<Record<string, Fault>>;
