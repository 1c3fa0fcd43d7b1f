/** The people of the guild in a row: one click and the pane sees with their eyes. */
import { css, html, LitElement, nothing } from 'lit';
import type { PlaygroundUser } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import { localUrl } from '../message/media.ts';

/** Somebody else's eyes were picked; null asks for a new person. */
export class Look extends CustomEvent<string | null> {
  constructor(user: string | null) {
    super('look', { detail: user, bubbles: true, composed: true });
  }
}

class PeopleBar extends LitElement {
  static override readonly properties = { people: {}, as: {}, pings: {}, awaited: {} };
  declare people: readonly PlaygroundUser[];
  declare as: string;
  declare pings: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whom the newest message with buttons waits for. */
  declare awaited: ReadonlySet<string>;

  override render() {
    return html`<div class="bar" role="group" aria-label="Look as">
      <span class="you">You are</span>
      ${this.people.map((person) => this.#person(person))}
      <button class="add" aria-label="Add a person" title="Add a person" @click=${() => this.dispatchEvent(new Look(null))}>
        ${icon('plus', 18)}
      </button>
    </div>`;
  }

  #person({ id, name, locale, roles, avatarUrl }: PlaygroundUser) {
    const pings = this.pings.get(id)?.size ?? 0;
    const due = this.awaited.has(id);
    const said = [
      name,
      due ? 'is awaited' : '',
      pings > 0 ? `mentioned ${pings === 1 ? 'once' : `${pings} times`}` : '',
    ];
    return html`<button
      class="person ${due ? 'due' : ''}"
      aria-pressed=${id === this.as}
      aria-label=${said.filter((part) => part !== '').join(', ')}
      title="${name} · ${roles.join(', ')} · ${locale}"
      @click=${() => this.dispatchEvent(new Look(id))}
    >
      <span class="face">
        <img src=${localUrl(avatarUrl) ?? ''} alt="" />
        ${pings > 0 ? html`<span class="ping" aria-hidden="true">${pings > 9 ? '9+' : pings}</span>` : nothing}
      </span>
      <span class="name">${name}</span>
    </button>`;
  }

  override updated(): void {
    this.renderRoot
      .querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  static override readonly styles = [
    baseStyles,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .bar {
        display: flex;
        align-items: center;
        gap: 6px;
        padding: 7px 16px;
        overflow-x: auto;
        scrollbar-width: none;
      }
      .you {
        font-size: 12px;
        font-weight: 600;
        color: var(--muted);
        white-space: nowrap;
      }
      .person {
        display: flex;
        align-items: center;
        flex: none;
        gap: 7px;
        padding: 4px 12px 4px 5px;
        min-height: 38px;
        border-radius: 19px;
        color: var(--muted);
        font-size: 14px;
        font-weight: 550;
        white-space: nowrap;
        border: 1px solid transparent;
        scroll-margin-inline: 60px;
      }
      .person:hover {
        background: var(--bg-pick);
      }
      .person[aria-pressed='true'] {
        background: var(--mention-bg);
        border-color: var(--brand);
        color: var(--strong);
      }
      .face {
        position: relative;
        width: 28px;
        height: 28px;
        flex: none;
      }
      .face img {
        width: 28px;
        height: 28px;
        border-radius: 50%;
        display: block;
      }
      .due .face img {
        box-shadow: 0 0 0 2px var(--bg), 0 0 0 4px var(--turn);
      }
      .due .name {
        color: var(--turn);
      }
      .ping {
        position: absolute;
        right: -9px;
        bottom: -6px;
        min-width: 8px;
        height: 16px;
        padding: 0 4px;
        border-radius: 9px;
        background: var(--ping);
        border: 2px solid var(--bg);
        box-sizing: content-box;
        color: #fff;
        font-size: 11px;
        font-weight: 700;
        line-height: 16px;
        text-align: center;
      }
      .add {
        display: grid;
        place-content: center;
        flex: none;
        width: 34px;
        height: 34px;
        border-radius: 50%;
        color: var(--muted);
      }
      .add:hover {
        background: var(--bg-pick);
        color: var(--strong);
      }
      @media (max-width: 640px) {
        .bar {
          padding: 6px 10px;
        }
        .you {
          display: none;
        }
        .person,
        .add {
          min-height: 44px;
          min-width: 44px;
        }
      }
    `,
  ];
}

customElements.define('people-bar', PeopleBar);
