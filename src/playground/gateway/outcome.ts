/** What comes of an identify or a resume: a session, the end of the connection, or another try. */
import type { CloseCode } from './close-codes.ts';
import type { Session } from './session.ts';

export type Outcome =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'close'; readonly code: CloseCode }
  /** Op 9, not resumable: the connection stays, and the bot has to identify. */
  | { readonly kind: 'invalid' };
