/** What a rematch keeps of the game before. */
import type { NewTable, Over, Person } from './table.ts';

/** A table for the same game once more, opened by `host`: the others are invited, the computers sit down again. */
export function rematchOf(
  old: Over,
  host: Person,
): Pick<NewTable, 'host' | 'house' | 'rules' | 'settings' | 'invited' | 'computers'> {
  const { house, rules, settings } = old;
  const sitters = old.seats.map(({ sitter }) => sitter);
  return {
    host,
    house,
    rules,
    settings,
    invited: sitters.flatMap((one) =>
      one.kind === 'human' && one.person.user !== host.user ? [one.person] : [],
    ),
    computers: sitters.flatMap((one) => (one.kind === 'computer' ? [one.level] : [])),
  };
}
