/** Keeps each table's message in its channel at the newest board: edited in place, posted anew where it must be. */
import { DiscordAPIError, type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import type { Drawn } from '#pictures/draw.ts';
import type { BoardMessage, Table } from '#tables/table.ts';
import { messageLink } from '#view/names.ts';

/** Messages older than this are edited so rarely by Discord's leave that the board is posted anew. */
export const FRESH_MS = 50 * 60_000;

/** How long a press waits for a board that is on its way. */
const QUIET_MS = 500;

export interface Boards {
  /** Shows the newest table; an older one that waits is dropped. */
  show(table: Table): void;
  /** A press has shown this table already, by its own callback. */
  shown(table: Table): void;
  /** Resolves when no board of this table is on its way, or soon: an older one should not overtake a press. */
  quiet(table: string): Promise<void>;
  /** Posts the board anew and returns a link to it. */
  repost(table: Table): Promise<string>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

interface Showing {
  wanted: Table | null;
  /** The version that is on its way, and the newest that arrived. */
  sending: number;
  seen: number;
  /** Where the board was posted anew meanwhile: tables that were already on their way do not know. */
  moved: BoardMessage | null;
  work: Promise<void> | null;
}

/** Discord's codes for a board that cannot be edited any more, though the channel is there. */
const POST_ANEW = new Set<number | string>([10008, 30046, 50083]);

export function createBoards(parts: {
  readonly rest: REST;
  readonly draw: (table: Table) => Promise<Drawn>;
  /** Remembers where a table's board is now, and returns the table as it then is. */
  readonly placed: (table: Table, message: BoardMessage) => Promise<void>;
  /** Runs after a board was shown: pings, threads that close. */
  readonly afterwards: (table: Table) => Promise<void>;
  readonly now: () => number;
  readonly failed: (error: unknown, table: Table) => void;
}): Boards {
  const { rest, draw, placed, afterwards, now, failed } = parts;
  const showing = new Map<string, Showing>();

  function stateOf(id: string): Showing {
    const known = showing.get(id);
    if (known !== undefined) return known;
    const made: Showing = { wanted: null, sending: 0, seen: 0, moved: null, work: null };
    showing.set(id, made);
    return made;
  }

  function show(table: Table): void {
    const state = stateOf(table.id);
    if (table.version < Math.max(state.seen, state.wanted?.version ?? 0)) return;
    state.wanted = table;
    state.work ??= work(table.id, state);
  }

  async function work(id: string, state: Showing): Promise<void> {
    while (state.wanted !== null) {
      const table: Table = state.wanted;
      state.wanted = null;
      state.sending = table.version;
      try {
        await put(atItsPlace(table, state.moved), state);
        state.seen = Math.max(state.seen, table.version);
        if (state.wanted === null) await afterwards(table);
      } catch (error) {
        failed(error, table);
      }
      state.sending = 0;
    }
    state.work = null;
    showing.delete(id);
  }

  async function put(table: Table, state: Showing): Promise<void> {
    const { message } = table;
    const drawn = await draw(table);
    if (message === null || isOld(message)) {
      state.moved = await postAnew(table, drawn);
      return;
    }
    try {
      await rest.patch(Routes.channelMessage(message.channel, message.id), edit(drawn));
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || !POST_ANEW.has(error.code)) throw error;
      state.moved = await postAnew(table, drawn);
    }
  }

  function isOld(message: BoardMessage): boolean {
    return now() - message.postedAt > FRESH_MS;
  }

  async function postAnew(table: Table, drawn: Drawn): Promise<BoardMessage> {
    const { channel } = table;
    const request = edit(drawn);
    // The nonce keeps a retried request from posting the same board twice.
    const body = { ...request.body, nonce: `${table.id}-${table.version}`.slice(0, 25), enforce_nonce: true };
    // The route's own answer, as the API documents it.
    const sent = (await rest.post(Routes.channelMessages(channel), {
      ...request,
      body,
    })) as RESTPostAPIChannelMessageResult;
    const message = { channel, id: sent.id, postedAt: Date.parse(sent.timestamp) };
    await placed(table, message);
    if (table.message !== null && table.message.id !== message.id) await neutralise(table.message);
    return message;
  }

  /** Takes the buttons off a board that is no longer the live one. */
  async function neutralise(message: BoardMessage): Promise<void> {
    try {
      await rest.patch(Routes.channelMessage(message.channel, message.id), { body: { components: [] } });
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
    }
  }

  return {
    show,
    shown(table) {
      const state = stateOf(table.id);
      state.seen = Math.max(state.seen, table.version);
      if (state.wanted !== null && state.wanted.version <= table.version) state.wanted = null;
      // An older board on its way could arrive after this one: show this one once more.
      if (state.sending > 0 && state.sending < table.version) state.wanted = table;
      // The press could still edit it, but the clock soon could not.
      if (table.message !== null && isOld(table.message)) show(table);
      if (state.work === null && state.wanted === null) {
        // What follows a board waits in line like one, so that nothing overtakes it.
        state.work = afterwards(table)
          .catch((error: unknown) => failed(error, table))
          .then(() => work(table.id, state));
      }
    },
    async quiet(id) {
      const running = showing.get(id)?.work;
      if (running == null) return;
      const soon = Promise.withResolvers<void>();
      const timer = setTimeout(soon.resolve, QUIET_MS);
      await Promise.race([running, soon.promise]);
      clearTimeout(timer);
    },
    async repost(table) {
      const message = await postAnew(table, await draw(table));
      return messageLink(table.guild, message);
    },
    async settled() {
      while (showing.size > 0) {
        const works = [...showing.values()].map(({ work: running }) => running);
        if (works.every((running) => running === null)) return;
        await Promise.allSettled(works);
      }
    },
  };
}

/** A table that knows where its board is now. */
function atItsPlace(table: Table, moved: BoardMessage | null): Table {
  if (moved === null || (table.message !== null && table.message.postedAt > moved.postedAt)) return table;
  return { ...table, message: moved };
}

/** The one new file, named with the turn, and only it. */
function edit({ view, picture }: Drawn) {
  return {
    body: {
      content: view.content,
      components: view.components,
      attachments: picture === null ? [] : [{ id: 0, filename: view.fileName, description: view.alt }],
      allowed_mentions: { parse: [], users: view.mentions },
    },
    files:
      picture === null ? [] : [{ name: view.fileName, data: Buffer.from(picture), contentType: 'image/png' }],
  };
}
