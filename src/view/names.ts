/** People's names as they may stand in a message: no markdown, no pings, no tricks with writing direction. */
import type { Say } from '#i18n/say.ts';
import type { Seat } from '#rules/game.ts';
import type { SeatHolder, Sitter } from '#tables/table.ts';

const MARKS = ['🔴', '🟢', '🟡', '🔵', '🟣', '🟠'] as const;
const LONGEST_NAME = 32;
/** In UTF-16 units, as Discord counts: one sign of some scripts and emoji takes many. */
const LONGEST_IN_UNITS = 64;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** The coloured mark of a seat. */
export function seatMark(seat: Seat): string {
  return MARKS[seat];
}

/** A name that cannot ping, format or turn the text around it; in isolation marks, so that any script reads well. */
export function plainName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/gu, '')
    .trim();
  const escaped = shortName(clean).replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) =>
    sign === '@' ? '@\u200b' : `\\${sign}`,
  );
  return `${FIRST_STRONG_ISOLATE}${escaped}${POP_ISOLATE}`;
}

/** As many whole signs as a name may have; of one sign that is too long alone, as many code points. */
function shortName(name: string): string {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return within(signs.slice(0, LONGEST_NAME)) || within(Array.from(name));
}

function within(pieces: readonly string[]): string {
  let kept = '';
  for (const piece of pieces) {
    if (kept.length + piece.length > LONGEST_IN_UNITS) break;
    kept += piece;
  }
  return kept;
}

/** The name of somebody who sits at a table. */
export function sitterName(sitter: Sitter, say: Say): string {
  return sitter.kind === 'human'
    ? plainName(sitter.person.name)
    : say('computer.level', { level: say(`level.${sitter.level}`) });
}

/** The mark and name of a seat's holder. */
export function holderName(holder: SeatHolder, say: Say): string {
  return `${seatMark(holder.seat)} ${sitterName(holder.sitter, say)}`;
}

/** A mention, for the one who is to be told. */
export function mention(user: string): string {
  return `<@${user}>`;
}

/** A link to a message. */
export function messageLink(
  guild: string,
  message: { readonly channel: string; readonly id: string },
): string {
  return `https://discord.com/channels/${guild}/${message.channel}/${message.id}`;
}

/** Names in a row, as the language joins them. */
export function namesOf(names: readonly string[], say: Say): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${say('list.and')}${names.at(-1) ?? ''}`;
}
