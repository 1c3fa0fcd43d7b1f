/** Changes a table for somebody, and says what came of it: what `/table` and the buttons share. */

import type { Outcome } from '#host/change.ts';
import { sayIn } from '#i18n/say.ts';
import { inPlaceOfHost, isSeated, standingIn } from '#tables/rights.ts';
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
  const { outcome, inherited } = await changed(caller, deps, table, stepOf(steps));
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
      return {
        kind: 'notice',
        text: [said(outcome.table), ...(inherited ? [say('done.heir')] : [])].join('\n'),
      };
  }
}

/** The step, and where it is the host's alone, once more as somebody who may do it in the host's place. */
export async function changed(
  caller: Caller,
  deps: Deps,
  id: string,
  step: (table: Table, now: number) => Step,
): Promise<{ readonly outcome: Outcome; readonly inherited: boolean }> {
  const outcome = await deps.host.change(id, caller.interaction, step);
  if (outcome.kind !== 'refused' || outcome.refusal.code !== 'not-host') return { outcome, inherited: false };
  const { user } = caller.person;
  const { host, guild } = outcome.table;
  const hostIsGone =
    isSeated(outcome.table, user) &&
    deps.brake.until('host', caller, deps.host.now()) === null &&
    // A Discord that does not answer leaves the host in place.
    (await deps.member(guild, host).then(
      (member) => member === null,
      () => false,
    ));
  const who = { user, managesChannel: caller.managesChannel, hostIsGone };
  let inherited = false;
  const again = await deps.host.change(id, caller.interaction, (table, now) => {
    const as = table.host === host ? standingIn(table, who, now) : null;
    inherited = as === 'heir';
    return as === null ? step(table, now) : inPlaceOfHost(table, user, as, (one) => step(one, now));
  });
  return { outcome: again, inherited };
}

/** The table of the caller's channel, or the sentence that there is none. */
export async function tableHere(caller: Caller, deps: Deps): Promise<Table | Answer> {
  const table = await deps.host.inChannel(caller.channel);
  return table ?? { kind: 'notice', text: sayIn(caller.language)('no.no-table') };
}
