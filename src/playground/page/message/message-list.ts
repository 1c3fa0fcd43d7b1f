/** The messages of a channel as one person sees them, kept at the newest unless they scroll up. */
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PlaygroundState } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import type { Held, Wait } from '../state/model.ts';
import { waitAt } from '../state/waits.ts';
import type { Names } from '../text/draw.ts';
import { moment } from '../text/live-time.ts';
import './chat-message.ts';

const GROUP_MS = 7 * 60_000;
/** How many messages are drawn at first, and how many more when somebody scrolls near the oldest of them. */
const BATCH = 100;
const NEAR_PX = 2000;

export class MessageList extends LitElement {
  static override readonly properties = {
    held: {},
    names: {},
    server: {},
    waits: {},
    label: {},
    away: { state: true },
    fresh: { state: true },
    drawn: { state: true },
  };
  declare held: readonly Held[];
  declare names: Names;
  declare server: PlaygroundState | null;
  declare waits: readonly Wait[];
  declare label: string;
  /** Scrolled up, away from the newest message. */
  declare away: boolean;
  /** How many messages came meanwhile. */
  declare fresh: number;
  /** How many of the newest messages are drawn. */
  declare drawn: number;

  constructor() {
    super();
    this.held = [];
    this.waits = [];
    this.label = 'Messages';
    this.away = false;
    this.fresh = 0;
    this.drawn = BATCH;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('held');
    if (before === undefined || !this.away) return;
    const last = before.at(-1)?.message.id ?? '';
    const at = this.held.findIndex(({ message }) => message.id === last);
    if (at < 0) return;
    const came = this.held.length - 1 - at;
    this.fresh += came;
    // The oldest one that is drawn stays the same, so that nothing moves.
    this.drawn += came;
  }

  /** Goes to the newest message. */
  toNewest(): void {
    this.renderRoot.querySelector('.scroll')?.scrollTo({ top: 0 });
  }

  override render() {
    const from = Math.max(0, this.held.length - this.drawn);
    return html`<div class="scroll" tabindex="0" role="log" aria-label=${this.label} @scroll=${this.#scrolled}>
        <div class="messages">
          <slot name="start" ?hidden=${from > 0}></slot>
          ${repeat(
            this.held.slice(from),
            ({ message }) => message.id,
            (held, at) => this.#line(held, this.held[from + at - 1]),
          )}
          <slot name="end"></slot>
        </div>
      </div>
      ${
        this.away
          ? html`<button class="newest" @click=${this.toNewest}>
              ${this.fresh > 0 ? `${this.fresh} new` : 'To the newest'} ${icon('down', 16)}
            </button>`
          : nothing
      }`;
  }

  #line(held: Held, before: Held | undefined) {
    const day = dayOf(held);
    const divided = before === undefined || dayOf(before) !== day;
    return html`${
      divided
        ? html`<div class="day" role="separator"><span>${moment(Date.parse(held.message.timestamp), 'D', this.names.locale)}</span></div>`
        : nothing
    }<chat-message
        .held=${held}
        .names=${this.names}
        .server=${this.server}
        .wait=${waitAt(this.waits, this.names.me, held.message.id)}
        .grouped=${!divided && goesWith(held, before)}
      ></chat-message>`;
  }

  readonly #scrolled = (event: Event) => {
    // The column runs upwards from its end, so that the newest stays in view while others grow.
    if (!(event.target instanceof HTMLElement)) return;
    const { scrollTop, scrollHeight, clientHeight } = event.target;
    this.away = scrollTop < -120;
    if (!this.away) {
      this.fresh = 0;
      this.drawn = BATCH;
    } else if (scrollHeight - clientHeight + scrollTop < NEAR_PX && this.drawn < this.held.length) {
      this.drawn += BATCH;
    }
  };

  static override readonly styles = [
    baseStyles,
    css`
      :host {
        position: relative;
        display: block;
        min-height: 0;
      }
      .scroll {
        position: absolute;
        inset: 0;
        overflow-y: auto;
        overscroll-behavior: contain;
        display: flex;
        flex-direction: column-reverse;
        outline-offset: -2px;
      }
      .messages {
        margin-bottom: auto;
        padding-bottom: 18px;
      }
      .day {
        display: flex;
        align-items: center;
        gap: 10px;
        margin: 18px 16px 0;
        font-size: 12px;
        font-weight: 600;
        color: var(--muted);
      }
      .day::before,
      .day::after {
        content: '';
        flex: 1;
        border-top: 1px solid var(--line);
      }
      .newest {
        position: absolute;
        right: 20px;
        bottom: 12px;
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 8px 14px;
        border-radius: 18px;
        background: var(--brand);
        color: #fff;
        font-size: 13px;
        font-weight: 600;
        box-shadow: var(--shadow);
      }
    `,
  ];
}

function dayOf({ message }: Held): string {
  return new Date(message.timestamp).toDateString();
}

/** Whether a message goes on where the one above it ended. */
function goesWith({ message, ephemeralFor }: Held, before: Held | undefined): boolean {
  if (before === undefined || before.message.author.id !== message.author.id) return false;
  if (before.ephemeralFor !== ephemeralFor || message.referenced_message || message.interaction_metadata)
    return false;
  if (before.message.type === 18) return false;
  return Date.parse(message.timestamp) - Date.parse(before.message.timestamp) < GROUP_MS;
}

customElements.define('message-list', MessageList);
