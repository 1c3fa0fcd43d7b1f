/** A dialog over the page: closed by its cross, Escape or a press beside it. */
import { css, html, type LitElement, type TemplateResult } from 'lit';
import { icon } from '../look.ts';

interface Dialog {
  readonly heading: string;
  readonly wide?: boolean;
  readonly close: () => void;
}

/** Draws it with `content` inside; the element that draws it opens it by `openDialog` when it first appears. */
export function drawDialog({ heading, wide, close }: Dialog, content: TemplateResult): TemplateResult {
  return html`<dialog
    class=${wide === true ? 'wide' : ''}
    aria-label=${heading}
    @close=${close}
    @mousedown=${(event: Event) => {
      // A press on the backdrop arrives at the dialog itself.
      if (event.target === event.currentTarget) close();
    }}
  >
    <div class="inside">
      <div class="top">
        <h2>${heading}</h2>
        <button class="cross" aria-label="Close" @click=${close}>${icon('close')}</button>
      </div>
      ${content}
    </div>
  </dialog>`;
}

/** Shows an element's dialog above everything else, with the focus inside. */
export function openDialog(element: LitElement): void {
  element.renderRoot.querySelector('dialog')?.showModal();
}

export const dialogStyles = css`
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
  .top {
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
`;
