/** A dialog that the bot asks somebody to fill in. */
import {
  type APIComponentInLabel,
  type APIComponentInModalActionRow,
  type APIModalInteractionResponseCallbackComponent,
  ComponentType as Part,
  TextInputStyle,
} from 'discord-api-types/v10';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { PlaygroundState } from '../../user-side.ts';
import { dialogStyles, drawDialog, openDialog } from '../frame/dialog.ts';
import { actionStyles, baseStyles } from '../look.ts';
import { menuOf } from '../message/message-parts.ts';
import type { OpenModal, Wait } from '../state/model.ts';
import type { Store } from '../state/store.ts';
import { drawText, type Names, textStyles } from '../text/draw.ts';
import { modalValues } from './modal-values.ts';

type Control = APIComponentInLabel | APIComponentInModalActionRow;

class ModalDialog extends LitElement {
  static override readonly properties = { store: {}, open: {}, server: {}, names: {}, wait: {}, person: {} };
  declare store: Store;
  declare open: OpenModal;
  declare server: PlaygroundState;
  declare names: Names;
  declare wait: Wait | undefined;
  declare person: string;

  override firstUpdated(): void {
    openDialog(this);
  }

  override render() {
    const { modal } = this.open;
    const busy = this.wait !== undefined && this.wait.failure === null;
    return drawDialog(
      { heading: modal.title, close: this.#close },
      html`
      <p class="who">You answer as ${this.person}.</p>
      <form @submit=${this.#submit}>
        ${modal.components.map((part) => this.#draw(part))}
        ${this.wait?.failure ? html`<p class="failed" role="alert">${this.wait.failure}</p>` : nothing}
        <div class="row">
          <button type="button" class="action quiet" @click=${this.#close}>Cancel</button>
          <button class="action" ?disabled=${busy} aria-busy=${busy}>${busy ? 'Sending …' : 'Submit'}</button>
        </div>
      </form>
    `,
    );
  }

  #draw(part: APIModalInteractionResponseCallbackComponent): TemplateResult {
    switch (part.type) {
      case Part.TextDisplay:
        return html`<div class="text">${drawText(part.content, this.names)}</div>`;
      case Part.ActionRow:
        return html`${part.components.map((control) => this.#labelled(control, control.label ?? '', undefined))}`;
      case Part.Label:
        return this.#labelled(part.component, part.label, part.description);
    }
  }

  #labelled(control: Control, label: string, about: string | undefined): TemplateResult {
    const required = control.type === Part.Checkbox || !('required' in control) || control.required !== false;
    const id = control.custom_id;
    return html`<div class="part">
      <label class="label" for=${id} id="label-${id}">${label}${required && control.type !== Part.Checkbox ? html`<i aria-hidden="true"> *</i>` : nothing}</label>
      ${about === undefined ? nothing : html`<p class="about">${about}</p>`} ${this.#control(control, required)}
    </div>`;
  }

  #control(control: Control, required: boolean): TemplateResult {
    const id = control.custom_id;
    switch (control.type) {
      case Part.TextInput: {
        const long = control.style === TextInputStyle.Paragraph;
        const least = control.min_length ?? nothing;
        const most = control.max_length ?? 4000;
        const hint = control.placeholder ?? '';
        const value = control.value ?? '';
        return long
          ? html`<textarea class="field" id=${id} name=${id} rows="4" ?required=${required} minlength=${least} maxlength=${most} placeholder=${hint} .value=${value}></textarea>`
          : html`<input class="field" id=${id} name=${id} ?required=${required} minlength=${least} maxlength=${most} placeholder=${hint} .value=${value} autocomplete="off" />`;
      }
      case Part.StringSelect:
      case Part.UserSelect:
      case Part.RoleSelect:
      case Part.MentionableSelect:
      case Part.ChannelSelect: {
        const menu = menuOf(control, this.server);
        return html`<select class="field" id=${id} name=${id} data-many ?multiple=${menu.most > 1} ?required=${required}>
          ${menu.most > 1 ? nothing : html`<option value="" ?selected=${!menu.picks.some((pick) => pick.default === true)}>${menu.placeholder}</option>`}
          ${menu.picks.map((pick) => html`<option value=${pick.value} ?selected=${pick.default === true}>${pick.label}</option>`)}
        </select>`;
      }
      case Part.RadioGroup:
        return html`<div role="radiogroup" aria-labelledby="label-${id}">
          ${control.options.map((option) => this.#choice('radio', id, option, required, false))}
        </div>`;
      case Part.CheckboxGroup:
        return html`<div role="group" aria-labelledby="label-${id}">
          ${control.options.map((option) => this.#choice('checkbox', id, option, false, true))}
        </div>`;
      case Part.Checkbox:
        return html`<input class="tick" type="checkbox" id=${id} name=${id} data-flag ?checked=${control.default === true} />`;
      case Part.FileUpload:
        return html`<p class="about" id=${id}>Files cannot be handed in here.</p>`;
    }
  }

  #choice(
    type: 'radio' | 'checkbox',
    name: string,
    option: {
      readonly value: string;
      readonly label: string;
      readonly description?: string;
      readonly default?: boolean;
    },
    required: boolean,
    many: boolean,
  ) {
    return html`<label class="choice">
      <input type=${type} name=${name} value=${option.value} ?required=${required} ?checked=${option.default === true} ?data-many=${many} />
      <span>${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span>
    </label>`;
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const { as, interaction } = this.open;
    void this.store.submit({ as, interaction, values: modalValues(event.target) });
  };

  readonly #close = () => this.store.closeModal(this.open.interaction);

  static override readonly styles = [
    baseStyles,
    actionStyles,
    dialogStyles,
    textStyles,
    css`
      .who {
        margin: 4px 0 0;
        color: var(--muted);
        font-size: 13px;
      }
      .part {
        margin-bottom: 4px;
      }
      i {
        color: var(--error);
        font-style: normal;
      }
      textarea {
        resize: vertical;
      }
      .choice {
        display: flex;
        gap: 10px;
        align-items: flex-start;
        padding: 7px 4px;
        cursor: pointer;
      }
      .choice span {
        display: grid;
      }
      small {
        color: var(--muted);
      }
      .tick,
      .choice input {
        width: 18px;
        height: 18px;
        accent-color: var(--brand);
      }
      .failed {
        color: var(--error);
        font-size: 14px;
      }
      .row {
        display: flex;
        justify-content: flex-end;
        gap: 8px;
        margin-top: 20px;
      }
    `,
  ];
}

customElements.define('modal-dialog', ModalDialog);
