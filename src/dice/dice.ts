/** The dice that anyone can check (record.md): faces from one keyed byte stream, promised before the first roll. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

type Face = 1 | 2 | 3 | 4 | 5 | 6;

const BLOCK_BYTES = 32;
/** Bytes from here on are skipped, so that every face is equally likely. */
const FACE_LIMIT = 252;

/** A fresh secret of 32 bytes, as 64 hex digits. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** SHA-256 of the seed's bytes, as hex: the promise shown before the first roll. */
export function commitOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

/** A longer client seed is replaced by its digest, so that no table's grows without end. */
const LONGEST_CLIENT_SEED = 400;

/** The client seed made of ids that the bot does not choose, in the order in which they came (record.md). */
export function clientSeedFrom(parts: readonly string[]): string {
  const seed = parts.join('.');
  return seed.length > LONGEST_CLIENT_SEED ? createHash('sha256').update(seed).digest('hex') : seed;
}

export interface Dice {
  /** The next face. */
  face(): Face;
  /** How many bytes of the stream are used. */
  readonly cursor: number;
}

/** The faces of a game from `cursor` bytes on. `serverSeed` is 64 hex digits. */
export function diceFrom(serverSeed: string, clientSeed: string, cursor = 0): Dice {
  const bytes = byteStream(serverSeed, `${clientSeed}:`, cursor);
  return {
    face() {
      for (;;) {
        const byte = bytes.next();
        if (byte < FACE_LIMIT) return asFace((byte % 6) + 1);
      }
    },
    get cursor() {
      return bytes.cursor();
    },
  };
}

/** Who begins with `opening: random`: an even choice among the seats, from a second stream. */
export function firstSeat<S>(serverSeed: string, clientSeed: string, seats: readonly S[]): S {
  const bytes = byteStream(serverSeed, `${clientSeed}:first:`, 0);
  const limit = 256 - (256 % seats.length);
  for (;;) {
    const byte = bytes.next();
    const seat = seats[byte % seats.length];
    if (byte < limit && seat !== undefined) return seat;
    if (seats.length === 0) throw new RangeError('nobody to begin');
  }
}

/** Block `i` is HMAC-SHA256(key = seed, message = prefix + i). */
function byteStream(serverSeed: string, prefix: string, from: number) {
  const key = Buffer.from(serverSeed, 'hex');
  let at = from;
  let index = -1;
  let block: Uint8Array = new Uint8Array();
  return {
    next(): number {
      const wanted = Math.floor(at / BLOCK_BYTES);
      if (wanted !== index) {
        index = wanted;
        block = createHmac('sha256', key).update(`${prefix}${wanted}`).digest();
      }
      const byte = block[at % BLOCK_BYTES];
      at += 1;
      if (byte === undefined) throw new RangeError('a block has 32 bytes');
      return byte;
    },
    cursor: () => at,
  };
}

function asFace(number: number): Face {
  switch (number) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
      return number;
    default:
      throw new RangeError(`${number} is no face`);
  }
}
