/** One picture of a message: its alt text, a click that enlarges it, and no flicker when a new one takes its place. */
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { baseStyles } from '../look.ts';
import { DESKTOP_FRAME, fitted, type Size } from './media.ts';

export interface Picture extends Size {
  readonly src: string;
  readonly alt: string;
  readonly spoiler?: boolean;
}

/** Asks for a picture to be shown as large as the window allows. */
export class Enlarge extends CustomEvent<Picture> {
  constructor(picture: Picture) {
    super('enlarge', { detail: picture, bubbles: true, composed: true });
  }
}

class PictureView extends LitElement {
  static override readonly properties = {
    picture: {},
    frame: {},
    shown: { state: true },
    veiled: { state: true },
  };
  static override readonly styles = [
    baseStyles,
    css`
      :host {
        display: block;
        max-width: 100%;
      }
      .frame {
        position: relative;
        width: min(var(--fit), 100%);
        aspect-ratio: var(--ratio);
        border-radius: 8px;
        overflow: hidden;
        background: var(--bg-deep);
      }
      img {
        display: block;
        width: 100%;
        height: 100%;
        object-fit: contain;
      }
      .veiled img {
        filter: blur(40px);
      }
      button {
        position: absolute;
        inset: 0;
        border-radius: 8px;
        cursor: zoom-in;
        outline-offset: -3px;
      }
      b {
        background: rgb(0 0 0 / 0.7);
        color: #fff;
        border-radius: 16px;
        padding: 6px 12px;
        font-size: 13px;
      }
      /* On a phone a picture takes the column's width. */
      @media (max-width: 640px) {
        :host(:not([small])) .frame {
          width: min(var(--natural), 100%);
        }
      }
    `,
  ];
  declare picture: Picture;
  declare frame: Size;
  declare shown: Picture | null;
  declare veiled: boolean;

  constructor() {
    super();
    this.frame = DESKTOP_FRAME;
    this.shown = null;
    this.veiled = true;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('picture')) return;
    const next = this.picture;
    // An address is signed anew whenever a message is read; the picture behind its path is the same.
    if (this.shown === null || pathOf(this.shown) === pathOf(next)) {
      this.shown = { ...next, src: this.shown?.src ?? next.src };
      return;
    }
    // The old picture stays until the new one can be painted.
    const loading = new Image();
    loading.src = next.src;
    const show = () => {
      if (this.picture === next) this.shown = next;
    };
    loading.decode().then(show, show);
  }

  override render() {
    if (this.shown === null) return nothing;
    const { src, alt, width, height, spoiler } = this.shown;
    const size = fitted({ width, height }, this.frame);
    const veiled = spoiler === true && this.veiled;
    const measures = {
      '--fit': `${size.width}px`,
      '--natural': `${width}px`,
      '--ratio': `${width} / ${height}`,
    };
    const open = () => {
      if (veiled) this.veiled = false;
      else this.dispatchEvent(new Enlarge({ src, alt, width, height }));
    };
    return html`<div class="frame ${veiled ? 'veiled' : ''}" style=${styleMap(measures)}>
      <img src=${src} alt=${alt} width=${size.width} height=${size.height} draggable="false" />
      <button aria-label=${veiled ? 'Spoiler: show the picture' : 'Enlarge the picture'} @click=${open}>
        ${veiled ? html`<b>SPOILER</b>` : nothing}
      </button>
    </div>`;
  }
}

function pathOf({ src }: Picture): string {
  return src.split('?')[0] ?? src;
}

customElements.define('picture-view', PictureView);
