/** What Discord's refusals mean to the bot. */
import { DiscordAPIError } from 'discord.js';

type Codes = ReadonlySet<number | string>;

/** An interaction that can no longer be answered: unknown, answered already, token over. */
const TOO_LATE: Codes = new Set([10062, 10015, 40060, 50027]);

/** A message that cannot be edited (gone, too old to be edited often, its thread archived) in a channel that is there. */
const NOT_EDITABLE: Codes = new Set([10008, 30046, 50083]);

/** Somebody who is no member of the guild, or nobody at all. */
const NO_MEMBER: Codes = new Set([10007, 10013]);

/** A channel of a kind that has no threads: voice, stage. */
const NO_THREADS: Codes = new Set([50024]);

export function isTooLate(error: unknown): boolean {
  return hasCode(error, TOO_LATE);
}

export function isNotEditable(error: unknown): boolean {
  return hasCode(error, NOT_EDITABLE);
}

export function isNoMember(error: unknown): boolean {
  return hasCode(error, NO_MEMBER);
}

export function hasNoThreads(error: unknown): boolean {
  return hasCode(error, NO_THREADS);
}

/** For what need not be: a refusal of Discord's (gone, not allowed) ends the matter. */
export async function unlessRefused(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
  }
}

function hasCode(error: unknown, codes: Codes): boolean {
  return error instanceof DiscordAPIError && codes.has(error.code);
}
