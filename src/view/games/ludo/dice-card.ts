/** The dice of a game of Ludo as the card shows them: to play now, waiting, played, or taken back. */
import type { CardDie, DiceCard } from '#render/request.ts';
import type { Face } from '#rules/game.ts';
import type { Shown } from '../game-view.ts';

/** The dice of a game that is not over. */
export function ludoDiceCard({ state, last }: Pick<Shown<'ludo'>, 'state' | 'last'>): DiceCard {
  if (isVoid(last)) return { kind: 'void', faces: voidFaces(last) };
  const { rolled, pending, phase, rules } = state;
  if (pending.length === 0) return { kind: 'waiting', dice: rules.dice };
  if (rules.dice === 2) return { kind: 'rolled', dice: pair(rolled, pending) };
  const done = rolled.length - pending.length;
  return {
    kind: 'rolled',
    dice: rolled.map((face, index) => ({
      face,
      use: index < done ? 'played' : index === done && phase === 'move' ? 'current' : 'queued',
    })),
  };
}

/** Whether the newest turn that rolled ended with a third six. */
export function isVoid(last: Shown<'ludo'>['last']): boolean {
  return last.findLast((event) => event.e === 'roll' || event.e === 'void')?.e === 'void';
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

function voidFaces(last: Shown<'ludo'>['last']): readonly Face[] {
  const newest = last.findLast((event) => event.e === 'roll')?.faces ?? [];
  return newest.length === 2 ? newest : [6, 6, 6];
}
