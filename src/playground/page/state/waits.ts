/** Who waits for an answer of the bot, and what becomes of it: pure. */
import type { InteractionState } from '../../user-side.ts';
import type { Model, Place, Wait } from './model.ts';

/** What Discord's client says below a message whose button got no answer within 3 s. */
const BUTTON_FAILED = 'This interaction failed';
/** What it says for a command. */
const COMMAND_FAILED = 'The application did not respond';
const MODAL_FAILED = 'Something went wrong. Try again.';

function samePlace(a: Place, b: Place): boolean {
  switch (a.kind) {
    case 'component':
      return b.kind === 'component' && a.message === b.message;
    case 'modal':
      return b.kind === 'modal' && a.interaction === b.interaction;
    case 'command':
      return false;
  }
}

/** Somebody has just sent something; what failed at the same place before is forgotten. */
export function begin(model: Model, id: number, as: string, place: Place): Model {
  const others = model.waits.filter((wait) => wait.as !== as || !samePlace(wait.place, place));
  return { ...model, waits: [...others, { id, as, place, interaction: null, failure: null }] };
}

/** The server has said under which id it went out. */
export function sent(model: Model, id: number, interaction: string): Model {
  return change(model, (wait) => (wait.id === id ? { ...wait, interaction } : wait));
}

/** It failed; without a reason in words, as Discord's client says it. */
export function fail(model: Model, id: number, why?: string): Model {
  return change(model, (wait) =>
    wait.id === id ? { ...wait, failure: why ?? failureAt(wait.place) } : wait,
  );
}

/** A failure that was read is put away. */
export function forget(model: Model, id: number): Model {
  return { ...model, waits: model.waits.filter((wait) => wait.id !== id) };
}

/** What the state of an interaction means for whoever waits for it. */
export function settle(model: Model, interaction: InteractionState): Model {
  const wait = model.waits.find((one) => one.interaction === interaction.id);
  if (wait === undefined) return model;
  switch (interaction.state) {
    case 'waiting':
      return model;
    case 'failed':
      return fail(model, wait.id);
    case 'deferred':
    case 'answered': {
      const done = forget(model, wait.id);
      const modals = done.modals.filter(
        (open) => wait.place.kind !== 'modal' || open.interaction !== wait.place.interaction,
      );
      const { modal } = interaction;
      if (modal === undefined) return { ...done, modals };
      // One dialog a person: a second one takes the first one's place.
      const others = modals.filter((open) => open.as !== wait.as);
      return { ...done, modals: [...others, { as: wait.as, interaction: interaction.id, modal }] };
    }
  }
}

/** What `as` waits for at a message, if anything. */
export function waitAt(waits: readonly Wait[], as: string, message: string): Wait | undefined {
  return waits.find(
    (wait) => wait.as === as && wait.place.kind === 'component' && wait.place.message === message,
  );
}

function change(model: Model, to: (wait: Wait) => Wait): Model {
  return { ...model, waits: model.waits.map(to) };
}

function failureAt(place: Place): string {
  switch (place.kind) {
    case 'component':
      return BUTTON_FAILED;
    case 'command':
      return COMMAND_FAILED;
    case 'modal':
      return MODAL_FAILED;
  }
}
