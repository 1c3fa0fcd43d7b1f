/** The codes a gateway closes with, and Discord's words for them. */

export const CLOSE = {
  4001: 'Unknown opcode.',
  4002: 'Error while decoding payload.',
  4003: 'Not authenticated.',
  4004: 'Authentication failed.',
  4005: 'Already authenticated.',
  4007: 'Invalid seq.',
  4008: 'Rate limited.',
  4009: 'Session timed out.',
  4010: 'Invalid shard.',
  4011: 'Sharding required.',
  4012: 'Invalid API version.',
  4013: 'Invalid intent(s).',
  4014: 'Disallowed intent(s).',
} as const;

export type CloseCode = keyof typeof CLOSE;
