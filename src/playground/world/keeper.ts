/** Saves and tells a little after the last change, so that a hundred changes cost one. */

export interface Keeper {
  readonly changed: () => void;
  /** Saves what is unsaved, and ends. */
  readonly close: () => void;
}

const TELL_AFTER_MS = 20;
const SAVE_AFTER_MS = 500;

export function createKeeper(act: { readonly save: () => void; readonly tell: () => void }): Keeper {
  let telling: NodeJS.Timeout | null = null;
  let saving: NodeJS.Timeout | null = null;
  let closed = false;
  return {
    changed: () => {
      if (closed) return;
      telling ??= setTimeout(() => {
        telling = null;
        act.tell();
      }, TELL_AFTER_MS);
      saving ??= setTimeout(() => {
        saving = null;
        act.save();
      }, SAVE_AFTER_MS);
    },
    close: () => {
      closed = true;
      if (telling !== null) clearTimeout(telling);
      if (saving !== null) clearTimeout(saving);
      if (saving !== null) act.save();
      telling = null;
      saving = null;
    },
  };
}
