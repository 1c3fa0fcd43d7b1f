/** The lobby's buttons: sitting down, standing up, computers, the start. */
import { act } from '#desk/act.ts';
import { sayIn } from '#i18n/say.ts';
import { addComputer, removeComputer } from '#tables/hosting.ts';
import { decline, join, standUp } from '#tables/lobby.ts';
import { takeOver } from '#tables/seats.ts';
import { startTable } from '#tables/start.ts';
import type { Button } from './button.ts';

export const joinButton = {
  kinds: ['join', 'accept'],
  press: (press, deps) =>
    act(
      press,
      deps,
      press.id.table,
      {
        lobby: (lobby, now) => join(lobby, press.person, press.interaction, now),
        playing: (game, now) => takeOver(game, press.person, now),
      },
      null,
    ),
} satisfies Button;

export const lobbyButtons = {
  kinds: ['leave', 'add', 'remove', 'start'],
  press: (press, deps) =>
    act(
      press,
      deps,
      press.id.table,
      {
        lobby: (lobby, now) => {
          const { user } = press.person;
          switch (press.id.kind) {
            case 'add':
              return addComputer(lobby, user, lobby.settings.level, now);
            case 'remove':
              return removeComputer(lobby, user, now);
            case 'start':
              return startTable(lobby, user, press.interaction, now);
            default:
              return standUp(lobby, user, now);
          }
        },
      },
      null,
    ),
} satisfies Button;

export const declineButton = {
  kinds: ['decline'],
  press: (press, deps) =>
    act(press, deps, press.id.table, { lobby: (lobby, now) => decline(lobby, press.person.user, now) }, () =>
      sayIn(press.language)('done.declined'),
    ),
} satisfies Button;
