/** `npm run golden`: draws the golden pictures anew, for a commit that says why they changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createPainter } from '#render/painter.ts';
import { takeNoOptions } from '../support/no-options.ts';
import { states } from './states.ts';

takeNoOptions(
  'golden',
  'Draws the golden pictures anew into test/render/golden/. A commit that changes one says why.',
);

const folder = new URL('./golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
const painter = createPainter();
for (const [name, request] of Object.entries(states)) {
  writeFileSync(new URL(`${name}.png`, folder), await painter.picture(request));
}
