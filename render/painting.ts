/** What a game is to the painter: the type that every game's painting fills. */
import type { Base } from './base.ts';
import type { Mark } from './mark.ts';
import type { DrawnPerson } from './people.ts';
import type { PictureRequest, Theme } from './request.ts';
import type { Swatch } from './swatch.ts';

/** How the pictures of one game are drawn; each part is made from the request, and of nothing else. */
export interface Painting<R extends PictureRequest> {
  /** What is the same on every picture of a game. */
  readonly base: (request: R) => Base;
  /** Everything that is put on the base, from the lowest to the topmost. */
  readonly marks: (request: R, people: readonly DrawnPerson[]) => readonly Mark[];
  /** What the colours of the picture are chosen from. */
  readonly swatch: (request: R) => Swatch;
  /** One picture of every kind of board with nobody's game on it, drawn before anybody asks. */
  readonly empty: (theme: Theme, width: number) => readonly R[];
}
