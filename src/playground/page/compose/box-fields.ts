/** The fields of the message box: one for text, or one for each option of a command. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Box, TAIL } from './box.ts';
import type { Draft } from './command-draft.ts';
import type { Entry } from './option-entry.ts';
import { lineId, PICKER_ID } from './picker.ts';

interface Shown {
  readonly box: Box;
  /** The name of the channel. */
  readonly channel: string;
  /** The name of who writes. */
  readonly person: string;
  /** Whether the picker shows lines, and which is marked (-1 for none). */
  readonly open: boolean;
  readonly active: number;
}

/** What typing does. */
export interface Hands {
  readonly typeText: (text: string) => void;
  readonly typeTail: (text: string) => void;
  readonly typeOption: (name: string, text: string) => void;
  readonly focus: (name: string) => void;
}

/** Draws them; the field that has the focus is named by `data-field`. */
export function drawFields(shown: Shown, hands: Hands) {
  const { draft } = shown.box;
  return draft === null ? textField(shown, hands) : optionFields(draft, shown, hands);
}

function textField({ box, channel, person, open, active }: Shown, { typeText }: Hands) {
  return html`<textarea
    data-field=${TAIL}
    rows="1"
    role="combobox"
    aria-autocomplete="list"
    aria-expanded=${open}
    aria-controls=${PICKER_ID}
    aria-activedescendant=${active < 0 ? nothing : lineId(active)}
    aria-label="Message #${channel}"
    placeholder="Message #${channel} as ${person}, / for commands"
    autocomplete="off"
    maxlength="2000"
    .value=${live(box.text)}
    @input=${(event: InputEvent) => typeText(valueFrom(event))}
  ></textarea>`;
}

function optionFields(draft: Draft, shown: Shown, hands: Hands) {
  const { box, open, active } = shown;
  const mine = box.focused === TAIL;
  const more = draft.entries.length < draft.command.options.length;
  return html`<div class="fields" role="group" aria-label="/${draft.command.title}">
    <span class="command">/${draft.command.title}</span>
    ${draft.entries.map((entry) => optionField(entry, shown, hands))}
    <input
      class="tail"
      data-field=${TAIL}
      role="combobox"
      aria-expanded=${open && mine}
      aria-controls=${PICKER_ID}
      aria-activedescendant=${mine && active >= 0 ? lineId(active) : nothing}
      aria-label="More options, or Enter to send"
      placeholder=${more ? 'Enter sends, ↓ for options' : 'Enter sends'}
      autocomplete="off"
      .value=${live(box.tail)}
      @focus=${() => hands.focus(TAIL)}
      @input=${(event: InputEvent) => hands.typeTail(valueFrom(event))}
    />
  </div>`;
}

function optionField({ option, text }: Entry, { box, open, active }: Shown, hands: Hands) {
  const wrong = box.problem?.option === option.name;
  const mine = box.focused === option.name;
  return html`<label class="pill ${wrong ? 'wrong' : ''}">
    <span>${option.name}</span>
    <input
      data-field=${option.name}
      role="combobox"
      aria-expanded=${open && mine}
      aria-controls=${PICKER_ID}
      aria-activedescendant=${mine && active >= 0 ? lineId(active) : nothing}
      aria-invalid=${wrong}
      aria-label="${option.name}: ${option.description}"
      inputmode=${option.type === Type.Integer ? 'numeric' : 'text'}
      size=${Math.max(4, text.length + 1)}
      autocomplete="off"
      .value=${live(text)}
      @focus=${() => hands.focus(option.name)}
      @input=${(event: InputEvent) => hands.typeOption(option.name, valueFrom(event))}
    />
  </label>`;
}

function valueFrom(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';
}
