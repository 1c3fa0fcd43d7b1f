/** The buttons of a running game: the choices of whoever is on turn, coming back, going on after a pause. */
import { act } from '#desk/act.ts';
import { decide } from '#tables/play.ts';
import { comeBack, resume } from '#tables/seats.ts';
import type { Button } from './button.ts';

export const playButtons = {
  kinds: ['play'],
  press: (press, deps) =>
    act(
      press,
      deps,
      press.id.table,
      { playing: (game, now) => decide(game, press.person.user, press.id.decision, press.id.choice, now) },
      null,
    ),
} satisfies Button;

export const backButton = {
  kinds: ['back'],
  press: (press, deps) =>
    act(
      press,
      deps,
      press.id.table,
      { playing: (game, now) => comeBack(game, press.person.user, now) },
      null,
    ),
} satisfies Button;

export const resumeButton = {
  kinds: ['resume'],
  press: (press, deps) =>
    act(press, deps, press.id.table, { playing: (game, now) => resume(game, press.person.user, now) }, null),
} satisfies Button;
