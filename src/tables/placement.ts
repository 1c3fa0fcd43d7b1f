/** What a table does with the message that its board was posted as. */
import type { BoardMessage, Table } from './table.ts';

/**
 * The table with its board at this message. The first message of a lobby gives its id to the dice: a part of their
 * client seed that the bot does not choose, and the first one, however many have sat down meanwhile.
 */
export function placedAt(table: Table, message: BoardMessage): Table {
  if (table.phase !== 'lobby' || table.message !== null) return { ...table, message };
  return {
    ...table,
    message,
    dice: { ...table.dice, clientParts: [message.id, ...table.dice.clientParts] },
  };
}
