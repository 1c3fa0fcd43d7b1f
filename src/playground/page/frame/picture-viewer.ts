/** A picture as large as the window allows, until it is clicked away. */
import { css, html, LitElement } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { baseStyles, icon } from '../look.ts';
import type { Picture } from '../message/picture-view.ts';

class PictureViewer extends LitElement {
  static override readonly properties = { picture: {} };
  declare picture: Picture;

  override firstUpdated(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render() {
    const { src, alt, width, height } = this.picture;
    const close = () => this.dispatchEvent(new CustomEvent('close'));
    // Small pictures are doubled, as a board drawn for a phone would be.
    const measures = { '--ratio': `${width / height}`, '--most': `${Math.max(width, 960)}px` };
    return html`<dialog aria-label="Picture" @close=${close} @click=${close}>
      <img src=${src} alt=${alt} style=${styleMap(measures)} />
      <button class="cross" aria-label="Close picture" autofocus>${icon('close', 26)}</button>
    </dialog>`;
  }

  static override readonly styles = [
    baseStyles,
    css`
      dialog {
        padding: 0;
        border: 0;
        background: none;
        max-width: none;
        max-height: none;
        cursor: zoom-out;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.85);
      }
      img {
        display: block;
        width: min(var(--most), 96vw, calc(94dvh * var(--ratio)));
        aspect-ratio: var(--ratio);
        border-radius: 6px;
      }
      .cross {
        position: fixed;
        top: 12px;
        right: 12px;
        display: grid;
        place-content: center;
        width: 46px;
        height: 46px;
        border-radius: 50%;
        background: rgb(0 0 0 / 0.6);
        color: #fff;
      }
    `,
  ];
}

customElements.define('picture-viewer', PictureViewer);
