/** Whose eyes the panes see with: pure. */
import { read } from './events.ts';
import type { Model } from './model.ts';

/** The model with somebody's eyes in the first or second pane; who is in the other one changes places. */
export function looking(model: Model, pane: number, user: string): Model {
  const other = model.eyes[1 - pane];
  const eyes =
    other === user ? [...model.eyes].reverse() : model.eyes.with(Math.min(pane, model.eyes.length - 1), user);
  return read({ ...model, eyes }, user);
}

/** The model with a second pane for somebody else, or without one. */
export function splitting(model: Model, open: boolean): Model {
  const people = model.server?.users.filter(({ bot }) => !bot) ?? [];
  const next = people.find(({ id }) => id !== model.eyes[0]);
  const eyes = open && next !== undefined ? [...model.eyes.slice(0, 1), next.id] : model.eyes.slice(0, 1);
  return eyes.reduce(read, { ...model, eyes });
}
