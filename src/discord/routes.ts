/** The routes of Discord's API that the bot asks by itself, each with the answer that the API documents for it. */
import {
  type APIGuildMember,
  ChannelType,
  type RawFile,
  type REST,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageResult,
  type RESTPostAPIChannelThreadsResult,
  type RESTPutAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import { hasNoThreads } from './api-errors.ts';

/** Where a message is. */
interface MessagePlace {
  readonly channel: string;
  readonly id: string;
}

/** A week: the longest that Discord leaves a quiet thread open. */
const THREAD_MINUTES = 10_080;

export function postMessage(
  rest: REST,
  channel: string,
  body: RESTPostAPIChannelMessageJSONBody,
  files: readonly RawFile[] = [],
): Promise<RESTPostAPIChannelMessageResult> {
  return answered(rest.post(Routes.channelMessages(channel), { body, files: [...files] }));
}

export async function editMessage(
  rest: REST,
  { channel, id }: MessagePlace,
  body: RESTPatchAPIChannelMessageJSONBody,
  files: readonly RawFile[] = [],
): Promise<void> {
  await rest.patch(Routes.channelMessage(channel, id), { body, files: [...files] });
}

export async function deleteMessage(rest: REST, { channel, id }: MessagePlace): Promise<void> {
  await rest.delete(Routes.channelMessage(channel, id));
}

/** Opens a public thread on a channel; null where Discord has no threads. */
export async function openThread(rest: REST, channel: string, name: string): Promise<string | null> {
  const body = { name, type: ChannelType.PublicThread, auto_archive_duration: THREAD_MINUTES };
  try {
    const thread: RESTPostAPIChannelThreadsResult = await answered(
      rest.post(Routes.threads(channel), { body }),
    );
    return thread.id;
  } catch (error) {
    if (hasNoThreads(error)) return null;
    throw error;
  }
}

/** The channel that a thread belongs to; null for what is no thread. */
export async function parentOf(rest: REST, thread: string): Promise<string | null> {
  const channel: { readonly parent_id?: string | null } = await answered(rest.get(Routes.channel(thread)));
  return channel.parent_id ?? null;
}

export function guildMember(rest: REST, guild: string, user: string): Promise<APIGuildMember> {
  return answered(rest.get(Routes.guildMember(guild, user)));
}

/** The application has these commands from now on, and no others. */
export async function registerCommands(
  rest: REST,
  application: string,
  commands: RESTPutAPIApplicationCommandsJSONBody,
): Promise<void> {
  await rest.put(Routes.applicationCommands(application), { body: commands });
}

/** discord.js hands on what came as `unknown`: the cast says what the API documents for the route. */
async function answered<T>(answer: Promise<unknown>): Promise<T> {
  return (await answer) as T;
}
