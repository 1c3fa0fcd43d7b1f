/** A small bot that answers in every way the page has to show. */
import { createCanvas } from '@napi-rs/canvas';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  EmbedBuilder,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Playground } from '#playground/playground.ts';

/** Answers until it is closed. Commands: ludo, show, silent, table (kick, board). */
export async function openBot(playground: Playground): Promise<{ readonly close: () => Promise<void> }> {
  const client = new Client({ intents: [1], rest: { api: playground.apiUrl } });
  client.on('interactionCreate', (interaction) => void answer(interaction));
  const ready = new Promise<Client<true>>((give) => client.once('clientReady', give));
  await client.login(playground.token);
  await (await ready).application.commands.set(commands());
  return { close: () => client.destroy() };
}

function commands() {
  const ludo = new SlashCommandBuilder()
    .setName('ludo')
    .setDescription('Opens a table in this channel')
    .addStringOption((option) =>
      option
        .setName('house')
        .setDescription('Whose rules')
        .addChoices({ name: 'LudoTalk classic', value: 'ludotalk' }, { name: 'Party Ludo', value: 'party' }),
    )
    .addIntegerOption((option) =>
      option.setName('clock').setDescription('Seconds for a decision').setMinValue(5).setMaxValue(600),
    )
    .addUserOption((option) => option.setName('with').setDescription('Somebody to invite'))
    .addBooleanOption((option) => option.setName('dark').setDescription('A dark board'))
    .addStringOption((option) => option.setName('town').setDescription('Where').setAutocomplete(true));
  const table = new SlashCommandBuilder()
    .setName('table')
    .setDescription('Your table')
    .addSubcommand((sub) =>
      sub
        .setName('kick')
        .setDescription('Takes somebody off the table')
        .addUserOption((option) => option.setName('who').setDescription('Whom').setRequired(true)),
    )
    .addSubcommand((sub) => sub.setName('board').setDescription('Posts the board anew'));
  const show = new SlashCommandBuilder()
    .setName('show')
    .setDescription('Shows a kind of message')
    .addStringOption((option) => option.setName('what').setDescription('Which').setRequired(true));
  const silent = new SlashCommandBuilder().setName('silent').setDescription('Never answers');
  return [ludo, table, show, silent].map((command) => command.toJSON());
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond(
      ['Multan', 'Mumbai'].map((name) => ({ name: `${name} (${typed})`, value: name })),
    );
  } else if (interaction.isChatInputCommand()) await command(interaction);
  else if (interaction.isModalSubmit()) {
    const content = `Your name is ${interaction.fields.getTextInputValue('name')}`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply({
      content: `Picked ${interaction.values.join('+')}`,
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isButton()) {
    const [kind, turn, next] = interaction.customId.split(':');
    if (kind === 'roll') await interaction.update(board(Number(turn) + 1, next ?? ''));
    if (kind === 'secret')
      await interaction.reply({ content: 'It is **not** your turn.', flags: MessageFlags.Ephemeral });
    if (kind === 'ask') await interaction.showModal(question());
    if (kind === 'gone') {
      await interaction.deferUpdate();
      await interaction.deleteReply();
    }
  }
}

async function command(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.commandName) {
    case 'ludo': {
      const next = interaction.options.getUser('with')?.id ?? interaction.user.id;
      const said = interaction.options.data.map(({ name, value }) => `${name}=${value}`).join(' ');
      await interaction.reply(board(1, next, said));
      return;
    }
    case 'table':
      await interaction.reply(
        `table ${interaction.options.getSubcommand()} ${interaction.options.getUser('who')?.username ?? ''}`,
      );
      return;
    case 'show': {
      const what = interaction.options.getString('what', true);
      if (what === 'thinking') await interaction.deferReply();
      else await interaction.reply(showing(what));
      if (what === 'typing' && interaction.channel?.isSendable()) await interaction.channel.sendTyping();
      return;
    }
    default:
      // No answer at all: Discord gives up after three seconds.
      return;
  }
}

function board(turn: number, next: string, said = '') {
  const button = (id: string, label: string, style: ButtonStyle) =>
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(`roll:${turn}:${next}`, 'Roll', ButtonStyle.Primary),
    button(`secret:${turn}`, 'Secret', ButtonStyle.Secondary),
    button(`slow:${turn}`, 'Slow', ButtonStyle.Secondary),
    button(`ask:${turn}`, 'Ask', ButtonStyle.Success),
    button(`gone:${turn}`, 'Delete', ButtonStyle.Danger),
  );
  const file = new AttachmentBuilder(picture(turn), {
    name: `board-${turn}.png`,
    description: `Turn ${turn}: two tokens at home`,
  });
  return {
    content: `**Turn ${turn}** ${said}\n**<@${next}>, roll the dice!** Time: <t:${Math.floor(Date.now() / 1000) + 90}:R>`,
    files: [file],
    components: [row],
  };
}

function showing(what: string) {
  switch (what) {
    case 'wide menu':
    case 'menu': {
      const menu = new StringSelectMenuBuilder()
        .setCustomId('menu')
        .setPlaceholder(what === 'menu' ? 'Pick two' : 'Pick one of these, '.repeat(6).trim())
        .setMinValues(1)
        .setMaxValues(2)
        .addOptions(['Red', 'Green', 'Blue'].map((label) => ({ label, value: label.toLowerCase() })));
      return {
        content: 'A menu',
        components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
      };
    }
    case 'typing':
      return { content: 'Wait for it' };
    case 'embed':
      return {
        embeds: [
          new EmbedBuilder()
            .setTitle('Rules of the house')
            .setDescription('A **six** enters.')
            .addFields({ name: 'Seats', value: '2 to 4', inline: true }),
        ],
      };
    default:
      return {
        flags: MessageFlags.IsComponentsV2 as const,
        components: [
          {
            type: 17,
            accent_color: 0xf0b232,
            components: [{ type: 10, content: '## In a container' }, { type: 14 }],
          },
        ],
      };
  }
}

function question(): ModalBuilder {
  const name = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMinLength(2);
  return new ModalBuilder()
    .setCustomId('question')
    .setTitle('Who are you?')
    .addLabelComponents(new LabelBuilder().setLabel('Your name').setTextInputComponent(name));
}

function picture(turn: number): Buffer {
  const canvas = createCanvas(960, 960);
  const pen = canvas.getContext('2d');
  pen.fillStyle = `hsl(${turn * 60} 60% 50%)`;
  pen.fillRect(0, 0, 960, 960);
  return canvas.toBuffer('image/png');
}
