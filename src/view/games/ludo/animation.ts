/** A move of Ludo told again: what was done, by whom, and the way of the tokens over the board. */
import type { Flight, LudoPicture } from '#render/request.ts';
import type { MoveEvent } from '#rules/events.ts';
import { routeOf, YARD } from '#rules/ludo/board.ts';
import type { LudoState, MoveAction } from '#rules/ludo/state.ts';
import type { Actor, OwnEvent, Scene } from '../game-view.ts';

const FLY_FRAMES = 8;

/** The move that an event tells of; a third six only follows from its roll. */
export function ludoActionOf(event: OwnEvent<'ludo'>): MoveAction | null {
  if (event.e === 'void') return null;
  const { seat, die, tokens, by } = event;
  return { kind: 'move', seat, die, tokens, by };
}

/** Who moved and with which number, or whose moves a third six took back. */
export function ludoActorOf(event: OwnEvent<'ludo'>): Actor {
  const { seat } = event;
  if (event.e === 'void') return { seat, dice: { kind: 'void', faces: [6, 6, 6] } };
  return { seat, dice: { kind: 'rolled', dice: [{ face: event.die, use: 'current' }] } };
}

/** Tokens hop from square to square, captured ones fly back. */
export function* ludoBetween(
  event: OwnEvent<'ludo'>,
  before: Scene<'ludo'>,
  after: Scene<'ludo'>,
): Generator<LudoPicture> {
  if (event.e === 'void') return;
  yield* hopping(before.picture, event);
  yield* flyingBack(before.state, after, event);
}

function* hopping(board: LudoPicture, event: MoveEvent): Generator<LudoPicture> {
  const seat = event.owner ?? event.seat;
  const { dice } = ludoActorOf(event);
  let { from } = event;
  for (const to of routeOf(event.from, event.to)) {
    for (const at of [0.5, 1]) {
      const flights = event.tokens.map((token): Flight => ({ seat, token, from, to, at }));
      yield { ...board, dice, flights };
    }
    from = to;
  }
}

/** Captured tokens fly to where they stand now. */
function* flyingBack(
  before: LudoState,
  { state, picture }: Scene<'ludo'>,
  { captured }: MoveEvent,
): Generator<LudoPicture> {
  if (captured.length === 0) return;
  for (let frame = 1; frame <= FLY_FRAMES; frame++) {
    const flights = captured.map(([seat, token]): Flight => {
      const from = before.tokens[seat]?.[token] ?? YARD;
      const to = state.tokens[seat]?.[token] ?? YARD;
      return { seat, token, from, to, at: frame / FLY_FRAMES };
    });
    yield { ...picture, flights };
  }
}
