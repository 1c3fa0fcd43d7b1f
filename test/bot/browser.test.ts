/** A newcomer at the page, at desktop and phone size: `/ludo`, computers, start, roll, a new picture. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

const CHROMIUM = '/usr/bin/chromium';
const found = existsSync(CHROMIUM);
if (!found) process.stderr.write(`There is no ${CHROMIUM}: the browser tests are skipped.\n`);

const SIZES = [
  { name: 'a desktop', width: 1280, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
];

describe.skipIf(!found)('the page with the real bot', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterAll(() => browser?.close());

  for (const size of SIZES) {
    test(`on ${size.name} a newcomer opens a table, adds computers, starts, rolls and sees a new picture`, async () => {
      const world: World = await openWorld();
      const page = await browser.newPage({ viewport: size });
      try {
        await page.goto(world.playground.url);
        await page.getByRole('button', { name: 'Type /ludo for me' }).click();
        await page.keyboard.press('Enter');
        const add = button(page, 'Add computer');
        await add.click();
        await expect.poll(() => page.getByText('2 of 4 seats').count()).toBeGreaterThan(0);
        await add.click();
        await expect.poll(() => page.getByText('3 of 4 seats').count()).toBeGreaterThan(0);
        await button(page, 'Start').click();
        // Computers may begin; Asha's turn comes by itself.
        const roll = button(page, 'Roll');
        await roll.waitFor({ timeout: 30_000 });
        const before = await boardSource(page);
        await roll.click();
        await expect.poll(() => boardSource(page), { timeout: 15_000 }).not.toBe(before);
        const [width, seen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          window.innerWidth,
        ]);
        expect(width).toBeLessThanOrEqual(seen ?? 0);
      } finally {
        await page.close();
        await world.close();
      }
    });
  }
});

function button(page: Page, name: string) {
  return page.getByRole('button', { name }).last();
}

/** Where the newest board's picture comes from; its name has the number of the turn in it. */
async function boardSource(page: Page): Promise<string> {
  const sources = await page
    .locator('img[src*="board-"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return sources.at(-1) ?? '';
}
