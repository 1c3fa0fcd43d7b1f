/** A select menu of a message: one pick is sent at once, several when the menu closes. */
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { baseStyles, icon } from '../look.ts';
import { drawEmoji } from '../text/draw.ts';
import { menuStyles } from './menu-styles.ts';
import { Use } from './press-button.ts';

export interface Pick {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?:
    | { readonly id?: string | null | undefined; readonly name?: string | null | undefined }
    | undefined;
  readonly default?: boolean | undefined;
}

export interface Menu {
  readonly customId: string;
  readonly placeholder: string;
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly picks: readonly Pick[];
}

class SelectMenu extends LitElement {
  static override readonly properties = {
    menu: { hasChanged: (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b) },
    busy: { type: Boolean },
    held: { type: Boolean },
    chosen: { state: true },
    active: { state: true },
    open: { state: true },
  };
  static override readonly styles = [baseStyles, menuStyles];
  declare menu: Menu;
  declare busy: boolean;
  declare held: boolean;
  declare chosen: readonly string[];
  declare active: number;
  declare open: boolean;
  #atOpening: readonly string[] = [];

  constructor() {
    super();
    this.busy = false;
    this.held = false;
    this.chosen = [];
    this.active = 0;
    this.open = false;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // The message as it is now says what is chosen.
    if (changed.has('menu'))
      this.chosen = this.menu.picks.filter((pick) => pick.default === true).map((pick) => pick.value);
  }

  override render() {
    const { menu } = this;
    const labels = menu.picks.filter(({ value }) => this.chosen.includes(value)).map(({ label }) => label);
    const activeId = this.open ? `pick-${this.active}` : nothing;
    return html`<button
        class="box"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-controls="list"
        aria-label=${menu.placeholder}
        aria-activedescendant=${activeId}
        ?disabled=${menu.disabled}
        aria-busy=${this.busy}
        @click=${this.#toggle}
        @keydown=${this.#key}
      >
        <span class=${labels.length > 0 ? 'value' : 'value empty'}>${labels.join(', ') || menu.placeholder}</span>
        ${this.busy ? html`<span class="wait">…</span>` : icon('down', 18)}
      </button>
      <div id="list" popover role="listbox" aria-label=${menu.placeholder} aria-multiselectable=${menu.most > 1} @toggle=${this.#toggled}>
        ${this.open ? menu.picks.map((pick, at) => this.#line(pick, at)) : nothing}
        ${this.open && menu.most > 1 ? html`<button class="done" tabindex="-1" @click=${this.#close}>Done</button>` : nothing}
      </div>`;
  }

  #line(pick: Pick, at: number) {
    const chosen = this.chosen.includes(pick.value);
    return html`<div
      id="pick-${at}"
      role="option"
      class="pick ${at === this.active ? 'active' : ''}"
      aria-selected=${chosen}
      @click=${() => this.#pick(at)}
      @pointermove=${() => {
        this.active = at;
      }}
    >
      ${drawEmoji(pick.emoji)}
      <span class="words"><span>${pick.label}</span>${pick.description ? html`<small>${pick.description}</small>` : nothing}</span>
      <span class="tick ${this.menu.most > 1 ? 'square' : ''}" aria-hidden="true">${chosen ? '✓' : ''}</span>
    </div>`;
  }

  readonly #toggle = () => {
    if (this.busy || this.held) return;
    if (this.open) this.#close();
    else this.#show();
  };

  readonly #show = () => {
    const list = this.renderRoot.querySelector<HTMLElement>('#list');
    const box = this.renderRoot.querySelector('.box')?.getBoundingClientRect();
    if (list === null || box === undefined) return;
    this.#atOpening = this.chosen;
    this.active = Math.max(
      0,
      this.menu.picks.findIndex(({ value }) => this.chosen.includes(value)),
    );
    const below = window.innerHeight - box.bottom;
    const upwards = below < 300 && box.top > below;
    list.style.setProperty('--left', `${box.left}px`);
    list.style.setProperty('--width', `${box.width}px`);
    list.style.setProperty('--top', upwards ? 'auto' : `${box.bottom + 4}px`);
    list.style.setProperty('--bottom', upwards ? `${window.innerHeight - box.top + 4}px` : 'auto');
    list.style.setProperty('--room', `${(upwards ? box.top : below) - 16}px`);
    list.showPopover();
  };

  readonly #close = () => this.renderRoot.querySelector<HTMLElement>('#list')?.hidePopover();

  readonly #toggled = (event: ToggleEvent) => {
    this.open = event.newState === 'open';
    if (this.open || this.menu.most === 1) return;
    const changed = this.chosen.join('\n') !== this.#atOpening.join('\n');
    if (!changed) return;
    if (this.chosen.length >= this.menu.least) this.dispatchEvent(new Use(this.menu.customId, this.chosen));
    else this.chosen = this.#atOpening;
  };

  #pick(at: number): void {
    const value = this.menu.picks[at]?.value;
    if (value === undefined) return;
    const { least, most, customId } = this.menu;
    const had = this.chosen.includes(value);
    if (most > 1) {
      const without = this.chosen.filter((one) => one !== value);
      if (had) this.chosen = without;
      else if (this.chosen.length < most) this.chosen = [...this.chosen, value];
      return;
    }
    this.chosen = had && least === 0 ? [] : [value];
    this.#close();
    this.dispatchEvent(new Use(customId, this.chosen));
  }

  readonly #key = (event: KeyboardEvent) => {
    const last = this.menu.picks.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active - 1,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (!this.open) return this.#toggle();
      this.active = Math.min(last, Math.max(0, to));
      this.renderRoot.querySelector(`#pick-${this.active}`)?.scrollIntoView({ block: 'nearest' });
    } else if (this.open && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      this.#pick(this.active);
    } else if (this.open && event.key === 'Tab') this.#close();
  };
}

customElements.define('select-menu', SelectMenu);
