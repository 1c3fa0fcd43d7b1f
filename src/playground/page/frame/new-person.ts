/** The dialog that brings another person into the guild. */
import { html, LitElement } from 'lit';
import { actionStyles, baseStyles } from '../look.ts';
import type { Store } from '../state/store.ts';
import { dialogStyles, drawDialog, openDialog } from './dialog.ts';

// What Discord's client may be set to where this is mostly played; Urdu and Bengali are none of Discord's languages.
const LANGUAGES = [
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['hi', 'हिन्दी'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es-ES', 'Español'],
  ['pt-BR', 'Português'],
  ['tr', 'Türkçe'],
  ['ja', '日本語'],
] as const;

class NewPerson extends LitElement {
  static override readonly properties = { store: {} };
  static override readonly styles = [baseStyles, actionStyles, dialogStyles];
  declare store: Store;

  override firstUpdated(): void {
    openDialog(this);
  }

  override render() {
    return drawDialog(
      { heading: 'Another person', close: this.#close },
      html`
      <form @submit=${this.#submit}>
        <label class="label" for="name">Name</label>
        <input class="field" id="name" maxlength="32" required autofocus autocomplete="off" />
        <label class="label" for="language">Language of their Discord</label>
        <select class="field" id="language">
          ${LANGUAGES.map(([code, name]) => html`<option value=${code}>${name}</option>`)}
        </select>
        <p><button class="action">Add</button></p>
      </form>
    `,
    );
  }

  readonly #submit = async (event: Event) => {
    event.preventDefault();
    const name = this.renderRoot.querySelector('input')?.value.trim() ?? '';
    const locale = this.renderRoot.querySelector('select')?.value ?? 'en-US';
    if (name !== '' && (await this.store.newUser(name, locale))) this.#close();
  };

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'));
}

customElements.define('new-person', NewPerson);
