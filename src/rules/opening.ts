/** Who begins (rules.md section 2, `opening`). */
import type { Face, Opening, Seat } from './game.ts';
import { openingKind, type Rules } from './games.ts';

/** Where an opening's chance comes from: the next face of the dice, the seat of the second stream, the host's seat. */
interface OpeningDraw {
  face(): Face;
  first(): Seat;
  readonly host: Seat;
}

/** Who begins, with the rolls that decided it. `seats` in seat order. */
export function openingOf(rules: Rules, seats: readonly Seat[], draw: OpeningDraw): Opening {
  switch (openingKind(rules)) {
    case 'highest-roll':
      return highestRoll(seats, draw);
    case 'random':
      return { rolls: [], first: draw.first() };
    case 'host':
      return { rolls: [], first: draw.host };
  }
}

/** Each rolls one die in seat order; the highest begins, ties roll again among the tied only. */
function highestRoll(seats: readonly Seat[], draw: OpeningDraw): Opening {
  const rolls: (readonly [Seat, Face])[] = [];
  let rolling = seats;
  while (rolling.length > 1) {
    const round = rolling.map((seat) => [seat, draw.face()] as const);
    rolls.push(...round);
    const highest = Math.max(...round.map(([, face]) => face));
    rolling = round.filter(([, face]) => face === highest).map(([seat]) => seat);
  }
  const first = rolling[0];
  if (first === undefined) throw new RangeError('an opening needs seats');
  return { rolls, first };
}
