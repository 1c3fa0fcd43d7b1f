/** Boards as the answer to a press or a command: one callback, or a deferral and the rest by its token. */
import type { Message } from 'discord.js';
import type { Drawn } from '#pictures/draw.ts';
import type { BoardMessage } from '#tables/table.ts';
import { readyInTime } from '../in-time.ts';
import type { AnsweredInteraction, PressInteraction } from '../interactions.ts';
import { boardReply } from './body.ts';

/** Puts the board in place of the message that was pressed: type 7, or 6 and an edit when drawing takes long. */
export async function updateWithBoard(interaction: PressInteraction, drawing: Promise<Drawn>): Promise<void> {
  const drawn = interaction.deferred ? null : await readyInTime(interaction, drawing);
  if (drawn !== null) {
    await interaction.update({ ...boardReply(drawn), attachments: [] });
    return;
  }
  if (!interaction.deferred) await interaction.deferUpdate();
  await interaction.editReply({ ...boardReply(await drawing), attachments: [] });
}

/** Posts the board as the answer and returns where it is. */
export async function replyWithBoard(
  interaction: AnsweredInteraction,
  drawing: Promise<Drawn>,
): Promise<BoardMessage> {
  const drawn = await readyInTime(interaction, drawing);
  if (drawn !== null) {
    const sent = await interaction.reply({ ...boardReply(drawn), withResponse: true });
    const message = sent.resource?.message;
    if (message == null) throw new Error('Discord did not say which message it made');
    return boardMessageOf(message);
  }
  await interaction.deferReply();
  return boardMessageOf(await interaction.editReply({ ...boardReply(await drawing), attachments: [] }));
}

/** The message of an interaction as the place of a board. */
export function boardMessageOf({ channelId, id, createdTimestamp }: Message): BoardMessage {
  return { channel: channelId, id, postedAt: createdTimestamp };
}
