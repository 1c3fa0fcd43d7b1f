/** The message box: plain text, or a slash command with its options as fields. */
import { html, LitElement, nothing } from 'lit';
import type { PlaygroundState, UseCommand } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import type { Store } from '../state/store.ts';
import {
  type Around,
  type Box,
  back,
  emptyBox,
  entryOf,
  focusOn,
  leave,
  start,
  step,
  TAIL,
  takesMarked,
  typeOption,
  typeTail,
  typeText,
} from './box.ts';
import { drawFields, type Hands } from './box-fields.ts';
import { pickerFor } from './box-picker.ts';
import { boxStyles } from './box-styles.ts';
import { type Draft, finished, lineOf } from './command-draft.ts';
import { drawPicker, lineId, type Picker, pickerStyles } from './picker.ts';
import { usables } from './usables.ts';

const TYPING_PAUSE_MS = 150;

export class MessageBox extends LitElement {
  static override readonly properties = {
    store: {},
    server: {},
    as: {},
    channel: {},
    locale: {},
    person: {},
    box: { state: true },
  };
  static override readonly styles = [baseStyles, boxStyles, pickerStyles];
  declare store: Store;
  declare server: PlaygroundState;
  declare as: string;
  declare channel: string;
  declare locale: string;
  /** The name of who writes. */
  declare person: string;
  declare box: Box;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor() {
    super();
    this.locale = 'en-US';
    this.person = '';
    this.box = emptyBox;
  }

  /** Begins a command by its name, as if it had been typed. */
  begin(name: string): void {
    const found = this.#around().commands.find((usable) => usable.name === name);
    if (found !== undefined) this.#take(start(found));
  }

  #around(): Around {
    const { server, locale } = this;
    return { server, locale, commands: usables(server.commands, locale) };
  }

  override render() {
    const { box } = this;
    const picker = pickerFor(box, this.#around());
    const active = Math.min(box.active, (picker?.lines.length ?? 0) - 1);
    const mark = (at: number) => {
      this.box = { ...this.box, active: at };
    };
    return html`<form class="box" @submit=${this.#submitted} @keydown=${(event: KeyboardEvent) => this.#key(event, picker)}>
      <div class="above">
        ${drawPicker(picker, active, mark, (next) => this.#take(next))}
        ${box.problem === null ? nothing : html`<div class="problem" role="alert">${box.problem.problem}</div>`}
      </div>
      ${drawFields({ box, channel: this.#channelName(), person: this.person, open: picker !== null && picker.lines.length > 0, active }, this.#hands)}
      <button class="send ${box.draft === null ? '' : 'ready'}" aria-label="Send" title="Send (Enter)">${icon('send')}</button>
    </form>`;
  }

  #channelName(): string {
    return this.server.channels.find(({ id }) => id === this.channel)?.name ?? 'channel';
  }

  readonly #hands: Hands = {
    typeText: (text) => this.#change(typeText(this.box, text, this.#around())),
    typeTail: (text) => this.#change(typeTail(this.box, text)),
    typeOption: (name, text) => {
      this.box = typeOption(this.box, name, text);
      this.#ask();
    },
    focus: (name) => {
      if (this.box.focused === name) return;
      this.box = focusOn(this.box, name);
      this.#ask();
    },
  };

  /** Typing may turn text into a command, whose first field then wants the focus. */
  #change(next: Box): void {
    if (next.draft === this.box.draft) this.box = next;
    else this.#take(next);
  }

  /** The box as it is now, with the focus in its field. */
  #take(next: Box): void {
    this.box = next;
    this.#ask();
    void this.updateComplete.then(() => {
      for (const field of this.renderRoot.querySelectorAll<HTMLElement>('[data-field]')) {
        if (field.dataset.field === next.focused) field.focus();
      }
    });
  }

  /** Asks the bot what it offers for the focused option, once the typing pauses. */
  #ask(): void {
    clearTimeout(this.#typing);
    const entry = entryOf(this.box);
    if (entry === undefined || !('autocomplete' in entry.option) || entry.option.autocomplete !== true)
      return;
    this.#asked += 1;
    const mine = this.#asked;
    this.#typing = setTimeout(async () => {
      const { draft } = this.box;
      if (draft === null) return;
      const values = draft.entries.map(
        ({ option, text, picked }) => [option.name, picked?.value ?? text] as const,
      );
      const filled = values.filter(([name, value]) => value !== '' || name === entry.option.name);
      const fetched = await this.store.choices(
        this.#use(draft, Object.fromEntries(filled)),
        entry.option.name,
      );
      if (mine === this.#asked) this.box = { ...this.box, fetched };
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

  readonly #submitted = (event: Event) => {
    event.preventDefault();
    void this.#send();
  };

  async #send(): Promise<void> {
    const { server, locale, commands } = this.#around();
    const { draft } = this.box;
    if (draft !== null) {
      const done = finished(draft, server, locale);
      if ('problem' in done) return this.#take(focusOn({ ...this.box, problem: done }, done.option));
      this.#take(emptyBox);
      return this.store.command(this.#use(draft, done.options), lineOf(draft));
    }
    const text = this.box.text.trim();
    if (text === '') return;
    const whole = commands.find(({ title }) => `/${title}` === text.toLowerCase());
    if (whole !== undefined) return this.#take(start(whole));
    if (text.startsWith('/')) {
      const problem = `There is no command ${text.split(' ')[0]}. Type / to see them all.`;
      this.box = { ...this.box, problem: { option: TAIL, problem } };
      return;
    }
    if (await this.store.say(this.as, this.channel, text)) this.box = emptyBox;
  }

  #key(event: KeyboardEvent, picker: Picker | null): void {
    // Enter that ends a word of an input method is not Enter.
    if (event.isComposing) return;
    const lines = picker?.lines ?? [];
    const marked = lines[Math.min(this.box.active, lines.length - 1)];
    const takes = marked !== undefined && takesMarked(this.box, this.#around());
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (lines.length === 0) return;
        this.box = step(this.box, event.key === 'ArrowDown' ? 1 : -1, lines.length);
        void this.updateComplete.then(() => {
          this.renderRoot.querySelector(`#${lineId(this.box.active)}`)?.scrollIntoView({ block: 'nearest' });
        });
        break;
      case 'Enter':
        if (event.shiftKey) return;
        // A press on the send button is its own.
        if (event.target instanceof HTMLButtonElement) return;
        if (takes) this.#take(marked.gives);
        else void this.#send();
        break;
      case 'Tab':
        if (event.shiftKey || !takes) return;
        this.#take(marked.gives);
        break;
      case 'Escape':
        if (picker !== null) this.box = { ...this.box, folded: true };
        else if (this.box.draft !== null) this.#take(leave(''));
        else return;
        break;
      case 'Backspace': {
        const next = back(this.box);
        if (next === null) return;
        this.#take(next);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  }
}

customElements.define('message-box', MessageBox);
