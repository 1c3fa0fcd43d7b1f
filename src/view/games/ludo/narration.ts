/** What happens in Ludo alone, as parts of a turn's sentence. */
import type { Say } from '#i18n/say.ts';
import type { EndTurnEvent, MoveEvent } from '#rules/events.ts';
import { type Arms, home, YARD } from '#rules/ludo/board.ts';
import { namesOf } from '../../names.ts';
import type { OwnEvent, Telling } from '../game-view.ts';

/** The phrases of a move, of a third six, and of a turn that ends without a move. */
export function ludoPhrases(
  event: OwnEvent<'ludo'> | EndTurnEvent,
  { state, name, say }: Telling<'ludo'>,
): readonly string[] {
  switch (event.e) {
    case 'move': {
      const moved = movePhrase(event, state.arms, say);
      return event.captured.length === 0 ? [moved] : [moved, capturePhrase(event, name, say)];
    }
    case 'void':
      return [say('event.void')];
    case 'end-turn':
      return event.reason === 'no-move' ? [say('event.no-move')] : [];
  }
}

function movePhrase({ from, to, die, tokens }: MoveEvent, arms: Arms, say: Say): string {
  const token = (tokens[0] ?? 0) + 1;
  if (from === YARD) return say('event.enter', { token });
  if (to === home(arms)) return say('event.home', { token });
  if (tokens.length > 1) {
    return say('event.block', { tokens: tokens.map((one) => one + 1).join(' + '), die });
  }
  return say('event.move', { token, die });
}

function capturePhrase({ captured }: MoveEvent, name: Telling<'ludo'>['name'], say: Say): string {
  const victims = captured.map(([seat, victim]) =>
    say('event.victim', { player: name(seat), token: victim + 1 }),
  );
  return say('event.capture', { victims: namesOf(victims, say) });
}
