/** One button of a message, as Discord's client draws it. */
import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { css, html, LitElement } from 'lit';
import { baseStyles, icon } from '../look.ts';
import { drawEmoji } from '../text/draw.ts';

/** Somebody used a component. */
export class Use extends CustomEvent<{ readonly customId: string; readonly values?: readonly string[] }> {
  constructor(customId: string, values?: readonly string[]) {
    super('use', { detail: { customId, ...(values === undefined ? {} : { values }) }, bubbles: true });
  }
}

class PressButton extends LitElement {
  static override readonly properties = { button: {}, busy: { type: Boolean }, held: { type: Boolean } };
  static override readonly styles = [
    baseStyles,
    css`
      :host {
        display: inline-block;
        max-width: 100%;
      }
      button,
      a {
        position: relative;
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: 6px;
        min-width: 60px;
        max-width: 100%;
        min-height: 34px;
        padding: 2px 14px;
        border-radius: 8px;
        font-size: 14px;
        font-weight: 550;
        line-height: 1.2;
        text-decoration: none;
        color: #fff;
        background: var(--rest);
        transition: background 0.12s, transform 0.06s;
        touch-action: manipulation;
      }
      .label {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        unicode-bidi: plaintext;
      }
      .primary {
        --rest: var(--brand);
        --over: var(--brand-hover);
      }
      .secondary {
        --rest: var(--grey);
        --over: var(--grey-hover);
        color: var(--grey-text);
      }
      .success {
        --rest: var(--green);
        --over: var(--green-hover);
      }
      .danger {
        --rest: var(--red);
        --over: var(--red-hover);
      }
      :is(button, a):hover:not(:disabled) {
        background: var(--over);
      }
      button:active:not(:disabled) {
        transform: scale(0.97);
      }
      button:disabled {
        opacity: 0.45;
        cursor: not-allowed;
      }
      .busy .content {
        visibility: hidden;
      }
      .content {
        display: inline-flex;
        gap: 6px;
        align-items: center;
        min-width: 0;
      }
      .dots {
        position: absolute;
        display: flex;
        gap: 5px;
      }
      .dots i {
        width: 6px;
        height: 6px;
        border-radius: 50%;
        background: currentColor;
        animation: beat 1.1s infinite ease-in-out;
      }
      .dots i:nth-child(2) {
        animation-delay: 0.15s;
      }
      .dots i:nth-child(3) {
        animation-delay: 0.3s;
      }
      @keyframes beat {
        0%,
        70%,
        100% {
          opacity: 0.3;
        }
        35% {
          opacity: 1;
        }
      }
      @media (max-width: 640px) {
        button,
        a {
          min-height: 44px;
          min-width: 68px;
          font-size: 15px;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .dots i {
          animation-duration: 3s;
        }
      }
    `,
  ];
  declare button: APIButtonComponent;
  /** Waiting for the bot's answer to this very button. */
  declare busy: boolean;
  /** Another component of the message is waiting. */
  declare held: boolean;

  constructor() {
    super();
    this.busy = false;
    this.held = false;
  }

  override render() {
    const { button } = this;
    const content = html`<span class="content"
      >${'emoji' in button ? drawEmoji(button.emoji) : ''}${
        'label' in button && button.label ? html`<span class="label">${button.label}</span>` : ''
      }</span
    >`;
    if (button.style === ButtonStyle.Link) {
      return html`<a class="secondary" href=${button.url} target="_blank" rel="noreferrer noopener"
        >${content}${icon('send', 14)}</a
      >`;
    }
    if (button.style === ButtonStyle.Premium) return html`<button class="primary" disabled>Premium</button>`;
    const customId = button.custom_id;
    const press = () => {
      if (!this.busy && !this.held) this.dispatchEvent(new Use(customId));
    };
    const name = 'label' in button && button.label ? button.label : (button.emoji?.name ?? 'button');
    return html`<button
      class="${look(button.style)} ${this.busy ? 'busy' : ''}"
      ?disabled=${button.disabled === true}
      aria-busy=${this.busy}
      aria-disabled=${this.held}
      aria-label=${name}
      @click=${press}
    >
      ${content}${this.busy ? html`<span class="dots"><i></i><i></i><i></i></span>` : ''}
    </button>`;
  }
}

function look(
  style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger,
): string {
  switch (style) {
    case ButtonStyle.Primary:
      return 'primary';
    case ButtonStyle.Secondary:
      return 'secondary';
    case ButtonStyle.Success:
      return 'success';
    case ButtonStyle.Danger:
      return 'danger';
  }
}

customElements.define('press-button', PressButton);
