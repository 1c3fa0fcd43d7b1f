/** Tokens of Ludo by their numbers, and by whose they are. */
import type { Say } from '#i18n/say.ts';
import type { TokenRef } from '#rules/events.ts';
import type { Seat } from '#rules/game.ts';
import { namesOf } from '../../names.ts';

interface Words {
  readonly name: (seat: Seat) => string;
  readonly say: Say;
}

/** `token 1`, `tokens 1 and 3`; with the seat that they are of, `Asha’s token 1`. */
export function tokensOfSeat(tokens: readonly number[], seat: Seat | null, { name, say }: Words): string {
  const numbers = numbersText(tokens, say);
  if (seat === null) {
    return tokens.length === 1
      ? say('token.one', { token: numbers })
      : say('token.more', { tokens: numbers });
  }
  const player = name(seat);
  return tokens.length === 1
    ? say('token.one.of', { player, token: numbers })
    : say('token.more.of', { player, tokens: numbers });
}

/** Tokens that were sent back, together where they are of one seat. */
export function victimsText(captured: readonly TokenRef[], words: Words): string {
  const seats = [...new Set(captured.map(([seat]) => seat))];
  return namesOf(
    seats.map((seat) =>
      tokensOfSeat(
        captured.filter(([one]) => one === seat).map(([, token]) => token),
        seat,
        words,
      ),
    ),
    words.say,
  );
}

/** The numbers on the tokens, as the language lists them. */
export function numbersText(tokens: readonly number[], say: Say): string {
  return namesOf(
    tokens.map((token) => String(token + 1)),
    say,
  );
}
