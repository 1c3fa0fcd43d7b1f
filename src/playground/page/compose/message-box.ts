/** The message box: plain text, or a slash command with its options as fields. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { html, LitElement, nothing } from 'lit';
import type { PlaygroundState, UseCommand } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import type { Store } from '../state/store.ts';
import { boxStyles } from './box-styles.ts';
import {
  addOption,
  type Draft,
  dropOption,
  type Entry,
  fill,
  finished,
  lineOf,
  matching,
  narrowed,
  type Offer,
  offers,
  optionsLeft,
  startDraft,
  type Usable,
  usables,
} from './command-draft.ts';
import { drawPicker, lineId, PICKER_ID, type Picker, pickerStyles } from './picker.ts';

/** The field after the options, where further options are named. */
const TAIL = '';
const TYPING_PAUSE_MS = 150;

/** What a screen reader hears of the picker. */
interface Described {
  readonly open: boolean;
  readonly active: string | typeof nothing;
}

export class MessageBox extends LitElement {
  static override readonly properties = {
    store: {},
    server: {},
    as: {},
    channel: {},
    locale: {},
    text: { state: true },
    draft: { state: true },
    focused: { state: true },
    tail: { state: true },
    active: { state: true },
    folded: { state: true },
    problem: { state: true },
    fetched: { state: true },
  };
  static override readonly styles = [baseStyles, boxStyles, pickerStyles];
  declare store: Store;
  declare server: PlaygroundState;
  declare as: string;
  declare channel: string;
  declare locale: string;
  declare text: string;
  declare draft: Draft | null;
  /** The option whose field has the focus, or the tail. */
  declare focused: string;
  declare tail: string;
  declare active: number;
  /** The picker was put away with Escape. */
  declare folded: boolean;
  declare problem: { readonly option: string; readonly problem: string } | null;
  /** What the bot offers for the focused option. */
  declare fetched: readonly Offer[] | null;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor() {
    super();
    this.locale = 'en-US';
    this.#clear();
  }

  /** Begins a command by its name, as if it had been typed. */
  begin(name: string): void {
    const found = this.#commands().find((usable) => usable.name === name);
    if (found !== undefined) this.#start(found);
  }

