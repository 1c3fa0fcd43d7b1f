/** The page in a real Chromium, in front of a real playground with a small bot. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { createPlayground, type Playground } from '#playground/playground.ts';
import type { PlaygroundState } from '#playground/user-side.ts';
import { openBot } from './bot.ts';

const CHROMIUM = '/usr/bin/chromium';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Whether browser tests can run here; says so once when they cannot. */
export const hasChromium = existsSync(CHROMIUM);
if (!hasChromium) console.warn(`${CHROMIUM} is missing: the tests of the page in a browser are skipped.`);

export const SIZES = [
  { name: 'desktop', width: 1280, height: 800, touch: false },
  { name: 'phone', width: 390, height: 844, touch: true },
] as const;

type Size = (typeof SIZES)[number];

export interface Stage {
  readonly playground: Playground;
  readonly state: PlaygroundState;
  /** Opens the page; everything it asks of another machine, and every error in it, is noted. */
  open(size: Size, scheme?: 'dark' | 'light'): Promise<Page>;
  /** Addresses outside the playground that pages asked for. */
  readonly outside: string[];
  readonly errors: string[];
  /** A POST of the user side. */
  call(path: string, body: unknown): Promise<{ readonly id: string }>;
  close(): Promise<void>;
}

/** Opens all of it; `bot: false` leaves the bot out. */
export async function openStage({ bot = true } = {}): Promise<Stage> {
  const playground = await createPlayground({ port: 0, identifyEveryMs: 0 });
  const running = bot ? await openBot(playground) : null;
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  const state: PlaygroundState = await (await fetch(`${playground.url}/playground/state`)).json();
  const contexts: BrowserContext[] = [];
  const outside: string[] = [];
  const errors: string[] = [];
  return {
    playground,
    state,
    outside,
    errors,
    async open(size, scheme = 'dark') {
      const viewport = { width: size.width, height: size.height };
      const context = await browser.newContext({ viewport, hasTouch: size.touch, colorScheme: scheme });
      contexts.push(context);
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      page.on('request', (request) => {
        if (!request.url().startsWith(playground.url) && !request.url().startsWith('data:'))
          outside.push(request.url());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(playground.url);
      await page.getByRole('log').waitFor();
      return page;
    },
    async call(path, body) {
      const response = await fetch(`${playground.url}/playground${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await running?.close();
      await playground.close();
    },
  };
}
