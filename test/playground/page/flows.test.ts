/** What somebody does on the page, on a desktop and on a phone, with a real bot behind it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, openStage, SIZES, type Stage } from './stage.ts';

const BOX = 'Message #chaupal';

describe.skipIf(!hasChromium)('the page', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => {
    await stage.close();
    expect(stage.outside).toEqual([]);
    expect(stage.errors).toEqual([]);
  });

  for (const size of SIZES) {
    describe(`on a ${size.name}`, () => {
      let page: Page;
      let asha: string;
      beforeAll(async () => {
        page = await stage.open(size);
        asha = stage.state.users.find(({ name }) => name === 'Asha')?.id ?? '';
      });
      beforeEach(async () => {
        // A channel of its own for every test: nothing is there yet.
        const channel = await stage.call('/channels', { name: 'room' });
        await page.goto(`${stage.playground.url}/?${channel.id}#channel=${channel.id}&as=${asha}`);
        await page.getByRole('log', { name: 'Messages in #room' }).waitFor();
      });
      afterAll(async () => {
        await page.close();
      });

      const box = () => page.getByRole('combobox', { name: /^Message #/ });
      const lookAs = (name: RegExp) =>
        page.getByRole('group', { name: 'Look as' }).getByRole('button', { name }).click();
      const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
      const ludo = async () => {
        await page.getByRole('button', { name: 'Type /ludo for me' }).click();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Roll', exact: true }).waitFor();
      };

      test('the hint types /ludo, and Enter opens a table with a picture and buttons', async () => {
        await ludo();
        const picture = page.getByRole('img', { name: 'Turn 1: two tokens at home' });
        await picture.waitFor();
        const measured = await picture.boundingBox();
        const column = await page.locator('chat-message .body').last().boundingBox();
        if (size.touch) expect(measured?.width).toBeCloseTo(column?.width ?? 0, 0);
        else expect([measured?.width, measured?.height]).toEqual([350, 350]);
        expect(await page.getByText('used /ludo').count()).toBe(1);
        expect(await page.getByRole('button', { name: 'Type /ludo for me' }).count()).toBe(0);
        // Then it says what to do next, until that has been done once.
        await page.getByText('pick somebody else in the row').waitFor();
        await lookAs(/^Dev/);
        await page.getByText('pick somebody else in the row').waitFor({ state: 'detached' });
      });

      test('a press turns the board: new picture, new person, a ring and a mark for whom it waits', async () => {
        const bilal = stage.state.users.find(({ name }) => name === 'Bilal')?.id ?? '';
        await stage.call('/commands', {
          as: asha,
          channel: channelOf(page),
          name: 'ludo',
          options: { with: bilal },
        });
        await page.getByRole('button', { name: 'Bilal, is awaited, mentioned once' }).waitFor();
        await lookAs(/^Bilal/);
        await page.getByRole('button', { name: 'Bilal, is awaited', exact: true }).waitFor();
        await page.getByRole('article', { name: /mentions you/ }).waitFor();
        await press('Roll');
        await page.getByRole('img', { name: 'Turn 2: two tokens at home' }).waitFor();
        expect(await page.getByText('(edited)').count()).toBe(1);
      });

      test('whom the board waits for is one press, or one key, away', async () => {
        const bilal = stage.state.users.find(({ name }) => name === 'Bilal')?.id ?? '';
        await stage.call('/commands', {
          as: asha,
          channel: channelOf(page),
          name: 'ludo',
          options: { with: bilal },
        });
        await page.getByRole('button', { name: 'Be Bilal' }).click();
        await page.getByRole('region', { name: '#room as Bilal' }).waitFor();
        await page.getByRole('button', { name: 'Be Bilal' }).waitFor({ state: 'detached' });
        await page.keyboard.press('Alt+Digit1');
        await page.getByRole('region', { name: '#room as Asha' }).waitFor();
      });

      test('an ephemeral answer is seen by its person alone, and can be put away', async () => {
        await ludo();
        await press('Secret');
        await page.getByText('Only you can see this').waitFor();
        // What it answers is quoted without its marks.
        expect((await page.locator('.quoted').textContent())?.trim()).toBe('Turn 1');
        await lookAs(/^Chitra/);
        await page.getByRole('button', { name: 'Chitra', pressed: true }).waitFor();
        expect(await page.getByText('your turn').count()).toBe(0);
        await lookAs(/^Asha/);
        await page.getByText('Only you can see this').waitFor();
        await page.getByRole('button', { name: 'Dismiss message' }).click();
        await page.getByText('Only you can see this').waitFor({ state: 'detached' });
      });

      test('a press without an answer says so below the message', async () => {
        await ludo();
        await press('Slow');
        await page.locator('button[aria-busy="true"]').waitFor();
        await page.getByText('This interaction failed').waitFor();
        expect(await page.locator('button[aria-busy="true"]').count()).toBe(0);
      });

      test('a command without an answer says so to its person alone', async () => {
        await box().fill('/silent');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.getByText('The application did not respond').waitFor();
        await lookAs(/^Bilal/);
        await page.getByText('The application did not respond').waitFor({ state: 'detached' });
      });

      test('a dialog of the bot is filled in and answered', async () => {
        await ludo();
        await press('Ask');
        const dialog = page.getByRole('dialog', { name: 'Who are you?' });
        await dialog.getByLabel('Your name').fill('Noor');
        await dialog.getByRole('button', { name: 'Submit' }).click();
        await page.getByText('Your name is Noor').waitFor();
        expect(await dialog.count()).toBe(0);
      });

      test('a deleted message goes', async () => {
        await ludo();
        await press('Delete');
        await page.getByRole('button', { name: 'Roll', exact: true }).waitFor({ state: 'detached' });
      });

      test('a menu sends what was picked when it closes', async () => {
        await stage.call('/commands', {
          as: asha,
          channel: channelOf(page),
          name: 'show',
          options: { what: 'menu' },
        });
        await page.getByRole('combobox', { name: 'Pick two' }).click();
        await page.getByRole('option', { name: 'Red' }).click();
        await page.getByRole('option', { name: 'Blue' }).click();
        await page.getByRole('button', { name: 'Done' }).click();
        await page.getByText('Picked red+blue').waitFor();
      });

      test('a bot that thinks or types is seen to', async () => {
        const show = (what: string) =>
          stage.call('/commands', { as: asha, channel: channelOf(page), name: 'show', options: { what } });
        await show('thinking');
        await page.getByText('Chaupal is thinking').waitFor();
        await show('typing');
        await page.getByText('Wait for it').waitFor();
        await page.getByText('Chaupal is typing').waitFor();
      });

      test('embeds and containers are drawn', async () => {
        await stage.call('/commands', {
          as: asha,
          channel: channelOf(page),
          name: 'show',
          options: { what: 'embed' },
        });
        await page.getByText('Rules of the house').waitFor();
        await stage.call('/commands', {
          as: asha,
          channel: channelOf(page),
          name: 'show',
          options: { what: 'v2' },
        });
        await page.getByRole('heading', { name: 'In a container' }).waitFor();
      });

      test('people write to each other', async () => {
        await box().fill('Shall we **play**?');
        await page.keyboard.press('Enter');
        await page.locator('chat-message strong', { hasText: 'play' }).waitFor();
        await lookAs(/^Bilal/);
        await page.locator('chat-message strong', { hasText: 'play' }).waitFor();
      });

      test('nothing is wider than the screen', async () => {
        await ludo();
        await press('Secret');
        await page.getByText('Only you can see this').waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        const options = { what: 'wide menu' };
        await stage.call('/commands', { as: asha, channel: channelOf(page), name: 'show', options });
        const menu = page.getByRole('combobox', { name: 'Pick one of these' });
        await menu.waitFor();
        const box = await menu.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(size.width);
      });

      test('a picture is enlarged by a click and put back by Escape', async () => {
        await ludo();
        await page.getByRole('button', { name: 'Enlarge the picture' }).click();
        const large = page.getByRole('dialog', { name: 'Picture' }).getByRole('img');
        await large.waitFor();
        const box = await large.boundingBox();
        expect(box?.width).toBeGreaterThan(size.touch ? 360 : 700);
        await page.keyboard.press('Escape');
        await large.waitFor({ state: 'detached' });
      });
    });
  }

  test('the box is named after its channel', async () => {
    const page = await stage.open(SIZES[0]);
    await page.getByRole('combobox', { name: BOX }).waitFor();
    await page.close();
  });
});

function channelOf(page: Page): string {
  return new URLSearchParams(new URL(page.url()).hash.slice(1)).get('channel') ?? '';
}
