/** The channels and threads of the guild. */
import { css, html, LitElement, nothing } from 'lit';
import type { PlaygroundChannel, PlaygroundState } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import type { Store } from '../state/store.ts';

class SideBar extends LitElement {
  static override readonly properties = { store: {}, server: {}, channel: {}, naming: { state: true } };
  declare store: Store;
  declare server: PlaygroundState;
  declare channel: string;
  declare naming: 'text' | 'thread' | null;

  constructor() {
    super();
    this.naming = null;
  }

  override render() {
    const { channels, guilds, users, botReady } = this.server;
    const bot = users.find((user) => user.bot);
    const top = channels.filter(({ kind }) => kind === 'text');
    return html`<nav aria-label="Channels">
        <h2>${guilds[0]?.name ?? 'Playground'}${guilds[0]?.available === false ? html` <small>unavailable</small>` : nothing}</h2>
        ${top.map((channel) => [
          this.#link(channel),
          ...channels.filter(({ parentId }) => parentId === channel.id).map((thread) => this.#link(thread)),
        ])}
        ${this.naming === null ? nothing : this.#naming(this.naming)}
        <div class="new">
          <button @click=${() => this.#name('text')}>${icon('plus', 16)} Channel</button>
          <button @click=${() => this.#name('thread')}>${icon('plus', 16)} Thread</button>
        </div>
      </nav>
      <div class="bot"><span class="light ${botReady ? 'on' : ''}"></span>${bot?.name ?? 'Bot'} ${botReady ? 'is online' : 'is not connected'}</div>`;
  }

  #link({ id, name, kind, locked, archived }: PlaygroundChannel) {
    return html`<button class="channel ${kind}" aria-current=${id === this.channel ? 'page' : nothing} @click=${() => this.store.go(id)}>
      ${icon(kind === 'thread' ? 'thread' : 'channel', 18)}<span>${name}</span>
      ${locked === true ? html`<span title="locked">${icon('lock', 14)}</span>` : nothing}
      ${archived === true ? html`<span title="archived">${icon('archive', 14)}</span>` : nothing}
    </button>`;
  }

  #naming(kind: 'text' | 'thread') {
    const done = async (event: Event) => {
      event.preventDefault();
      const name = this.renderRoot.querySelector('input')?.value.trim() ?? '';
      if (name === '' || (await this.store.newChannel(name, kind, this.#parent()))) this.naming = null;
    };
    return html`<form @submit=${done}>
      <input aria-label="Name of the new ${kind === 'thread' ? 'thread' : 'channel'}" placeholder="Name, then Enter" maxlength="100" @keydown=${(
        event: KeyboardEvent,
      ) => {
        if (event.key === 'Escape') this.naming = null;
      }} />
    </form>`;
  }

  /** The text channel that is open, or that the open thread hangs on. */
  #parent(): string {
    return this.server.channels.find(({ id }) => id === this.channel)?.parentId ?? this.channel;
  }

  #name(kind: 'text' | 'thread'): void {
    this.naming = kind;
    void this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus());
  }

  static override readonly styles = [
    baseStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        width: 224px;
        background: var(--bg-side);
        min-height: 0;
      }
      nav {
        flex: 1;
        overflow-y: auto;
        padding: 0 8px;
        display: grid;
        align-content: start;
        gap: 2px;
      }
      h2 {
        margin: 0 0 8px;
        padding: 0 8px;
        height: 48px;
        display: flex;
        align-items: center;
        gap: 6px;
        font-size: 16px;
        color: var(--strong);
      }
      h2 small {
        color: var(--error);
        font-weight: 500;
      }
      .channel {
        display: flex;
        align-items: center;
        gap: 7px;
        min-height: 36px;
        padding: 4px 10px;
        border-radius: 8px;
        color: var(--muted);
        text-align: start;
      }
      .channel span:first-of-type {
        flex: 1;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .thread {
        margin-inline-start: 18px;
        font-size: 15px;
      }
      .channel:hover {
        background: var(--bg-hover);
        color: var(--text);
      }
      .channel[aria-current] {
        background: var(--bg-pick);
        color: var(--strong);
      }
      .new {
        display: flex;
        gap: 4px;
        margin-top: 8px;
      }
      .new button {
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 6px 8px;
        border-radius: 6px;
        font-size: 13px;
        color: var(--muted);
      }
      .new button:hover {
        color: var(--strong);
        background: var(--bg-hover);
      }
      input {
        width: 100%;
        padding: 8px 10px;
        border-radius: 8px;
        border: 1px solid var(--line);
        background: var(--bg-deep);
        font-size: 16px;
      }
      .bot {
        display: flex;
        align-items: center;
        gap: 8px;
        padding: 12px 16px;
        font-size: 13px;
        color: var(--muted);
        border-top: 1px solid var(--line);
      }
      .light {
        width: 10px;
        height: 10px;
        border-radius: 50%;
        background: var(--faint);
      }
      .on {
        background: #23a55a;
      }
      @media (max-width: 640px) {
        .channel,
        .new button {
          min-height: 44px;
        }
      }
    `,
  ];
}

customElements.define('side-bar', SideBar);
