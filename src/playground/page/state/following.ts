/** Following what somebody sent to the bot until it is answered, refused, or older than Discord waits. */
import type { Sent } from '../../user-side.ts';
import { api, type Got } from './api.ts';
import type { Holder } from './holder.ts';
import type { Place } from './model.ts';
import { begin, fail, sent, settle } from './waits.ts';

/** How long Discord's client waits for an answer. */
export const PATIENCE_MS = 3000;

type Follow = (as: string, place: Place, send: () => Promise<Got<Sent>>) => Promise<void>;

/** Gives what sends something and follows it. */
export function createFollow(holder: Holder): Follow {
  let waits = 0;
  return async (as, place, send) => {
    waits += 1;
    const id = waits;
    holder.change((model) => begin(model, id, as, place));
    setTimeout(() => giveUp(holder, id), PATIENCE_MS);
    const got = await send();
    if (!got.ok) return holder.change((model) => fail(model, id, got.why));
    holder.change((model) => sent(model, id, got.value.interaction));
    // The answer may have come before its id was known here.
    const state = await api.interaction(got.value.interaction);
    if (state.ok) holder.change((model) => settle(model, state.value));
  };
}

function giveUp(holder: Holder, id: number): void {
  const wait = holder.now().waits.find((one) => one.id === id);
  if (wait !== undefined && wait.failure === null) holder.change((model) => fail(model, id));
}
