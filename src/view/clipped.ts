/** A text made shorter where it may be cut: never inside a sign, a mention or a name in isolation marks. */

const MORE = '…';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** What a cut may not fall into: a mention, a time, an escaped sign with its marks, a pair of marks of markdown, or else one grapheme. */
const WHOLE = /<[@#t][^<>\s]*>|https?:\/\/[^\s]+|\\.\p{M}*|\*\*/gu;
const PAIRED = ['**', '`'] as const;

/** The text if it has at most `most` UTF-16 units; else as much of its beginning as fits, with a sign that there was more. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const piece of piecesOf(text)) {
    if ((kept + piece + endingOf(kept + piece)).length > most) break;
    kept += piece;
  }
  return kept + endingOf(kept);
}

/** What closes everything that is open at the end of a cut text. */
function endingOf(text: string): string {
  const marks = PAIRED.filter((mark) => (text.replace(/\\./gu, '').split(mark).length - 1) % 2 === 1);
  const open = Math.max(0, count(text, FIRST_STRONG_ISOLATE) - count(text, POP_ISOLATE));
  return MORE + POP_ISOLATE.repeat(open) + marks.toReversed().join('');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function* piecesOf(text: string): Generator<string> {
  let from = 0;
  for (const match of text.matchAll(WHOLE)) {
    yield* graphemesOf(text.slice(from, match.index));
    yield match[0];
    from = match.index + match[0].length;
  }
  yield* graphemesOf(text.slice(from));
}

function* graphemesOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
