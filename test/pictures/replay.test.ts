/** A replay is as small as it has to be, however long the game: less of it is shown, and in a narrower picture. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { replayWithin } from '#pictures/replay.ts';
import { createPainter, type Painter, type ReplayFrame } from '#render/painter.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import { frameCounts, framesOf, type Pace, type Told } from '#view/replay.ts';
import { playGame } from '../../src/cli/playing.ts';
import { framesOfGif } from '../render/gif-frames.ts';
import { blankPainter } from '../support/blank-painter.ts';

const painter = createPainter();
afterAll(() => painter.close());

const game = told('luddo', 6);
const look = {
  people: game.seats.map((seat) => ({ seat, name: `N${seat}`, robot: false })),
  theme: 'light',
} as const;

function told(house: PresetId, players: number): Told {
  const rules = presets[house];
  const { header, lines } = playGame(rules, Array<'random'>(players).fill('random'), 'long');
  return { rules, seats: header.seats.map(({ seat }) => seat), events: lines };
}

const boards = (pace: Pace) => [...framesOf(game, { ...look, width: 480 }, pace)];

describe('a game of six', () => {
  test('fits into a twentieth of what all of its moves take', async () => {
    const most = 400_000;
    const gif = await replayWithin(painter, game, look, most);
    expect(gif.length).toBeLessThanOrEqual(most);
    // Little of the room is wasted, and what is seen is still the game from its first board to its last.
    expect(gif.length).toBeGreaterThan(most / 4);
    const frames = framesOfGif(Buffer.from(gif));
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.at(-1)?.hundredths).toBe(400);
  });

  test('is drawn in full, at full width, where there is room for it', async () => {
    const { asked, painter: counting } = weighing(() => 1);
    await replayWithin(counting, game, look, 20_000_000);
    expect(asked).toEqual([{ frames: frameCounts(game).moves, width: 480 }]);
  });

  test('is drawn turn by turn, then narrower, then fewer turns, the less room there is', async () => {
    const { asked, painter: counting } = weighing(() => 1e9);
    await expect(replayWithin(counting, game, look, 1e7)).rejects.toThrow(/no board fits/);
    const sizes = asked.map(({ frames, width }) => frames * width);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(asked.at(-1)).toEqual({ frames: 2, width: 320 });
  });

  test('ends below the limit whatever its frames weigh', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 40_000 }),
        fc.integer({ min: 200_000, max: 10_000_000 }),
        async (weight, most) => {
          const { painter: counting } = weighing((width) => (weight * width) / 480);
          expect((await replayWithin(counting, game, look, most)).length).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('the boards of a replay', () => {
  test('turn by turn are those after the last move of each turn, with all of the turn’s moves', () => {
    const moves = boards('moves');
    const turns = boards({ turns: 1 });
    expect(turns.length).toBeLessThan(moves.length);
    const shown = (frames: readonly ReplayFrame[]) =>
      frames.map(({ picture }) => JSON.stringify(tokens(picture)));
    const all = new Set(shown(moves));
    for (const board of shown(turns)) expect(all).toContain(board);
    const trails = turns.flatMap(({ picture }) => (picture.game === 'ludo' ? [picture.last.length] : []));
    expect(Math.max(...trails)).toBeGreaterThan(1);
  });

  test('are counted without playing the game', () => {
    expect(frameCounts(game)).toEqual({ moves: boards('moves').length, turns: boards({ turns: 1 }).length });
  });

  test.each([2, 7, 100_000])('one for every %d turns begin and end as the game does', (turns) => {
    const all = boards('moves');
    const some = boards({ turns });
    expect(tokens(some[0]?.picture)).toEqual(tokens(all[0]?.picture));
    expect(tokens(some.at(-1)?.picture)).toEqual(tokens(all.at(-1)?.picture));
    expect(some.length).toBeLessThanOrEqual(Math.ceil(frameCounts(game).turns / turns) + 1);
  });
});

function tokens(picture: ReplayFrame['picture'] | undefined) {
  return picture?.game === 'ludo' ? picture.tokens : null;
}

/** A painter whose animations weigh this much a frame, by their width; and what it was asked for. */
function weighing(weight: (width: number) => number) {
  const asked: { readonly frames: number; readonly width: number }[] = [];
  const counting: Painter = {
    ...blankPainter,
    async replayWithin(frames, most) {
      const all = [...frames];
      const width = all[0]?.picture.width ?? 0;
      asked.push({ frames: all.length, width });
      const bytes = Math.round(all.length * weight(width));
      if (bytes > most) return { kind: 'too-large', drawn: Math.ceil(most / weight(width)) };
      return { kind: 'drawn', gif: Buffer.alloc(bytes) };
    },
  };
  return { asked, painter: counting };
}
