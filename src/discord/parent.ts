/** The line in a channel that says how the game ended in the thread that a table opened on it. */
import type { REST } from 'discord.js';
import { sayIn } from '#i18n/say.ts';
import type { Table } from '#tables/table.ts';
import { resultLines } from '#view/result.ts';
import { houseName } from '#view/words.ts';
import { linkTo } from './boards/place.ts';
import { parentOf, postMessage } from './routes.ts';

/** A board that is shown again later than this after the end is no news. */
const NEWS_MS = 60_000;

/** Posts the result, once, below the line that told where the table was opened; for no other table. */
export async function tellParent(rest: REST, table: Table, now: number): Promise<void> {
  const link = linkTo(table);
  if (table.phase !== 'over' || !table.ownsThread || link === null || now - table.endedAt > NEWS_MS) return;
  const parent = await parentOf(rest, table.channel);
  if (parent === null) return;
  const say = sayIn(table.settings.locale);
  const house = houseName(table.house, say);
  await postMessage(rest, parent, {
    content: [say('thread.over', { house }), ...resultLines(table, say), link].join(' '),
    allowed_mentions: { parse: [] },
    // The nonce keeps a board that is shown twice from telling it twice.
    nonce: `${table.id}-end`,
    enforce_nonce: true,
  });
}
