/** What commands and buttons answer: plain values, Discord's client is elsewhere. */
import type { Table } from '#tables/table.ts';
import type { Attachment } from '#view/attachment.ts';
import type { Row } from '#view/view.ts';

export type Answer =
  /** The board, in place of the message that the press came from. */
  | { readonly kind: 'board'; readonly table: Table }
  /** The board, where the pressed message is the live one that fell behind; otherwise the sentence that it moved on. */
  | { readonly kind: 'outdated'; readonly table: Table; readonly text: string }
  /** The board of a table that has none yet, as a message of its own. */
  | { readonly kind: 'new-board'; readonly table: Table }
  /** A sentence that only the asker sees. */
  | {
      readonly kind: 'notice';
      readonly text: string;
      readonly components?: readonly Row[];
      readonly file?: Attachment;
    }
  /** A message that everybody sees. */
  | { readonly kind: 'message'; readonly text: string; readonly file?: Attachment }
  /** Work that takes long: it is done when its turn has come, and what it makes is the answer. */
  | {
      readonly kind: 'long';
      /** Who is told meanwhile that it is coming. */
      readonly audience: 'all' | 'asker';
      readonly make: () => Promise<Answer>;
    };
