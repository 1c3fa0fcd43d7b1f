/** Fetching what the model lacks of the server. */
import { api } from './api.ts';
import { followServer } from './clock.ts';
import { withList, withLog, withState } from './events.ts';
import type { Holder } from './holder.ts';

/** Loads what the eyes see of the open channel and is not here yet. */
export async function load(holder: Holder): Promise<void> {
  const { channel, eyes, loaded } = holder.now();
  if (channel === null) return;
  for (const user of eyes.filter((id) => !loaded.has(`${channel}/${id}`))) {
    const got = await api.messages(channel, user);
    if (got.ok) holder.change((model) => withList(model, channel, user, got.value));
    else holder.change((model) => ({ ...model, trouble: got.why }));
  }
}

/** Fetches everything anew: whatever happened while nobody listened is not here. */
export async function refresh(holder: Holder): Promise<void> {
  const state = await api.state();
  if (!state.ok) return;
  followServer(state.value.now);
  holder.change((model) => ({ ...withState(model, state.value), link: 'live', loaded: new Set() }));
  await load(holder);
  const log = await api.log(holder.now().log.at(-1)?.n ?? 0);
  if (log.ok) holder.change((model) => withLog(model, log.value));
}
