/** `npm run replay`: a whole record as an animated GIF. */
import { parseArgs } from 'node:util';
import { createPainter } from '#render/painter.ts';
import { framesOf } from '#view/replay.ts';
import { turnFrames } from '#view/turn-animation.ts';
import { type CliCommand, Wrong, wholeNumber } from './command.ts';
import { widthFrom, writeOut } from './picture.ts';
import { onlyRecord, tellingFrom, toldFrom } from './told.ts';

export const replay: CliCommand = {
  help: `npm run replay -- RECORD [--turn EVENT] [--width 480] --out FILE.gif

Draws a record move by move as an animated GIF.
  --turn   only the turn that goes on after that many event lines, hop by hop
  --width  200 to 2000 pixels (480)
  --out    the GIF to write`,
  async run(args, print) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        turn: { type: 'string' },
        width: { type: 'string', default: '480' },
        out: { type: 'string' },
      },
    });
    const path = onlyRecord(positionals);
    const { out } = values;
    if (out === undefined) throw new Wrong('Name the GIF to write with --out');
    const width = widthFrom(values.width);
    const { told, people } = toldFrom(path);
    if (told.events.length === 0) throw new Wrong(`${path} has no events to show`);
    const look = { people, theme: 'light', width } as const;
    const first = values.turn === undefined ? null : wholeNumber('turn', values.turn, 1);
    const frames = await tellingFrom(path, () => [
      ...(first === null ? framesOf(told, look) : turnFrames(told, first, look)),
    ]);
    if (frames.length === 0)
      throw new Wrong(`${path} has no turn to show after ${values.turn ?? 0} event lines`);
    const painter = createPainter();
    writeOut(out, await painter.replay(frames));
    painter.close();
    print(`${out}\n`);
    return 0;
  },
};
