/** Changes a table for somebody, and says what came of it: what `/table` and the buttons share. */
import { sayIn } from '#i18n/say.ts';
import { refused, type Step } from '#tables/step.ts';
import type { Lobby, Playing, Table } from '#tables/table.ts';
import { refusalText } from '#view/refusals.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';

/** A step for each state of a table; a state left out is refused in words. */
export interface Steps {
  readonly lobby?: (table: Lobby, now: number) => Step;
  readonly playing?: (table: Playing, now: number) => Step;
}

/** The pure step of `Steps` for whatever state the table is in. */
export function stepOf(steps: Steps): (table: Table, now: number) => Step {
  return (table, now) => {
    switch (table.phase) {
      case 'lobby':
        return steps.lobby?.(table, now) ?? refused({ code: 'not-started' });
      case 'playing':
        return steps.playing?.(table, now) ?? refused({ code: 'started' });
      case 'over':
      case 'closed':
        return refused({ code: 'over' });
    }
  };
}

/** Runs a step; `said` is the notice when it worked, or null to answer with the board itself. */
export async function act(
  caller: Caller,
  deps: Deps,
  table: string,
  steps: Steps,
  said: ((table: Table) => string) | null,
): Promise<Answer> {
  const say = sayIn(caller.language);
  const outcome = await deps.host.change(table, caller.interaction, stepOf(steps));
  switch (outcome.kind) {
    case 'gone':
      return { kind: 'notice', text: say('no.gone') };
    case 'refused': {
      const text = refusalText(outcome.refusal, outcome.table, say);
      return outcome.refusal.code === 'moved-on'
        ? { kind: 'outdated', table: outcome.table, text }
        : { kind: 'notice', text };
    }
    case 'repeated':
    case 'done':
      if (said === null) return { kind: 'board', table: outcome.table };
      if (outcome.kind === 'done') deps.show(outcome.table);
      return { kind: 'notice', text: said(outcome.table) };
  }
}

/** The table of the caller's channel, or the sentence that there is none. */
export async function tableHere(caller: Caller, deps: Deps): Promise<Table | Answer> {
  const table = await deps.host.inChannel(caller.channel);
  return table ?? { kind: 'notice', text: sayIn(caller.language)('no.no-table') };
}
