/** Who may use the user side: programs and the page on this machine, and no other page that a browser here has open. */
import type { IncomingMessage } from 'node:http';
import { Objection } from './answer.ts';

/**
 * Throws an objection for a request under a name that is not this machine's own (a page can give its name our address),
 * from a page of another origin, or of a kind that every page may send without asking (a form's).
 */
export function mustBeAtHome({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): void {
  const here = `http://${headers.host ?? ''}`;
  if (!URL.canParse(here) || !isLoopback(new URL(here).hostname))
    throw new Objection('The playground answers only to localhost.', 403);
  if (headers.origin !== undefined && headers.origin !== new URL(here).origin)
    throw new Objection('Only the playground’s own page may ask this.', 403);
  if (method === 'POST' && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new Objection('The playground takes JSON: "content-type: application/json".', 415);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
