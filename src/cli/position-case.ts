/** One position case: read, played, and compared with what it says should be seen. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { commitOf, diceFrom, firstSeat } from '#dice/dice.ts';
import type { Face } from '#rules/game.ts';
import { apply, choices, type State, standing, start, tokensOf, turn } from '#rules/games.ts';
import { openingOf } from '#rules/opening.ts';
import { positionOf } from '#rules/position.ts';
import { parseRules, problemText } from '#rules/ruleset.ts';
import { seatsFor } from '#rules/seats.ts';

const seat = z.literal([0, 1, 2, 3, 4, 5]);
const face = z.literal([1, 2, 3, 4, 5, 6]);
const tokens = z.record(z.string(), z.array(z.int()));
const places = z.array(z.tuple([seat, z.int()]));
const seen = {
  phase: z.enum(['roll', 'move', 'over']),
  seat: seat.nullish(),
  legal: z.array(z.looseObject({})),
};
const common = { name: z.string(), rules: z.unknown(), players: z.array(seat) };

const schema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('play'),
    tokens,
    places: places.optional(),
    turn: z.object({ seat }),
    steps: z.array(
      z.union([
        z.object({ ...seen, roll: z.array(face) }),
        z.object({ ...seen, move: z.array(z.int()), die: face.optional() }),
      ]),
    ),
    end: z.object({ tokens, seat: seat.nullish(), phase: z.string(), places }),
  }),
  z.object({
    ...common,
    kind: z.literal('opening'),
    faces: z.array(face),
    rolls: z.array(z.tuple([seat, face])),
    first: seat,
  }),
  z.object({ ...common, kind: z.literal('start'), tokens }),
  z.object({ kind: z.literal('refused'), rules: z.unknown(), players: z.int(), fields: z.array(z.string()) }),
  z.object({
    kind: z.literal('dice'),
    serverSeed: z.string(),
    clientSeed: z.string(),
    commit: z.string(),
    faces: z.array(face),
    first: z.record(z.string(), seat),
  }),
]);

type Case = z.infer<typeof schema>;
type Kind<Name extends Case['kind']> = Extract<Case, { readonly kind: Name }>;
type CaseStep = Kind<'play'>['steps'][number];

/** What is wrong with a case, a line each with expected and actual; empty when it passes. */
export function failuresOf(value: unknown): readonly string[] {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return [`not a case: ${issue?.path.join('.')}: ${issue?.message}`];
  }
  const one = parsed.data;
  switch (one.kind) {
    case 'play':
      return playFailures(one);
    case 'opening':
      return openingFailures(one);
    case 'start': {
      const rules = parseRules(one.rules, one.players.length);
      if (!rules.ok) return [`the rules are refused: ${problemText(rules.problems)}`];
      const [first = 0] = one.players;
      return compared(
        'tokens',
        one.tokens,
        allTokens(start(rules.rules, one.players, { rolls: [], first }).state),
      );
    }
    case 'refused':
      return refusedFailures(one);
    case 'dice':
      return diceFailures(one);
  }
}

function playFailures(one: Kind<'play'>): readonly string[] {
  const rules = parseRules(one.rules, one.players.length);
  if (!rules.ok) return [`the rules are refused: ${problemText(rules.problems)}`];
  let state = positionOf(rules.rules, one.players, {
    tokens: one.tokens,
    seat: one.turn.seat,
    places: one.places ?? [],
  });
  for (const [index, step] of one.steps.entries()) {
    const name = `step ${index + 1}`;
    const played = afterStep(state, step);
    if (typeof played === 'string') return [`${name}: ${played}`];
    state = played;
    const failures = [
      ...compared(`${name}: phase`, step.phase, state.phase),
      ...compared(`${name}: seat`, step.seat ?? null, state.seatOnTurn),
      ...compared(`${name}: legal`, sorted(step.legal), sorted(legalIn(state))),
    ];
    if (failures.length > 0) return failures;
  }
  return [
    ...compared('end: tokens', one.end.tokens, allTokens(state)),
    ...compared('end: seat', one.end.seat ?? null, state.seatOnTurn),
    ...compared('end: phase', one.end.phase, state.phase),
    ...compared('end: places', one.end.places, standing(state)),
  ];
}

