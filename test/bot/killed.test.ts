/** The bot is killed in mid-turn and started again: nothing is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BotProcess, startBotProcess } from '../support/bot-process.ts';
import { buttonsOf, openWorld, type Somebody, type World } from '../support/world.ts';

describe('a killed bot', () => {
  let world: World;
  let bot: BotProcess;
  let asha: Somebody;
  let bilal: Somebody;

  beforeAll(async () => {
    world = await openWorld({
      start: async (parts) => {
        bot = await startBotProcess(parts);
        return bot;
      },
    });
    asha = world.somebody('Asha');
    bilal = world.somebody('Bilal');
    await asha.command('ludo', null, { clock: '15' });
    await bilal.press('join');
    await asha.press('start');
  });
  afterAll(() => world.close());

  test('goes on with the same message and its old buttons', async () => {
    const before = await world.board();
    await bot.kill();
    await world.restartBot();
    const roll = buttonsOf(before).find((id) => id.startsWith('play:')) ?? '';
    const who = before.content.includes(`<@${asha.id}>`) ? asha : bilal;
    expect(await who.pressId(before.id, roll)).toMatchObject({ state: 'answered', ephemeral: false });
    expect((await world.board()).id).toBe(before.id);
  });

  test('keeps the clock: it runs out for whoever is on turn', async () => {
    await bot.kill();
    await world.restartBot();
    const board = await world.boardWhere(({ content }) => content.includes('Time ran out'));
    expect(buttonsOf(board).length).toBeGreaterThan(0);
  });
});
