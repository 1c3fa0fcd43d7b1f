/** The animation of one turn: what it begins with, what it shows on the way, how it ends. */

import { describe, expect, test } from 'vitest';
import { playGame } from '#cli/playing.ts';
import type { ReplayFrame } from '#render/painter.ts';
import type { MoveEvent } from '#rules/events.ts';
import { presets } from '#rules/presets.ts';
import { framesOf, stateAfter, type Told } from '#view/replay.ts';
import { turnFrames } from '#view/turn-animation.ts';

const { header, lines } = playGame(presets.ludotalk, ['random', 'random', 'random', 'random'], 'turns');
const told: Told = { rules: header.rules, seats: header.seats.map(({ seat }) => seat), events: lines };
const look = {
  people: header.seats.map(({ seat, name }) => ({ seat, name, robot: false })),
  theme: 'light',
  width: 480,
} as const;

const capture = lines.findIndex((line) => line.e === 'move' && line.captured.length > 0);
const first = lines.slice(0, capture).findLastIndex((line) => line.e === 'turn') + 1;
const frames = [...turnFrames(told, first, look)];

describe('a turn with a capture', () => {
  test('begins on the board as it was and ends on the board as it is', () => {
    const end = lines.findIndex((line, at) => at > capture && line.e === 'end-turn') + 1;
    expect(tokensOf(frames[0])).toEqual(stateTokens(first));
    expect(tokensOf(frames.at(-1))).toEqual(stateTokens(end));
  });

  test('hops over every square and flies the captured token home', () => {
    const move = lines[capture];
    if (move?.e !== 'move') throw new Error('no capture in this game');
    expect(hopsOf(move)).toBe(move.from < 0 ? 2 : (move.to - move.from) * 2);
    const [victim] = move.captured;
    const flights = frames.flatMap(({ picture }) => (picture.game === 'ludo' ? (picture.flights ?? []) : []));
    const home = flights.filter(
      ({ seat, token, to }) => seat === victim?.[0] && token === victim[1] && to === -1,
    );
    expect(home.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((frame) => frame / 8));
  });

  test('the last tumble shows what was rolled', () => {
    const roll = lines.find((line, at) => at >= first && line.e === 'roll');
    const card = frames[4]?.picture.dice;
    expect(card?.kind === 'rolled' && card.dice.map(({ face }) => face)).toEqual(
      roll?.e === 'roll' && roll.faces,
    );
  });
});

test('there is nothing to show after the last line or before the opening', () => {
  expect([...turnFrames(told, lines.length, look)]).toEqual([]);
  expect([...turnFrames({ ...told, events: [] }, 0, look)]).toEqual([]);
});

test('a whole replay has a frame for the opening and for every move, with the mover in its bar', () => {
  const all = [...framesOf(told, look)];
  const moves = lines.filter((line) => line.e === 'move' || line.e === 'void');
  expect(all).toHaveLength(moves.length + 1);
  expect(all.slice(1).map(({ picture }) => picture.seatOnTurn)).toEqual(moves.map(({ seat }) => seat));
});

function hopsOf(move: MoveEvent): number {
  return frames.filter(({ picture }) => {
    const flight = picture.game === 'ludo' ? picture.flights?.[0] : undefined;
    return (
      flight?.seat === move.seat &&
      flight.from >= move.from &&
      flight.to > flight.from &&
      flight.to <= move.to
    );
  }).length;
}

function tokensOf(frame: ReplayFrame | undefined) {
  return frame?.picture.game === 'ludo' ? frame.picture.tokens : null;
}

function stateTokens(count: number) {
  const state = stateAfter(told, count);
  return state?.game === 'ludo' ? state.tokens : undefined;
}
