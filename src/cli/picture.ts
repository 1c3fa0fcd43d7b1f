/** `npm run picture`: a board of a record as a PNG. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createPainter } from '#render/painter.ts';
import type { PictureRequest, Theme } from '#render/request.ts';
import { choices } from '#rules/games.ts';
import { pictureOf, podiumOf } from '#view/picture.ts';
import { stateAfter } from '#view/replay.ts';
import { type CliCommand, Wrong, wholeNumber } from './command.ts';
import { onlyRecord, type ToldRecord, tellingFrom, toldFrom } from './told.ts';

export const picture: CliCommand = {
  help: `npm run picture -- RECORD [--at EVENT] [--theme light|dark] [--width 960] --out FILE.png

Draws the board of a record as it was posted after that many event lines.
  --at     how many event lines have happened (all of them; a finished game then shows its podium)
  --theme  light or dark (light)
  --width  200 to 2000 pixels (960)
  --out    the PNG to write`,
  async run(args, print) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        theme: { type: 'string', default: 'light' },
        width: { type: 'string', default: '960' },
        out: { type: 'string' },
      },
    });
    const path = onlyRecord(positionals);
    const { out } = values;
    if (out === undefined) throw new Wrong('Name the PNG to write with --out');
    const record = toldFrom(path);
    const most = record.told.events.length;
    const at = values.at === undefined ? most : wholeNumber('at', values.at, 1);
    if (at > most) throw new Wrong(`--at is ${at}, but the record has ${most} event lines`);
    const theme = themeFrom(values.theme);
    const width = widthFrom(values.width);
    const request = await tellingFrom(path, () => requestAt(record, at, theme, width));
    const painter = createPainter();
    writeOut(out, await painter.picture(request));
    painter.close();
    print(`${out}\n`);
    return 0;
  },
};

/** Writes a file; a sentence when that cannot be done. */
export function writeOut(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new Wrong(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A width that pictures can have. */
export function widthFrom(text: string): number {
  const width = wholeNumber('width', text, 200);
  if (width > 2000) throw new Wrong(`--width is at most 2000, not ${width}`);
  return width;
}

function themeFrom(text: string): Theme {
  if (text === 'light' || text === 'dark') return text;
  throw new Wrong(`--theme is light or dark, not ${JSON.stringify(text)}`);
}

function requestAt({ told, people }: ToldRecord, at: number, theme: Theme, width: number): PictureRequest {
  const state = stateAfter(told, at);
  if (state === null) throw new Wrong('The record has no opening among these lines');
  if (state.phase === 'over' && at === told.events.length) {
    return podiumOf(people, state.places, theme, width);
  }
  // Since the decision before this one, as a table would show it.
  const happened = told.events.slice(0, at);
  const began = happened.findLastIndex((event, index) => event.e === 'roll' && index < at - 1);
  const last = happened.slice(Math.max(0, began));
  return pictureOf({ state, choices: choices(state), last, people, theme, width, clockSeconds: null });
}
