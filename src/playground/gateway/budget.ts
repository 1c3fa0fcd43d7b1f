/** How often bots may identify: one in five seconds for each key, and a thousand a day. */

export interface Budget {
  readonly total: number;
  remaining: number;
  resetAt: number;
  maxConcurrency: number;
  readonly everyMs: number;
  /** When a key identified last. */
  readonly last: Map<number, number>;
}

const DAY_MS = 24 * 3_600_000;

export function createBudget(maxConcurrency: number, everyMs: number): Budget {
  return {
    total: 1000,
    remaining: 1000,
    resetAt: Date.now() + DAY_MS,
    maxConcurrency,
    everyMs,
    last: new Map(),
  };
}

/** Whether this shard may identify now: too early is an invalid session, spent means that the token is reset. */
export function spend(budget: Budget, shard: number): 'go' | 'too early' | 'spent' {
  const now = Date.now();
  if (now >= budget.resetAt) {
    budget.remaining = budget.total;
    budget.resetAt = now + DAY_MS;
  }
  if (budget.remaining <= 0) return 'spent';
  budget.remaining -= 1;
  const key = shard % budget.maxConcurrency;
  const last = budget.last.get(key);
  if (last !== undefined && now - last < budget.everyMs) return 'too early';
  budget.last.set(key, now);
  return 'go';
}
