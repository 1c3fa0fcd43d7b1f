/** The page's one store: what elements read, and everything they can ask for. */
import type { PlaygroundEvent, Press, SendModal, UseCommand } from '../../user-side.ts';
import { api, type Got } from './api.ts';
import { type Asking, createAsking } from './choices.ts';
import { followServer } from './clock.ts';
import { applyEvent } from './events.ts';
import { looking, splitting } from './eyes.ts';
import { createFollow } from './following.ts';
import { createHolder, type Holder } from './holder.ts';
import { openLive } from './live.ts';
import { emptyModel, type Model } from './model.ts';
import { noteSwitched, recall, remember } from './remembered.ts';
import { load, refresh } from './sync.ts';
import { forget } from './waits.ts';

export type Store = ReturnType<typeof createStore>;

/** Opens the store: it loads, follows and reconnects by itself from now on. */
export function createStore() {
  const holder = createHolder({ ...emptyModel, ...recall() });
  const asking = createAsking();
  holder.watch((before) => rememberPlace(before, holder.now()));
  openLive({
    opened: () => void refresh(holder),
    lost: () => holder.change((model) => ({ ...model, link: 'lost' })),
    events: (events) => hear(holder, asking, events),
  });
  return {
    get model() {
      return holder.now();
    },
    watch: holder.watch,
    ...viewing(holder),
    ...using(holder),
    ...arranging(holder),
    choices: asking.ask,
  };
}

/** What changes in this page alone. */
function viewing(holder: Holder) {
  return {
    /** Sees with somebody's eyes in the first or second pane. */
    look(pane: number, user: string) {
      if (user !== holder.now().eyes[pane]) noteSwitched();
      holder.change((model) => looking(model, pane, user));
      void load(holder);
    },
    /** Opens a second pane for somebody else, or closes it. */
    split(open: boolean) {
      holder.change((model) => splitting(model, open));
      void load(holder);
    },
    go(channel: string) {
      holder.change((model) => ({ ...model, channel }));
      void load(holder);
    },
    closeModal(interaction: string) {
      holder.change((model) => ({
        ...model,
        modals: model.modals.filter((open) => open.interaction !== interaction),
      }));
    },
    dismiss(message: string) {
      holder.change((model) => ({ ...model, dismissed: new Set(model.dismissed).add(message) }));
    },
    forgetWait: (id: number) => holder.change((model) => forget(model, id)),
    calm: () => holder.change((model) => ({ ...model, trouble: null })),
  };
}

/** What somebody sends to the bot. */
function using(holder: Holder) {
  const follow = createFollow(holder);
  return {
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
  };
}

/** What changes the playground itself; each says whether the server agreed. */
function arranging(holder: Holder) {
  const tell = (got: Promise<Got<unknown>>) => orTrouble(holder, got);
  return {
    say: (as: string, channel: string, content: string) => tell(api.message({ as, channel, content })),
    newUser: (name: string, locale: string) => tell(api.newUser({ name, locale })),
    /** A thread hangs on `parent`. */
    newChannel: (name: string, kind: 'text' | 'thread', parent?: string) =>
      tell(api.newChannel({ name, kind, parent: kind === 'thread' ? parent : undefined })),
    async advance(ms: number): Promise<boolean> {
      const done = await tell(api.clock(ms));
      await refresh(holder);
      return done;
    },
    faultSentences: api.faultSentences,
    offeredFaults: api.offeredFaults,
    faults: (faults: unknown) => tell(faults === null ? api.noFaults() : api.faults(faults)),
  };
}

function hear(holder: Holder, asking: Asking, events: readonly PlaygroundEvent[]): void {
  for (const event of events) {
    if (event.type === 'state') followServer(event.state.now);
    // A leap of the clock shows in whatever the bot does next.
    if (event.type === 'log') followServer(event.entry.t);
    if (event.type === 'interaction') asking.hear(event.interaction);
  }
  holder.change((model) => events.reduce(applyEvent, model));
  void load(holder);
}

async function orTrouble(holder: Holder, asked: Promise<Got<unknown>>): Promise<boolean> {
  const got = await asked;
  if (!got.ok) holder.change((model) => ({ ...model, trouble: got.why }));
  return got.ok;
}

function rememberPlace(before: Model, now: Model): void {
  if (before.channel !== now.channel || before.eyes !== now.eyes) remember(now);
}
