/** Media items of Components V2: an address on the web, or an uploaded file. */
import type { Json } from '../../world/json.ts';
import { address, dict, type Findings, type Path, required } from './check.ts';

export function checkMedia(
  found: Findings,
  path: Path,
  value: Json | undefined,
  from: 'any' | 'attachment',
): void {
  if (value === undefined || value === null) {
    required(found, path);
    return;
  }
  const media = dict(found, path, value);
  if (media === null) return;
  const at = [...path, 'url'];
  if (typeof media.url !== 'string' || media.url === '') required(found, at);
  else address(found, at, media.url, from === 'any' ? ['http', 'https', 'attachment'] : ['attachment']);
}
