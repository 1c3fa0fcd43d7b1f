/** Discord's markdown as a tree: what a message's text says, before anybody draws it. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly inside: readonly Inline[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone' | 'command' | 'emoji'; readonly name: string }
  | { readonly kind: 'time'; readonly at: number; readonly style: string };

export interface Item {
  readonly depth: number;
  /** The number before it; null for a bullet. */
  readonly number: number | null;
  readonly inside: readonly Inline[];
}

export type Block =
  | { readonly kind: 'paragraph' | 'subtext'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'code'; readonly text: string };

/** The tree of a message's text. Never fails: what means nothing is text. */
export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const fence of source.matchAll(/```(?:[\w+-]*\n)?([\s\S]+?)\n?```/g)) {
    blocks.push(...parseLines(source.slice(from, fence.index)));
    blocks.push({ kind: 'code', text: fence[1] ?? '' });
    from = fence.index + fence[0].length;
    // The line's end after a fence belongs to the fence.
    if (source[from] === '\n') from += 1;
  }
  return [...blocks, ...parseLines(source.slice(from))];
}

/** The tree of a single line, as in a title. */
export function parseInline(source: string): readonly Inline[] {
  const found: Inline[] = [];
  let plain = '';
  let at = 0;
  while (at < source.length) {
    const step = matchAt(source, at);
    if (step === null) {
      plain += source[at];
      at += 1;
      continue;
    }
    const { node, length } = step;
    at += length;
    if (node.kind === 'text') plain += node.text;
    else {
      if (plain !== '') found.push({ kind: 'text', text: plain });
      plain = '';
      found.push(node);
    }
  }
  if (plain !== '') found.push({ kind: 'text', text: plain });
  return found;
}

const LINE = {
  heading: /^(#{1,3}) +(.+)$/,
  subtext: /^-# +(.+)$/,
  quote: /^> (.*)$|^>$/,
  item: /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/,
} as const;

function parseLines(source: string): readonly Block[] {
  const blocks: Block[] = [];
  if (source === '') return blocks;
  const lines = source.replace(/\n$/, '').split('\n');
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', inside: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('>>> ')) {
      endParagraph();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
      return [...blocks, { kind: 'quote', blocks: parseLines(rest) }];
    }
    const taken = takeBlock(lines, at);
    if (taken === null) {
      paragraph.push(line);
      continue;
    }
    endParagraph();
    blocks.push(taken.block);
    at += taken.lines - 1;
  }
  endParagraph();
  return blocks;
}

/** The block that begins at a line, and how many lines it takes; null for ordinary text. */
function takeBlock(lines: readonly string[], at: number): { block: Block; lines: number } | null {
  const line = lines[at] ?? '';
  const heading = LINE.heading.exec(line);
  if (heading !== null) {
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    return { block: { kind: 'heading', level, inside: parseInline(heading[2] ?? '') }, lines: 1 };
  }
  const subtext = LINE.subtext.exec(line);
  if (subtext !== null)
    return { block: { kind: 'subtext', inside: parseInline(subtext[1] ?? '') }, lines: 1 };
  const quoted = run(lines, at, LINE.quote);
  if (quoted.length > 0) {
    const inside = quoted.map((match) => match[1] ?? '').join('\n');
    return { block: { kind: 'quote', blocks: parseLines(inside) }, lines: quoted.length };
  }
  const items = run(lines, at, LINE.item);
  if (items.length > 0) {
    const parsed = items.map((match) => ({
      depth: Math.min(Math.floor((match[1] ?? '').length / 2), 5),
      number: match[2] === undefined ? null : Number(match[2]),
      inside: parseInline(match[3] ?? ''),
    }));
    return { block: { kind: 'list', items: parsed }, lines: items.length };
  }
  return null;
}

/** The lines in a row from `at` on that are of one kind. */
function run(lines: readonly string[], at: number, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(lines[at] ?? ''); match !== null; ) {
    found.push(match);
    match = at + found.length < lines.length ? pattern.exec(lines[at + found.length] ?? '') : null;
  }
  return found;
}

type Rule = readonly [pattern: RegExp, make: (match: RegExpExecArray) => Inline];

const wrap = (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Rule[1] => {
  return (match) => ({ kind, inside: parseInline(match[1] ?? '') });
};

// In the order in which Discord's client tries them: the longer mark first.
const RULES: readonly Rule[] = [
  [/\\([\\`*_~|<>#@[\]()\-.!:])/y, (match) => ({ kind: 'text', text: match[1] ?? '' })],
  [
    /(`+)([\s\S]*?[^`])\1(?!`)/y,
    (match) => ({ kind: 'code', text: (match[2] ?? '').replace(/^ (.*) $/, '$1') }),
  ],
  [/\|\|([\s\S]+?)\|\|/y, wrap('spoiler')],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap('bold')],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap('underline')],
  [/~~([\s\S]+?)~~/y, wrap('strike')],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)(?<!\s)\*(?!\*)/y, wrap('italic')],
  [/_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, wrap('italic')],
  [/<@!?(\d{15,21})>/y, (match) => ({ kind: 'user', id: match[1] ?? '' })],
  [/<@&(\d{15,21})>/y, (match) => ({ kind: 'role', id: match[1] ?? '' })],
  [/<#(\d{15,21})>/y, (match) => ({ kind: 'channel', id: match[1] ?? '' })],
  [/<\/([^:>]+):\d{15,21}>/y, (match) => ({ kind: 'command', name: match[1] ?? '' })],
  [/<a?:(\w{2,32}):\d{15,21}>/y, (match) => ({ kind: 'emoji', name: match[1] ?? '' })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    (match) => ({ kind: 'time', at: Number(match[1]) * 1000, style: match[2] ?? 'f' }),
  ],
  [/@(everyone|here)\b/y, (match) => ({ kind: 'everyone', name: match[1] ?? '' })],
  [
    /\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (match) => link(match[2], parseInline(match[1] ?? '')),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (match) => link(match[0])],
];

function matchAt(source: string, at: number): { node: Inline; length: number } | null {
  if (!/[\\`|*_~<@[h]/.test(source[at] ?? '')) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    // A name with underscores in a word is not slanted.
    const inWord = source[at] === '_' && at > 0 && /[\p{L}\p{N}]/u.test(source[at - 1] ?? '');
    if (match !== null && !inWord) return { node: make(match), length: match[0].length };
  }
  return null;
}

function link(href: string | undefined, inside?: readonly Inline[]): Inline {
  const to = href ?? '';
  return { kind: 'link', href: to, inside: inside ?? [{ kind: 'text', text: to }] };
}
