/** Discord's ids: 64 bits that carry the time they were made at. */

/** 2015-01-01, Discord's first moment. */
const EPOCH = 1_420_070_400_000;

/** Gives ids that always grow, even many in one millisecond. */
export function createSnowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const timed = BigInt(Math.floor(now()) - EPOCH) << 22n;
    last = timed > last ? timed : last + 1n;
    return last.toString();
  };
}

/** When the id was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + EPOCH;
}

export function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^\d{17,20}$/.test(value);
}

/** Which shard of `count` hears of this guild. */
export function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(count));
}
