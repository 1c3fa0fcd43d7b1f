/** `npm run golden`: draws the golden pictures and writes the golden moments anew, for a commit that says why they changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createPainter } from '#render/painter.ts';
import { lobbiesText, momentFiles, momentsText } from '../pictures/moments.ts';
import { takeNoOptions } from '../support/no-options.ts';
import { states } from './states.ts';

takeNoOptions(
  'golden',
  'Draws the golden pictures anew into test/render/golden/, and writes the golden moments into test/pictures/moments/. A commit that changes one says why.',
);

const folder = new URL('./golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
const painter = createPainter();
for (const [name, request] of Object.entries(states)) {
  writeFileSync(new URL(`${name}.png`, folder), await painter.picture(request));
}

const moments = new URL('../pictures/moments/', import.meta.url);
mkdirSync(moments, { recursive: true });
for (const [name, made] of Object.entries(momentFiles)) {
  writeFileSync(new URL(`${name}.txt`, moments), await momentsText(made()));
}
writeFileSync(new URL('lobbies.txt', moments), await lobbiesText());
