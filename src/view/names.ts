/** People's names as they may stand in a message: no markdown, no pings, no tricks with writing direction. */
import type { Say } from '#i18n/say.ts';
import type { Seat } from '#rules/game.ts';
import type { Person, SeatHolder, Sitter } from '#tables/table.ts';

const MARKS = ['🔴', '🟢', '🟡', '🔵', '🟣', '🟠'] as const;
const LONGEST_NAME = 32;
/** In UTF-16 units, as Discord counts: one sign of some scripts and emoji takes many. */
const LONGEST_IN_UNITS = 64;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** A sign that can be seen: no blank, no filler of an alphabet, no mark alone, nothing that only joins or directs others. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/** The coloured mark of a seat. */
export function seatMark(seat: Seat): string {
  return MARKS[seat];
}

/** A name that cannot ping, format or turn the text around it; in isolation marks, so that any script reads well. */
export function plainName(name: string): string {
  const escaped = shortName(name).replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) =>
    sign === '@' ? '@\u200b' : `\\${sign}`,
  );
  return `${FIRST_STRONG_ISOLATE}${escaped}${POP_ISOLATE}`;
}

/** The name that a person chose, or the user name where nothing of it can be seen. */
export function shownName({ name, username, user }: Person): string {
  return [name, username].find((one) => VISIBLE.test(shortName(one))) ?? user;
}

/** A name without what formats or turns a text, for where no markdown is read: on a button, in the name of a thread. */
export function labelName(name: string, most: number): string {
  const signs = signsOf(shortName(name));
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`;
}

/** As many whole signs as a name may have; of one letter with too many marks, as many of them; of such an emoji nothing. */
function shortName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/gu, '')
    .trim();
  const signs = signsOf(clean);
  const whole = within(signs.slice(0, LONGEST_NAME));
  if (whole !== '' || /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(signs[0] ?? '')) return whole;
  return within(Array.from(clean));
}

function signsOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function within(pieces: readonly string[]): string {
  let kept = '';
  for (const piece of pieces) {
    if (kept.length + piece.length > LONGEST_IN_UNITS) break;
    kept += piece;
  }
  return kept;
}

/** The name of somebody who sits at a table: computers are told apart by their colours. */
export function sitterName(sitter: Sitter, seat: Seat, say: Say): string {
  return sitter.kind === 'human'
    ? plainName(shownName(sitter.person))
    : say('computer.named', { colour: say(`colour.${seat}`) });
}

/** The mark and name of a seat's holder. */
export function holderName({ seat, sitter }: Pick<SeatHolder, 'seat' | 'sitter'>, say: Say): string {
  return `${seatMark(seat)} ${sitterName(sitter, seat, say)}`;
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
export function namesOf(names: readonly string[], say: Say, last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${say(`list.${last}`)}${names.at(-1) ?? ''}`;
}
