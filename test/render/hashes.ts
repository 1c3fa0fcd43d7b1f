/** Draws every golden state and prints its hash: run as a process of its own, to compare with another. */
import { createHash } from 'node:crypto';
import { createPainter } from '#render/painter.ts';
import { states } from './states.ts';

const painter = createPainter();
const hashes: Record<string, string> = {};
for (const [name, request] of Object.entries(states)) {
  hashes[name] = createHash('sha256')
    .update(await painter.picture(request))
    .digest('hex');
}
process.stdout.write(`${JSON.stringify(hashes)}\n`);
