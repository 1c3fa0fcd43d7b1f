/** One request to Discord on a line that may break: discord.js tries again only what it knows as a reset. */
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** What undici says of a line that was closed before the answer came. */
const BROKEN = new Set<unknown>(['UND_ERR_SOCKET', 'EPIPE', 'ECONNRESET']);

/** Milliseconds for one request to Discord, so that a hanging one does not hold a board for a minute. */
export const REQUEST_TIMEOUT_MS = 5000;

/**
 * Discord may have carried out a request whose answer was lost. Trying again is safe all the same: edits and deletions
 * come to the same, posts carry a nonce, and an interaction that has its answer says so.
 */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    // discord.js stops counting when the answer begins: a line that dies in the middle of it is undici's to notice.
    const patient = { ...init, bodyTimeout: REQUEST_TIMEOUT_MS };
    return await DefaultRestOptions.makeRequest(url, patient);
  } catch (error) {
    if (isBroken(error)) throw new Error('ECONNRESET: the line to Discord broke', { cause: error });
    throw error;
  }
};

function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && BROKEN.has(error.code)) || isBroken(error.cause);
}
