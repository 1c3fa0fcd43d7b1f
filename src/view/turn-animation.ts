/** One turn as an animation: the dice tumble, then the board changes as its game shows it. */
import type { ReplayFrame } from '#render/painter.ts';
import type { BoardPicture } from '#render/request.ts';
import type { RollEvent } from '#rules/events.ts';
import type { Face, Seat } from '#rules/game.ts';
import type { GameId, State } from '#rules/games.ts';
import { isShared, type OwnEvent, type Scene } from './games/game-view.ts';
import { gameViewOf } from './games/game-views.ts';
import { pictureOf } from './picture.ts';
import { actorOf, afterEvent, type Look, stateAfter, type Told } from './replay.ts';

const TUMBLES = 5;
const QUICK = 6;
const LAST_HUNDREDTHS = 300;

/**
 * The frames of the events from line `first` on, until whoever acts there has ended the turn. The first frame shows the
 * board before the turn, since that is all some people see of an animation; none when there is no such turn.
 */
export function* turnFrames(told: Told, first: number, look: Look): Generator<ReplayFrame> {
  let state = stateAfter(told, first);
  let shown: BoardPicture | null = null;
  for (const event of told.events.slice(first)) {
    if (state === null) return;
    const before: State = state;
    state = afterEvent(told, before, event);
    if (event.e === 'roll') {
      yield* tumbling(still(before, look, event.seat), event);
    } else if (!isShared(event) && state !== null) {
      const actor = actorOf(told, event);
      if (actor === null) continue;
      yield* changing(
        event,
        { state: before, picture: still(before, look, actor.seat) },
        { state, picture: still(state, look, actor.seat) },
      );
      shown = pictureOf({ ...look, state, choices: [], last: [event], clockSeconds: null });
    }
    if (event.e === 'end-turn' || event.e === 'end') break;
  }
  if (shown !== null) yield { picture: shown, hundredths: LAST_HUNDREDTHS };
}

function still(state: State, look: Look, turn: Seat): BoardPicture {
  return { ...pictureOf({ ...look, state, choices: [], last: [], clockSeconds: null }), seatOnTurn: turn };
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

function* changing(
  event: OwnEvent<GameId>,
  before: Scene<GameId>,
  after: Scene<GameId>,
): Generator<ReplayFrame> {
  for (const picture of gameViewOf(after.state.game).between(event, before, after)) {
    yield { picture, hundredths: QUICK };
  }
}
