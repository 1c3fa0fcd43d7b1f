/** A slash command while somebody types it: what is filled in, what is missing, what is sent. Pure. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { OptionValue, PlaygroundState } from '../../user-side.ts';
import { type Entry, type Offer, valueIn } from './option-entry.ts';
import type { Usable } from './usables.ts';

export interface Draft {
  readonly command: Usable;
  /** The options that are filled in, required ones first. */
  readonly entries: readonly Entry[];
}

/** The draft of a command nobody has filled in yet. */
export function startDraft(command: Usable): Draft {
  const required = command.options.filter(({ required }) => required === true);
  return { command, entries: required.map((option) => ({ option, text: '', picked: null })) };
}

/** Options that may still be added. */
export function optionsLeft(draft: Draft, typed: string): readonly APIApplicationCommandBasicOption[] {
  const wanted = typed.trim().toLowerCase().replace(/:$/, '');
  return draft.command.options.filter(
    (option) => !draft.entries.some((entry) => entry.option === option) && option.name.startsWith(wanted),
  );
}

export function addOption(draft: Draft, option: APIApplicationCommandBasicOption): Draft {
  return { ...draft, entries: [...draft.entries, { option, text: '', picked: null }] };
}

export function dropOption(draft: Draft, name: string): Draft {
  return { ...draft, entries: draft.entries.filter(({ option }) => option.name !== name) };
}

/** Typed text, or a pick from the list. */
export function fill(draft: Draft, name: string, by: string | Offer): Draft {
  const entries = draft.entries.map((entry) => {
    if (entry.option.name !== name) return entry;
    return typeof by === 'string'
      ? { ...entry, text: by, picked: null }
      : { ...entry, text: by.name, picked: by };
  });
  return { ...draft, entries };
}

/** The values of a draft, or the first option with something wrong. */
export function finished(
  draft: Draft,
  server: PlaygroundState,
  locale: string,
):
  | { readonly options: Readonly<Record<string, OptionValue>> }
  | { readonly option: string; readonly problem: string } {
  const options: Record<string, OptionValue> = {};
  for (const entry of draft.entries) {
    const value = valueIn(entry, server, locale);
    if (typeof value === 'object') return { option: entry.option.name, problem: value.problem };
    options[entry.option.name] = value;
  }
  return { options };
}

/** The draft as a line of text, for the message that says it failed. */
export function lineOf({ command, entries }: Draft): string {
  return [`/${command.title}`, ...entries.map(({ option, text }) => `${option.name}:${text}`)].join(' ');
}
