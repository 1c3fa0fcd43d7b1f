/** The bot's client alone with a playground: real requests, and interactions as discord.js hands them on. */
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  type REST,
} from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { createClient } from '#discord/client.ts';
import { registerCommands } from '#discord/routes.ts';
import { createPlayground } from '#playground/playground.ts';
import type { PlaygroundState } from '#playground/user-side.ts';
import type { PresetId } from '#rules/presets.ts';
import type { Lobby, Playing, Settings } from '#tables/table.ts';
import { boardView } from '#view/board.ts';
import { WHITE } from '../support/blank-painter.ts';
import { lobby, seated, started } from '../support/tables.ts';
import { watch } from '../support/watcher.ts';
import { buttonsOf } from '../support/world.ts';

export interface Stage {
  readonly rest: REST;
  readonly client: Client;
  readonly guild: string;
  readonly channel: string;
  /** The id of somebody in the guild. */
  user(name: string): string;
  /** A running game of Asha and Bilal in the channel, of this version, at no message yet. */
  game(version: number, settings?: Partial<Settings>): Playing;
  /** A lobby of Asha in the channel. */
  lobby(settings?: Partial<Settings>): Lobby;
  /** Asha uses `/ludo`. */
  command(): Promise<ChatInputCommandInteraction>;
  /** Asha presses the first button of a message, which may be there no longer. */
  press(message: string, customId: string): Promise<ButtonInteraction>;
  /** A message as everybody sees it. */
  message(id: string): APIMessage | undefined;
  /** What Asha sees in the channel, oldest first. */
  everything(): readonly APIMessage[];
  /** Resolves when that is so, now or later; `why` says what was waited for. */
  until(fits: () => boolean, why: string): Promise<void>;
  fault(body: object): Promise<void>;
  clearFaults(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const playground = await createPlayground({ port: 0, identifyEveryMs: 0, rateLimits: false });
  const client = createClient({ apiUrl: playground.apiUrl, shards: { ids: 'auto', count: 'auto' } });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(playground.token);
  await ready;
  const { rest } = client;
  await registerCommands(rest, client.application?.id ?? '', [
    { name: 'ludo', description: 'Opens a table' },
  ]);
  const watcher = await watch(playground.url);
  const state: PlaygroundState = await (await fetch(`${playground.url}/playground/state`)).json();
  const guild = state.guilds[0]?.id ?? '';
  const channel = state.channels[0]?.id ?? '';
  const user = (name: string) => state.users.find((one) => one.name === name)?.id ?? '';

  async function call(method: string, path: string, body?: object): Promise<void> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${playground.url}/playground${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...sent,
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async function interaction(path: string, body: object): Promise<Interaction> {
    const coming = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
    await call('POST', path, { as: user('Asha'), ...body });
    return coming;
  }

  const here = { guild, channel } as const;
  const inLobby = (settings: Partial<Settings> = {}, house: PresetId = 'ludotalk') => ({
    ...lobby('Asha', house, settings),
    ...here,
  });

  return {
    rest,
    client,
    ...here,
    user,
    lobby: inLobby,
    game: (version, settings) => ({ ...started(seated(inLobby(settings), ['Bilal'])), version }),
    async command() {
      const came = await interaction('/commands', { channel, name: 'ludo', options: {} });
      if (!came.isChatInputCommand()) throw new Error('this is no command');
      return came;
    },
    async press(message, customId) {
      const came = await interaction('/presses', { message, customId, stale: true });
      if (!came.isButton()) throw new Error('this is no press');
      return came;
    },
    message: (id) => watcher.message(id),
    everything: () => watcher.messages(channel, user('Asha')),
    async until(fits, why) {
      for (;;) {
        const since = watcher.seen();
        if (fits()) return;
        await watcher.next(since, () => why);
      }
    },
    fault: (body) => call('POST', '/faults', body),
    clearFaults: () => call('DELETE', '/faults'),
    async close() {
      watcher.close();
      await client.destroy();
      await playground.close();
    },
  };
}

/** A game as it is posted, with a blank picture. */
export async function drawBlank(table: Playing) {
  return { view: boardView(table), picture: WHITE };
}

/** Whether a message has buttons. */
export function hasButtons(message: APIMessage | undefined): boolean {
  return message !== undefined && buttonsOf(message).length > 0;
}
