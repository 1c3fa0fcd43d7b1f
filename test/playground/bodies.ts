/** The shape of the body tables: a body, where it is sent, and the verdict that Discord gives. */

type Place =
  /** `POST /channels/:id/messages` */
  | 'message'
  /** `PATCH` of a message that says "before" */
  | 'edit'
  /** The `data` of a callback of type 4 */
  | 'reply'
  /** The `data` of a callback of type 9 */
  | 'modal'
  /** A whole callback body */
  | 'callback'
  /** `POST` of one global command */
  | 'command'
  /** `PUT` of all global commands */
  | 'commands';

interface Refused {
  readonly code: number;
  /** Where in the body, e.g. `components.0.components.1.custom_id`, counted from the part that was sent. */
  readonly at?: string;
  /** Discord's inner code at that place. */
  readonly inner?: string;
}

export interface BodyCase {
  readonly name: string;
  readonly to: Place;
  readonly body: unknown;
  /** Names of small PNG files sent along. */
  readonly files?: readonly string[];
  readonly verdict: 'good' | Refused;
}

type Part = Readonly<Record<string, unknown>>;

export function good(to: Place, name: string, body: unknown, files?: readonly string[]): BodyCase {
  return { name, to, body, verdict: 'good', ...(files === undefined ? {} : { files }) };
}

/** A body that is refused with 50035, at this place and with this inner code. */
export function bad(
  to: Place,
  name: string,
  body: unknown,
  at: string,
  inner: string,
  files?: readonly string[],
): BodyCase {
  return {
    name,
    to,
    body,
    verdict: { code: 50035, at, inner },
    ...(files === undefined ? {} : { files }),
  };
}

/** A body that is refused as a whole. */
export function refused(to: Place, name: string, body: unknown, code: number): BodyCase {
  return { name, to, body, verdict: { code } };
}

export function row(...components: readonly Part[]): Part {
  return { type: 1, components };
}

export function button(custom_id: string, more: Part = {}): Part {
  return { type: 2, style: 1, label: 'Roll', custom_id, ...more };
}

export function select(custom_id: string, more: Part = {}): Part {
  return { type: 3, custom_id, options: [option('a'), option('b')], ...more };
}

export function option(value: string, more: Part = {}): Part {
  return { label: value, value, ...more };
}

export function words(content: string): Part {
  return { type: 10, content };
}

/** The flag of Components V2. */
export const V2 = 1 << 15;

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
