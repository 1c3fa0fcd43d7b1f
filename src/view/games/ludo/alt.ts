/** Where the tokens of a seat of Ludo stand, in words. */
import type { Say } from '#i18n/say.ts';
import type { Seat } from '#rules/game.ts';
import { type Arms, home, lastOnTrack, START, YARD } from '#rules/ludo/board.ts';
import type { LudoState } from '#rules/ludo/state.ts';
import { numbersText } from './tokens.ts';

/** Every token by its number, those on one square together. */
export function ludoTokens({ tokens, arms }: LudoState, seat: Seat, say: Say): string {
  const own = tokens[seat] ?? [];
  return [...new Set(own)]
    .map((progress) => {
      const there = own.flatMap((at, token) => (at === progress ? [token] : []));
      return there.length === 1
        ? oneText(numbersText(there, say), progress, arms, say)
        : moreText(numbersText(there, say), progress, arms, say);
    })
    .join(', ');
}

function oneText(token: string, progress: number, arms: Arms, say: Say): string {
  if (progress === YARD) return say('alt.token.yard', { token });
  if (progress === START) return say('alt.token.start', { token });
  if (progress === home(arms)) return say('alt.token.home', { token });
  if (progress === home(arms) - 1) return say('alt.token.last', { token });
  return progress > lastOnTrack(arms)
    ? say('alt.token.column', { token, n: stepsText(home(arms) - progress, say) })
    : say('alt.token.track', { token, n: progress });
}

function moreText(tokens: string, progress: number, arms: Arms, say: Say): string {
  if (progress === YARD) return say('alt.tokens.yard', { tokens });
  if (progress === START) return say('alt.tokens.start', { tokens });
  if (progress === home(arms)) return say('alt.tokens.home', { tokens });
  if (progress === home(arms) - 1) return say('alt.tokens.last', { tokens });
  return progress > lastOnTrack(arms)
    ? say('alt.tokens.column', { tokens, n: stepsText(home(arms) - progress, say) })
    : say('alt.tokens.track', { tokens, n: progress });
}

/** A number beside that of a token is a word, so that the two are not taken for one. */
function stepsText(steps: number, say: Say): string {
  return steps === 2 || steps === 3 || steps === 4 || steps === 5 ? say(`steps.${steps}`) : String(steps);
}
