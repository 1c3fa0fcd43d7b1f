/** What the parts of a playground know of a bot that takes its interactions over HTTP. */
import type { Json, JsonObject } from './json.ts';

export interface Endpoint {
  /** The public key a bot verifies with, as hexadecimal digits. */
  readonly verifyKey: string;
  /** Where interactions go; null when they go through the gateway. */
  readonly url: () => string | null;
  /** Whether the bot behind the address is as careful as Discord demands; if so it is used from now on. */
  readonly use: (url: string, ping: JsonObject) => Promise<boolean>;
  readonly forget: () => void;
  /** The next interaction is preceded by a copy with a bad signature. */
  readonly forgeNext: () => void;
  readonly send: (payload: JsonObject) => Promise<Delivered>;
}

export type Delivered =
  /** Answered in the response itself. */
  | { readonly kind: 'inline'; readonly body: Json }
  /** Taken; the callback comes as a request of its own. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed'; readonly why: string };
