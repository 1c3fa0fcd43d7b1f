/** The bot's requests as they come: route, status, body, files. */
import { css, html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { LogEntry } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import { bytesInWords } from '../message/media.ts';

class LogPane extends LitElement {
  static override readonly properties = { entries: {} };
  declare entries: readonly LogEntry[];

  override render() {
    return html`<section aria-label="Requests of the bot">
      <header>
        <h2>Requests of the bot</h2>
        <button aria-label="Close the log" @click=${() => this.dispatchEvent(new CustomEvent('close'))}>${icon('close')}</button>
      </header>
      <div class="lines">
        ${this.entries.length === 0 ? html`<p>None yet.</p>` : nothing}
        ${repeat([...this.entries].reverse(), ({ n }) => n, drawEntry)}
      </div>
    </section>`;
  }

  static override readonly styles = [
    baseStyles,
    css`
      :host {
        display: block;
        width: 360px;
        background: var(--bg-side);
        border-inline-start: 1px solid var(--line);
        min-height: 0;
      }
      section {
        height: 100%;
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        height: 48px;
        padding: 0 8px 0 16px;
        border-bottom: 1px solid var(--line);
      }
      h2 {
        margin: 0;
        font-size: 15px;
        color: var(--strong);
      }
      header button {
        display: grid;
        place-content: center;
        width: 40px;
        height: 40px;
        color: var(--muted);
      }
      .lines {
        overflow-y: auto;
        font: 12px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
      }
      p {
        padding: 0 16px;
        color: var(--muted);
      }
      details {
        border-bottom: 1px solid var(--line);
        content-visibility: auto;
        contain-intrinsic-size: auto 40px;
      }
      summary {
        display: grid;
        grid-template-columns: 36px 52px minmax(0, 1fr);
        gap: 8px;
        padding: 8px 16px;
        cursor: pointer;
        list-style: none;
      }
      summary:hover {
        background: var(--bg-hover);
      }
      .route {
        overflow-wrap: anywhere;
      }
      .good {
        color: #3ba55d;
      }
      .bad {
        color: var(--error);
        font-weight: 700;
      }
      .method {
        color: var(--muted);
      }
      pre {
        margin: 0;
        padding: 8px 16px 12px;
        max-height: 320px;
        overflow: auto;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        background: var(--bg-deep);
      }
      .files {
        padding: 0 16px 8px;
        color: var(--muted);
      }
      @media (max-width: 900px) {
        :host {
          position: absolute;
          inset: 0;
          width: auto;
          z-index: 10;
        }
      }
    `,
  ];
}

function drawEntry({ t, method, route, status, body, files, errorCode }: LogEntry) {
  const bad = status >= 400 || status === 0;
  const time = new Date(t).toLocaleTimeString([], { hour12: false });
  return html`<details>
    <summary>
      <span class=${bad ? 'bad' : 'good'}>${status}</span><span class="method">${method}</span
      ><span class="route">${route}${errorCode === undefined ? nothing : html` <b class="bad">${errorCode}</b>`}</span>
    </summary>
    <div class="files">${time}${files.map(({ name, bytes, type }) => html`<br />${name} · ${bytesInWords(bytes)} · ${type}`)}</div>
    <pre>${JSON.stringify(body, null, 2)}</pre>
  </details>`;
}

customElements.define('log-pane', LogPane);
