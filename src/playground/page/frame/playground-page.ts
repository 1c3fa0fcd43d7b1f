/** The whole page: channels at the side, one or two panes, the log, help and large pictures over them. */
import { html, LitElement, nothing } from 'lit';
import { baseStyles, type IconName, icon } from '../look.ts';
import type { Enlarge, Picture } from '../message/picture-view.ts';
import type { Model } from '../state/model.ts';
import { pickTheme, type Theme, themeNow } from '../state/remembered.ts';
import { createStore, type Store } from '../state/store.ts';
import './channel-pane.ts';
import './help-dialog.ts';
import './log-pane.ts';
import { pageStyles } from './page-styles.ts';
import './picture-viewer.ts';
import './side-bar.ts';

class PlaygroundPage extends LitElement {
  static override readonly properties = {
    model: { state: true },
    theme: { state: true },
    logged: { state: true },
    helped: { state: true },
    menu: { state: true },
    large: { state: true },
  };
  static override readonly styles = [baseStyles, pageStyles];
  declare model: Model;
  declare theme: Theme;
  declare logged: boolean;
  declare helped: boolean;
  /** The channels are open over the page, on a phone. */
  declare menu: boolean;
  declare large: Picture | null;
  readonly #store: Store = createStore();

  constructor() {
    super();
    this.model = this.#store.model;
    this.theme = themeNow();
    this.logged = false;
    this.helped = false;
    this.menu = false;
    this.large = null;
    this.#store.watch(() => {
      if (this.model.channel !== this.#store.model.channel) this.menu = false;
      this.model = this.#store.model;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#digit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#digit);
  }

  override render() {
    const { model } = this;
    if (model.server === null || model.channel === null)
      return html`<div class="starting">${this.#waiting()}</div>`;
    const store = this.#store;
    return html`<div class="page ${this.menu ? 'menu' : ''}" @enlarge=${this.#enlarge}>
      <side-bar .store=${store} .server=${model.server} .channel=${model.channel}></side-bar>
      <div class="shade" @click=${() => this.#toggle('menu')}></div>
      <main>
        ${this.#header()} ${this.#banner()}
        <div class="panes">
          ${model.eyes.map((as, index) => html`<channel-pane .store=${store} .model=${model} .index=${index} .as=${as}></channel-pane>`)}
        </div>
      </main>
      ${this.logged ? html`<log-pane .entries=${model.log} @close=${() => this.#toggle('logged')}></log-pane>` : nothing}
      ${this.helped ? html`<help-dialog .store=${store} .model=${model} @close=${() => this.#toggle('helped')}></help-dialog>` : nothing}
      ${
        this.large === null
          ? nothing
          : html`<picture-viewer .picture=${this.large} @close=${() => {
              this.large = null;
            }}></picture-viewer>`
      }
    </div>`;
  }

  #header() {
    const { model } = this;
    const here = model.server?.channels.find(({ id }) => id === model.channel);
    const light = this.theme === 'light';
    return html`<header>
      ${tool('menu', 'Channels', this.menu, () => this.#toggle('menu'), 'only-phone')}
      <h1>${icon(here?.kind === 'thread' ? 'thread' : 'channel', 22)}<span>${here?.name ?? ''}</span></h1>
      <div class="tools">
        ${tool('split', 'A second pane', model.eyes.length > 1, () => this.#store.split(model.eyes.length < 2), 'only-wide')}
        ${tool('log', 'Requests of the bot', this.logged, () => this.#toggle('logged'))}
        ${tool(light ? 'moon' : 'sun', light ? 'Dark' : 'Light', null, this.#switchTheme)}
        ${tool('help', 'Help', this.helped, () => this.#toggle('helped'))}
      </div>
    </header>`;
  }

  #banner() {
    const { model } = this;
    if (model.link === 'lost')
      return html`<div class="banner" role="status">The connection to the playground is lost. Trying again …</div>`;
    if (model.trouble === null) return nothing;
    return html`<div class="banner bad" role="alert">
      ${model.trouble} <button aria-label="Put away" @click=${() => this.#store.calm()}>${icon('close', 18)}</button>
    </div>`;
  }

  #waiting() {
    return this.model.link === 'lost' ? 'The playground does not answer. Trying again …' : 'One moment …';
  }

  #toggle(what: 'menu' | 'logged' | 'helped'): void {
    this[what] = !this[what];
  }

  /** Alt and a digit look as the person at that place of the row. */
  readonly #digit = (event: KeyboardEvent) => {
    if (!event.altKey || !/^Digit[1-9]$/.test(event.code)) return;
    const people = this.model.server?.users.filter(({ bot }) => !bot) ?? [];
    const person = people[Number(event.code.slice(5)) - 1];
    if (person === undefined) return;
    event.preventDefault();
    this.#store.look(0, person.id);
  };

  readonly #switchTheme = () => {
    this.theme = this.theme === 'light' ? 'dark' : 'light';
    pickTheme(this.theme);
  };

  readonly #enlarge = (event: Enlarge) => {
    this.large = event.detail;
  };
}

function tool(name: IconName, label: string, pressed: boolean | null, press: () => void, classes = '') {
  return html`<button class="tool ${classes}" aria-label=${label} title=${label} aria-pressed=${pressed ?? nothing} @click=${press}>
    ${icon(name, 22)}
  </button>`;
}

customElements.define('playground-page', PlaygroundPage);
