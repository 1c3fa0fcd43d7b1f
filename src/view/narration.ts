/** What happened, as short sentences: read from events alone. */
import type { Key, Say } from '#i18n/say.ts';
import type { MoveEvent, RollEvent, SeatEvent, StepEvent } from '#rules/events.ts';
import type { Seat } from '#rules/game.ts';
import { home } from '#rules/ludo/board.ts';
import { holderAt } from '#tables/play.ts';
import type { TableEvent } from '#tables/step.ts';
import type { GameTable } from '#tables/table.ts';
import { holderName, namesOf } from './names.ts';

const FACES = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
const MEDALS = ['', '🥇', '🥈', '🥉'] as const;

/** The medal of a place, from 1. */
export function medal(place: number): string {
  return MEDALS[place] ?? `${place}.`;
}

/** A face of the die as a sign and a number, so that both eyes and screen readers get it. */
export function faceText(face: number): string {
  return `${FACES[face] ?? ''} ${face}`.trim();
}

/** One line a turn, in order; the newest last. */
export function narrate(table: GameTable, events: readonly TableEvent[], say: Say): readonly string[] {
  const name = (seat: Seat) => holderName(holderAt(table, seat), say);
  const lines: string[] = [];
  let phrases: string[] = [];
  const flush = () => {
    if (phrases.length > 0) lines.push(`${phrases.join(', ')}.`);
    phrases = [];
  };
  for (const event of events) {
    switch (event.e) {
      case 'opening':
        lines.push(openingLine(event.rolls, event.first, name, say));
        break;
      case 'turn':
        flush();
        break;
      case 'roll':
        phrases.push(rollPhrase(event, phrases.length > 0, name, say));
        break;
      case 'move':
        phrases.push(...movePhrases(event, table, name, say));
        break;
      case 'step':
        phrases.push(stepPhrase(event, say));
        break;
      case 'void':
        phrases.push(say('event.void'));
        break;
      case 'end-turn':
        if (event.reason === 'no-move' && table.rules.game === 'ludo') phrases.push(say('event.no-move'));
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
  rolls: readonly (readonly [Seat, number])[],
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

function movePhrases(event: MoveEvent, table: GameTable, name: (seat: Seat) => string, say: Say): string[] {
  const token = (event.tokens[0] ?? 0) + 1;
  const phrases = [moved(event, token, table, say)];
  if (event.captured.length > 0) {
    const victims = event.captured.map(([seat, victim]) =>
      say('event.victim', { player: name(seat), token: victim + 1 }),
    );
    phrases.push(say('event.capture', { victims: namesOf(victims, say) }));
  }
  return phrases;
}

function moved(event: MoveEvent, token: number, table: GameTable, say: Say): string {
  const arms = table.game.game === 'ludo' ? table.game.arms : 4;
  if (event.from < 0) return say('event.enter', { token });
  if (event.to === home(arms)) return say('event.home', { token });
  if (event.tokens.length > 1) {
    return say('event.block', { tokens: event.tokens.map((one) => one + 1).join(' + '), die: event.die });
  }
  return say('event.move', { token, die: event.die });
}

function stepPhrase(event: StepEvent, say: Say): string {
  if (event.to === event.from)
    return event.to === 0 ? say('event.waits') : say('event.stays', { to: event.to });
  if (event.via !== undefined)
    return say(event.to > event.via ? 'event.ladder' : 'event.snake', { to: event.to });
  return event.to === 100 ? say('event.arrives') : say('event.square', { to: event.to });
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
