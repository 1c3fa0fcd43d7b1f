/** A channel as one person sees it: who looks, the messages, the message box, a dialog of the bot. */
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { PlaygroundState } from '../../user-side.ts';
import '../compose/message-box.ts';
import '../compose/modal-dialog.ts';
import { MessageBox } from '../compose/message-box.ts';
import { actionStyles, baseStyles, icon } from '../look.ts';
import type { Ask } from '../message/chat-message.ts';
import '../message/message-list.ts';
import { MessageList } from '../message/message-list.ts';
import type { PressMessage } from '../message/message-parts.ts';
import { playgroundNow } from '../state/clock.ts';
import { awaited, type Held, liveBoard, type Model, seenBy, type Wait } from '../state/model.ts';
import { hasSwitched } from '../state/remembered.ts';
import type { Store } from '../state/store.ts';
import type { Names } from '../text/draw.ts';
import type { Look } from './people-bar.ts';
import './people-bar.ts';
import './new-person.ts';
import { paneStyles } from './pane-styles.ts';

const TYPING_MS = 10_000;

class ChannelPane extends LitElement {
  static override readonly properties = { store: {}, model: {}, index: {}, as: {}, adding: { state: true } };
  static override readonly styles = [baseStyles, actionStyles, paneStyles];
  declare store: Store;
  declare model: Model;
  declare index: number;
  declare as: string;
  declare adding: boolean;
  #names: Names | null = null;
  #held: readonly Held[] = [];
  #all: readonly Held[] | undefined;

