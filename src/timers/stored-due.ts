/** A due as a job carries it, read back from any version: before, the decision was called `turn`. */
import type { Due, DueKind } from './timers.ts';

const KINDS: readonly unknown[] = ['turn', 'half', 'post'] satisfies readonly DueKind[];

/** Null for what is no due: the sweeper sees to whatever it was. */
export function storedDue(data: unknown): Due | null {
  if (typeof data !== 'object' || data === null) return null;
  const { table, turn, decision = turn, kind }: Record<string, unknown> = { ...data };
  if (typeof table !== 'string' || typeof decision !== 'number' || !isKind(kind)) return null;
  return { table, decision, kind };
}

function isKind(kind: unknown): kind is DueKind {
  return KINDS.includes(kind);
}
