/** Every interaction comes in here, goes to its command or button, and gets its answer: the one error boundary. */
import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { buttonFor } from '#buttons/index.ts';
import type { Answer, Command, Deps } from '#commands/command.ts';
import { sayIn } from '#i18n/say.ts';
import type { Drawn } from '#pictures/draw.ts';
import { StoreUnavailable } from '#tables/store.ts';
import type { BoardMessage, Table } from '#tables/table.ts';
import { parseCustomId } from '#view/custom-id.ts';
import {
  type AnyInteraction,
  inTime,
  isBoardOf,
  isOnPanel,
  isTooLate,
  message,
  notice,
  type PressInteraction,
  postBoard,
  updateBoard,
} from './answer.ts';
import type { Boards } from './boards.ts';
import { callerOf, callOf, isTimedOut } from './callers.ts';

export interface RouterParts {
  readonly commands: readonly Command[];
  readonly deps: Deps;
  readonly boards: Boards;
  readonly draw: (table: Table) => Promise<Drawn>;
  /** Remembers where a table's board stands. */
  readonly placed: (table: Table, message: BoardMessage) => Promise<void>;
  /** A fault, with where it happened. */
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
}

/** Handles one interaction; never rejects. */
export function createRouter(parts: RouterParts): (interaction: Interaction) => Promise<void> {
  const { commands, deps, boards, draw, placed, failed } = parts;

  async function command(interaction: ChatInputCommandInteraction): Promise<void> {
    const call = callOf(interaction);
    const say = sayIn(call?.language ?? 'en');
    const found = commands.find(({ data }) => data.name === interaction.commandName);
    if (call === null) return notice(interaction, { kind: 'notice', text: say('no.not-here') });
    if (found === undefined) return notice(interaction, { kind: 'notice', text: say('no.option') });
    await deliver(interaction, await inTime(interaction, found.execute(call, deps), false));
  }

  async function press(interaction: PressInteraction): Promise<void> {
    const caller = callerOf(interaction);
    const id = parseCustomId(interaction.customId);
    const say = sayIn(caller?.language ?? 'en');
    const button = id === null ? undefined : buttonFor(id.kind);
    if (caller === null) return notice(interaction, { kind: 'notice', text: say('no.not-here') });
    if (id === null || button === undefined)
      return notice(interaction, { kind: 'notice', text: say('no.forged') });
    if (isTimedOut(interaction, deps.host.now())) {
      return notice(interaction, { kind: 'notice', text: say('no.timed-out') });
    }
    const values = interaction.isStringSelectMenu() ? interaction.values : [];
    const coming = button.press({ ...caller, id, values, message: interaction.message.id }, deps);
    await deliver(interaction, await inTime(interaction, coming, id.kind === 'replay'));
  }

  async function deliver(interaction: AnyInteraction, answer: Answer): Promise<void> {
    switch (answer.kind) {
      case 'notice':
        return notice(interaction, answer);
      case 'message':
        return message(interaction, answer);
      case 'new-board':
        // Only the asker sees what a late command answers: the board goes to everybody by itself.
        if (interaction.deferred) return lateBoard(interaction, answer.table);
        await placed(answer.table, await postBoard(interaction, draw(answer.table)));
        return;
      case 'board':
        return board(interaction, answer.table);
    }
  }

  async function lateBoard(interaction: AnyInteraction, table: Table): Promise<void> {
    const say = sayIn(callerOf(interaction)?.language ?? 'en');
    await notice(interaction, {
      kind: 'notice',
      text: say('done.board', { link: await deps.repost(table) }),
    });
  }

  /** The board in place of the pressed message; when that is not the live board, the live one is brought up to date. */
  async function board(interaction: AnyInteraction, table: Table): Promise<void> {
    if (!interaction.isMessageComponent() || isOnPanel(interaction)) {
      boards.show(table);
      return;
    }
    if (table.message === null) {
      const { channelId, message } = interaction;
      await placed(table, { channel: channelId, id: message.id, postedAt: message.createdTimestamp });
    } else if (!isBoardOf(table, interaction)) {
      boards.show(table);
      // A newer board than the one remembered is being posted right now, and keeps its buttons.
      if (BigInt(interaction.message.id) > BigInt(table.message.id)) await interaction.deferUpdate();
      else await interaction.update({ components: [] });
      return;
    }
    try {
      const drawing = Promise.all([draw(table), boards.quiet(table.id)]).then(([drawn]) => drawn);
      await updateBoard(interaction, drawing);
      boards.shown(table);
    } catch (error) {
      // The step is saved; what could not be said in time by this press is said by the bot itself.
      boards.show(table);
      throw error;
    }
  }

  async function complete(interaction: AutocompleteInteraction): Promise<void> {
    const caller = callerOf(interaction);
    const found = commands.find(({ data }) => data.name === interaction.commandName);
    const { name, value } = interaction.options.getFocused(true);
    const choices =
      caller === null || found?.complete === undefined
        ? []
        : await found.complete(
            { option: name, text: value, guild: caller.guild, language: caller.language },
            deps,
          );
    await interaction.respond(choices.slice(0, 25));
  }

  return async (interaction) => {
    try {
      if (interaction.isAutocomplete()) await complete(interaction);
      else if (interaction.isChatInputCommand()) await command(interaction);
      else if (interaction.isButton() || interaction.isStringSelectMenu()) await press(interaction);
    } catch (error) {
      if (isTooLate(error)) return;
      const unavailable = error instanceof StoreUnavailable;
      const customId = interaction.isMessageComponent() ? interaction.customId : undefined;
      const name = interaction.isChatInputCommand() ? interaction.commandName : undefined;
      failed(error, { interaction: interaction.id, customId, command: name });
      await apologise(interaction, unavailable);
    }
  };

  /** One sentence for a fault; when even that fails, the log has said enough. */
  async function apologise(interaction: Interaction, unavailable: boolean): Promise<void> {
    if (!interaction.isChatInputCommand() && !interaction.isButton() && !interaction.isStringSelectMenu())
      return;
    // What a press has deferred is the board itself.
    if (interaction.replied || (interaction.deferred && interaction.isMessageComponent())) return;
    const say = sayIn(callerOf(interaction)?.language ?? 'en');
    try {
      await notice(interaction, { kind: 'notice', text: say(unavailable ? 'no.try-again' : 'no.fault') });
    } catch (error) {
      if (!isTooLate(error)) failed(error, { interaction: interaction.id });
    }
  }
}
