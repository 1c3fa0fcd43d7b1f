/** Keeps each table's message in its channel at the newest board: which message is live, and how it is edited. */
import type { REST } from 'discord.js';
import type { Drawn } from '#pictures/draw.ts';
import type { BoardMessage, Table } from '#tables/table.ts';
import { messageLink } from '#view/names.ts';
import { boardMessageOf, replyWithBoard, updateWithBoard } from './boards/callback.ts';
import { editBoard, postBoard, takeButtonsOff } from './boards/channel.ts';
import { createLatest, type Latest } from './boards/latest.ts';
import { atItsPlace, isStale, linkTo, pressedOn } from './boards/place.ts';
import { type AnsweredInteraction, isOnPanel, isPress, type PressInteraction } from './interactions.ts';

export interface Boards {
  /** Shows the newest table without waiting for it; an older one that waits is dropped. */
  show(table: Table): void;
  /**
   * Answers with the board: in place of the pressed message where that is the live one. Resolves when Discord has the
   * answer; what could not be said by it the bot says itself.
   */
  answer(interaction: AnsweredInteraction, table: Table): Promise<void>;
  /** Whether the press came from the message that is the live board. */
  isLive(interaction: AnsweredInteraction, table: Table): boolean;
  /** Answers with the first board of a table, as a message of its own. */
  post(interaction: AnsweredInteraction, table: Table): Promise<void>;
  /** Posts the board anew, takes the buttons off the one before, and returns a link to it. */
  repost(table: Table): Promise<string>;
  /** Brings the board up to date where it is, or posts it anew where its message is gone, and returns a link to it. */
  bring(table: Table): Promise<string>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

interface BoardsParts {
  readonly rest: REST;
  readonly draw: (table: Table) => Promise<Drawn>;
  /** Remembers where a table's board is now. */
  readonly placed: (table: Table, message: BoardMessage) => Promise<void>;
  /** Runs after a board was shown: pings, threads that close. */
  readonly afterwards: (table: Table) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly failed: (error: unknown, table: Table) => void;
}

export function createBoards(parts: BoardsParts): Boards {
  const latest = createLatest<Table>({
    put: (table, before) => put(parts, atItsPlace(table, before)),
    afterwards: parts.afterwards,
    failed: parts.failed,
  });
  return {
    show: latest.show,
    answer: (interaction, table) => answer(parts, latest, interaction, table),
    isLive: (interaction, table) =>
      isPress(interaction) && !isOnPanel(interaction) && pressedOn(table, interaction.message.id) === 'live',
    post: async (interaction, table) =>
      parts.placed(table, await replyWithBoard(interaction, parts.draw(table))),
    repost: async (table) => messageLink(table.guild, await postAnew(parts, table, await parts.draw(table))),
    bring: async (table) => linkTo(await put(parts, table)) ?? '',
    settled: latest.settled,
  };
}

/** Shows a table by the routes of its channel and returns it with the message that it is at then. */
async function put(parts: BoardsParts, table: Table): Promise<Table> {
  const { rest, draw, now } = parts;
  const { message } = table;
  const drawn = await draw(table);
  if (message !== null && !isStale(table, now()) && (await editBoard(rest, message, drawn))) return table;
  return { ...table, message: await postAnew(parts, table, drawn) };
}

async function postAnew({ rest, placed }: BoardsParts, table: Table, drawn: Drawn): Promise<BoardMessage> {
  const message = await postBoard(rest, table, drawn);
  await placed(table, message);
  if (table.message !== null && table.message.id !== message.id) await takeButtonsOff(rest, table.message);
  return message;
}

async function answer(
  parts: BoardsParts,
  latest: Latest<Table>,
  interaction: AnsweredInteraction,
  table: Table,
): Promise<void> {
  // What only the presser sees is no place for the board.
  if (!isPress(interaction) || isOnPanel(interaction)) {
    latest.show(table);
    return;
  }
  switch (pressedOn(table, interaction.message.id)) {
    case 'first':
      await parts.placed(table, boardMessageOf(interaction.message));
      return answerInPlace(parts, latest, interaction, table);
    case 'live':
      return answerInPlace(parts, latest, interaction, table);
    case 'newer':
      // A newer board than the one remembered is being posted right now, and keeps its buttons.
      latest.show(table);
      if (!interaction.deferred) await interaction.deferUpdate();
      return;
    case 'older':
      latest.show(table);
      if (interaction.deferred) await interaction.editReply({ components: [] });
      else await interaction.update({ components: [] });
      return;
  }
}

async function answerInPlace(
  { draw, now }: BoardsParts,
  latest: Latest<Table>,
  interaction: PressInteraction,
  table: Table,
): Promise<void> {
  try {
    const drawing = Promise.all([draw(table), latest.quiet(table.id)]).then(([drawn]) => drawn);
    await updateWithBoard(interaction, drawing);
    // The press could still edit an old message, but the clock soon could not.
    latest.shown(table, isStale(table, now()));
  } catch (error) {
    // The step is saved; what could not be said in time by this press is said by the bot itself.
    latest.show(table);
    throw error;
  }
}
