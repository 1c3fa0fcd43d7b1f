/** Reads from an interaction who asks, where, and with which options: the only place that knows both sides. */
import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  GuildMember,
  type Interaction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Call } from '#commands/command.ts';
import type { Caller } from '#desk/caller.ts';
import type { Permission } from '#desk/permissions.ts';
import { languageOf } from '#i18n/languages.ts';
import type { Person } from '#tables/table.ts';

/** Null outside of a server's channel. */
export function callerOf(interaction: Interaction): Caller | null {
  const { guildId, channelId } = interaction;
  if (guildId === null || channelId === null) return null;
  const guildLanguage = languageOf(interaction.guildLocale ?? '');
  const language = languageOf(interaction.locale);
  return {
    interaction: interaction.id,
    person: personOf(interaction),
    guild: guildId,
    channel: channelId,
    inThread: interaction.channel?.isThread() ?? false,
    language: language === 'en' ? guildLanguage : language,
    guildLanguage,
    managesChannel: interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
    managesGuild: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    missing: missingIn(interaction),
    ownThreads: interaction.memberPermissions?.has(PermissionFlagsBits.CreatePublicThreads) ?? false,
    mayThread: interaction.appPermissions.has(PermissionFlagsBits.CreatePublicThreads),
  };
}

/** A command's caller with its options by name. */
export function callOf(interaction: ChatInputCommandInteraction): Call | null {
  const caller = callerOf(interaction);
  if (caller === null) return null;
  const first = interaction.options.data[0];
  const isSub = first?.type === ApplicationCommandOptionType.Subcommand;
  const given = isSub ? (first.options ?? []) : interaction.options.data;
  return { ...caller, subcommand: isSub ? first.name : null, options: valuesOf(given) };
}

/** Whether moderators have silenced this member for now. */
export function isSilenced(interaction: Interaction, now: number): boolean {
  const { member } = interaction;
  if (member === null) return false;
  const until =
    member instanceof GuildMember
      ? member.communicationDisabledUntilTimestamp
      : Date.parse(member.communication_disabled_until ?? '');
  return until !== null && until > now;
}

function valuesOf(options: readonly CommandInteractionOption[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    options.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
}

function personOf(interaction: Interaction): Person {
  const { user, member } = interaction;
  const name = member instanceof GuildMember ? member.displayName : (member?.nick ?? user.displayName);
  const avatar = member instanceof GuildMember ? member.avatarURL(PICTURE) : null;
  const url = avatar ?? user.avatarURL(PICTURE);
  return { user: user.id, name, username: user.username, ...(url === null ? {} : { avatar: url }) };
}

const PICTURE = { extension: 'png', size: 64, forceStatic: true } as const;

/** What the bot needs here to post boards, and has not. */
function missingIn(interaction: Interaction): readonly Permission[] {
  const send = interaction.channel?.isThread() === true ? 'SendMessagesInThreads' : 'SendMessages';
  const needed: readonly Permission[] = ['ViewChannel', send, 'AttachFiles'];
  return needed.filter((name) => !interaction.appPermissions.has(name));
}
