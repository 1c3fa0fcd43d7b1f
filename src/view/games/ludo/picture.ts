/** A position of Ludo as a picture request. */
import type { LastMove, LudoPicture, MovableChoice } from '#render/request.ts';
import { routeOf } from '#rules/ludo/board.ts';
import type { Frame, Shown } from '../game-view.ts';
import { sinceSeatChanged } from '../last.ts';
import { isVoid } from './dice-card.ts';

/** The board with its tokens, the choices on it, and the moves that led here. */
export function ludoPicture(frame: Frame, shown: Shown<'ludo'>): LudoPicture {
  const { state, last } = shown;
  return {
    ...frame,
    game: 'ludo',
    board: state.arms === 4 ? 'cross' : 'hex',
    tokens: state.tokens,
    choices: movable(shown),
    blocks: state.rules.stack === 'block',
    last: state.rules.threeSixes === 'void-turn' && isVoid(last) ? [] : lastMoves(last),
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

function lastMoves(last: Shown<'ludo'>['last']): readonly LastMove[] {
  return sinceSeatChanged(last.filter((event) => event.e === 'move')).map((event) => ({
    seat: event.owner ?? event.seat,
    tokens: event.tokens,
    route: [event.from, ...routeOf(event.from, event.to)],
    captured: event.captured.map(([seat, token]) => ({ seat, token })),
  }));
}
