/** Gives an interaction its answer: one callback in time, or a deferral first and the rest by its token. */
import {
  type AttachmentPayload,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Answer, Attachment } from '#commands/command.ts';
import type { Drawn } from '#pictures/draw.ts';
import type { BoardMessage, Table } from '#tables/table.ts';

export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction;
export type AnyInteraction = ChatInputCommandInteraction | PressInteraction;

/** Milliseconds after which an interaction is deferred; Discord forgets it after three seconds. */
const DEFER_AFTER_MS = 1500;

/** Discord's codes for an interaction that can no longer be answered: unknown, answered already, token over. */
const TOO_LATE = new Set<number | string>([10062, 10015, 40060, 50027]);

export function isTooLate(error: unknown): boolean {
  return error instanceof DiscordAPIError && TOO_LATE.has(error.code);
}

/**
 * The answer to a command or a press. Where it takes long (a thread to open, an animation to draw) Discord is told in
 * time that it is coming; `open` says that everybody will see it.
 */
export async function inTime(
  interaction: AnyInteraction,
  coming: Promise<Answer>,
  open: boolean,
): Promise<Answer> {
  const early = await within(coming, timeLeft(interaction));
  if (early !== null) return early;
  if (open) await interaction.deferReply();
  else if (interaction.isChatInputCommand()) await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  else if (isOnPanel(interaction)) await interaction.deferUpdate();
  return coming;
}

/** The body of a board's message for discord.js: one file, and only it. */
export function boardBody({ view, picture }: Drawn) {
  return {
    content: view.content,
    components: [...view.components],
    files: picture === null ? [] : [attachment({ name: view.fileName, bytes: picture, alt: view.alt })],
    attachments: [],
    allowedMentions: { parse: [], users: [...view.mentions] },
  };
}

/** Puts the board in place of the message that was pressed: type 7, or 6 and an edit when drawing takes long. */
export async function updateBoard(interaction: PressInteraction, drawing: Promise<Drawn>): Promise<void> {
  const drawn = await within(drawing, timeLeft(interaction));
  if (drawn !== null) {
    await interaction.update(boardBody(drawn));
    return;
  }
  await interaction.deferUpdate();
  await interaction.editReply(boardBody(await drawing));
}

/** Posts the board as the answer and returns where it is. */
export async function postBoard(interaction: AnyInteraction, drawing: Promise<Drawn>): Promise<BoardMessage> {
  const drawn = await within(drawing, timeLeft(interaction));
  if (drawn !== null) {
    const { attachments: _, ...body } = boardBody(drawn);
    const sent = await interaction.reply({ ...body, withResponse: true });
    const message = sent.resource?.message;
    if (message == null) throw new Error('Discord did not say which message it made');
    return { channel: message.channelId, id: message.id, postedAt: message.createdTimestamp };
  }
  await interaction.deferReply();
  const message = await interaction.editReply(boardBody(await drawing));
  return { channel: message.channelId, id: message.id, postedAt: message.createdTimestamp };
}

/** A sentence for the asker alone: always a callback, for follow-ups share a hidden limit of the whole channel. */
export async function notice(
  interaction: AnyInteraction,
  answer: Extract<Answer, { readonly kind: 'notice' }>,
): Promise<void> {
  const body = {
    content: answer.text,
    components: [...(answer.components ?? [])],
    files: answer.file === undefined ? [] : [attachment(answer.file)],
    allowedMentions: { parse: [] },
  };
  if (interaction.deferred) {
    await interaction.editReply(body);
  } else if (interaction.isMessageComponent() && isOnPanel(interaction)) {
    await interaction.update({ ...body, attachments: [] });
  } else {
    await interaction.reply({ ...body, flags: MessageFlags.Ephemeral });
  }
}

/** A message that everybody sees. */
export async function message(
  interaction: AnyInteraction,
  answer: Extract<Answer, { readonly kind: 'message' }>,
): Promise<void> {
  const body = {
    content: answer.text,
    files: answer.file === undefined ? [] : [attachment(answer.file)],
    allowedMentions: { parse: [] },
  };
  if (interaction.deferred) await interaction.editReply(body);
  else await interaction.reply(body);
}

/** Whether a press came from a message that only the presser sees. */
export function isOnPanel(interaction: PressInteraction): boolean {
  return interaction.message.flags.has(MessageFlags.Ephemeral);
}

export function attachment(file: Attachment): AttachmentPayload {
  return {
    name: file.name,
    attachment: Buffer.from(file.bytes),
    ...(file.alt === undefined ? {} : { description: file.alt }),
  };
}

/** The message of a table if it is the one that was pressed. */
export function isBoardOf(table: Table, interaction: PressInteraction): boolean {
  return table.message?.id === interaction.message.id;
}

/** Milliseconds until it must be deferred; this machine's clock may be behind Discord's. */
function timeLeft(interaction: AnyInteraction): number {
  return Math.min(DEFER_AFTER_MS, DEFER_AFTER_MS - (Date.now() - interaction.createdTimestamp));
}

/** The value, or null when it takes longer than `ms`. */
async function within<T>(value: Promise<T>, ms: number): Promise<T | null> {
  if (ms <= 0) return null;
  const timer = Promise.withResolvers<null>();
  const handle = setTimeout(() => timer.resolve(null), ms);
  try {
    return await Promise.race([value, timer.promise]);
  } finally {
    clearTimeout(handle);
  }
}
