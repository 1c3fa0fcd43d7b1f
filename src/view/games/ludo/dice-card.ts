/** The dice of a game of Ludo as the card shows them: to play now, waiting, played; or a roll that is due. */
import type { CardDie, DiceCard } from '#render/request.ts';
import type { Face } from '#rules/game.ts';
import type { Shown } from '../game-view.ts';
import { lastRollOf } from '../last.ts';

/** The dice of a game that is not over. */
export function ludoDiceCard({ state, last }: Pick<Shown<'ludo'>, 'state' | 'last'>): DiceCard {
  const { rolled, pending, phase, rules } = state;
  if (phase !== 'move') {
    const before = lastRollOf(last, rules.sequence === 'roll-all-then-move');
    return { kind: 'waiting', dice: rules.dice, before };
  }
  if (rules.dice === 2) return { kind: 'rolled', dice: pair(rolled, pending) };
  const done = rolled.length - pending.length;
  return {
    kind: 'rolled',
    dice: rolled.map((face, index) => ({
      face,
      use: index < done ? 'played' : index === done ? 'current' : 'queued',
    })),
  };
}

/** Of two dice both may be next: what is not pending any more was played or lost. */
function pair(rolled: readonly Face[], pending: readonly Face[]): readonly CardDie[] {
  const left = [...pending];
  return rolled.map((face) => {
    const at = left.indexOf(face);
    if (at < 0) return { face, use: 'played' };
    left.splice(at, 1);
    return { face, use: 'current' };
  });
}
