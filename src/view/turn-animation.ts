/** One turn as an animation: the dice tumble, tokens hop from square to square, captured ones fly home. */
import type { ReplayFrame } from '#render/painter.ts';
import type { BoardPicture, Flight } from '#render/request.ts';
import type { MoveEvent, RollEvent } from '#rules/events.ts';
import type { Face, Seat } from '#rules/game.ts';
import type { State } from '#rules/games.ts';
import { routeOf } from '#rules/routes.ts';
import { pictureOf } from './picture.ts';
import { afterEvent, type Look, type Told } from './replay.ts';

const TUMBLES = 5;
const FLY_FRAMES = 8;
const QUICK = 6;
const LAST_HUNDREDTHS = 300;

/**
 * The frames of the events from line `first` on, until whoever acts there has ended the turn. The first frame shows the
 * board before the turn, since that is all some people see of an animation; none when there is no such turn.
 */
export function* turnFrames(told: Told, first: number, look: Look): Generator<ReplayFrame> {
  let state: State | null = null;
  for (const event of told.events.slice(0, first)) state = afterEvent(told, state, event);
  let shown: BoardPicture | null = null;
  for (const event of told.events.slice(first)) {
    if (state === null) return;
    const before: State = state;
    state = afterEvent(told, state, event);
    if (event.e === 'roll') {
      yield* tumbling(still(before, look, event.seat), event);
    } else if (event.e === 'move') {
      yield* hopping(still(before, look, event.seat), event);
      if (state !== null) yield* flyingHome(before, still(state, look, event.seat), event);
    }
    if (event.e === 'move' || event.e === 'step' || event.e === 'void') {
      shown =
        state === null ? null : pictureOf({ ...look, state, choices: [], last: [event], clockSeconds: null });
    }
    if (event.e === 'end-turn' || event.e === 'end') break;
  }
  if (shown !== null) yield { picture: shown, hundredths: LAST_HUNDREDTHS };
}

function still(state: State, look: Look, seatOnTurn: Seat): BoardPicture {
  return { ...pictureOf({ ...look, state, choices: [], last: [], clockSeconds: null }), seatOnTurn };
}

function* tumbling(board: BoardPicture, { faces }: RollEvent): Generator<ReplayFrame> {
  for (let at = 0; at < TUMBLES; at++) {
    const dice = faces.map(
      (face) => ({ face: at === TUMBLES - 1 ? face : tumbled(face, at), use: 'current' }) as const,
    );
    yield {
      picture: { ...board, dice: { kind: 'rolled', dice } },
      hundredths: at === TUMBLES - 1 ? 40 : QUICK,
    };
  }
}

/** A face that is not the one rolled and looks as if thrown. */
function tumbled(face: Face, at: number): Face {
  const others = ([1, 2, 3, 4, 5, 6] as const).filter((other) => other !== face);
  return others[(at * 3 + face) % others.length] ?? face;
}

function* hopping(board: BoardPicture, event: MoveEvent): Generator<ReplayFrame> {
  if (board.game !== 'ludo') return;
  const seat = event.owner ?? event.seat;
  const route = [event.from, ...routeOf(event.from, event.to)];
  const dice = { kind: 'rolled', dice: [{ face: event.die, use: 'current' }] } as const;
  for (const [step, to] of route.slice(1).entries()) {
    const from = route[step] ?? event.from;
    for (const at of [0.5, 1]) {
      const flights = event.tokens.map((token): Flight => ({ seat, token, from, to, at }));
      yield { picture: { ...board, dice, flights }, hundredths: QUICK };
    }
  }
}

function* flyingHome(before: State, board: BoardPicture, { captured }: MoveEvent): Generator<ReplayFrame> {
  if (board.game !== 'ludo' || before.game !== 'ludo' || captured.length === 0) return;
  for (let frame = 1; frame <= FLY_FRAMES; frame++) {
    const flights = captured.map(([seat, token]): Flight => {
      const from = before.tokens[seat]?.[token] ?? -1;
      return { seat, token, from, to: -1, at: frame / FLY_FRAMES };
    });
    yield { picture: { ...board, flights }, hundredths: QUICK };
  }
}
