/** Every button there is, by the kind that its custom id names. */
import type { ButtonKind } from '#view/custom-id.ts';
import type { Button } from './button.ts';
import { diceButton, recordButton, rematchButton, replayButton } from './end.ts';
import {
  addButton,
  declineButton,
  joinButton,
  leaveButton,
  removeButton,
  rulesButton,
  startButton,
} from './lobby.ts';
import { menuSelect, moreButton } from './menu.ts';
import { colourSelect, optionsButton, settingSelect } from './options.ts';
import { backButton, playButton, resumeButton } from './play.ts';

export const buttons: Readonly<Record<ButtonKind, Button>> = {
  join: joinButton,
  leave: leaveButton,
  add: addButton,
  remove: removeButton,
  start: startButton,
  options: optionsButton,
  rules: rulesButton,
  set: settingSelect,
  colour: colourSelect,
  accept: joinButton,
  decline: declineButton,
  play: playButton,
  back: backButton,
  more: moreButton,
  menu: menuSelect,
  resume: resumeButton,
  rematch: rematchButton,
  record: recordButton,
  replay: replayButton,
  dice: diceButton,
};
