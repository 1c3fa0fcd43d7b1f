/** What is done with an interaction of each kind: a command, a press, something being typed. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { buttons } from '#buttons/index.ts';
import type { Command } from '#commands/command.ts';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import { sayIn } from '#i18n/say.ts';
import { clipped } from '#view/clipped.ts';
import { parseCustomId } from '#view/custom-id.ts';
import { LIMITS } from '#view/view.ts';
import type { Boards } from './boards.ts';
import { callerOf, callOf, isSilenced } from './callers.ts';
import { answerInLine } from './in-line.ts';
import { answerInTime } from './in-time.ts';
import type { AnsweredInteraction, PressInteraction } from './interactions.ts';
import type { Line } from './line.ts';
import { replyToAll, replyToAsker } from './replies.ts';

export interface HandlerParts {
  readonly commands: readonly Command[];
  readonly deps: Deps;
  readonly boards: Boards;
  /** Where long work waits. */
  readonly line: Line;
}

/** As many completions as Discord shows. */
const MOST_COMPLETIONS = 25;

export async function onCommand(
  parts: HandlerParts,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const call = callOf(interaction);
  const say = sayIn(call?.language ?? 'en');
  const command = parts.commands.find(({ data }) => data.name === interaction.commandName);
  if (call === null) return replyToAsker(interaction, { text: say('no.not-here') });
  if (command === undefined) return replyToAsker(interaction, { text: say('no.option') });
  const answer = await answerInTime(interaction, command.execute(call, parts.deps), null);
  await deliver(parts, interaction, answer);
}

export async function onPress(parts: HandlerParts, interaction: PressInteraction): Promise<void> {
  const { deps } = parts;
  const caller = callerOf(interaction);
  const id = parseCustomId(interaction.customId);
  const say = sayIn(caller?.language ?? 'en');
  if (caller === null) return replyToAsker(interaction, { text: say('no.not-here') });
  if (id === null) return replyToAsker(interaction, { text: say('no.forged') });
  if (isSilenced(interaction, deps.host.now()))
    return replyToAsker(interaction, { text: say('no.timed-out') });
  const button = buttons[id.kind];
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const coming = button.press({ ...caller, id, values }, deps);
  await deliver(parts, interaction, await answerInTime(interaction, coming, null));
}

export async function onTyping(
  { commands, deps }: HandlerParts,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const caller = callerOf(interaction);
  const command = commands.find(({ data }) => data.name === interaction.commandName);
  const { name, value } = interaction.options.getFocused(true);
  const choices =
    caller === null || command?.complete === undefined
      ? []
      : await command.complete(
          { option: name, text: value, guild: caller.guild, language: caller.language },
          deps,
        );
  await interaction.respond(
    choices
      .slice(0, MOST_COMPLETIONS)
      .map((choice) => ({ ...choice, name: clipped(choice.name, LIMITS.option) })),
  );
}

/** Gives an interaction the answer that a command or a button had for it. */
async function deliver(parts: HandlerParts, interaction: AnsweredInteraction, answer: Answer): Promise<void> {
  const { boards, line } = parts;
  const say = sayIn(callerOf(interaction)?.language ?? 'en');
  switch (answer.kind) {
    case 'notice':
      return replyToAsker(interaction, answer);
    case 'message':
      return replyToAll(interaction, answer);
    case 'board':
      return boards.answer(interaction, answer.table);
    case 'outdated':
      if (boards.isLive(interaction, answer.table)) return boards.answer(interaction, answer.table);
      return replyToAsker(interaction, answer);
    case 'new-board': {
      if (!interaction.deferred) return boards.post(interaction, answer.table);
      // Only the asker sees what a late command answers: the board goes to everybody by itself.
      return replyToAsker(interaction, {
        text: say('done.board', { link: await boards.repost(answer.table) }),
      });
    }
    case 'long':
      return answerInLine(line, interaction, answer, (made) => deliver(parts, interaction, made), say);
  }
}
