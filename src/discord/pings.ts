/** One small message that pings the player on turn where clocks are long, gone as soon as they act. */
import type { REST } from 'discord.js';
import type { Host } from '#host/host.ts';
import { sayIn } from '#i18n/say.ts';
import { isPaused } from '#tables/paused.ts';
import { changed } from '#tables/step.ts';
import type { Ping, Table } from '#tables/table.ts';
import { userOnTurn } from '#view/board.ts';
import { mention } from '#view/names.ts';
import { unlessRefused } from './api-errors.ts';
import { linkTo } from './boards/place.ts';
import { deleteMessage, postMessage } from './routes.ts';

/** From this many seconds a turn on people are not expected to sit and watch. */
const LONG_CLOCK = 300;

/** A ping that should stand now. */
interface DuePing {
  readonly user: string;
  readonly content: string;
  readonly decision: number;
  readonly half: boolean;
}

/** Brings a table's ping up to date: deletes an old one, posts the one that is due, remembers it. */
export async function followPing(rest: REST, host: Host, table: Table): Promise<void> {
  const due = pingDue(table);
  const { ping } = table;
  if (due !== null && ping !== null && isFor(ping, due)) return;
  if (ping !== null) await unlessRefused(deleteMessage(rest, ping));
  if (due !== null) await remember(host, table, await postPing(rest, table, due));
  else if (ping !== null) await remember(host, table, null);
}

/** The ping that a table should have; null for none. */
export function pingDue(table: Table): DuePing | null {
  if (table.phase !== 'playing' || isPaused(table)) return null;
  const { clock, locale } = table.settings;
  const user = userOnTurn(table);
  const link = linkTo(table);
  if (user === null || clock === null || clock < LONG_CLOCK || link === null) return null;
  const content = sayIn(locale)(table.half ? 'ping.half' : 'ping.turn', { player: mention(user), link });
  return { user, content, decision: table.decision, half: table.half };
}

async function postPing(rest: REST, table: Table, due: DuePing): Promise<Ping> {
  const { channel } = table;
  const { user, content, decision, half } = due;
  const { id } = await postMessage(rest, channel, {
    content,
    allowed_mentions: { parse: [], users: [user] },
    // The nonce keeps a retried request from pinging twice.
    nonce: `${table.id}-p${decision}${half ? 'h' : ''}`.slice(0, 25),
    enforce_nonce: true,
  });
  return { channel, id, decision, half };
}

async function remember(host: Host, table: Table, ping: Ping | null): Promise<void> {
  await host.change(table.id, null, (known) => changed({ ...known, ping }));
}

function isFor(ping: Ping, due: DuePing): boolean {
  return ping.decision === due.decision && ping.half === due.half;
}
