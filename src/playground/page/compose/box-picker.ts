/** What the picker lists for what stands in the message box. Pure. */
import { type Around, add, type Box, entryOf, pick, start } from './box.ts';
import { optionsLeft } from './command-draft.ts';
import { type Entry, narrowed, offers } from './option-entry.ts';
import type { Picker } from './picker.ts';
import { matching } from './usables.ts';

/** Discord's client shows no more than these at once. */
const MOST = 25;

/** The picker; null when there is nothing to pick. */
export function pickerFor(box: Box, around: Around): Picker | null {
  const { draft } = box;
  if (box.folded) return null;
  if (draft === null) return commandsFor(box, around);
  const entry = entryOf(box);
  if (entry !== undefined) return offersFor(box, entry, around);
  const lines = optionsLeft(draft, box.tail).map((option) => ({
    title: option.name,
    detail: option.description,
    gives: add(box, option.name),
  }));
  return lines.length === 0 ? null : { heading: 'Options', lines };
}

function commandsFor({ text }: Box, { commands, server }: Around): Picker | null {
  if (!text.startsWith('/') || text.includes('\n')) return null;
  const lines = matching(commands, text.slice(1)).map((usable) => ({
    title: `/${usable.title}`,
    detail: usable.description,
    note: usable.options.map(({ name }) => name).join(' · '),
    gives: start(usable),
  }));
  const empty = server.botReady
    ? 'No command begins like this.'
    : 'The bot is not connected yet: its commands come with it.';
  return { heading: 'Commands', lines, empty };
}

function offersFor(box: Box, { option, text, picked }: Entry, { server, locale }: Around): Picker {
  const heading = `${option.name}: ${option.description}`;
  const known = offers(option, server, locale);
  const asks = 'autocomplete' in option && option.autocomplete === true;
  if (known === null && !asks) return { heading, lines: [], empty: 'Type it, then Enter.' };
  const list = known === null ? (box.fetched ?? []) : picked === null ? narrowed(known, text) : known;
  const lines = list
    .slice(0, MOST)
    .map((offer) => ({ title: offer.name, gives: pick(box, option.name, offer) }));
  if (known !== null) return { heading, lines, empty: 'Nothing goes with this. Pick one of the list.' };
  return { heading, lines, empty: box.fetched === null ? 'One moment …' : 'No suggestions.' };
}
