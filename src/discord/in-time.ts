/** Discord's three seconds: what is ready soon is the answer, for the rest Discord is told that it is coming. */
import { MessageFlags } from 'discord.js';
import type { Answer } from '#desk/answer.ts';
import type { AnsweredInteraction } from './interactions.ts';

/** Milliseconds after which an interaction is deferred; Discord forgets it after three seconds. */
const DEFER_AFTER_MS = 1500;

/**
 * The answer to a command or a press. Where it takes long (a slow store, a thread to open, an animation to draw) Discord
 * is told in time that it is coming: everybody or the asker, where it is known who will see it.
 */
export async function answerInTime(
  interaction: AnsweredInteraction,
  coming: Promise<Answer>,
  audience: 'all' | 'asker' | null,
): Promise<Answer> {
  const early = await readyInTime(interaction, coming);
  if (early !== null) return early;
  if (interaction.deferred) return coming;
  if (audience === 'all') await interaction.deferReply();
  else if (audience === 'asker' || interaction.isChatInputCommand())
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  else await interaction.deferUpdate();
  return coming;
}

/** The value, or null when the interaction must be deferred before it is there. */
export async function readyInTime<T>(interaction: AnsweredInteraction, value: Promise<T>): Promise<T | null> {
  // It may fail while Discord is being told that it is coming: whoever waits for it afterwards is told, not the process.
  value.catch(() => {});
  // This machine's clock may be behind Discord's.
  const left = Math.min(DEFER_AFTER_MS, DEFER_AFTER_MS - (Date.now() - interaction.createdTimestamp));
  if (left <= 0) return null;
  const timer = Promise.withResolvers<null>();
  const handle = setTimeout(() => timer.resolve(null), left);
  try {
    return await Promise.race([value, timer.promise]);
  } finally {
    clearTimeout(handle);
  }
}