/** The state after a step, or why the game does not allow it. */
function afterStep(state: State, step: CaseStep): State | string {
  const seatOnTurn = turn(state);
  if (seatOnTurn === null) return 'the game is over already';
  if ('roll' in step) {
    const rolled = apply(state, { kind: 'roll', seat: seatOnTurn, faces: step.roll, by: 'player' });
    return rolled.ok ? rolled.state : `the roll is refused: ${rolled.refusal}`;
  }
  const wanted = choices(state).filter(
    (choice) =>
      choice.kind === 'move' &&
      isDeepStrictEqual(choice.tokens, step.move) &&
      (step.die === undefined || choice.die === step.die),
  );
  const [choice] = wanted;
  if (wanted.length !== 1 || choice?.kind !== 'move') {
    return `expected one legal move of ${step.move.join('+')}, actual legal: ${JSON.stringify(legalIn(state))}`;
  }
  const moved = apply(state, {
    kind: 'move',
    seat: seatOnTurn,
    die: choice.die,
    tokens: choice.tokens,
    by: 'player',
  });
  return moved.ok ? moved.state : `the move is refused: ${moved.refusal}`;
}

function openingFailures(one: Kind<'opening'>): readonly string[] {
  const rules = parseRules(one.rules, one.players.length);
  if (!rules.ok) return [`the rules are refused: ${problemText(rules.problems)}`];
  const faces: Face[] = [...one.faces];
  const [host = 0] = one.players;
  // A face that is missing shows in the rolls; ones that are left over do no harm.
  const missing = [1, 6] as const;
  let asked = 0;
  const face = () => faces.shift() ?? missing[asked++ % 2] ?? 1;
  const { rolls, first } = openingOf(rules.rules, one.players, { face, first: () => host, host });
  return [...compared('rolls', one.rolls, rolls), ...compared('first', one.first, first)];
}

function refusedFailures(one: Kind<'refused'>): readonly string[] {
  const parsed = parseRules(one.rules, one.players);
  if (parsed.ok) return [`expected a refusal naming ${one.fields.join(', ')}, actual: the rules are taken`];
  const message = problemText(parsed.problems);
  const names = new Set(message.match(/[\w.]+/g)?.flatMap((word) => [word, word.replace(/\.$/, '')]));
  const unnamed = one.fields.filter((field) => !names.has(field));
  return unnamed.length === 0 ? [] : [`expected a message naming ${unnamed.join(', ')}, actual: ${message}`];
}

function diceFailures(one: Kind<'dice'>): readonly string[] {
  const dice = diceFrom(one.serverSeed, one.clientSeed);
  const firsts = Object.keys(one.first).map((players) => [
    players,
    firstSeat(one.serverSeed, one.clientSeed, seatsFor(Number(players))),
  ]);
  return [
    ...compared('commit', one.commit, commitOf(one.serverSeed)),
    ...compared(
      'faces',
      one.faces,
      one.faces.map(() => dice.face()),
    ),
    ...compared('first', one.first, Object.fromEntries(firsts)),
  ];
}

function legalIn(state: State): readonly object[] {
  return choices(state).flatMap((choice) => {
    if (choice.kind === 'roll') return [];
    const { kind: _, ...move } = choice;
    return [move];
  });
}

function allTokens(state: State): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(state.seats.map((seat) => [seat, tokensOf(state, seat)]));
}

/** Legal moves come in any order. */
function sorted(moves: readonly object[]): readonly unknown[] {
  const text = (move: object) => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return moves
    .map(text)
    .sort()
    .map((move) => Object.fromEntries(JSON.parse(move)));
}

function compared(what: string, expected: unknown, actual: unknown): readonly string[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  return [`${what}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}`];
}
