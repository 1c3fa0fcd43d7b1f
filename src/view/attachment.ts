/** A file that goes with a message. */

export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What a screen reader says of it. */
  readonly alt?: string;
}
