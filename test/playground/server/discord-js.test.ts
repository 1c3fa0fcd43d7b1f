/** Conformance: discord.js, which we did not write, plays a whole round with the playground. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  REST,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlayground, type Playground } from '#playground/playground.ts';
import { PIXEL } from '../raw-bot.ts';
import { createVisitor, fileNames, type Visitor } from '../visitor.ts';
import { createWitness } from '../witness.ts';

const witness = createWitness();
let playground: Playground;
let client: Client<true>;
let asha: Visitor;
const failures: unknown[] = [];

beforeAll(async () => {
  playground = await createPlayground({ port: 0, ...(witness.witness ? { witness: witness.witness } : {}) });
  asha = await createVisitor(playground.url);
  const opening = new Client({
    intents: [1],
    allowedMentions: { parse: [] },
    rest: { api: playground.apiUrl },
  });
  opening.on('interactionCreate', (interaction) => {
    answer(interaction).catch((error: unknown) => failures.push(error));
  });
  opening.on('error', (error) => failures.push(error));
  const ready = new Promise<Client<true>>((give) => opening.once('clientReady', give));
  await opening.login(playground.token);
  client = await ready;
});

afterAll(async () => {
  await client.destroy();
  asha.feed.close();
  await playground.close();
  expect(failures).toEqual([]);
  expect(witness.objections).toEqual([]);
});

test('it logs in and sees its guild and channels', () => {
  expect(client.user.username).toBe('Chaupal');
  expect(client.guilds.cache.size).toBe(1);
  expect(client.channels.cache.get(asha.channel)?.isTextBased()).toBe(true);
});

test('it registers commands in both ways', async () => {
  const commands = [
    new SlashCommandBuilder()
      .setName('ludo')
      .setDescription('Opens a table')
      .addIntegerOption((option) => option.setName('players').setDescription('How many').setMinValue(2))
      .addStringOption((option) =>
        option.setName('house').setDescription('Whose rules').setAutocomplete(true),
      ),
  ].map((one) => one.toJSON());
  const rest = new REST({ api: playground.apiUrl, version: '10' }).setToken(playground.token);
  await rest.put(Routes.applicationCommands(client.user.id), { body: commands });
  const registered = await client.application.commands.set(commands);
  expect(registered.map((one) => one.name)).toEqual(['ludo']);
});

test('it replies with a picture and buttons, and updates them with a new picture', async () => {
  const board = await asha.opens({ players: 2 });
  expect(board.attachments?.[0]?.filename).toBe('turn-1.png');
  expect(String(board.content)).toBe('players: 2');

  await asha.presses(String(board.id), 'update');
  const after = await asha.sees(String(board.id));
  expect(fileNames(after)).toEqual(['turn-2.png']);
  const picture = await fetch(String(after?.attachments?.[0]?.url));
  expect(Buffer.from(await picture.arrayBuffer()).equals(Buffer.from(PIXEL))).toBe(true);
});

test('a deferred edit, then an ephemeral follow-up', async () => {
  const board = await asha.opens({});
  const { state } = await asha.presses(String(board.id), 'defer');
  expect(state).toBe('answered');
  const edited = await asha.feed.until(
    (event) =>
      event.type === 'message' && event.message.id === String(board.id) && event.message.content === 'later',
  );
  expect(edited.type).toBe('message');
  const whisper = await asha.feed.until(
    (event) => event.type === 'message' && event.message.content === 'whisper',
  );
  expect(whisper).toMatchObject({ ephemeralFor: asha.id });
});

test('a deferred reply is filled in', async () => {
  const interaction = await asha.uses({ players: 99 });
  const filled = await asha.feed.until(
    (event) =>
      event.type === 'interaction' &&
      event.interaction.id === interaction &&
      event.interaction.state === 'answered',
  );
  expect(filled).toMatchObject({ interaction: { ephemeral: true } });
});

test('a menu tells what was picked', async () => {
  const board = await asha.opens({});
  const { messageId } = await asha.presses(String(board.id), 'menu', ['b']);
  expect((await asha.sees(String(messageId)))?.content).toBe('picked b');
});

test('a modal opens, and what was typed arrives', async () => {
  const board = await asha.opens({});
  const { id, modal } = await asha.presses(String(board.id), 'modal');
  expect(modal).toMatchObject({ title: 'Name the table' });
  const { messageId } = await asha.writes(id, { name: 'Square' });
  expect((await asha.sees(String(messageId)))?.content).toBe('named Square');
});

test('autocomplete answers with choices', async () => {
  const { json } = await asha.call('POST', '/autocomplete', {
    as: asha.id,
    channel: asha.channel,
    name: 'ludo',
    options: { house: 'in' },
    focused: 'house',
  });
  expect(await asha.feed.settled(String(json.interaction))).toMatchObject({
    choices: [{ name: 'in!', value: 'india' }],
  });
});

test('it sends, edits and deletes in the channel', async () => {
  const place = await client.channels.fetch(asha.channel);
  if (!place?.isSendable()) throw new Error('The channel takes no messages.');
  const sent = await place.send({
    content: 'one',
    files: [{ attachment: Buffer.from(PIXEL), name: 'a.png' }],
  });
  await sent.edit({ content: 'two' });
  expect(await asha.sees(sent.id)).toMatchObject({ content: 'two', attachments: [{ filename: 'a.png' }] });
  await sent.edit({ attachments: [] });
  expect((await asha.sees(sent.id))?.attachments).toEqual([]);
  await sent.delete();
  expect(await asha.sees(sent.id)).toBeUndefined();
});

test('Discord’s error arrives as an error with its code', async () => {
  const place = await client.channels.fetch(asha.channel);
  if (!place?.isSendable()) throw new Error('The channel takes no messages.');
  await expect(place.send({ content: 'a'.repeat(2001) })).rejects.toMatchObject({ code: 50035, status: 400 });
  await expect(place.messages.fetch('123456789012345678')).rejects.toMatchObject({
    code: 10008,
    status: 404,
  });
});

test('a lost connection is resumed, and what was missed arrives', async () => {
  const resumed = new Promise((give) => client.once('shardResume', (_id, replayed) => give(replayed)));
  await asha.call('POST', '/faults', { close: 4000 });
  const interaction = await asha.uses({ players: 3 });
  expect(await resumed).toBeGreaterThanOrEqual(1);
  expect((await asha.feed.settled(interaction)).state).toBe('answered');
});

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: `${interaction.options.getFocused()}!`, value: 'india' }]);
    return;
  }
  if (interaction.isChatInputCommand()) {
    const players = interaction.options.getInteger('players');
    if (players === 99) {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({ content: 'late', files: [picture('late.png')] });
      return;
    }
    const { resource } = await interaction.reply({
      content: `players: ${players}`,
      files: [picture('turn-1.png')],
      components: [buttons(), menu()],
      withResponse: true,
    });
    expect(resource?.message?.author.id).toBe(client.user.id);
    return;
  }
  if (interaction.isModalSubmit()) {
    await interaction.reply({ content: `named ${interaction.fields.getTextInputValue('name')}` });
    return;
  }
  if (interaction.isStringSelectMenu()) {
    await interaction.reply({
      content: `picked ${interaction.values.join()}`,
      flags: MessageFlags.Ephemeral,
    });
    return;
  }
  if (!interaction.isButton()) return;
  if (interaction.customId === 'update') await interaction.update({ files: [picture('turn-2.png')] });
  if (interaction.customId === 'modal') await interaction.showModal(form());
  if (interaction.customId === 'defer') {
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'later', files: [picture('turn-3.png')] });
    await interaction.followUp({ content: 'whisper', flags: MessageFlags.Ephemeral });
  }
}

function picture(name: string) {
  return { attachment: Buffer.from(PIXEL), name };
}

function buttons(): ActionRowBuilder<ButtonBuilder> {
  const one = (id: string) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(one('update'), one('defer'), one('modal'));
}

function menu(): ActionRowBuilder<StringSelectMenuBuilder> {
  const choices = ['a', 'b'].map((value) => ({ label: value, value }));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder().setCustomId('menu').addOptions(choices),
  );
}

function form(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('form')
    .setTitle('Name the table')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setTextInputComponent(new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short)),
    );
}
