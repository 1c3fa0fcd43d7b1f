/** The components of a message: rows of buttons and menus, and the layouts of Components V2. */
import {
  type APIComponentInActionRow,
  type APIMediaGalleryItem,
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
  type APIThumbnailComponent,
  type APIUnfurledMediaItem,
  ComponentType as Part,
} from 'discord-api-types/v10';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { PlaygroundState } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import type { Wait } from '../state/model.ts';
import { drawText, type Names, textStyles } from '../text/draw.ts';
import { DESKTOP_FRAME, localUrl, type Size } from './media.ts';
import type { Use } from './press-button.ts';
import './press-button.ts';
import './picture-view.ts';
import './select-menu.ts';
import type { Menu, Pick } from './select-menu.ts';

type Component = APIMessageTopLevelComponent;

interface PressDetail {
  readonly message: string;
  readonly customId: string;
  readonly values?: readonly string[];
}

/** Somebody used a component of a message. */
export class PressMessage extends CustomEvent<PressDetail> {
  constructor(detail: PressDetail) {
    super('press', { detail, bubbles: true, composed: true });
  }
}

class MessageParts extends LitElement {
  static override readonly properties = { message: {}, components: {}, names: {}, server: {}, wait: {} };
  declare message: string;
  declare components: readonly Component[];
  declare names: Names;
  declare server: PlaygroundState | null;
  declare wait: Wait | undefined;

  override render() {
    const use = (event: Use) =>
      this.dispatchEvent(new PressMessage({ message: this.message, ...event.detail }));
    return html`<div class="parts" @use=${use}>${this.components.map((part) => this.#draw(part))}</div>`;
  }

  #draw(part: Component): TemplateResult | typeof nothing {
    switch (part.type) {
      case Part.ActionRow:
        return html`<div class="row">${part.components.map((inner) => this.#control(inner))}</div>`;
      case Part.TextDisplay:
        return html`<div class="text">${drawText(part.content, this.names)}</div>`;
      case Part.Section:
        return html`<div class="section">
          <div class="grow">${part.components.map((inner) => html`<div class="text">${drawText(inner.content, this.names)}</div>`)}</div>
          ${part.accessory.type === Part.Button ? this.#control(part.accessory) : thumbnail(part.accessory)}
        </div>`;
      case Part.MediaGallery:
        return html`<div class=${part.items.length > 1 ? 'gallery several' : 'gallery'}>${part.items.map((item) => picture(item, DESKTOP_FRAME))}</div>`;
      case Part.File:
        return file(part.file, 'name' in part && typeof part.name === 'string' ? part.name : 'file');
      case Part.Separator:
        return html`<div class="gap ${part.spacing === 2 ? 'large' : ''}">${part.divider === false ? nothing : html`<hr />`}</div>`;
      case Part.Container: {
        const colour = part.accent_color;
        const border = typeof colour === 'number' ? { 'border-inline-start-color': hex(colour) } : {};
        return html`<div class="container" style=${styleMap(border)}>${part.components.map((inner) => this.#draw(inner))}</div>`;
      }
    }
  }

  #control(part: APIComponentInActionRow): TemplateResult | typeof nothing {
    const { wait } = this;
    const waiting =
      wait !== undefined && wait.failure === null && wait.place.kind === 'component'
        ? wait.place.customId
        : null;
    switch (part.type) {
      case Part.Button: {
        const busy = 'custom_id' in part && part.custom_id === waiting;
        return html`<press-button .button=${part} .busy=${busy} .held=${waiting !== null && !busy}></press-button>`;
      }
      case Part.StringSelect:
      case Part.UserSelect:
      case Part.RoleSelect:
      case Part.MentionableSelect:
      case Part.ChannelSelect: {
        const busy = part.custom_id === waiting;
        return html`<select-menu .menu=${menuOf(part, this.server)} .busy=${busy} .held=${waiting !== null && !busy}></select-menu>`;
      }
      case Part.TextInput:
        return nothing;
    }
  }

  static override readonly styles = [
    baseStyles,
    textStyles,
    css`
      .parts {
        display: grid;
        /* A menu's long text is cut; it must not stretch the column beyond the screen. */
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
        margin-top: 6px;
        justify-items: start;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        max-width: 100%;
      }
      .row:has(select-menu) {
        width: 100%;
      }
      .text,
      .section,
      .gap {
        width: 100%;
      }
      .section {
        display: flex;
        gap: 16px;
        align-items: flex-start;
      }
      .grow {
        flex: 1;
        min-width: 0;
      }
      .gallery {
        max-width: 100%;
      }
      .several {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 4px;
      }
      hr {
        border: 0;
        border-top: 1px solid var(--line);
        margin: 4px 0;
      }
      .large {
        padding: 8px 0;
      }
      .container {
        display: grid;
        gap: 8px;
        justify-items: start;
        width: min(600px, 100%);
        padding: 12px 16px;
        background: var(--bg-side);
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--line);
        border-radius: 8px;
      }
      .file {
        display: flex;
        gap: 8px;
        align-items: center;
        padding: 10px 12px;
        background: var(--bg-side);
        border: 1px solid var(--line);
        border-radius: 8px;
      }
    `,
  ];
}

/** A menu of any kind as a list of picks. */
export function menuOf(select: APISelectMenuComponent, server: PlaygroundState | null): Menu {
  return {
    customId: select.custom_id,
    placeholder: select.placeholder ?? 'Make a selection',
    least: select.min_values ?? 1,
    most: select.max_values ?? 1,
    disabled: select.disabled === true,
    picks: picksOf(select, server),
  };
}

function picksOf(select: APISelectMenuComponent, server: PlaygroundState | null): readonly Pick[] {
  const chosen = new Set('default_values' in select ? select.default_values?.map(({ id }) => id) : []);
  switch (select.type) {
    case Part.StringSelect:
      return select.options;
    case Part.UserSelect:
    case Part.MentionableSelect:
      return (server?.users ?? []).map(({ id, name }) => ({
        value: id,
        label: name,
        default: chosen.has(id),
      }));
    case Part.ChannelSelect:
      return (server?.channels ?? []).map(({ id, name }) => ({
        value: id,
        label: `#${name}`,
        default: chosen.has(id),
      }));
    case Part.RoleSelect:
      return [];
  }
}

function thumbnail({ media, description, spoiler }: APIThumbnailComponent) {
  return picture(
    { media, ...(description ? { description } : {}), ...(spoiler === undefined ? {} : { spoiler }) },
    { width: 85, height: 85 },
  );
}

function picture({ media, description, spoiler }: APIMediaGalleryItem, frame: Size) {
  const src = localUrl(media.url);
  if (src === null)
    return html`<a href=${media.url} target="_blank" rel="noreferrer noopener">${media.url}</a>`;
  const shown = {
    src,
    alt: description ?? '',
    width: media.width ?? 960,
    height: media.height ?? 960,
    spoiler: spoiler === true,
  };
  return html`<picture-view ?small=${frame.width < 100} .picture=${shown} .frame=${frame}></picture-view>`;
}

function file(media: APIUnfurledMediaItem, name: string) {
  return html`<a class="file" href=${localUrl(media.url) ?? media.url} download target="_blank">${icon('file')} ${name}</a>`;
}

function hex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

customElements.define('message-parts', MessageParts);
