/** Discord's markdown: what the page makes of a message's text. */
import { expect, test } from 'vitest';
import { type Block, type Inline, parseInline, parseMarkdown } from '#playground/page/text/markdown.ts';

/** A tree as one line: marks in angle brackets. */
function outline(nodes: readonly Inline[]): string {
  return nodes.map(mark).join('');
}

function mark(node: Inline): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'spoiler':
      return `<${node.kind} ${outline(node.inside)}>`;
    case 'code':
      return `<code ${node.text}>`;
    case 'link':
      return `<link ${node.href} ${outline(node.inside)}>`;
    case 'user':
    case 'channel':
    case 'role':
      return `<${node.kind} ${node.id}>`;
    case 'everyone':
    case 'command':
    case 'emoji':
      return `<${node.kind} ${node.name}>`;
    case 'time':
      return `<time ${node.at} ${node.style}>`;
  }
}

const ID = '123456789012345678';

test.each([
  ['**bold** and *slanted* and _slanted_', '<bold bold> and <italic slanted> and <italic slanted>'],
  ['***both***', '<bold <italic both>>'],
  ['__under__ ~~gone~~ ||hidden **bold**||', '<underline under> <strike gone> <spoiler hidden <bold bold>>'],
  ['`a **b**` ``x`y``', '<code a **b**> <code x`y>'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['\\*not\\* \\_this\\_ \\<@1\\>', '*not* _this_ <@1>'],
  [`<@${ID}> <@!${ID}> <#${ID}> <@&${ID}>`, `<user ${ID}> <user ${ID}> <channel ${ID}> <role ${ID}>`],
  [`</ludo:${ID}> <:dice:${ID}> <a:roll:${ID}>`, '<command ludo> <emoji dice> <emoji roll>'],
  ['<t:1700000000:R> <t:1700000000>', '<time 1700000000000 R> <time 1700000000000 f>'],
  [
    '[how](https://a.example/x) https://b.example.',
    '<link https://a.example/x how> <link https://b.example https://b.example>.',
  ],
  ['[bad](javascript:alert(1)) @everyone', '[bad](javascript:alert(1)) <everyone everyone>'],
  ['end_of_ a word', 'end_of_ a word'],
  ['**unfinished and <@12>', '**unfinished and <@12>'],
])('%s', (source, expected) => {
  expect(outline(parseInline(source))).toBe(expected);
});

test('lines become headings, small print, quotes, lists and code', () => {
  const kinds = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);
  const source =
    '# Big\nplain\nplain\n-# small\n> quoted\n> more\n- one\n  - two\n3. three\n```js\nlet x;\n```\nend';
  const blocks = parseMarkdown(source);
  expect(kinds(blocks)).toEqual(['heading', 'paragraph', 'subtext', 'quote', 'list', 'code', 'paragraph']);
  const list = blocks[4];
  expect(list?.kind === 'list' && list.items.map(({ depth, number }) => [depth, number])).toEqual([
    [0, null],
    [1, null],
    [0, 3],
  ]);
  expect(blocks[5]).toEqual({ kind: 'code', text: 'let x;' });
});

test('three marks quote all that follows', () => {
  const [quote, ...rest] = parseMarkdown('>>> one\ntwo\n# three');
  expect(rest).toEqual([]);
  expect(quote?.kind === 'quote' && quote.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading']);
});

test('a "#" without a blank, and "-#" in the middle, are text', () => {
  expect(parseMarkdown('#chaupal -# x').map(({ kind }) => kind)).toEqual(['paragraph']);
});
