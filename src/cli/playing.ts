/** One whole game between policies, without a table: the record that it leaves. */
import { createHash } from 'node:crypto';
import { choose } from '#computer/computer.ts';
import type { Level } from '#computer/level.ts';
import { seededRandom } from '#computer/random.ts';
import { commitOf, diceFrom, firstSeat } from '#dice/dice.ts';
import type { RecordHeader, RecordLine } from '#record/record.ts';
import type { RollEvent } from '#rules/events.ts';
import type { Seat } from '#rules/game.ts';
import type { GameEvent, Rules } from '#rules/games.ts';
import { type Action, apply, type Choice, choices, type State, start, turn } from '#rules/games.ts';
import { openingOf } from '#rules/opening.ts';
import { seatsFor } from '#rules/seats.ts';
import { Wrong } from './command.ts';

/** How a seat chooses; `random` is uniform over the legal choices. */
export type Policy = 'random' | Level;

export const POLICIES: readonly Policy[] = ['random', 'easy', 'medium', 'hard'];

export interface PlayedGame {
  readonly header: RecordHeader;
  readonly lines: readonly RecordLine[];
}

/** A game so long does not end: the rules have a flaw. */
const MOST_DECISIONS = 200_000;
const MS_PER_DECISION = 1000;
/** Records of the same seed are the same to the byte, so their games start at a fixed time. */
const STARTED_AT = '2026-01-01T00:00:00.000Z';

/** Plays a game; `policies` are those of the seats in seat order, `seed` settles everything else. */
export function playGame(rules: Rules, policies: readonly Policy[], seed: string): PlayedGame {
  const seats = seatsFor(policies.length);
  const serverSeed = createHash('sha256').update(`chaupal ${seed}`).digest('hex');
  const clientSeed = `simulate.${seed}`;
  const dice = diceFrom(serverSeed, clientSeed);
  const random = seededRandom(seed);
  const opening = openingOf(rules, seats, {
    face: () => dice.face(),
    first: () => firstSeat(serverSeed, clientSeed, seats),
    host: seats[0] ?? 0,
  });
  const lines: RecordLine[] = [];
  let t = 0;
  const note = (events: readonly GameEvent[]) => lines.push(...events.map((event) => ({ ...event, t })));
  const begun = start(rules, seats, opening);
  note(begun.events);
  let { state } = begun;
  for (let seat = turn(state); seat !== null; seat = turn(state)) {
    if (t > MOST_DECISIONS * MS_PER_DECISION)
      throw new Wrong(`A game of ${rules.id} does not come to its end`);
    t += MS_PER_DECISION;
    const policy = policies[seats.indexOf(seat)] ?? 'random';
    const applied = apply(
      state,
      decision(state, seat, policy, random, () => dice.face()),
    );
    if (!applied.ok) throw new Error(`the game refused one of its own choices: ${applied.refusal}`);
    note(applied.events);
    state = applied.state;
  }
  const header: RecordHeader = {
    format: 'ludo-record',
    version: 1,
    rules,
    seats: seats.map((seat, index) => {
      const level = policies[index] ?? 'random';
      return { seat, name: `${level} ${seat}`, kind: 'computer', level };
    }),
    dice: { commit: commitOf(serverSeed), clientSeed, serverSeed },
    startedAt: STARTED_AT,
  };
  return { header, lines };
}

/** The seats that won, by the record's own `place` lines. */
export function winnersOf({ lines }: PlayedGame): readonly Seat[] {
  return lines.flatMap((line) => (line.e === 'place' && line.place === 1 ? [line.seat] : []));
}

function decision(
  state: State,
  seat: Seat,
  policy: Policy,
  random: () => number,
  face: () => RollEvent['faces'][number],
): Action {
  const options = choices(state);
  const choice = options.length === 1 ? options[0] : choiceOf(state, options, policy, random);
  if (choice === undefined) throw new Error('a running game offers no choice');
  if (choice.kind === 'roll') {
    return { kind: 'roll', seat, faces: Array.from({ length: choice.dice }, face), by: 'computer' };
  }
  const by = options.length === 1 ? 'forced' : 'computer';
  return { kind: 'move', seat, die: choice.die, tokens: choice.tokens, by };
}

function choiceOf(
  state: State,
  options: readonly Choice[],
  policy: Policy,
  random: () => number,
): Choice | undefined {
  if (policy !== 'random') return choose(state, policy, random);
  return options[Math.floor(random() * options.length)];
}
