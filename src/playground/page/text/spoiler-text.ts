/** Text that stays hidden until somebody asks for it. */
import { css, html, LitElement } from 'lit';

class SpoilerText extends LitElement {
  static override readonly properties = { open: { type: Boolean, reflect: true } };
  static override readonly styles = css`
    button {
      all: unset;
      cursor: pointer;
      background: var(--spoiler);
      color: transparent;
      border-radius: 4px;
      padding: 0 2px;
    }
    button:focus-visible {
      outline: 2px solid var(--link);
    }
    button slot {
      visibility: hidden;
    }
    span {
      background: color-mix(in srgb, var(--text) 12%, transparent);
      border-radius: 4px;
      padding: 0 2px;
    }
  `;
  declare open: boolean;

  constructor() {
    super();
    this.open = false;
  }

  override render() {
    if (this.open) return html`<span><slot></slot></span>`;
    return html`<button aria-label="Spoiler: show it" @click=${() => {
      this.open = true;
    }}><slot></slot></button>`;
  }
}

customElements.define('spoiler-text', SpoilerText);
