/** The button families, and which of them answers to a kind. */
import type { ButtonKind } from '#view/custom-id.ts';
import type { Button } from './button.ts';
import { recordButton, rematchButton, replayButton } from './end.ts';
import { declineButton, joinButton, lobbyButtons } from './lobby.ts';
import { menuSelect, moreButton } from './menu.ts';
import { optionsButtons } from './options.ts';
import { backButton, playButtons, resumeButton } from './play.ts';

const buttons: readonly Button[] = [
  joinButton,
  lobbyButtons,
  declineButton,
  optionsButtons,
  playButtons,
  backButton,
  resumeButton,
  moreButton,
  menuSelect,
  rematchButton,
  recordButton,
  replayButton,
];

/** The family of a kind; undefined when no button of that kind is offered. */
export function buttonFor(kind: ButtonKind): Button | undefined {
  return buttons.find((button) => button.kinds.includes(kind));
}
