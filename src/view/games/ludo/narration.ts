/** A turn of Ludo in sentences: what was rolled, who decided which move, whom it sent back, why it goes on or ends. */
import type { MoveEvent, RollEvent } from '#rules/events.ts';
import type { Telling, TurnPart } from '../game-view.ts';
import { afterwards, struckText } from './afterwards.ts';
import { type Group, groupsOf, numbersOf } from './rolls.ts';
import { spotText } from './spots.ts';
import { tokensOfSeat, victimsText } from './tokens.ts';

type Words = Telling<'ludo'>;

/** The sentences of a turn, or of a part of one. */
export function ludoSentences(part: TurnPart<'ludo'>, telling: Words): readonly string[] {
  const groups = groupsOf(part, telling.state.rules);
  return groups.flatMap((group, at) => [
    ...groupSentences(part, group, { first: at === 0, last: at === groups.length - 1 }, telling),
    ...afterwards(part, group, at === groups.length - 1, telling),
  ]);
}

function groupSentences(
  part: TurnPart<'ludo'>,
  group: Group,
  place: { readonly first: boolean; readonly last: boolean },
  telling: Words,
): readonly string[] {
  const [move, ...others] = group.moves;
  const roll = group.rolls.at(-1);
  if (roll === undefined) return group.moves.flatMap((one, at) => moveSentences(one, at === 0, telling));
  const alone = numbersOf(group).length === 1;
  const idle =
    move === undefined && !group.struck && (!place.last || isEnded(part) || isWaiting(part, telling));
  const withRoll = alone && move !== undefined && isToldWithRoll(move, roll);
  const rolled =
    withRoll && move.by !== 'forced' && move.by !== 'timeout'
      ? choseSentence(group, roll, move, place.first, telling)
      : rollSentence(group, roll, withRoll ? move : idle ? 'none' : null, place.first, telling);
  const untold = withRoll ? others : group.moves;
  return [
    rolled,
    ...(withRoll ? sentBack(move, telling) : []),
    ...untold.flatMap((one, at) => moveSentences(one, hasOtherDecider(one, untold[at - 1] ?? roll), telling)),
    ...(group.struck ? [struckText(group, telling)] : []),
  ];
}

/** A move that one sentence tells together with its roll: both were decided by the same one, or nobody had to. */
function isToldWithRoll(move: MoveEvent, roll: RollEvent): boolean {
  return move.by === 'forced' || move.by === roll.by;
}

function choseSentence(
  group: Group,
  { seat, by }: RollEvent,
  move: MoveEvent,
  first: boolean,
  telling: Words,
): string {
  const parts = { faces: facesText(group, telling), ...wayOf(move, telling) };
  return first
    ? telling.say('turn.rolled.chose', { player: telling.actor(seat, by), ...parts })
    : telling.say('turn.next.chose', parts);
}

function rollSentence(
  group: Group,
  { seat, by }: RollEvent,
  move: MoveEvent | 'none' | null,
  first: boolean,
  telling: Words,
): string {
  const { say } = telling;
  const faces = facesText(group, telling);
  const player = telling.actor(seat, by);
  const clock = by === 'timeout';
  if (move === null) {
    if (clock) return say('turn.clock', { player, faces });
    return first ? say('turn.rolled', { player, faces }) : say('turn.next', { faces });
  }
  const so =
    move === 'none'
      ? say('turn.so.none')
      : say(move.by === 'forced' ? 'turn.so.only' : 'turn.so.clock', wayOf(move, telling));
  if (clock) return say('turn.clock.so', { player, faces, so });
  return first ? say('turn.rolled.so', { player, faces, so }) : say('turn.next.so', { faces, so });
}

/** Whether somebody else decided than the sentence before says, or it says nobody by name. */
function hasOtherDecider(move: MoveEvent, before: RollEvent | MoveEvent): boolean {
  return before.by === 'timeout' || (move.by !== 'forced' && before.by !== 'forced' && move.by !== before.by);
}

/** A move that is told on its own, by name where the sentence before does not say who decides. */
function moveSentences(move: MoveEvent, named: boolean, telling: Words): readonly string[] {
  return [moveSentence(move, named, telling), ...sentBack(move, telling)];
}

function moveSentence(move: MoveEvent, named: boolean, telling: Words): string {
  const { say } = telling;
  const { seat, by, die } = move;
  if (by === 'timeout') {
    const owner = move.owner ?? seat;
    return say('turn.moved.clock', {
      ...wayOf(move, telling),
      what: tokensOfSeat(move.tokens, owner, telling),
    });
  }
  const parts = { die, ...wayOf(move, telling) };
  const player = telling.actor(seat, by);
  if (by === 'forced') return named ? say('turn.only.by', { player, ...parts }) : say('turn.only', parts);
  return named ? say('turn.chose.by', { player, ...parts }) : say('turn.chose', parts);
}

function sentBack({ captured, tokens }: MoveEvent, telling: Words): readonly string[] {
  if (captured.length === 0) return [];
  const key = tokens.length > 1 ? 'turn.send' : 'turn.sends';
  return [telling.say(key, { victims: victimsText(captured, telling) })];
}

/** Which tokens went from where to where; a partner's tokens by whose they are. */
function wayOf({ tokens, owner, from, to }: MoveEvent, telling: Words) {
  const { say, state } = telling;
  return {
    what: tokensOfSeat(tokens, owner ?? null, telling),
    from: spotText(from, state.arms, say),
    to: spotText(to, state.arms, say),
  };
}

function facesText(group: Group, { say }: Words): string {
  const [one, other] = group.rolls[0]?.faces ?? [];
  if (one !== undefined && other !== undefined) return say('faces.pair', { one, other });
  return numbersOf(group)
    .map(String)
    .reduce((faces, face) => say('faces.then', { faces, face }));
}

function isEnded({ events }: TurnPart<'ludo'>): boolean {
  return events.at(-1)?.e === 'end-turn';
}

/** Whether the same player has to roll anew: what was rolled before is done with. */
function isWaiting({ open }: TurnPart<'ludo'>, { state }: Words): boolean {
  return open && state.phase === 'roll' && state.pending.length === 0;
}
