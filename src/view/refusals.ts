/** Every refusal in words, for the one who asked. */
import type { Say } from '#i18n/say.ts';
import { holderAt } from '#tables/play.ts';
import type { Refusal } from '#tables/step.ts';
import type { Table } from '#tables/table.ts';
import { holderName, mention, messageLink } from './names.ts';

/** One sentence; where a board lives elsewhere, with a link to it. */
export function refusalText(refusal: Refusal, table: Table, say: Say): string {
  switch (refusal.code) {
    case 'not-host':
      return say('no.not-host', { host: mention(refusal.host) });
    case 'too-few':
      return say('no.too-few', { needed: refusal.needed });
    case 'seats-not-for-rules':
      return say('no.seats-not-for-rules', { players: refusal.players });
    case 'colour-taken':
      return say('no.colour-taken', { colour: say(`colour.${refusal.seat}`) });
    case 'rules-contradict':
      // The only contradiction that the panel's switches can make; others come from rules written by hand.
      return refusal.problem === 'dice-or-series'
        ? say('no.rules-contradict.dice-or-series')
        : say('no.rules-contradict', { fields: refusal.fields.join(', ') });
    case 'not-your-turn':
      return table.phase === 'playing' || table.phase === 'over'
        ? say('no.not-your-turn', { player: holderName(holderAt(table, refusal.seat), say) })
        : say('no.not-started');
    case 'moved-on':
      return table.message === null
        ? say('no.moved-on.here')
        : say('no.moved-on', { link: messageLink(table.guild, table.message) });
    case 'seated-already':
      return say('no.seated-already');
    case 'not-seated':
      return say('no.not-seated');
    case 'no-seat-free':
      return say('no.no-seat-free');
    case 'no-computer':
      return say('no.no-computer');
    case 'started':
      return say('no.started');
    case 'not-started':
      return say('no.not-started');
    case 'over':
      return say('no.over');
    case 'colour-not-here':
      return say('no.colour-not-here');
    case 'not-a-choice':
      return say('no.not-a-choice');
    case 'paused':
      return say('no.paused');
    case 'not-paused':
      return say('no.not-paused');
    case 'agreed-already':
      return say('no.agreed-already');
    case 'not-away':
      return say('no.not-away');
    case 'finished-already':
      return say('no.finished-already');
    case 'clock-runs':
      return say('no.clock-runs');
    case 'not-joinable':
      return say('no.not-joinable');
    case 'not-a-player-here':
      return say('no.not-a-player-here');
    case 'not-invited':
      return say('no.not-invited');
  }
}
