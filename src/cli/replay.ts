/** `npm run replay`: a whole record as an animated GIF. */
import { parseArgs } from 'node:util';
import { createPainter } from '#render/painter.ts';
import { framesOf } from '#view/replay.ts';
import { type Command, Wrong } from './command.ts';
import { widthFrom, writeOut } from './picture.ts';
import { onlyRecord, tellingFrom, toldFrom } from './told.ts';

export const replay: Command = {
  help: `npm run replay -- RECORD [--width 480] --out FILE.gif

Draws a record move by move as an animated GIF.
  --width  200 to 2000 pixels (480)
  --out    the GIF to write`,
  async run(args, print) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { width: { type: 'string', default: '480' }, out: { type: 'string' } },
    });
    const path = onlyRecord(positionals);
    const { out } = values;
    if (out === undefined) throw new Wrong('Name the GIF to write with --out');
    const width = widthFrom(values.width);
    const { told, people } = toldFrom(path);
    if (told.events.length === 0) throw new Wrong(`${path} has no events to show`);
    const painter = createPainter();
    const look = { people, theme: 'light', width } as const;
    writeOut(out, await tellingFrom(path, () => painter.replay(framesOf(told, look))));
    painter.close();
    print(`${out}\n`);
    return 0;
  },
};
