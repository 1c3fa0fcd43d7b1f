/** The buttons of a running game: the choices of whoever is on turn, coming back, going on after a pause. */
import { decide } from '#tables/play.ts';
import { comeBack, resume } from '#tables/seats.ts';
import { stepButton } from './button.ts';

export const playButton = stepButton(({ person, id }) => ({
  playing: (game, now) => decide(game, person.user, id.decision, id.choice, now),
}));

export const backButton = stepButton(({ person }) => ({
  playing: (game, now) => comeBack(game, person.user, now),
}));

export const resumeButton = stepButton(({ person }) => ({
  playing: (game, now) => resume(game, person.user, now),
}));
