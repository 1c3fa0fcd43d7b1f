/** Help: what this is, the keys, the clock, and faults that can be switched on. */
import { css, html, LitElement } from 'lit';
import type { FaultSentences, OfferedFault } from '../../user-side.ts';
import { actionStyles, baseStyles } from '../look.ts';
import type { Model } from '../state/model.ts';
import type { Store } from '../state/store.ts';
import { dialogStyles, drawDialog, openDialog } from './dialog.ts';

const KEYS = [
  ['/', 'the commands; ↑ ↓ choose, Enter or Tab takes one, Escape puts the list away'],
  ['Enter', 'sends; in an option it takes the marked choice and goes on'],
  ['Alt 1 … 9', 'looks as the person at that place of the row'],
  ['Backspace', 'in an empty option takes the option away'],
  ['Tab', 'through buttons, menus and pictures; Enter or Space uses them'],
] as const;

const STEPS = [
  [10_000, '10 s'],
  [60_000, '1 min'],
  [900_000, '15 min'],
  [3_660_000, '1 h 1 min'],
] as const;

class HelpDialog extends LitElement {
  static override readonly properties = {
    store: {},
    model: {},
    said: { state: true },
    sentences: { state: true },
    offered: { state: true },
  };
  declare store: Store;
  declare model: Model;
  declare said: string;
  /** Every fault that the server knows. */
  declare sentences: FaultSentences;
  /** The faults with one press each. */
  declare offered: readonly OfferedFault[];

  constructor() {
    super();
    this.said = '';
    this.sentences = {};
    this.offered = [];
  }

  override firstUpdated(): void {
    openDialog(this);
    void this.store.faultSentences().then((got) => {
      if (got.ok) this.sentences = got.value;
    });
    void this.store.offeredFaults(this.model.channel ?? '').then((got) => {
      if (got.ok) this.offered = got.value;
    });
  }

  override render() {
    const close = () => this.dispatchEvent(new CustomEvent('close'));
    return drawDialog(
      { heading: 'Help', wide: true, close },
      html`
      <p>
        This is a Discord of your own: the bot in it is the real one and talks to this server as it would talk to Discord. Everybody in
        the row of people is you. A <b class="turn">golden ring</b> marks whom the board waits for, a <b class="ping">red number</b> who
        was mentioned while you looked elsewhere. The pane button at the top shows the channel to two people at once.
      </p>
      <h3>Keys</h3>
      <dl>${KEYS.map(([key, does]) => html`<dt><kbd>${key}</kbd></dt><dd>${does}</dd>`)}</dl>
      <h3>Clock</h3>
      <p class="about">Moves the playground's time, which Discord's own limits follow. The bot's clocks go by the machine's time.</p>
      <div class="row">
        ${STEPS.map(([ms, name]) => html`<button class="action quiet" @click=${() => this.#do(this.store.advance(ms), `The clock is ${name} further.`)}>+ ${name}</button>`)}
      </div>
      <h3>Faults</h3>
      <p class="about">What can go wrong with the real Discord, to see what the bot makes of it.</p>
      <div class="row">
        <button class="action quiet" @click=${() => this.#do(this.store.faults(null), 'No faults.')}>End all faults</button>
        <span role="status">${this.said}</span>
      </div>
      <table>
        <tbody>${this.offered.map((fault) => this.#fault(fault))}</tbody>
      </table>
      <h3>Every fault</h3>
      <p class="about">A JSON body with any of these turns them on: <kbd>POST /playground/faults</kbd>.</p>
      <dl class="sentences">${Object.entries(this.sentences).map(([name, does]) => html`<dt>${name}</dt><dd>${does}</dd>`)}</dl>
    `,
    );
  }

  #fault({ label, says, body }: OfferedFault) {
    return html`<tr>
      <th scope="row">${label}</th>
      <td>${says}${html`<code>${JSON.stringify(body)}</code>`}</td>
      <td><button class="action quiet" aria-label="Switch on: ${label}" @click=${() => this.#do(this.store.faults(body), `On: ${label}.`)}>On</button></td>
    </tr>`;
  }

  async #do(what: Promise<boolean>, done: string): Promise<void> {
    this.said = (await what) ? done : 'The playground refused that.';
  }

  static override readonly styles = [
    baseStyles,
    actionStyles,
    dialogStyles,
    css`
      p {
        margin: 10px 0;
      }
      h3 {
        margin: 20px 0 6px;
        font-size: 15px;
        color: var(--strong);
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 6px 12px;
        margin: 0;
        font-size: 14px;
      }
      dd {
        margin: 0;
      }
      kbd {
        background: var(--bg-deep);
        border: 1px solid var(--line);
        border-radius: 5px;
        padding: 1px 7px;
        font: inherit;
        font-size: 13px;
      }
      .sentences {
        font-size: 13px;
      }
      .sentences dt {
        color: var(--strong);
        overflow-wrap: anywhere;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        font-size: 14px;
      }
      table {
        width: 100%;
        margin-top: 10px;
        border-collapse: collapse;
        font-size: 14px;
      }
      th,
      td {
        padding: 8px 10px 8px 0;
        text-align: start;
        vertical-align: top;
        border-top: 1px solid var(--line);
      }
      th {
        font-weight: 600;
        color: var(--strong);
        min-width: 130px;
      }
      td:last-child {
        padding-inline-end: 0;
        width: 1%;
      }
      code {
        display: block;
        margin-top: 3px;
        font: 11px/1.4 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
        color: var(--muted);
        overflow-wrap: anywhere;
      }
      .turn {
        color: var(--turn);
      }
      .ping {
        color: var(--ping);
      }
      @media (max-width: 640px) {
        th {
          min-width: 84px;
        }
      }
    `,
  ];
}

customElements.define('help-dialog', HelpDialog);
