/** What stands in the message box: text, or a command being filled in. Pure. */
import type { PlaygroundState } from '../../user-side.ts';
import { addOption, type Draft, dropOption, fill, startDraft } from './command-draft.ts';
import { type Entry, type Offer, offers } from './option-entry.ts';
import type { Usable } from './usables.ts';

/** The field after the options, where further options are named; the text field when there is no command. */
export const TAIL = '';

interface OptionProblem {
  readonly option: string;
  readonly problem: string;
}

export interface Box {
  readonly text: string;
  readonly draft: Draft | null;
  /** The option whose field has the focus, or the tail. */
  readonly focused: string;
  readonly tail: string;
  /** The marked line of the picker; -1 for none. */
  readonly active: number;
  /** The picker was put away with Escape. */
  readonly folded: boolean;
  readonly problem: OptionProblem | null;
  /** What the bot offers for the focused option. */
  readonly fetched: readonly Offer[] | null;
}

export const emptyBox: Box = {
  text: '',
  draft: null,
  focused: TAIL,
  tail: '',
  active: 0,
  folded: false,
  problem: null,
  fetched: null,
};

/** What the box knows of the server and of who types. */
export interface Around {
  readonly server: PlaygroundState;
  readonly locale: string;
  readonly commands: readonly Usable[];
}

/** A command was taken: its required options stand ready. */
export function start(usable: Usable): Box {
  const draft = startDraft(usable);
  return focusOn({ ...emptyBox, draft }, draft.entries[0]?.option.name ?? TAIL);
}

/** The field of an option, or the tail, has the focus. In the tail nothing is marked, so that Enter sends. */
export function focusOn(box: Box, focused: string): Box {
  return {
    ...box,
    focused,
    active: focused === TAIL && box.draft !== null ? -1 : 0,
    folded: false,
    fetched: null,
  };
}

export function add(box: Box, name: string): Box {
  const option = box.draft?.command.options.find((one) => one.name === name);
  if (box.draft === null || option === undefined) return box;
  return focusOn({ ...box, draft: addOption(box.draft, option), tail: '' }, name);
}

/** An offer was picked; the next empty option has the focus. */
export function pick(box: Box, name: string, offer: Offer): Box {
  if (box.draft === null) return box;
  const draft = fill(box.draft, name, offer);
  const next = draft.entries.find(({ text }) => text === '');
  return focusOn({ ...box, draft, problem: null }, next?.option.name ?? TAIL);
}

/** The text field was typed into; a blank after a whole command's name begins its options. */
export function typeText(box: Box, text: string, { commands }: Around): Box {
  const typed = text.startsWith('/') && text.endsWith(' ') ? text.slice(1, -1).toLowerCase() : null;
  const whole = commands.find(({ title }) => title.toLowerCase() === typed);
  if (whole !== undefined) return start(whole);
  return { ...box, text, active: 0, folded: false, problem: null };
}

export function typeTail(box: Box, tail: string): Box {
  return { ...box, tail, active: tail === '' ? -1 : 0, folded: false };
}

export function typeOption(box: Box, name: string, text: string): Box {
  if (box.draft === null) return box;
  return { ...box, draft: fill(box.draft, name, text), active: 0, folded: false, problem: null };
}

/** The mark goes on by one line, around the end. */
export function step(box: Box, by: 1 | -1, lines: number): Box {
  const from = Math.max(box.active, by > 0 ? -1 : 0);
  return { ...box, active: (from + by + lines) % lines };
}

/** Backspace in an empty field takes an option away, or the command; null when it only takes a letter. */
export function back(box: Box): Box | null {
  const { draft } = box;
  if (draft === null) return null;
  const at = draft.entries.findIndex(({ option }) => option.name === box.focused);
  const entry = draft.entries[at];
  if (entry === undefined) {
    const last = draft.entries.at(-1);
    if (box.tail !== '') return null;
    return last === undefined ? leave(`/${draft.command.title}`) : focusOn(box, last.option.name);
  }
  if (entry.text !== '') return null;
  const previous = draft.entries[at - 1]?.option.name;
  if (entry.option.required === true) {
    return previous === undefined ? leave(`/${draft.command.title}`) : focusOn(box, previous);
  }
  return focusOn({ ...box, draft: dropOption(draft, entry.option.name) }, previous ?? TAIL);
}

/** Back to plain text. */
export function leave(text: string): Box {
  return { ...emptyBox, text };
}

/** The option that has the focus; undefined for the tail and for plain text. */
export function entryOf({ draft, focused }: Box): Entry | undefined {
  return draft?.entries.find(({ option }) => option.name === focused);
}

/** Whether Enter takes the marked line: not when what was typed may stand as it is. */
export function takesMarked(box: Box, { server, locale }: Around): boolean {
  if (box.active < 0) return false;
  const entry = entryOf(box);
  if (entry === undefined) return true;
  if (entry.picked !== null) return false;
  const { option, text } = entry;
  return text === '' || offers(option, server, locale) !== null || (box.fetched ?? []).length > 0;
}
