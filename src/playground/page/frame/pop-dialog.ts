/** A dialog over the page: opened when it appears, closed by its cross, Escape or a click beside it. */
import { css, html, LitElement } from 'lit';
import { baseStyles, icon } from '../look.ts';

export class PopDialog extends LitElement {
  static override readonly properties = { heading: {}, wide: { type: Boolean } };
  declare heading: string;
  declare wide: boolean;

  constructor() {
    super();
    this.heading = '';
    this.wide = false;
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  close(): void {
    this.dispatchEvent(new CustomEvent('close'));
  }

  override render() {
    return html`<dialog
      class=${this.wide ? 'wide' : ''}
      aria-label=${this.heading}
      @close=${() => this.close()}
      @mousedown=${(event: Event) => {
        // A press on the backdrop arrives at the dialog itself.
        if (event.target === event.currentTarget) this.close();
      }}
    >
      <div class="inside">
        <header>
          <h2>${this.heading}</h2>
          <button class="cross" aria-label="Close" @click=${() => this.close()}>${icon('close')}</button>
        </header>
        <slot></slot>
      </div>
    </dialog>`;
  }

  static override readonly styles = [
    baseStyles,
    css`
      dialog {
        width: min(460px, calc(100vw - 24px));
        max-height: calc(100dvh - 32px);
        padding: 0;
        border: 1px solid var(--line);
        border-radius: 14px;
        background: var(--bg-float);
        color: var(--text);
        box-shadow: var(--shadow);
      }
      .wide {
        width: min(760px, calc(100vw - 24px));
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.65);
      }
      .inside {
        padding: 18px 20px 20px;
      }
      header {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 12px;
      }
      h2 {
        margin: 0;
        font-size: 20px;
        color: var(--strong);
      }
      .cross {
        display: grid;
        place-content: center;
        width: 40px;
        height: 40px;
        margin: -8px -8px -8px 0;
        border-radius: 8px;
        color: var(--muted);
      }
      .cross:hover {
        color: var(--strong);
        background: var(--bg-pick);
      }
    `,
  ];
}

customElements.define('pop-dialog', PopDialog);
