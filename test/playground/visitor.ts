/** Somebody in the channel while a real client answers: what they use, what comes of it, what they see. */
import type { InteractionState } from '#playground/user-side.ts';
import { createFeed, type Feed } from './feed.ts';
import type { Loose } from './raw-bot.ts';
import { createCall, named, type Stage } from './stage.ts';

export interface Visitor {
  readonly id: string;
  readonly channel: string;
  readonly feed: Feed;
  readonly call: Stage['call'];
  /** Uses `/ludo`; gives the interaction's id. */
  readonly uses: (options: object) => Promise<string>;
  /** Uses `/ludo` and gives the message that answers. */
  readonly opens: (options: object) => Promise<Loose>;
  /** Presses or picks, and gives how the interaction ended. */
  readonly presses: (
    message: string,
    customId: string,
    values?: readonly string[],
  ) => Promise<InteractionState>;
  /** Fills in the modal that answered an interaction. */
  readonly writes: (interaction: string, values: object) => Promise<InteractionState>;
  /** The message as this person sees it; undefined when they do not. */
  readonly sees: (id: string) => Promise<Loose | undefined>;
}

/** Takes the playground's address; gives Asha in #chaupal. */
export async function createVisitor(url: string): Promise<Visitor> {
  const call = createCall(url);
  const state = (await call('GET', '/state')).json;
  const as = named(state.users, 'Asha');
  const channel = named(state.channels, 'chaupal');
  const feed = await createFeed(url);
  const begin = async (path: string, body: object) => {
    const { status, json } = await call('POST', path, { as, ...body });
    if (status >= 400) throw new Error(String(json.error));
    return String(json.interaction);
  };
  const uses: Visitor['uses'] = (options) => begin('/commands', { channel, name: 'ludo', options });
  const sees: Visitor['sees'] = async (id) => {
    const { json } = await call('GET', `/channels/${channel}/messages?as=${as}`);
    return many(json).find((one) => String(one.id) === id);
  };
  return {
    id: as,
    channel,
    feed,
    call,
    uses,
    sees,
    opens: async (options) => {
      const { messageId, failure } = await feed.settled(await uses(options));
      const message = await sees(String(messageId));
      if (message === undefined) throw new Error(failure ?? 'The answer is nowhere to be seen.');
      return message;
    },
    presses: async (message, customId, values) =>
      feed.settled(await begin('/presses', { message, customId, ...(values ? { values } : {}) })),
    writes: async (interaction, values) => feed.settled(await begin('/modals', { interaction, values })),
  };
}

/** The members of what the tests know to be a list. */
export function many(list: Loose | undefined): readonly Loose[] {
  return Array.isArray(list) ? list : [];
}

/** The names of a message's files. */
export function fileNames(message: Loose | undefined): readonly string[] {
  return many(message?.attachments).map((one) => String(one.filename));
}
