/** What is said after the moves of a roll: why the same player rolls again, or why not. */
import type { Face } from '#rules/game.ts';
import { home } from '#rules/ludo/board.ts';
import type { Telling, TurnPart } from '../game-view.ts';
import { type Group, numbersOf } from './rolls.ts';

type Words = Telling<'ludo'>;

/** The numbers that could not be played, then the reason of another roll, or of none where one might be expected. */
export function afterwards(
  { seat, events, open }: TurnPart<'ludo'>,
  group: Group,
  last: boolean,
  telling: Words,
): readonly string[] {
  const { state, say } = telling;
  const end = events.at(-1);
  const ended = last && end?.e === 'end-turn' ? end.reason : null;
  const rollsAgain = !last || (open && state.phase === 'roll' && state.pending.length === 0);
  const lost = lostText(group, ended === 'no-move', rollsAgain || ended !== null, telling);
  if (rollsAgain) return [...lost, ...againText(group, telling)];
  if (ended === 'finished' && state.rules.teams && state.places.length === 0)
    return [...lost, say('turn.finished', { player: telling.name(seat) })];
  if (ended === null && open && state.phase === 'roll') return [say('turn.again.series')];
  return ended === null ? lost : [...lost, ...noMoreText(group, ended, telling)];
}

/** What a third six, or third doubles, did. */
export function struckText({ rolls }: Group, { state, say }: Words): string {
  const { threeSixes, sequence } = state.rules;
  if (sequence === 'roll-all-then-move') return say('turn.three.series');
  const doubles = (rolls.at(-1)?.faces.length ?? 1) > 1;
  if (threeSixes === 'void-turn') return say(doubles ? 'turn.three.doubles.back' : 'turn.three.sixes.back');
  return say(doubles ? 'turn.three.doubles' : 'turn.three.sixes');
}

function lostText(group: Group, ends: boolean, over: boolean, { say }: Words): readonly string[] {
  if (!over || group.struck || group.moves.length === 0) return [];
  const left: Face[] = [...numbersOf(group)];
  for (const { die } of group.moves) {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
  }
  const [die] = left;
  if (die === undefined) return [];
  return [say(ends ? 'turn.none.ends' : 'turn.none', { die })];
}

function againText(group: Group, { state, say }: Words): readonly string[] {
  const { bonus, sequence } = state.rules;
  const [face, other] = group.rolls.at(-1)?.faces ?? [];
  const six =
    sequence === 'roll-move' && bonus.six !== 'never' && (other === undefined ? face === 6 : face === other);
  if (six) return [say(other === undefined ? 'turn.again.six' : 'turn.again.doubles')];
  if (bonus.capture && group.moves.some(({ captured }) => captured.length > 0))
    return [say('turn.again.capture')];
  if (bonus.home && group.moves.some(({ to }) => to === home(state.arms))) return [say('turn.again.home')];
  return group.moves.length === 0 && group.rolls.length > 0 ? [say('turn.again.try')] : [];
}

/** Why a six that might be thought to earn a roll did not. */
function noMoreText(group: Group, ended: string, { state, say }: Words): readonly string[] {
  const { bonus, sequence, dice } = state.rules;
  if (sequence !== 'roll-move' || dice !== 1 || group.struck || group.rolls.at(-1)?.faces[0] !== 6) return [];
  if (ended === 'no-move') return bonus.six === 'used' ? [say('turn.no-more.used')] : [];
  if (ended !== 'done' || bonus.six === 'used' || bonus.six === 'always') return [];
  return [say(`turn.no-more.${bonus.six}`)];
}
