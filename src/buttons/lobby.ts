/** The lobby's buttons: sitting down, standing up, computers, the start. */
import { act } from '#desk/act.ts';
import { sayIn } from '#i18n/say.ts';
import { addComputer, removeComputer } from '#tables/hosting.ts';
import { decline, join, standUp } from '#tables/lobby.ts';
import { takeOver } from '#tables/seats.ts';
import { startTable } from '#tables/start.ts';
import { rulesText } from '#view/rules.ts';
import { type Button, stepButton } from './button.ts';

/** Also takes over a computer's seat where the game has begun meanwhile. */
export const joinButton = stepButton(({ person, interaction }) => ({
  lobby: (lobby, now) => join(lobby, person, interaction, now),
  playing: (game, now) => takeOver(game, person, now),
}));

export const leaveButton = stepButton(({ person }) => ({
  lobby: (lobby, now) => standUp(lobby, person.user, now),
}));

export const addButton = stepButton(({ person }) => ({
  lobby: (lobby, now) => addComputer(lobby, person.user, lobby.settings.level, now),
}));

export const removeButton = stepButton(({ person }) => ({
  lobby: (lobby, now) => removeComputer(lobby, person.user, now),
}));

export const startButton = stepButton(({ person, interaction }) => ({
  lobby: (lobby, now) => startTable(lobby, person.user, interaction, now),
}));

/** What is played here, for whoever asks. */
export const rulesButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    return { kind: 'notice', text: table === null ? say('no.gone') : rulesText(table, say) };
  },
} satisfies Button;

export const declineButton = {
  press: (press, deps) =>
    act(press, deps, press.id.table, { lobby: (lobby, now) => decline(lobby, press.person.user, now) }, () =>
      sayIn(press.language)('done.declined'),
    ),
} satisfies Button;
