/** Tables whose game stands in any position, and what is played from there. */
import type { By, Face, Seat } from '#rules/game.ts';
import { apply, type Choice, choices } from '#rules/games.ts';
import { type Position, positionOf } from '#rules/position.ts';
import type { PresetId } from '#rules/presets.ts';
import { parseRules, problemText } from '#rules/ruleset.ts';
import { choiceId, over } from '#tables/play.ts';
import type { GameTable, Playing } from '#tables/table.ts';
import { lobby, seated, started, T0 } from '../support/tables.ts';

const PEOPLE = ['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farid'];

/** People as their seats name them; two play as `ASHA` and `BILAL_OPPOSITE`. */
export const ASHA = '🔴 \u2068Asha\u2069';
export const BILAL = '🟢 \u2068Bilal\u2069';
export const BILAL_OPPOSITE = '🟡 \u2068Bilal\u2069';
export const CHITRA = '🟡 \u2068Chitra\u2069';
export const DEV = '🔵 \u2068Dev\u2069';

/** The faces of a roll, or the id of a choice. */
type Step = readonly Face[] | string;

/** A running game of so many people in a position, by the rules of a house with other fields. */
export function tableAt(
  house: PresetId,
  players: number,
  position: Position,
  others: Readonly<Record<string, unknown>> = {},
): Playing {
  const parsed = parseRules({ preset: house, ...others }, players);
  if (!parsed.ok) throw new Error(problemText(parsed.problems));
  const { rules } = parsed;
  const [host = '', ...guests] = PEOPLE.slice(0, players);
  const table = started(seated(lobby(host, house), guests));
  const seats = table.seats.map(({ seat }) => seat);
  return { ...table, rules, game: positionOf(rules, seats, position), last: [] };
}

/** The table after these steps of whoever is on turn; `by` says who decided, and for a roll before a forced move the player. */
export function play(table: Playing, steps: readonly Step[], by: By = 'player'): GameTable {
  const after = steps.reduce((at, step) => playStep(at, step, by), table);
  return after.game.phase === 'over' ? over(after, 'finished', T0) : after;
}

/** The same where the game goes on. */
export function playing(table: Playing, steps: readonly Step[]): Playing {
  const after = play(table, steps);
  if (after.phase !== 'playing') throw new Error('the game is over');
  return after;
}

function playStep(table: Playing, step: Step, by: By): Playing {
  const { game } = table;
  const seat = game.seatOnTurn;
  if (seat === null) throw new Error('the game is over');
  const action =
    typeof step === 'string'
      ? moveOf(table, seat, step, by)
      : ({ kind: 'roll', seat, faces: step, by: by === 'forced' ? 'player' : by } as const);
  const done = apply(game, action);
  if (!done.ok) throw new Error(`${JSON.stringify(step)} is refused: ${done.refusal}`);
  return { ...table, game: done.state, last: [...table.last, ...done.events] };
}

function moveOf({ game }: Playing, seat: Seat, id: string, by: By) {
  const options = choices(game);
  const choice = options.find((one) => choiceId(one) === id);
  if (choice === undefined || choice.kind === 'roll')
    throw new Error(`${id} is no move here: ${options.map((one: Choice) => choiceId(one)).join(', ')}`);
  return { kind: 'move', seat, die: choice.die, tokens: choice.tokens, by } as const;
}
