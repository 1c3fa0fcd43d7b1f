/** What happened, as short sentences: read from events alone. */
import type { Say } from '#i18n/say.ts';
import type { Key } from '#i18n/sentences.ts';
import type { OpeningEvent, RollEvent, SeatEvent } from '#rules/events.ts';
import type { Face, Seat } from '#rules/game.ts';
import { holderAt } from '#tables/play.ts';
import type { TableEvent } from '#tables/step.ts';
import type { GameTable } from '#tables/table.ts';
import { isShared } from './games/game-view.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName } from './names.ts';

const FACES = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
const MEDALS = ['', '🥇', '🥈', '🥉'] as const;

/** The medal of a place, from 1. */
export function medal(place: number): string {
  return MEDALS[place] ?? `${place}.`;
}

/** One line a turn, in order; the newest last. */
export function narrate(table: GameTable, events: readonly TableEvent[], say: Say): readonly string[] {
  const name = (seat: Seat) => holderName(holderAt(table, seat), say);
  const game = gameViewOf(table.game.game);
  const telling = { state: table.game, name, say };
  const lines: string[] = [];
  let phrases: string[] = [];
  const flush = () => {
    if (phrases.length > 0) lines.push(`${phrases.join(', ')}.`);
    phrases = [];
  };
  for (const event of events) {
    if (!isShared(event)) {
      phrases.push(...game.phrases(event, telling));
      continue;
    }
    switch (event.e) {
      case 'opening':
        lines.push(openingLine(event.rolls, event.first, name, say));
        break;
      case 'turn':
        // The end of the turn before has closed its line.
        break;
      case 'roll':
        phrases.push(rollPhrase(event, phrases.length > 0, name, say));
        break;
      case 'end-turn':
        phrases.push(...game.phrases(event, telling));
        flush();
        break;
      case 'place':
        flush();
        lines.push(
          say('event.place', { medal: medal(event.place), player: name(event.seat), place: event.place }),
        );
        break;
      case 'seat':
        flush();
        lines.push(say(seatKey(event), { player: name(event.seat) }));
        break;
      case 'end':
        flush();
        if (event.reason !== 'finished') lines.push(say(`event.end.${event.reason}`));
        break;
    }
  }
  flush();
  return lines;
}

function openingLine(
  rolls: OpeningEvent['rolls'],
  first: Seat,
  name: (seat: Seat) => string,
  say: Say,
): string {
  if (rolls.length === 0) return say('event.first', { player: name(first) });
  const shown = rolls.map(([seat, face]) => `${name(seat)} ${faceText(face)}`).join(', ');
  return say('event.opening', { rolls: shown, player: name(first) });
}

function rollPhrase(event: RollEvent, inside: boolean, name: (seat: Seat) => string, say: Say): string {
  const faces = event.faces.map(faceText).join(' + ');
  if (inside) return faces;
  return say(event.by === 'timeout' ? 'event.roll.timeout' : 'event.roll', {
    player: name(event.seat),
    faces,
  });
}

/** A face of the die as a sign and a number, so that both eyes and screen readers get it. */
function faceText(face: Face): string {
  return `${FACES[face]} ${face}`;
}

function seatKey(event: SeatEvent): Extract<Key, `event.seat.${string}`> {
  if (event.kind === 'human') return event.reason === 'back' ? 'event.seat.back' : 'event.seat.joined';
  switch (event.reason) {
    case 'timeouts':
    case 'absent':
    case 'left':
    case 'host':
      return `event.seat.${event.reason}`;
    case 'back':
      return 'event.seat.host';
  }
}
