/** The events of a turn of Ludo by what was rolled: a number, a pair or a series, with what was played of it. */
import type { MoveEvent, RollEvent } from '#rules/events.ts';
import type { Face } from '#rules/game.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';
import type { TurnPart } from '../game-view.ts';

/** What was rolled together and played of it: one number, a pair, or a series. */
export interface Group {
  readonly rolls: readonly RollEvent[];
  readonly moves: readonly MoveEvent[];
  /** Whether it ended with a third six, or third doubles. */
  readonly struck: boolean;
}

/** The rolls of a part of a turn, each with what came of it. */
export function groupsOf({ events }: TurnPart<'ludo'>, { sequence }: LudoRules): readonly Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const open = groups.at(-1) ?? { rolls: [], moves: [], struck: false };
    const rolledOn =
      sequence === 'roll-all-then-move' && open.moves.length === 0 && open.rolls.at(-1)?.faces[0] === 6;
    if (event.e === 'end-turn') continue;
    if (event.e === 'roll' && !rolledOn) groups.push({ rolls: [event], moves: [], struck: false });
    else {
      if (groups.length > 0) groups.pop();
      if (event.e === 'roll') groups.push({ ...open, rolls: [...open.rolls, event] });
      else if (event.e === 'move') groups.push({ ...open, moves: [...open.moves, event] });
      else groups.push({ ...open, struck: true });
    }
  }
  return groups;
}

/** The numbers of a group, in the order rolled. */
export function numbersOf({ rolls }: Pick<Group, 'rolls'>): readonly Face[] {
  return rolls.flatMap(({ faces }) => faces);
}
