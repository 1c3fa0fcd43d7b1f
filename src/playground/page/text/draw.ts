/** Draws the tree of a message's text: the same everywhere that text appears. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { type Block, type Inline, type Item, parseInline, parseMarkdown } from './markdown.ts';
import './live-time.ts';
import './spoiler-text.ts';

/** Who is who for the one who reads. */
export interface Names {
  readonly me: string;
  readonly locale: string;
  readonly user: (id: string) => string | undefined;
  readonly channel: (id: string) => string | undefined;
}

/** A message's text. */
export function drawText(source: string, names: Names): TemplateResult {
  return html`${parseMarkdown(source).map((block) => drawBlock(block, names))}`;
}

/** A single line: a title, a field's name. */
export function drawLine(source: string, names: Names): TemplateResult {
  return html`${parseInline(source).map((node) => drawInline(node, names))}`;
}

function drawBlock(block: Block, names: Names): TemplateResult {
  switch (block.kind) {
    case 'paragraph':
      return html`<div class="p" dir="auto">${drawAll(block.inside, names)}</div>`;
    case 'subtext':
      return html`<div class="subtext" dir="auto">${drawAll(block.inside, names)}</div>`;
    case 'heading':
      return html`<div class="heading h${block.level}" role="heading" aria-level=${block.level + 2} dir="auto">
        ${drawAll(block.inside, names)}
      </div>`;
    case 'quote':
      return html`<blockquote>${block.blocks.map((inner) => drawBlock(inner, names))}</blockquote>`;
    case 'list':
      return html`<div role="list" class="list">${block.items.map((item) => drawItem(item, names))}</div>`;
    case 'code':
      return html`<pre><code>${block.text}</code></pre>`;
  }
}

function drawItem(item: Item, names: Names): TemplateResult {
  const mark = item.number === null ? (item.depth === 0 ? '•' : '◦') : `${item.number}.`;
  return html`<div role="listitem" class="item d${item.depth}" dir="auto">
    <span class="mark">${mark}</span><span>${drawAll(item.inside, names)}</span>
  </div>`;
}

function drawAll(nodes: readonly Inline[], names: Names): readonly (TemplateResult | string)[] {
  return nodes.map((node) => drawInline(node, names));
}

function drawInline(node: Inline, names: Names): TemplateResult | string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'bold':
      return html`<strong>${drawAll(node.inside, names)}</strong>`;
    case 'italic':
      return html`<em>${drawAll(node.inside, names)}</em>`;
    case 'underline':
      return html`<u>${drawAll(node.inside, names)}</u>`;
    case 'strike':
      return html`<s>${drawAll(node.inside, names)}</s>`;
    case 'spoiler':
      return html`<spoiler-text>${drawAll(node.inside, names)}</spoiler-text>`;
    case 'code':
      return html`<code>${node.text}</code>`;
    case 'link':
      return html`<a href=${node.href} target="_blank" rel="noreferrer noopener">${drawAll(node.inside, names)}</a>`;
    case 'user':
      return html`<span class="mention ${node.id === names.me ? 'me' : ''}">@${names.user(node.id) ?? 'unknown-user'}</span>`;
    case 'channel':
      return html`<span class="mention">#${names.channel(node.id) ?? 'unknown'}</span>`;
    case 'role':
      return html`<span class="mention">@role</span>`;
    case 'everyone':
      return html`<span class="mention">@${node.name}</span>`;
    case 'command':
      return html`<span class="mention">/${node.name}</span>`;
    case 'emoji':
      return html`<span class="emoji" role="img" aria-label=${node.name}>:${node.name}:</span>`;
    case 'time':
      return html`<live-time .at=${node.at} .look=${node.style} .locale=${names.locale}></live-time>`;
  }
}

/** A text's first line without its marks: what a reply shows of the message it answers. */
export function plainLine(source: string, names: Names): string {
  return plain(parseInline(source.split('\n')[0] ?? ''), names);
}

function plain(nodes: readonly Inline[], names: Names): string {
  const words = (node: Inline): string => {
    switch (node.kind) {
      case 'text':
      case 'code':
        return node.text;
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strike':
      case 'link':
        return plain(node.inside, names);
      case 'spoiler':
        return '▒▒▒▒';
      case 'user':
        return `@${names.user(node.id) ?? 'unknown-user'}`;
      case 'channel':
        return `#${names.channel(node.id) ?? 'unknown'}`;
      case 'role':
        return '@role';
      case 'everyone':
        return `@${node.name}`;
      case 'command':
        return `/${node.name}`;
      case 'emoji':
        return `:${node.name}:`;
      case 'time':
        return new Date(node.at).toLocaleString(names.locale);
    }
  };
  return nodes.map(words).join('');
}

/** An emoji of a button or an option: a character, or the name of one's own (whose picture lies elsewhere). */
export function drawEmoji(
  emoji: { readonly id?: string | null | undefined; readonly name?: string | null | undefined } | undefined,
) {
  if (emoji === undefined || !emoji.name) return nothing;
  return html`<span class="emoji" aria-hidden="true">${emoji.id ? `:${emoji.name}:` : emoji.name}</span>`;
}

export const textStyles = css`
  .p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  .p:empty {
    min-height: 1.375em;
  }
  strong {
    font-weight: 650;
  }
  .subtext {
    color: var(--muted);
    font-size: 0.8125em;
    overflow-wrap: anywhere;
  }
  .heading {
    color: var(--strong);
    font-weight: 700;
    margin: 12px 0 6px;
    overflow-wrap: anywhere;
  }
  .heading:first-child {
    margin-top: 4px;
  }
  .h1 {
    font-size: 1.5em;
  }
  .h2 {
    font-size: 1.25em;
  }
  .h3 {
    font-size: 1em;
  }
  blockquote {
    margin: 2px 0;
    padding: 0 8px 0 12px;
    border-inline-start: 4px solid var(--grey);
    border-radius: 2px;
  }
  .item {
    display: flex;
    gap: 8px;
    overflow-wrap: anywhere;
    padding-inline-start: 6px;
  }
  .mark {
    color: var(--muted);
    min-width: 10px;
  }
  .d1 {
    margin-inline-start: 20px;
  }
  .d2 {
    margin-inline-start: 40px;
  }
  .d3,
  .d4,
  .d5 {
    margin-inline-start: 60px;
  }
  code {
    font: 0.85em/1.35 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
    background: var(--bg-deep);
    border-radius: 4px;
    padding: 0.1em 0.3em;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  pre {
    background: var(--bg-deep);
    border: 1px solid var(--line);
    border-radius: 6px;
    padding: 8px 10px;
    margin: 6px 0;
    overflow-x: auto;
    max-width: 90%;
  }
  pre code {
    background: none;
    padding: 0;
    white-space: pre-wrap;
  }
  a {
    color: var(--link);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover,
  a:focus-visible {
    text-decoration: underline;
  }
  .mention {
    background: var(--mention-bg);
    color: var(--mention);
    border-radius: 4px;
    padding: 0 3px;
    font-weight: 550;
    unicode-bidi: isolate;
  }
  .mention.me {
    background: color-mix(in srgb, var(--turn) 28%, transparent);
    color: var(--strong);
  }
`;
