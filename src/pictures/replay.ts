/** A whole game as an animation that is small enough to be sent: less of it, and narrower, the longer the game. */
import type { Painter } from '#render/painter.ts';
import { frameCounts, framesOf, type Look, type Pace, type Told } from '#view/replay.ts';

interface Plan {
  readonly pace: Pace;
  /** In pixels. */
  readonly width: number;
}

const WIDE = 480;
const NARROW = [400, 320] as const;
/** What a frame of the six-armed board takes at full width; narrower ones take about as much less as they are narrower. */
const BYTES = { move: 6200, turn: 8000 } as const;

/**
 * The GIF of a game, of at most `most` bytes. What a plan will take is foretold, from frames drawn in vain too, so that
 * most games are drawn once. Rejects only where a single board does not fit.
 */
export async function replayWithin(
  painter: Painter,
  told: Told,
  look: Omit<Look, 'width'>,
  most: number,
): Promise<Buffer> {
  let heavier = 1;
  for (const { pace, width } of plansFor(told)) {
    const foretold = (BYTES[pace === 'moves' ? 'move' : 'turn'] * heavier * width) / WIDE;
    const frames = framesIn(told, pace);
    if (frames > 2 && frames * foretold > most) continue;
    const replay = await painter.replayWithin(framesOf(told, { ...look, width }, pace), most);
    if (replay.kind === 'drawn') return replay.gif;
    heavier *= Math.max(1, most / replay.drawn / foretold);
  }
  throw new RangeError(`no board fits into ${most} bytes`);
}

/** From all of a game to its first and last board. */
function* plansFor(told: Told): Generator<Plan> {
  yield { pace: 'moves', width: WIDE };
  yield { pace: { turns: 1 }, width: WIDE };
  for (const width of NARROW) yield { pace: { turns: 1 }, width };
  const { turns: all } = frameCounts(told);
  for (let turns = 2; turns < all * 2; turns *= 2) yield { pace: { turns }, width: NARROW[1] };
}

function framesIn(told: Told, pace: Pace): number {
  const { moves, turns } = frameCounts(told);
  return pace === 'moves' ? moves : Math.ceil(turns / pace.turns) + 1;
}
