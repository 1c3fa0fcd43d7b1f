/** Conformance: oceanic.js, a client with code of its own, plays a round with the playground. */
import {
  type AnyInteractionGateway,
  Client,
  type CommandInteraction,
  type ComponentInteraction,
  type ModalSubmitInteraction,
} from 'oceanic.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlayground, type Playground } from '#playground/playground.ts';
import { PIXEL } from '../raw-bot.ts';
import { createVisitor, fileNames, type Visitor } from '../visitor.ts';
import { createWitness } from '../witness.ts';

const witness = createWitness();
let playground: Playground;
let client: Client;
let asha: Visitor;
const failures: unknown[] = [];

beforeAll(async () => {
  playground = await createPlayground({ port: 0, ...(witness.witness ? { witness: witness.witness } : {}) });
  asha = await createVisitor(playground.url);
  client = new Client({
    auth: `Bot ${playground.token}`,
    gateway: { intents: ['GUILDS'] },
    rest: { baseURL: `${playground.apiUrl}/v10` },
  });
  client.on('interactionCreate', (interaction) => {
    answer(interaction).catch((error: unknown) => failures.push(error));
  });
  client.on('error', (error) => failures.push(error));
  const ready = new Promise<void>((give) => client.once('ready', give));
  await client.connect();
  await ready;
});

afterAll(async () => {
  client.disconnect(false);
  asha.feed.close();
  await playground.close();
  expect(failures).toEqual([]);
  expect(witness.objections).toEqual([]);
});

test('it sees its guild and channels', () => {
  expect(client.user.username).toBe('Chaupal');
  expect(client.guilds.size).toBe(1);
  expect(client.getChannel(asha.channel)?.type).toBe(0);
});

test('it registers a command', async () => {
  const commands = await client.application.bulkEditGlobalCommands([
    {
      type: 1,
      name: 'ludo',
      description: 'Opens a table',
      options: [{ type: 4, name: 'players', description: 'How many', minValue: 2 }],
    },
  ]);
  expect(commands.map((one) => one.name)).toEqual(['ludo']);
});

test('it replies with a picture, and updates it with a new one', async () => {
  const board = await asha.opens({ players: 4 });
  expect(String(board.content)).toBe('players: 4');
  expect(fileNames(board)).toEqual(['turn-1.png']);
  await asha.presses(String(board.id), 'update');
  expect(fileNames(await asha.sees(String(board.id)))).toEqual(['turn-2.png']);
});

test('a deferred edit, then an ephemeral follow-up', async () => {
  const board = await asha.opens({});
  await asha.presses(String(board.id), 'defer');
  const whisper = await asha.feed.until(
    (event) => event.type === 'message' && event.message.content === 'whisper',
  );
  expect(whisper).toMatchObject({ ephemeralFor: asha.id });
  expect(await asha.sees(String(board.id))).toMatchObject({ content: 'later' });
});

test('a menu tells what was picked', async () => {
  const board = await asha.opens({});
  const { messageId } = await asha.presses(String(board.id), 'menu', ['b']);
  expect((await asha.sees(String(messageId)))?.content).toBe('picked b');
});

test('a modal opens, and what was typed arrives', async () => {
  const board = await asha.opens({});
  const { id } = await asha.presses(String(board.id), 'modal');
  const { messageId } = await asha.writes(id, { name: 'Square' });
  expect((await asha.sees(String(messageId)))?.content).toBe('named Square');
});

test('it sends, edits and deletes in the channel', async () => {
  const sent = await client.rest.channels.createMessage(asha.channel, {
    content: 'one',
    files: [{ name: 'a.png', contents: Buffer.from(PIXEL) }],
  });
  await client.rest.channels.editMessage(asha.channel, sent.id, { content: 'two' });
  expect(await asha.sees(sent.id)).toMatchObject({ content: 'two' });
  await client.rest.channels.deleteMessage(asha.channel, sent.id);
  expect(await asha.sees(sent.id)).toBeUndefined();
});

test('a connection it is asked to renew is resumed, and what was missed arrives', async () => {
  const resumed = new Promise<void>((give) => client.once('shardResume', () => give()));
  await asha.call('POST', '/faults', { reconnect: true });
  const interaction = await asha.uses({ players: 3 });
  await resumed;
  expect((await asha.feed.settled(interaction)).state).toBe('answered');
});

async function answer(interaction: AnyInteractionGateway): Promise<void> {
  if (interaction.isCommandInteraction()) return answerCommand(interaction);
  if (interaction.isComponentInteraction()) return answerComponent(interaction);
  if (interaction.isModalSubmitInteraction()) return answerModal(interaction);
}

async function answerCommand(interaction: CommandInteraction): Promise<void> {
  await interaction.createMessage({
    content: `players: ${interaction.data.options.getInteger('players')}`,
    files: [picture('turn-1.png')],
    components: [
      {
        type: 1,
        components: ['update', 'defer', 'modal'].map((id) => ({
          type: 2,
          style: 1,
          label: id,
          customID: id,
        })),
      },
      {
        type: 1,
        components: [
          { type: 3, customID: 'menu', options: ['a', 'b'].map((value) => ({ label: value, value })) },
        ],
      },
    ],
  });
}

async function answerComponent(interaction: ComponentInteraction): Promise<void> {
  switch (interaction.data.customID) {
    case 'update':
      await interaction.editParent({ files: [picture('turn-2.png')] });
      return;
    case 'defer':
      await interaction.deferUpdate();
      await interaction.editOriginal({ content: 'later' });
      await interaction.createFollowup({ content: 'whisper', flags: 64 });
      return;
    case 'modal':
      await interaction.createModal({
        customID: 'form',
        title: 'Name the table',
        components: [{ type: 1, components: [{ type: 4, customID: 'name', label: 'Name', style: 1 }] }],
      });
      return;
    default:
      if (!('values' in interaction.data)) return;
      await interaction.createMessage({ content: `picked ${interaction.data.values.raw.join()}` });
  }
}

async function answerModal(interaction: ModalSubmitInteraction): Promise<void> {
  await interaction.createMessage({ content: `named ${interaction.data.components.getTextInput('name')}` });
}

function picture(name: string) {
  return { name, contents: Buffer.from(PIXEL) };
}
