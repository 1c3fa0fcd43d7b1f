/** Somebody who holds every request and answer of a playground against Discord's own description. */
import type { Exchange } from './openapi.ts';
import { createJudge, descriptionIsThere, type Judge } from './openapi.ts';

export interface Witness {
  /** For `createPlayground({ witness })`; undefined where the description is not found. */
  readonly witness: ((seen: Seen) => void) | undefined;
  readonly objections: readonly string[];
  /** `N requests and N answers validated, N violations`, or that nothing was. */
  readonly summary: () => string;
}

/** What a playground tells of one request. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
}

export function createWitness(): Witness {
  const objections: string[] = [];
  if (!descriptionIsThere())
    return { witness: undefined, objections, summary: () => 'openapi.json is not here: nothing validated' };
  const judge: Judge = createJudge();
  return {
    objections,
    witness: (seen) => {
      if (!seen.path.startsWith('/api/v10/')) return;
      objections.push(...judge.objections(exchangeOf(seen)));
    },
    summary: () => {
      const { requests, answers, violations } = judge.count;
      return `openapi: ${requests} requests and ${answers} answers validated, ${violations} violations`;
    },
  };
}

function exchangeOf(seen: Seen): Exchange {
  return { ...seen, path: seen.path.slice('/api/v10'.length) };
}
