/** The page around the messages: commands by keyboard, panes, threads, clock, log, help, light, lost connections. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, openStage, SIZES, type Stage } from './stage.ts';

const [DESKTOP, PHONE] = SIZES;

describe.skipIf(!hasChromium)('around the messages', () => {
  let stage: Stage;
  let channel: string;
  let asha: string;
  let bilal: string;
  beforeAll(async () => {
    stage = await openStage();
    channel = stage.state.channels[0]?.id ?? '';
    const id = (wanted: string) => stage.state.users.find(({ name }) => name === wanted)?.id ?? '';
    asha = id('Asha');
    bilal = id('Bilal');
  });
  afterAll(async () => {
    await stage.close();
    expect(stage.outside).toEqual([]);
    expect(stage.errors).toEqual([]);
  });

  const box = (page: Page) => page.getByRole('combobox', { name: /^Message #/ });
  const say = (content: string, as = asha) => stage.call('/messages', { as, channel, content });

  test('a command is typed by keyboard alone: options, choices, people, completion, limits', async () => {
    const page = await stage.open(DESKTOP);
    await box(page).focus();
    await page.keyboard.type('/lu');
    await page.getByRole('option', { name: '/ludo', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('hou');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Party Ludo', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('with');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bil');
    await page.getByRole('option', { name: '@Bilal', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('town');
    await page.keyboard.press('Tab');
    await page.keyboard.type('mu');
    await page.getByRole('option', { name: 'Multan (mu)' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('clock');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('At least 5.').waitFor();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.getByText(`house=party clock=30 with=${bilal} town=Multan`).waitFor();
    expect(await box(page).inputValue()).toBe('');
    await page.close();
  });

  test('a subcommand wants its required option, and what is no command is refused', async () => {
    const page = await stage.open(PHONE);
    await box(page).fill('/table kick');
    await page.getByRole('option', { name: '/table kick' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByText('This option is required.').waitFor();
    await page.getByRole('option', { name: '@Chitra' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByText('table kick chitra').waitFor();
    await box(page).fill('/nothing here');
    await page.keyboard.press('Enter');
    await page.getByText('There is no command /nothing').waitFor();
    await page.close();
  });

  test('two panes show two people, each their own', async () => {
    const page = await stage.open(DESKTOP);
    await page.getByRole('button', { name: 'A second pane' }).click();
    const mine = page.getByRole('region', { name: '#chaupal as Asha' });
    const theirs = page.getByRole('region', { name: '#chaupal as Bilal' });
    await stage.call('/commands', { as: asha, channel, name: 'ludo' });
    await theirs.getByRole('button', { name: 'Secret' }).last().click();
    await theirs.getByText('Only you can see this').waitFor();
    expect(await mine.getByText('Only you can see this').count()).toBe(0);
    await page.getByRole('button', { name: 'Requests of the bot' }).click();
    const room = await page.locator('log-pane').boundingBox();
    for (const inside of ['people-bar', 'message-list', 'message-box']) {
      const right = await theirs.locator(inside).boundingBox();
      expect((right?.x ?? 0) + (right?.width ?? 0), inside).toBeLessThanOrEqual(room?.x ?? 0);
    }
    await page.reload();
    await theirs.getByText('Only you can see this').waitFor();
    await page.getByRole('button', { name: 'A second pane' }).click();
    await theirs.waitFor({ state: 'detached' });
    await page.close();
  });

  test('a thread is opened, found at the side, and written into', async () => {
    const page = await stage.open(DESKTOP);
    await page.getByRole('button', { name: 'Thread' }).click();
    await page.getByRole('textbox', { name: 'Name of the new thread' }).fill('a long evening');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('button', { name: 'a long evening' }).click();
    await page.getByRole('combobox', { name: 'Message #a long evening' }).fill('We play here.');
    await page.keyboard.press('Enter');
    await page.locator('chat-message').getByText('We play here.').waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'chaupal', exact: true }).click();
    await page.locator('chat-message').getByText('We play here.').waitFor({ state: 'detached' });
    await page.close();
  });

  test('another person comes in', async () => {
    const page = await stage.open(PHONE);
    await page.getByRole('button', { name: 'Add a person' }).tap();
    await page.getByLabel('Name').fill('Noor');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('group', { name: 'Look as' }).getByRole('button', { name: 'Noor' }).tap();
    await page.getByRole('region', { name: '#chaupal as Noor' }).waitFor();
    await page.close();
  });

  test('times tick by the clock of the playground', async () => {
    const page = await stage.open(DESKTOP);
    await page
      .getByRole('group', { name: 'Look as' })
      .getByRole('button', { name: /^Bilal/ })
      .click();
    const now: number = (await (await fetch(`${stage.playground.url}/playground/state`)).json()).now;
    await say(`due <t:${Math.floor(now / 1000) + 3720}:R>`);
    const time = page.locator('chat-message', { hasText: 'due' }).locator('live-time').last();
    await time.getByText('in 1 hour').waitFor();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: '+ 1 h 1 min' }).click();
    await page.keyboard.press('Escape');
    const words = () => time.locator('span').textContent();
    await expect.poll(words).toMatch(/^in \d\d? seconds$/);
    // It goes on by itself.
    const before = await words();
    await expect.poll(words, { timeout: 5000 }).not.toBe(before);
    await page.close();
  });

  test('the log shows the requests of the bot with their bodies', async () => {
    const page = await stage.open(DESKTOP);
    await page.getByRole('button', { name: 'Requests of the bot' }).click();
    await stage.call('/commands', { as: asha, channel, name: 'show', options: { what: 'embed' } });
    const log = page.getByRole('region', { name: 'Requests of the bot' });
    const entry = log.locator('details', { hasText: 'Rules of the house' }).first();
    await entry.locator('summary').click();
    await entry.getByText('Rules of the house').waitFor();
    await page.close();
  });

  test('help switches a fault on, lists every fault, and ends them', async () => {
    const page = await stage.open(DESKTOP);
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByRole('button', { name: 'Switch on: Silence' }).click();
    await help.getByText('On: Silence.').waitFor();
    await help.getByRole('button', { name: 'End all faults' }).click();
    await help.getByText('No faults.').waitFor();
    expect(await help.getByText('acceptThenDrop', { exact: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.close();
  });

  test('light and dark follow the system until somebody picks', async () => {
    const page = await stage.open(DESKTOP, 'light');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('light');
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await theme()).toBe('dark');
    await page.reload();
    await page.getByRole('log').waitFor();
    expect(await theme()).toBe('dark');
    await page.close();
  });

  test('a lost connection is told and mended, and nothing is missed', async () => {
    const page = await stage.open(DESKTOP);
    let refuse = false;
    const open: { close: () => void }[] = [];
    await page.routeWebSocket(/events/, (socket) => {
      if (refuse) void socket.close();
      else {
        const server = socket.connectToServer();
        open.push({ close: () => void Promise.all([socket.close(), server.close()]) });
      }
    });
    await page.reload();
    await page.getByRole('log').waitFor();
    refuse = true;
    for (const each of open) each.close();
    await page.getByText('The connection to the playground is lost').waitFor();
    await say('said meanwhile');
    refuse = false;
    await page.locator('chat-message').getByText('said meanwhile').waitFor();
    await page.getByText('The connection to the playground is lost').waitFor({ state: 'detached' });
    await page.close();
  });

  test('every button says what it is', async () => {
    const page = await stage.open(PHONE);
    await stage.call('/commands', { as: asha, channel, name: 'ludo' });
    await page.getByRole('button', { name: 'Roll', exact: true }).last().waitFor();
    const unnamed = await page
      .locator('button, a')
      .evaluateAll(
        (all) =>
          all.filter((one) => !one.getAttribute('aria-label') && one.textContent?.trim() === '').length,
      );
    expect(unnamed).toBe(0);
    await page.close();
  });

  test('a thousand messages: the newest is in view, scrolling up stays where it is, and one press leads back', async () => {
    const page = await stage.open(DESKTOP);
    const { id } = await stage.call('/channels', { name: 'crowded' });
    for (let n = 0; n < 1000; n += 1)
      await stage.call('/messages', { as: asha, channel: id, content: `message ${n}.` });
    await page.goto(`${stage.playground.url}/?crowded#channel=${id}&as=${asha}`);
    const newest = page.locator('chat-message').getByText('message 999.');
    await newest.waitFor();
    const message = (n: number) => page.locator('chat-message', { hasText: `message ${n}.` });
    const inView = (n: number) =>
      message(n).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await inView(999)).toBe(true);
    // What nobody looks at is not drawn: that is what keeps it fast.
    expect(await page.locator('chat-message').count()).toBeLessThan(200);
    await page.getByRole('log').hover();
    while ((await message(700).count()) === 0) await page.mouse.wheel(0, -2000);
    await message(700).scrollIntoViewIfNeeded();
    expect(await inView(700)).toBe(true);
    await stage.call('/messages', { as: bilal, channel: id, content: 'message 1000.' });
    const back = page.getByRole('button', { name: '1 new' });
    await back.waitFor();
    expect(await inView(700)).toBe(true);
    await back.click();
    await expect.poll(() => inView(1000)).toBe(true);
    await page.close();
  });
});

test.skipIf(!hasChromium)('without a bot the page says what is missing', async () => {
  const stage = await openStage({ bot: false });
  const page = await stage.open(DESKTOP);
  await page.getByText('The bot is starting').waitFor();
  await page.getByRole('combobox', { name: /^Message #/ }).fill('/');
  await page.getByText('The bot is not connected yet').waitFor();
  await stage.close();
});
