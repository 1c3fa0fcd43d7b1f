/** The calls of the playground's user side, as the page makes them. */
import type {
  Created,
  FaultSentences,
  InteractionState,
  LogEntry,
  NewChannel,
  NewUser,
  OfferedFault,
  PlaygroundMessage,
  PlaygroundState,
  Press,
  SendMessage,
  SendModal,
  Sent,
  TypeOption,
  UseCommand,
} from '../../user-side.ts';

/** What a call got: the answer, or the server's sentence why not. */
export type Got<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

export const api = {
  state: () => call<PlaygroundState>('GET', '/state'),
  messages: (channel: string, as: string) =>
    call<readonly PlaygroundMessage[]>('GET', `/channels/${channel}/messages?as=${as}`),
  log: (since: number) => call<readonly LogEntry[]>('GET', `/log?since=${since}`),
  interaction: (id: string) => call<InteractionState>('GET', `/interactions/${id}`),
  newUser: (user: NewUser) => call<Created>('POST', '/users', user),
  newChannel: (channel: NewChannel) => call<Created>('POST', '/channels', channel),
  command: (use: UseCommand) => call<Sent>('POST', '/commands', use),
  autocomplete: (use: TypeOption) => call<Sent>('POST', '/autocomplete', use),
  press: (press: Press) => call<Sent>('POST', '/presses', press),
  modal: (modal: SendModal) => call<Sent>('POST', '/modals', modal),
  message: (message: SendMessage) => call<unknown>('POST', '/messages', message),
  clock: (advanceMs: number) => call<unknown>('POST', '/clock', { advanceMs }),
  faultSentences: () => call<FaultSentences>('GET', '/faults'),
  offeredFaults: (channel: string) =>
    call<readonly OfferedFault[]>('GET', `/offered-faults?channel=${channel}`),
  faults: (faults: unknown) => call<unknown>('POST', '/faults', faults),
  noFaults: () => call<unknown>('DELETE', '/faults'),
} as const;

async function call<T>(method: string, path: string, body?: unknown): Promise<Got<T>> {
  try {
    const response = await fetch(`/playground${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const value: unknown = text === '' ? null : JSON.parse(text);
    // The server is this page's own: its answers have the types of user-side.ts, which both are checked against.
    if (response.ok) return { ok: true, value: value as T };
    return { ok: false, why: sentence(value) ?? `The playground answered ${response.status}.` };
  } catch {
    return { ok: false, why: 'The playground does not answer. Is it still running?' };
  }
}

function sentence(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('error' in value)) return null;
  return typeof value.error === 'string' ? value.error : null;
}
