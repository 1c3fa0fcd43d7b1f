/** A position of Ludo as a picture request. */
import type { LastMove, LudoPicture, MovableChoice } from '#render/request.ts';
import { routeOf } from '#rules/ludo/board.ts';
import type { Frame, Shown } from '../game-view.ts';
import { newestTurn } from '../last.ts';

/** The board with its tokens, the choices on it, and the moves that led here. */
export function ludoPicture(frame: Frame, shown: Shown<'ludo'>): LudoPicture {
  const { state, last } = shown;
  return {
    ...frame,
    game: 'ludo',
    board: state.arms === 4 ? 'cross' : 'hex',
    tokens: state.tokens,
    choices: movable(shown),
    safe: state.rules.safe === 'starts-and-stars',
    blocks: state.rules.stack === 'block',
    last: lastMoves(newestTurn(last), state.rules.threeSixes === 'void-turn'),
  };
}

function movable({ state: { seatOnTurn }, choices }: Shown<'ludo'>): readonly MovableChoice[] {
  if (seatOnTurn === null) return [];
  return choices
    .filter((choice) => choice.kind === 'move')
    .map(({ owner, tokens, from, to, captured }) => ({
      seat: owner ?? seatOnTurn,
      tokens,
      route: [from, ...routeOf(from, to)],
      captures: captured.length > 0,
    }));
}

/** The moves that were made and not taken back. */
function lastMoves(turn: Shown<'ludo'>['last'], takesBack: boolean): readonly LastMove[] {
  if (takesBack && turn.some((event) => event.e === 'void')) return [];
  return turn
    .filter((event) => event.e === 'move')
    .map((event) => ({
      seat: event.owner ?? event.seat,
      tokens: event.tokens,
      route: [event.from, ...routeOf(event.from, event.to)],
      captured: event.captured.map(([seat, token]) => ({ seat, token })),
    }));
}
