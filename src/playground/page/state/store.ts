/** The page's one store: holds the model, talks to the server, tells whoever watches. */
import type { OptionValue, Press, SendModal, UseCommand } from '../../user-side.ts';
import { api, type Got } from './api.ts';
import { followServer } from './clock.ts';
import { applyEvent, read, withList, withLog, withState } from './events.ts';
import { openLive } from './live.ts';
import { emptyModel, type Model, type Place } from './model.ts';
import { noteSwitched, recall, remember } from './remembered.ts';
import { begin, fail, forget, sent, settle } from './waits.ts';

/** How long Discord's client waits for an answer. */
const PATIENCE_MS = 3000;

export type Choice = { readonly name: string; readonly value: OptionValue };

export type Store = ReturnType<typeof createStore>;

/** Opens the store: it loads, follows and reconnects by itself from now on. */
export function createStore() {
  let model: Model = { ...emptyModel, ...recall() };
  let waits = 0;
  const watchers = new Set<() => void>();
  // Choices that arrived for what somebody types, by interaction.
  const asked = new Map<string, (choices: readonly Choice[]) => void>();

  const set = (next: Model) => {
    if (next === model) return;
    const before = model;
    model = next;
    if (before.channel !== next.channel || before.eyes !== next.eyes) remember(next);
    for (const watcher of watchers) watcher();
  };
  const trouble = (why: string | null) => set({ ...model, trouble: why });
  const tell = async (got: Promise<Got<unknown>>) => {
    const { ok, ...rest } = await got;
    if (!ok && 'why' in rest) trouble(rest.why);
    return ok;
  };

  /** Loads what the eyes see of the open channel and is not here yet. */
  const load = async () => {
    const { channel } = model;
    if (channel === null) return;
    for (const user of model.eyes.filter((id) => !model.loaded.has(`${channel}/${id}`))) {
      const got = await api.messages(channel, user);
      if (got.ok) set(withList(model, channel, user, got.value));
      else trouble(got.why);
    }
  };
  const refresh = async () => {
    const state = await api.state();
    if (!state.ok) return;
    followServer(state.value.now);
    // Whatever happened while the stream was broken is fetched anew.
    set({ ...withState(model, state.value), link: 'live', loaded: new Set() });
    await load();
    const log = await api.log(model.log.at(-1)?.n ?? 0);
    if (log.ok) set(withLog(model, log.value));
  };

  openLive({
    opened: () => void refresh(),
    lost: () => set({ ...model, link: 'lost' }),
    events: (events) => {
      for (const event of events) {
        if (event.type === 'state') followServer(event.state.now);
        // A leap of the clock shows in whatever the bot does next.
        if (event.type === 'log') followServer(event.entry.t);
        if (event.type === 'interaction' && event.interaction.choices !== undefined) {
          asked.get(event.interaction.id)?.(event.interaction.choices);
        }
      }
      set(events.reduce(applyEvent, model));
      void load();
    },
  });

  /** Sends something and follows it until it is answered, refused or 3 s old. */
  const follow = async (as: string, place: Place, send: () => ReturnType<typeof api.press>) => {
    waits += 1;
    const id = waits;
    set(begin(model, id, as, place));
    setTimeout(() => {
      const wait = model.waits.find((one) => one.id === id);
      if (wait !== undefined && wait.failure === null) set(fail(model, id));
    }, PATIENCE_MS);
    const got = await send();
    if (!got.ok) return set(fail(model, id, got.why));
    set(sent(model, id, got.value.interaction));
    // The answer may have come before its id was known here.
    const state = await api.interaction(got.value.interaction);
    if (state.ok) set(settle(model, state.value));
  };

  return {
    get model() {
      return model;
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Sees with somebody's eyes in the first or second pane. */
    look(pane: number, user: string) {
      const other = model.eyes[1 - pane];
      if (user !== model.eyes[pane]) noteSwitched();
      const eyes =
        other === user
          ? [...model.eyes].reverse()
          : model.eyes.with(Math.min(pane, model.eyes.length - 1), user);
      set(read({ ...model, eyes }, user));
      void load();
    },
    /** Opens a second pane for somebody else, or closes it. */
    split(open: boolean) {
      const people = model.server?.users.filter(({ bot }) => !bot) ?? [];
      const next = people.find(({ id }) => id !== model.eyes[0]);
      const eyes = open && next !== undefined ? [...model.eyes.slice(0, 1), next.id] : model.eyes.slice(0, 1);
      set(eyes.reduce(read, { ...model, eyes }));
      void load();
    },
    go(channel: string) {
      set({ ...model, channel });
      void load();
    },
    press(press: Press) {
      const { as, message, customId } = press;
      return follow(as, { kind: 'component', message, customId }, () => api.press(press));
    },
    command(use: UseCommand, text: string) {
      return follow(use.as, { kind: 'command', channel: use.channel, text }, () => api.command(use));
    },
    submit(modal: SendModal) {
      const { as, interaction } = modal;
      return follow(as, { kind: 'modal', interaction }, () => api.modal(modal));
    },
    closeModal(interaction: string) {
      set({ ...model, modals: model.modals.filter((open) => open.interaction !== interaction) });
    },
    /** What the bot offers for a half-typed option; nothing when it does not answer. */
    async choices(use: UseCommand, focused: string): Promise<readonly Choice[]> {
      const got = await api.autocomplete({ ...use, focused });
      if (!got.ok) return [];
      const id = got.value.interaction;
      const late = Promise.withResolvers<readonly Choice[]>();
      asked.set(id, late.resolve);
      const patience = setTimeout(() => late.resolve([]), PATIENCE_MS);
      const now = await api.interaction(id);
      if (now.ok && now.value.choices !== undefined) late.resolve(now.value.choices);
      const choices = await late.promise;
      clearTimeout(patience);
      asked.delete(id);
      return choices;
    },
    say: (as: string, channel: string, content: string) => tell(api.message({ as, channel, content })),
    newUser: (name: string, locale: string) => tell(api.newUser({ name, locale })),
    /** A thread hangs on `parent`. */
    newChannel: (name: string, kind: 'text' | 'thread', parent?: string) =>
      tell(api.newChannel({ name, kind, parent: kind === 'thread' ? parent : undefined })),
    async advance(ms: number): Promise<boolean> {
      const done = await tell(api.clock(ms));
      await refresh();
      return done;
    },
    knobs: api.knobs,
    offeredFaults: api.offeredFaults,
    faults: (faults: unknown) => tell(faults === null ? api.noFaults() : api.faults(faults)),
    dismiss(message: string) {
      set({ ...model, dismissed: new Set(model.dismissed).add(message) });
    },
    forgetWait: (id: number) => set(forget(model, id)),
    calm: () => trouble(null),
  };
}