  constructor() {
    super();
    this.adding = false;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { model, as } = this;
    const { server, channel } = model;
    const before = changed.get('model');
    if (this.#names === null || changed.has('as') || before?.server !== server)
      this.#names = namesFor(server, as);
    const all = channel === null ? [] : model.messages.get(channel);
    // The list is drawn anew only when something in it has changed.
    if (all !== this.#all || changed.has('as') || before?.dismissed !== model.dismissed) {
      this.#all = all;
      this.#held = channel === null ? [] : seenBy(model, channel, as);
    }
  }

  override render() {
    const { model, as, store } = this;
    const { server, channel } = model;
    if (server === null || channel === null || this.#names === null) return nothing;
    const here = server.channels.find(({ id }) => id === channel);
    const people = server.users.filter(({ bot }) => !bot);
    const person = people.find(({ id }) => id === as);
    const modal = model.modals.find((open) => open.as === as);
    return html`<section class="pane" aria-label="#${here?.name ?? ''} as ${person?.name ?? ''}" @press=${this.#press} @ask=${this.#ask}>
      <people-bar .people=${people} .as=${as} .pings=${model.pings} .awaited=${awaited(this.#held)} @look=${this.#look}></people-bar>
      <message-list
        .held=${this.#held}
        .names=${this.#names}
        .server=${server}
        .waits=${model.waits}
        .label="Messages in #${here?.name ?? ''}"
      >
        ${this.#start(server, here?.name ?? '')} ${this.#end(channel)}
      </message-list>
      <div class="below"><span aria-live="polite">${this.#typing(server, channel)}</span>${this.#others(server)}</div>
      ${
        here?.locked === true
          ? html`<p class="locked">${icon('lock', 16)} This thread is locked.</p>`
          : html`<message-box .store=${store} .server=${server} .as=${as} .channel=${channel} .locale=${this.#names.locale} .person=${person?.name ?? ''}></message-box>`
      }
      ${modal === undefined ? nothing : html`<modal-dialog .store=${store} .open=${modal} .server=${server} .names=${this.#names} .wait=${waitForModal(model, modal.interaction)} .person=${person?.name ?? ''}></modal-dialog>`}
      ${this.adding ? html`<new-person .store=${store} @close=${this.#added}></new-person>` : nothing}
    </section>`;
  }

  /** What stands before the first message: where one is, and what to do first. */
  #start(server: PlaygroundState, name: string) {
    const first = server.commands.find((command) => command.name === 'ludo') ?? server.commands[0];
    const played = this.#held.some(({ message }) => message.author.bot === true);
    const step = server.botReady && first !== undefined;
    return html`<div slot="start" class="welcome">
      <div class="mark">${icon('channel', 34)}</div>
      <h1>Welcome to #${name}!</h1>
      <p>A channel on this machine. Nothing leaves it, and everybody in it is you.</p>
      ${
        played
          ? nothing
          : html`<ol class="steps">
              <li>
                ${
                  step
                    ? html`<span>Type <b>/${first.name}</b> to open a table.</span>
                        <button class="action" @click=${() => this.#type(first.name)}>Type /${first.name} for me</button>`
                    : html`<span>The bot is starting …</span>`
                }
              </li>
              <li><span>Pick <b>another person</b> in the row above, and press <b>Join</b> as them.</span></li>
              <li><span>Go back to the first one, press <b>Start</b>, then <b>Roll</b>. A golden ring shows whose turn it is.</span></li>
            </ol>`
      }
    </div>`;
  }

  /** Commands that the bot never answered, where only their sender sees them. */
  #end(channel: string) {
    const failed = this.model.waits.filter(
      ({ as, place, failure }) =>
        as === this.as && failure !== null && place.kind === 'command' && place.channel === channel,
    );
    return html`<div slot="end">${failed.map((wait) => this.#failed(wait))}</div>`;
  }

  #failed({ id, place, failure }: Wait) {
    return html`<div class="unanswered" role="alert">
      <div><code>${place.kind === 'command' ? place.text : ''}</code></div>
      <div class="why">${failure}</div>
      <div class="only">${icon('eye', 14)} Only you can see this · <button @click=${() => this.store.forgetWait(id)}>Dismiss message</button></div>
    </div>`;
  }

  #typing(server: PlaygroundState, channel: string) {
    const since = playgroundNow() - TYPING_MS;
    const typed = this.model.log.findLast(
      ({ method, path, t }) => method === 'POST' && path.includes(`/${channel}/typing`) && t > since,
    );
    const sending = this.model.waits.some(
      ({ as, place, failure }) => as === this.as && place.kind === 'command' && failure === null,
    );
    const bot = server.users.find((user) => user.bot)?.name ?? 'The bot';
    if (sending) return html`Sending the command …`;
    const shown = this.#held.some(
      ({ message }) => typed !== undefined && Date.parse(message.timestamp) > typed.t,
    );
    if (typed !== undefined && !shown) return html`<b>${bot}</b> is typing …`;
    if (this.model.eyes.length > 1 || hasSwitched() || liveBoard(this.#held) === undefined) return nothing;
    return html`<b class="next">Next:</b> pick somebody else in the row at the top, and press a button as them.`;
  }

  /** Whom the board waits for, one press away, when the one who looks is not among them. */
  #others(server: PlaygroundState) {
    const waited = awaited(this.#held);
    if (waited.has(this.as)) return nothing;
    const others = server.users.filter(
      ({ id, bot }) => !bot && waited.has(id) && !this.model.eyes.includes(id),
    );
    return others
      .slice(0, 3)
      .map(
        ({ id, name }) =>
          html`<button class="other" @click=${() => this.#show(id)}>Be ${name} ${icon('down', 14)}</button>`,
      );
  }

  #show(user: string): void {
    this.store.look(this.index, user);
    const list = this.renderRoot.querySelector('message-list');
    if (list instanceof MessageList) list.toNewest();
  }

  #type(command: string): void {
    const box = this.renderRoot.querySelector('message-box');
    if (box instanceof MessageBox) box.begin(command);
  }

  readonly #press = (event: PressMessage) => void this.store.press({ as: this.as, ...event.detail });

  readonly #ask = (event: Ask) => {
    if (event.detail.what === 'dismiss') this.store.dismiss(event.detail.id);
    else this.store.go(event.detail.id);
  };

  readonly #look = (event: Look) => {
    if (event.detail === null) this.adding = true;
    else this.#show(event.detail);
  };

  readonly #added = () => {
    this.adding = false;
  };
}

function namesFor(server: PlaygroundState | null, me: string): Names {
  const users = new Map(server?.users.map(({ id, name }) => [id, name]));
  const channels = new Map(server?.channels.map(({ id, name }) => [id, name]));
  const locale = server?.users.find(({ id }) => id === me)?.locale ?? 'en-US';
  return { me, locale, user: (id) => users.get(id), channel: (id) => channels.get(id) };
}

function waitForModal(model: Model, interaction: string): Wait | undefined {
  return model.waits.find(({ place }) => place.kind === 'modal' && place.interaction === interaction);
}

customElements.define('channel-pane', ChannelPane);
