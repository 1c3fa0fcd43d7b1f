/** Requests that the bot cannot start without: made again, ever more seldom, until Discord answers. */
import { DiscordAPIError } from 'discord.js';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Resolves with the answer; rejects only when Discord says no. `failed` hears of every try that came to nothing. */
export async function patiently<T>(request: () => Promise<T>, failed: (error: unknown) => void): Promise<T> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof DiscordAPIError) throw error;
      failed(error);
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}