  #clear(): void {
    this.text = '';
    this.draft = null;
    this.tail = '';
    this.focused = TAIL;
    this.active = 0;
    this.folded = false;
    this.problem = null;
    this.fetched = null;
  }

  #commands(): readonly Usable[] {
    return usables(this.server.commands, this.locale);
  }

  override render() {
    const picker = this.folded ? null : this.#picker();
    const open = picker !== null && picker.lines.length > 0;
    const described: Described = {
      open,
      active: open && this.active >= 0 ? lineId(Math.min(this.active, picker.lines.length - 1)) : nothing,
    };
    return html`<form class="box" @submit=${this.#submitted} @keydown=${(event: KeyboardEvent) => this.#key(event, picker)}>
      <div class="above">
        ${drawPicker(picker, Math.min(this.active, (picker?.lines.length ?? 0) - 1), (at) => {
          this.active = at;
        })}
        ${this.problem === null ? nothing : html`<div class="problem" role="alert">${this.problem.problem}</div>`}
      </div>
      ${this.draft === null ? this.#textField(described) : this.#fields(this.draft, described)}
      <button class="send ${this.draft === null ? '' : 'ready'}" aria-label="Send" title="Send (Enter)">${icon('send')}</button>
    </form>`;
  }

  #textField({ open, active }: Described) {
    const channel = this.server.channels.find(({ id }) => id === this.channel)?.name ?? 'channel';
    return html`<textarea
      data-field=${TAIL}
      rows="1"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded=${open}
      aria-controls=${PICKER_ID}
      aria-activedescendant=${active}
      aria-label="Message #${channel}"
      placeholder="Message #${channel}, / for commands"
      autocomplete="off"
      maxlength="2000"
      .value=${this.text}
      @input=${(event: InputEvent) => this.#typed(event)}
    ></textarea>`;
  }

  #fields(draft: Draft, described: Described) {
    return html`<div class="fields" role="group" aria-label="/${draft.command.title}">
      <span class="command">/${draft.command.title}</span>
      ${draft.entries.map((entry) => this.#field(entry, described))}
      <input
        class="tail"
        data-field=${TAIL}
        role="combobox"
        aria-expanded=${described.open}
        aria-controls=${PICKER_ID}
        aria-activedescendant=${this.focused === TAIL ? described.active : nothing}
        aria-label="More options, or Enter to send"
        placeholder=${draft.entries.length < draft.command.options.length ? 'Enter sends, ↓ for options' : 'Enter sends'}
        autocomplete="off"
        .value=${this.tail}
        @focus=${() => this.#focusedOn(TAIL)}
        @input=${(event: InputEvent) => {
          this.tail = valueFrom(event);
          this.active = this.tail === '' ? -1 : 0;
          this.folded = false;
        }}
      />
    </div>`;
  }

  #field({ option, text }: Entry, described: Described) {
    const wrong = this.problem?.option === option.name;
    return html`<label class="pill ${wrong ? 'wrong' : ''}">
      <span>${option.name}</span>
      <input
        data-field=${option.name}
        role="combobox"
        aria-expanded=${described.open && this.focused === option.name}
        aria-controls=${PICKER_ID}
        aria-activedescendant=${this.focused === option.name ? described.active : nothing}
        aria-invalid=${wrong}
        aria-label="${option.name}: ${option.description}"
        inputmode=${option.type === Type.Integer ? 'numeric' : 'text'}
        size=${Math.max(4, text.length + 1)}
        autocomplete="off"
        .value=${text}
        @focus=${() => this.#focusedOn(option.name)}
        @input=${(event: InputEvent) => this.#filled(option.name, valueFrom(event))}
      />
    </label>`;
  }

  #picker(): Picker | null {
    const { draft } = this;
    if (draft === null) {
      if (!this.text.startsWith('/') || this.text.includes('\n')) return null;
      const lines = matching(this.#commands(), this.text.slice(1)).map((usable) => ({
        title: `/${usable.title}`,
        detail: usable.description,
        note: usable.options.map(({ name }) => name).join(' · '),
        run: () => this.#start(usable),
      }));
      const empty = this.server.botReady
        ? 'No command begins like this.'
        : 'The bot is not connected yet: its commands come with it.';
      return { heading: 'Commands', lines, empty };
    }
    const entry = draft.entries.find(({ option }) => option.name === this.focused);
    if (entry === undefined) {
      const lines = optionsLeft(draft, this.tail).map((option) => ({
        title: option.name,
        detail: option.description,
        run: () => this.#add(option.name),
      }));
      return lines.length === 0 ? null : { heading: 'Options', lines };
    }
    return this.#offered(entry);
  }

  #offered({ option, text, picked }: Entry): Picker {
    const heading = `${option.name}: ${option.description}`;
    const known = offers(option, this.server, this.locale);
    const list = known === null ? this.fetched : picked === null ? narrowed(known, text) : known;
    if (list === null) return { heading, lines: [], empty: 'Type anything.' };
    const lines = list.slice(0, 25).map((offer) => ({
      title: offer.name,
      run: () => this.#pick(option.name, offer),
    }));
    return {
      heading,
      lines,
      empty: known === null ? 'No suggestions.' : 'Nothing goes with this. Pick one of the list.',
    };
  }

  #start(usable: Usable): void {
    this.#clear();
    this.draft = startDraft(usable);
    // No option is marked yet, so that Enter sends.
    this.active = -1;
    // Without an option that must be filled, Enter sends the command as it stands.
    this.active = this.draft.entries.length === 0 ? -1 : 0;
    this.#focusOn(this.draft.entries[0]?.option.name ?? TAIL);
  }

  #add(name: string): void {
    const option = this.draft?.command.options.find((one) => one.name === name);
    if (this.draft === null || option === undefined) return;
    this.draft = addOption(this.draft, option);
    this.tail = '';
    this.#focusOn(name);
  }

  #pick(name: string, offer: Offer): void {
    if (this.draft === null) return;
    this.draft = fill(this.draft, name, offer);
    this.problem = null;
    const next = this.draft.entries.find(({ text }) => text === '');
    this.#focusOn(next?.option.name ?? TAIL);
  }

  #typed(event: InputEvent): void {
    this.text = valueFrom(event);
    this.active = 0;
    this.folded = false;
    this.problem = null;
    if (!this.text.startsWith('/') || !this.text.endsWith(' ')) return;
    // A blank after a whole command's name begins its options.
    const typed = this.text.slice(1, -1).toLowerCase();
    const found = this.#commands().find(({ title }) => title.toLowerCase() === typed);
    if (found !== undefined) this.#start(found);
  }

  #filled(name: string, text: string): void {
    if (this.draft === null) return;
    this.draft = fill(this.draft, name, text);
    this.active = 0;
    this.folded = false;
    this.problem = null;
    this.#ask(name);
  }

  #focusedOn(name: string): void {
    if (this.focused === name) return;
    this.focused = name;
    this.active = name === TAIL ? -1 : 0;
    this.folded = false;
    this.fetched = null;
    this.#ask(name);
  }

  /** Asks the bot what it offers, once the typing pauses. */
  #ask(name: string): void {
    clearTimeout(this.#typing);
    const entry = this.draft?.entries.find(({ option }) => option.name === name);
    if (entry === undefined || !('autocomplete' in entry.option) || entry.option.autocomplete !== true)
      return;
    this.#asked += 1;
    const mine = this.#asked;
    this.#typing = setTimeout(async () => {
      if (this.draft === null) return;
      const values = this.draft.entries.map(
        ({ option, text, picked }) => [option.name, picked?.value ?? text] as const,
      );
      const choices = await this.store.choices(this.#use(this.draft, Object.fromEntries(values)), name);
      if (mine === this.#asked) this.fetched = choices;
    }, TYPING_PAUSE_MS);
  }

  #use({ command }: Draft, options: UseCommand['options']): UseCommand {
    return {
      as: this.as,
      channel: this.channel,
      name: command.name,
      subcommand: command.subcommand,
      options,
    };
  }

  #focusOn(name: string): void {
    this.#focusedOn(name);
    void this.updateComplete.then(() => {
      for (const field of this.renderRoot.querySelectorAll<HTMLElement>('[data-field]')) {
        if (field.dataset.field === name) field.focus();
      }
    });
  }

  readonly #submitted = (event: Event) => {
    event.preventDefault();
    void this.#send();
  };

  async #send(): Promise<void> {
    const { draft } = this;
    if (draft !== null) {
      const done = finished(draft, this.server, this.locale);
      if ('problem' in done) {
        this.problem = done;
        return this.#focusOn(done.option);
      }
      const line = lineOf(draft);
      this.#clear();
      this.#focusOn(TAIL);
      return this.store.command(this.#use(draft, done.options), line);
    }
    const text = this.text.trim();
    if (text === '') return;
    const whole = this.#commands().find(({ title }) => `/${title}` === text.toLowerCase());
    if (whole !== undefined) return this.#start(whole);
    if (text.startsWith('/')) {
      this.problem = {
        option: TAIL,
        problem: `There is no command ${text.split(' ')[0]}. Type / to see them all.`,
      };
      return;
    }
    if (await this.store.say(this.as, this.channel, text)) this.#clear();
  }

  #key(event: KeyboardEvent, picker: Picker | null): void {
    // Enter that ends a word of an input method is not Enter.
    if (event.isComposing) return;
    const lines = picker?.lines ?? [];
    const line = lines[Math.min(this.active, lines.length - 1)];
    const entry = this.draft?.entries.find(({ option }) => option.name === this.focused);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (lines.length === 0) return;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        this.active = (Math.max(this.active, step > 0 ? -1 : 0) + step + lines.length) % lines.length;
        void this.updateComplete.then(() =>
          this.renderRoot.querySelector(`#${lineId(this.active)}`)?.scrollIntoView({ block: 'nearest' }),
        );
        break;
      }
      case 'Enter':
        if (event.shiftKey) return;
        if (
          line !== undefined &&
          this.active >= 0 &&
          (entry === undefined || (entry.picked === null && this.#picks(entry)))
        )
          line.run();
        else void this.#send();
        break;
      case 'Tab':
        if (
          event.shiftKey ||
          line === undefined ||
          this.active < 0 ||
          (entry !== undefined && entry.picked !== null)
        )
          return;
        line.run();
        break;
      case 'Escape':
        if (picker !== null) this.folded = true;
        else if (this.draft !== null) this.#leave('');
        else return;
        break;
      case 'Backspace':
        if (!this.#back()) return;
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** Whether Enter takes the marked line: not when free text may stand as it is. */
  #picks({ option, text }: Entry): boolean {
    return (
      text === '' ||
      offers(option, this.server, this.locale) !== null ||
      this.fetched?.some(({ name }) => name.startsWith(text)) === true
    );
  }

  /** Backspace in an empty field takes the option away, or the command itself. */
  #back(): boolean {
    const { draft } = this;
    if (draft === null) return false;
    const at = draft.entries.findIndex(({ option }) => option.name === this.focused);
    const entry = draft.entries[at];
    if (entry === undefined) {
      if (this.tail !== '') return false;
      const last = draft.entries.at(-1);
      if (last === undefined) this.#leave(`/${draft.command.title}`);
      else this.#focusOn(last.option.name);
      return true;
    }
    if (entry.text !== '') return false;
    if (entry.option.required !== true) this.draft = dropOption(draft, entry.option.name);
    const previous = draft.entries[at - 1];
    if (previous === undefined && entry.option.required === true) this.#leave(`/${draft.command.title}`);
    else this.#focusOn(previous?.option.name ?? TAIL);
    return true;
  }

  #leave(text: string): void {
    this.#clear();
    this.text = text;
    this.#focusOn(TAIL);
  }
}

function valueFrom(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';
}

customElements.define('message-box', MessageBox);
