/** Rules that cannot be played, as the refusal that says so. */
import type { Refusal } from './step.ts';

/** The first of the problems, for the one who asked. */
export function contradiction(parsed: {
  problems: readonly { code: string; fields: readonly string[] }[];
}): Refusal {
  const problem = parsed.problems[0];
  return { code: 'rules-contradict', problem: problem?.code ?? '', fields: problem?.fields ?? [] } as const;
}
