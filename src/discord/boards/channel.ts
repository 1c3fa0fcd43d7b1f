/** Boards by the routes of their channel, which the bot uses where nobody has pressed. */
import type { REST } from 'discord.js';
import type { Drawn } from '#pictures/draw.ts';
import type { BoardMessage, Table } from '#tables/table.ts';
import { isNotEditable, unlessRefused } from '../api-errors.ts';
import { editMessage, postMessage } from '../routes.ts';
import { boardRequest } from './body.ts';

/** Puts the board in place of the one in this message; false when the message cannot be edited any more. */
export async function editBoard(rest: REST, message: BoardMessage, drawn: Drawn): Promise<boolean> {
  const { body, files } = boardRequest(drawn);
  try {
    await editMessage(rest, message, body, files);
    return true;
  } catch (error) {
    if (isNotEditable(error)) return false;
    throw error;
  }
}

/** Posts the board as a new message of the table's channel and returns where it is. */
export async function postBoard(rest: REST, table: Table, drawn: Drawn): Promise<BoardMessage> {
  const { channel } = table;
  const { body, files } = boardRequest(drawn);
  // The nonce keeps a retried request from posting the same board twice.
  const nonce = `${table.id}-${table.version}`.slice(0, 25);
  const sent = await postMessage(rest, channel, { ...body, nonce, enforce_nonce: true }, files);
  return { channel, id: sent.id, postedAt: Date.parse(sent.timestamp) };
}

/** Takes the buttons off a board that is no longer the live one. */
export function takeButtonsOff(rest: REST, message: BoardMessage): Promise<void> {
  return unlessRefused(editMessage(rest, message, { components: [] }));
}
