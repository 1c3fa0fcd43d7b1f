/** What the check of a game's dice came to, in words. */
import type { Say } from '#i18n/say.ts';
import type { DiceCheck } from '#tables/dice-check.ts';
import type { Over } from '#tables/table.ts';

/** What was checked, with the numbers, and how to do it oneself with the file of this name. */
export function diceCheckText(table: Over, check: DiceCheck, file: string, say: Say): string {
  const { verdict, rolls, moves, faces, chance } = check;
  if (!verdict.ok) {
    return [say('dice.wrong', { line: verdict.line, reason: verdict.reason }), own(file, say)].join('\n');
  }
  return [
    say('dice.title'),
    say('dice.promise', { commit: short(table.dice.commit), seed: short(table.dice.serverSeed) }),
    say('dice.all', { rolls, moves }),
    say('dice.faces', {
      faces: faces.map((count, at) => say('dice.face', { face: at + 1, count })).join(' · '),
    }),
    ...(chance === null ? [] : [say('dice.chance', { percent: percent(chance) })]),
    own(file, say),
  ].join('\n');
}

function own(file: string, say: Say): string {
  return say('dice.own', { file });
}

/** Enough of a hash to compare it; the whole stands in the record. */
function short(hash: string): string {
  return hash.slice(0, 8);
}

/** In whole per cent, and never none: what can happen has a chance. */
function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  return whole < 1 ? '< 1' : String(whole);
}
