/** The list above the message box: commands, options or choices, one of them marked. */
import { css, html, nothing } from 'lit';
import type { Box } from './box.ts';

interface PickerLine {
  readonly title: string;
  readonly detail?: string;
  /** At the line's end: whose command, whether required. */
  readonly note?: string;
  /** The box once this line is taken. */
  readonly gives: Box;
}

export interface Picker {
  readonly heading: string;
  readonly lines: readonly PickerLine[];
  /** Said when there are no lines; nothing is shown without it. */
  readonly empty?: string;
}

export const PICKER_ID = 'picker';

export function lineId(at: number): string {
  return `${PICKER_ID}-${at}`;
}

/** Draws it; `active` is the marked line, or -1; `mark` and `take` hear of the mouse. */
export function drawPicker(
  picker: Picker | null,
  active: number,
  mark: (at: number) => void,
  take: (box: Box) => void,
) {
  if (picker === null || (picker.lines.length === 0 && picker.empty === undefined)) return nothing;
  return html`<div class="picker">
    <div class="picker-heading">${picker.heading}</div>
    <div id=${PICKER_ID} role="listbox" aria-label=${picker.heading}>
      ${picker.lines.map(
        (line, at) => html`<div
          id=${lineId(at)}
          role="option"
          aria-selected=${at === active}
          class="picker-line ${at === active ? 'active' : ''}"
          @pointermove=${() => mark(at)}
          @mousedown=${(event: Event) => event.preventDefault()}
          @click=${() => take(line.gives)}
        >
          <span class="picker-words"><b>${line.title}</b>${line.detail ? html`<small>${line.detail}</small>` : nothing}</span>
          ${line.note ? html`<small class="picker-note">${line.note}</small>` : nothing}
        </div>`,
      )}
    </div>
    ${picker.lines.length === 0 ? html`<div class="picker-empty">${picker.empty}</div>` : nothing}
  </div>`;
}

export const pickerStyles = css`
  .picker {
    max-height: min(380px, 45dvh);
    overflow-y: auto;
    padding: 8px;
    background: var(--bg-float);
    border: 1px solid var(--line);
    border-radius: 10px;
    box-shadow: var(--shadow);
  }
  .picker-heading {
    padding: 2px 8px 6px;
    font-size: 12px;
    font-weight: 650;
    color: var(--muted);
  }
  .picker-line {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 7px 8px;
    border-radius: 6px;
    cursor: pointer;
  }
  .picker-line.active {
    background: var(--bg-pick);
  }
  .picker-words {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  .picker b {
    font-weight: 600;
    font-size: 15px;
    color: var(--strong);
  }
  .picker small {
    color: var(--muted);
    font-size: 13px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .picker-empty {
    padding: 6px 8px;
    color: var(--muted);
    font-size: 14px;
  }
  @media (max-width: 640px) {
    .picker-note {
      display: none;
    }
    .picker-line {
      min-height: 46px;
    }
  }
`;
