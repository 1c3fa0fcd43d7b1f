/** Every knob of `POST /playground/faults` with a sentence: shown by the page's help and `GET /playground/faults`. */
import type { z } from 'zod';
import type { FAULTS_BODY } from '../shapes.ts';

export type FaultName = keyof z.infer<typeof FAULTS_BODY>;

export const FAULTS = {
  rateLimit:
    '429 for the requests of a method or route (all when neither is named), `times` of them: scope user, shared or global, with or without headers.',
  error:
    'Such requests fail with this status, and with the code and words of Discord when `code` is one it has.',
  drop: 'The connection is cut before the request is looked at.',
  acceptThenDrop: 'The request is carried out, and the connection is cut without an answer.',
  stall: 'The request is carried out at once, and answered `ms` milliseconds later.',
  ban: 'The next requests are answered as to an address that made too many invalid ones: 429 without a Retry-After.',
  silence: 'The gateway stays connected and sends no more dispatches.',
  repeatDispatches: 'Every dispatch arrives so many more times.',
  reorderDispatches: 'So many dispatches are held back, and come in reverse with the one after them.',
  lateDispatchMs:
    'Every dispatch is sent so many milliseconds late; the 3 seconds of an interaction run from its creation.',
  noHeartbeatAck: 'Heartbeats are not acknowledged.',
  swallowHello: 'New gateway connections get no Hello.',
  refuseConnections: 'New gateway connections are refused; those that are open stay.',
  allowedPrivilegedIntents: 'The privileged intents (bits) that the bot was granted; others close with 4014.',
  close: 'Every gateway connection is closed with this code; 1006 cuts it off without a word.',
  reconnect: 'The gateway asks every session to reconnect (op 7).',
  invalidSession: 'Every session is told that it is invalid (op 9), resumable or not.',
  replay: 'The last so many dispatches are sent once more to every session.',
  askHeartbeat: 'The gateway asks every session for a heartbeat at once (op 1).',
  identifiesLeft: 'So many identifies are left today; one more is refused with 4004.',
  maxConcurrency: 'How many shards may identify in the same five seconds.',
  permissions:
    'Allows and denies permissions for a role or a user (the bot when neither is named), in one channel, or in the whole guild when no channel is named.',
  timeout: 'The user (the bot when none is named) may only look for so many milliseconds; 0 ends it.',
  guild: 'The guild has an outage, is back, or the bot is removed from it or added to it.',
  leave: 'This user leaves the guild.',
  deleteMessage: 'A moderator deletes this message.',
  deleteChannel: 'Somebody deletes this channel or thread.',
  archiveThread: 'Somebody archives this thread.',
  lockThread: 'A moderator locks and archives this thread.',
  unlockThread: 'A moderator unlocks this thread and opens it.',
  badSignature:
    'A bot that gets its interactions over HTTP gets the next one with a bad signature first; if it takes it, its address is used no longer.',
  wrongToken: 'The token is reset: the bot is unauthorised from now on.',
} as const satisfies Readonly<Record<FaultName, string>>;
