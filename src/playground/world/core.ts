/** What the parts of one playground share with each other. */
import type { PlaygroundEvent } from '../user-side.ts';
import type { Clock } from './clock.ts';
import type { Endpoint } from './endpoint.ts';
import type { Files } from './files.ts';
import type { Interaction } from './interaction.ts';
import type { JsonObject } from './json.ts';
import type { World } from './world.ts';

export interface Core {
  /** `http://127.0.0.1:PORT`; known once the server listens. */
  readonly url: () => string;
  readonly token: string;
  readonly clock: Clock;
  readonly nextId: () => string;
  readonly world: World;
  readonly files: Files;
  readonly interactions: Map<string, Interaction>;
  readonly endpoint: Endpoint;
  /** Sends a dispatch to the bot's sessions that should hear of it. */
  readonly dispatch: (name: string, data: JsonObject, guildId: string | null) => void;
  /** Tells the listeners of the user side. */
  readonly emit: (event: PlaygroundEvent) => void;
  /** Something changed that a restart should keep. */
  readonly changed: () => void;
  readonly botReady: () => boolean;
  /** When commands were created, by guild, for the daily limit. */
  readonly commandCreates: Map<string, readonly number[]>;
}
