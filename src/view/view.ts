/** A message before Discord sends it: plain JSON, and the limits it has to keep. */
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { clipped } from './clipped.ts';
import { type ButtonKind, customId } from './custom-id.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A message of text and buttons. */
interface View {
  readonly content: string;
  readonly components: readonly Row[];
  /** Users whom the message may ping. */
  readonly mentions: readonly string[];
}

/** A message with the board: what a screen reader says of the picture, and a file name no cache has seen. */
export interface BoardView extends View {
  readonly alt: string;
  readonly fileName: string;
}

/** Discord's limits; `file` leaves room for the rest of a request in the 10 MiB that it takes. */
export const LIMITS = {
  content: 2000,
  alt: 1024,
  rows: 5,
  inRow: 3,
  label: 80,
  options: 25,
  /** Of labels and descriptions in menus, of completions and of names of threads. */
  option: 100,
  placeholder: 150,
  file: 9_800_000,
} as const;

type ButtonLook = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export interface ButtonSpec {
  readonly kind: ButtonKind;
  readonly label: string;
  readonly table: string;
  readonly decision?: number;
  readonly choice?: string;
  readonly look?: ButtonLook;
  readonly disabled?: boolean;
}

/** Buttons in rows of three: more wrap badly on phones. */
export function rows(buttons: readonly ButtonSpec[]): readonly Row[] {
  const made = buttons.map(button);
  const result: Row[] = [];
  for (let at = 0; at < made.length; at += LIMITS.inRow) {
    result.push({ type: ComponentType.ActionRow, components: made.slice(at, at + LIMITS.inRow) });
  }
  return result.slice(0, LIMITS.rows);
}

export function selectRow(select: Omit<APIStringSelectComponent, 'type'>): Row {
  const { placeholder } = select;
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        ...select,
        type: ComponentType.StringSelect,
        ...(placeholder === undefined ? {} : { placeholder: clipped(placeholder, LIMITS.placeholder) }),
        options: select.options.slice(0, LIMITS.options).map(optionWithin),
      },
    ],
  };
}

/** Cuts a text at a line's end, dropping the oldest lines first; a single line that is too long loses its end. */
export function fitting(lines: readonly string[], most: number): string {
  let from = 0;
  while (from < lines.length - 1 && lines.slice(from).join('\n').length > most) from += 1;
  return clipped(lines.slice(from).join('\n'), most);
}

function optionWithin(option: APISelectMenuOption): APISelectMenuOption {
  const { label, description } = option;
  return {
    ...option,
    label: clipped(label, LIMITS.option),
    ...(description === undefined ? {} : { description: clipped(description, LIMITS.option) }),
  };
}

function button(spec: ButtonSpec): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: STYLES[spec.look ?? 'secondary'],
    label: clipped(spec.label, LIMITS.label),
    custom_id: customId(spec.kind, spec.table, spec.decision, spec.choice),
    ...(spec.disabled === true ? { disabled: true } : {}),
  };
}
