/** One embed of a message. */
import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { css, html, LitElement, nothing } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { baseStyles } from '../look.ts';
import { drawLine, drawText, type Names, textStyles } from '../text/draw.ts';
import { moment } from '../text/live-time.ts';
import { localUrl, type Size } from './media.ts';
import './picture-view.ts';

class MessageEmbed extends LitElement {
  static override readonly properties = { embed: {}, names: {} };
  declare embed: APIEmbed;
  declare names: Names;

  override render() {
    const { embed, names } = this;
    const { author, title, url, description, fields, image, thumbnail, footer, timestamp, color } = embed;
    const border =
      color === undefined ? {} : { 'border-inline-start-color': `#${color.toString(16).padStart(6, '0')}` };
    const titled = title === undefined ? nothing : drawLine(title, names);
    const below = [
      footer?.text,
      timestamp === undefined ? undefined : moment(Date.parse(timestamp), 'f', names.locale),
    ];
    return html`<article class="embed" style=${styleMap(border)}>
      <div class="main">
        ${author === undefined ? nothing : html`<div class="author">${small(author.icon_url)}${named(author.name, author.url)}</div>`}
        ${title === undefined ? nothing : html`<div class="title">${url === undefined ? titled : html`<a href=${url} target="_blank" rel="noreferrer noopener">${titled}</a>`}</div>`}
        ${description === undefined ? nothing : html`<div class="text">${drawText(description, names)}</div>`}
        ${fields === undefined || fields.length === 0 ? nothing : html`<div class="fields">${fields.map((field) => this.#field(field))}</div>`}
      </div>
      ${thumbnail === undefined ? nothing : html`<div class="thumb">${picture(thumbnail, { width: 80, height: 80 })}</div>`}
      ${image === undefined ? nothing : html`<div class="image">${picture(image, { width: 400, height: 300 })}</div>`}
      ${below.some((part) => part !== undefined) ? html`<div class="footer">${small(footer?.icon_url)}${below.filter((part) => part !== undefined).join(' • ')}</div>` : nothing}
    </article>`;
  }

  #field({ name, value, inline }: APIEmbedField) {
    return html`<div class=${inline === true ? 'field inline' : 'field'}>
      <div class="name">${drawLine(name, this.names)}</div>
      <div>${drawText(value, this.names)}</div>
    </div>`;
  }

  static override readonly styles = [
    baseStyles,
    textStyles,
    css`
      .embed {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 8px 16px;
        width: fit-content;
        max-width: min(520px, 100%);
        margin-top: 6px;
        padding: 10px 16px 14px 12px;
        background: var(--bg-side);
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--grey);
        border-radius: 6px;
        font-size: 14px;
      }
      .main {
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      .author {
        display: flex;
        gap: 8px;
        align-items: center;
        font-weight: 600;
        color: var(--strong);
      }
      .small {
        width: 22px;
        height: 22px;
        border-radius: 50%;
      }
      .title {
        font-size: 16px;
        font-weight: 650;
        color: var(--strong);
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 8px;
      }
      .field {
        grid-column: 1 / -1;
        min-width: 0;
      }
      .inline {
        grid-column: auto;
      }
      .name {
        font-weight: 650;
        color: var(--strong);
      }
      .image,
      .footer {
        grid-column: 1 / -1;
      }
      .footer {
        display: flex;
        gap: 8px;
        align-items: center;
        font-size: 12px;
        color: var(--muted);
      }
      @media (max-width: 640px) {
        .fields {
          grid-template-columns: 1fr;
        }
      }
    `,
  ];
}

function named(name: string, url: string | undefined) {
  return url === undefined
    ? html`<span>${name}</span>`
    : html`<a href=${url} target="_blank" rel="noreferrer noopener">${name}</a>`;
}

function small(url: string | undefined) {
  const src = localUrl(url);
  return src === null ? nothing : html`<img class="small" src=${src} alt="" />`;
}

function picture(
  image: {
    readonly url: string;
    readonly width?: number;
    readonly height?: number;
    readonly description?: string;
  },
  frame: Size,
) {
  const src = localUrl(image.url);
  if (src === null)
    return html`<a href=${image.url} target="_blank" rel="noreferrer noopener">${image.url}</a>`;
  const shown = { src, alt: image.description ?? '', width: image.width ?? 960, height: image.height ?? 960 };
  return html`<picture-view ?small=${frame.width < 100} .picture=${shown} .frame=${frame}></picture-view>`;
}

customElements.define('message-embed', MessageEmbed);
