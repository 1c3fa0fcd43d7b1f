/** The faults that the help offers with one press each; the server knows more knobs than these. */

export interface Fault {
  readonly name: string;
  readonly does: string;
  readonly body: (here: {
    readonly channel: string;
    readonly guild: string;
  }) => Readonly<Record<string, unknown>>;
}

const CALLBACK = '/interactions/:interaction/:token/callback';

export const FAULTS: readonly Fault[] = [
  {
    name: 'Rate limit',
    does: 'The next five requests of the bot are told to wait a second.',
    body: () => ({ rateLimit: { retryAfterMs: 1000, scope: 'user', times: 5 } }),
  },
  {
    name: 'Global rate limit',
    does: 'All requests of the bot are told to wait two seconds, twice.',
    body: () => ({ rateLimit: { retryAfterMs: 2000, scope: 'global', times: 2 } }),
  },
  {
    name: 'Server error',
    does: 'Discord answers the next three requests with 500.',
    body: () => ({ error: { status: 500, times: 3 } }),
  },
  {
    name: 'Lost answer',
    does: 'The next request is done, but its answer never arrives: will the bot do it twice?',
    body: () => ({ acceptThenDrop: { times: 1 } }),
  },
  {
    name: 'Slow answer',
    does: 'The next answer to a press takes four seconds, longer than Discord waits.',
    body: () => ({ stall: { route: CALLBACK, ms: 4000, times: 1 } }),
  },
  {
    name: 'Late events',
    does: 'Every event reaches the bot 2.5 seconds late.',
    body: () => ({ lateDispatchMs: 2500 }),
  },
  {
    name: 'Doubled events',
    does: 'Every event reaches the bot twice.',
    body: () => ({ repeatDispatches: 1 }),
  },
  {
    name: 'Silence',
    does: 'The gateway stays connected but sends nothing.',
    body: () => ({ silence: true }),
  },
  {
    name: 'Dropped connection',
    does: 'The gateway closes the connection; the bot should resume.',
    body: () => ({ close: 4000 }),
  },
  {
    name: 'Invalid session',
    does: 'The gateway has forgotten the session; the bot has to begin a new one.',
    body: () => ({ invalidSession: { resumable: false } }),
  },
  {
    name: 'No pictures',
    does: 'The bot may no longer attach files in this channel.',
    body: ({ channel }) => ({ permissions: { channel, deny: ['ATTACH_FILES'] } }),
  },
  {
    name: 'No access',
    does: 'The bot no longer sees this channel.',
    body: ({ channel }) => ({ permissions: { channel, deny: ['VIEW_CHANNEL'] } }),
  },
  {
    name: 'Outage',
    does: 'The guild is unavailable, as in an outage of Discord.',
    body: () => ({ guild: 'unavailable' }),
  },
  {
    name: 'Outage over',
    does: 'The guild is available again.',
    body: () => ({ guild: 'available' }),
  },
];
