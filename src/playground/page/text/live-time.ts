/** A time in a message, `<t:…:R>` among them, that goes on ticking. */
import { css, html, LitElement } from 'lit';
import { everySecond, playgroundNow } from '../state/clock.ts';

/** A moment in words: "in 12 seconds", "3 minutes ago". */
function relative(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = Math.round((at - now) / 1000);
  const size = Math.abs(seconds);
  if (size < 60) return words.format(seconds, 'second');
  if (size < 3600) return words.format(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return words.format(Math.trunc(seconds / 3600), 'hour');
  if (size < 30 * 86_400) return words.format(Math.trunc(seconds / 86_400), 'day');
  if (size < 365 * 86_400) return words.format(Math.trunc(seconds / (30 * 86_400)), 'month');
  return words.format(Math.trunc(seconds / (365 * 86_400)), 'year');
}

const LOOKS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** A moment in one of Discord's looks. */
export function moment(at: number, look: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, LOOKS[look] ?? LOOKS.f).format(at);
}

class LiveTime extends LitElement {
  static override readonly properties = { at: {}, look: {}, locale: {} };
  static override readonly styles = css`
    span {
      background: color-mix(in srgb, var(--text) 9%, transparent);
      border-radius: 4px;
      padding: 0 3px;
      font-variant-numeric: tabular-nums;
    }
  `;
  declare at: number;
  declare look: string;
  declare locale: string;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    this.at = 0;
    this.look = 'f';
    this.locale = 'en';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = everySecond(() => this.look === 'R' && this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  override render() {
    const full = moment(this.at, 'F', this.locale);
    const said =
      this.look === 'R'
        ? relative(this.at, playgroundNow(), this.locale)
        : moment(this.at, this.look, this.locale);
    return html`<span title=${full}>${said}</span>`;
  }
}

customElements.define('live-time', LiveTime);
