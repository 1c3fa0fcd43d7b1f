/** A swatch: what the palette of a kind of board is chosen from. */
import type { Seat } from '#rules/game.ts';
import type { Base } from './base.ts';
import {
  CAPTURE,
  GOLD,
  INK,
  medalColours,
  mix,
  SEAT_COLOURS,
  STRIKE,
  THEMES,
  WHITE,
  yardTones,
} from './colours.ts';
import { keysOf, type Plain } from './drawing.ts';
import type { Mark } from './mark.ts';
import { drawnName } from './names.ts';
import type { DrawnPerson } from './people.ts';
import type { PictureSeat, Theme } from './request.ts';

/** A board with all the colours that a game can bring. */
interface Sample {
  /** The colours that must come out exactly as they are. */
  readonly exact: readonly string[];
  readonly base: Base;
  readonly marks: readonly Mark[];
}

export interface Swatch {
  /** The same key is the same palette. */
  readonly key: string;
  readonly sample: () => Sample;
}

/** A kind of swatch, to be made at the top of a module: its sample is made from its arguments and nothing else. */
export function swatchKind<A extends Plain<A>>(
  kind: string,
  sample: (args: A) => Sample,
): (args: A) => Swatch {
  const keyOf = keysOf(`swatch ${kind}`);
  return (args) => ({ key: keyOf(args), sample: () => sample(args) });
}

/** All seats taken by nobody in particular. */
export function sampleSeats(seats: readonly Seat[]): readonly PictureSeat[] {
  return seats.map((seat) => ({ seat, name: '', robot: true, place: null }));
}

/** Nobody in particular, with a place each. */
export function samplePeople(seats: readonly Seat[]): readonly DrawnPerson[] {
  const name = drawnName('', undefined);
  return seats.map((seat) => ({ seat, name, robot: true, image: null, partner: null, place: seat + 1 }));
}

/** The colours of a theme, of these seats and of the medals. */
export function exactColours(theme: Theme, seats: readonly Seat[]): readonly string[] {
  const { fields, ...single } = THEMES[theme];
  return [
    ...[INK, WHITE, GOLD, CAPTURE, STRIKE],
    ...Object.values(single),
    ...fields,
    ...Object.values(yardTones(theme, null)),
    ...seats.flatMap((seat) => seatColours(theme, seat)),
    ...[1, 2, 3, 4].map((place) => medalColours(place).fill),
  ];
}

function seatColours(theme: Theme, seat: Seat): readonly string[] {
  const { main, edge } = SEAT_COLOURS[seat];
  return [
    main,
    edge,
    ...Object.values(yardTones(theme, seat)),
    mix(main, THEMES[theme].ghostMix, 0.55),
    mix(main, WHITE, 0.25),
    mix(main, WHITE, 0.35),
  ];
}
