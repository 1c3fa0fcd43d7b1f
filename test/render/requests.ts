/** Any picture requests, of few values each, so that requests of one sequence have most of what is drawn in common. */
import fc from 'fast-check';
import { surface } from '#render/canvas.ts';
import type {
  Avatar,
  DiceCard,
  LudoPicture,
  PictureRequest,
  PictureSeat,
  PodiumPicture,
  SnakesPicture,
} from '#render/request.ts';
import type { Face, Seat } from '#rules/game.ts';
import type { GameId } from '#rules/games.ts';
import { boards } from '#rules/snakes/board.ts';
import { way } from './states.ts';

const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const AVATARS = ['#d800d8', '#00d8d8'].map(avatarOf);

const theme = fc.constantFrom('light', 'dark');
const width = fc.constantFrom(200, 201, 300);
const seatOnTurn = fc.option(fc.constantFrom(...EVERY_SEAT));
const clockSeconds = fc.constantFrom(null, 30, 60, 7200);
const face = fc.constantFrom(...FACES);

const dice: fc.Arbitrary<DiceCard> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({
    kind: fc.constant('waiting' as const),
    dice: fc.constantFrom(1, 2),
    before: fc.option(
      fc.record({
        seat: fc.constantFrom(...EVERY_SEAT),
        faces: fc.array(face, { minLength: 1, maxLength: 6 }),
        struck: fc.boolean(),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('rolled' as const),
    dice: fc.array(fc.record({ face, use: fc.constantFrom('current', 'queued', 'played') }), {
      minLength: 1,
      maxLength: 8,
    }),
  }),
  fc.record({ kind: fc.constant('void' as const), faces: fc.array(face, { minLength: 2, maxLength: 3 }) }),
);

/** Players at some of so many seats, in order. */
function players(arms: 4 | 6): fc.Arbitrary<readonly PictureSeat[]> {
  const one = fc.record(
    {
      name: fc.constantFrom('Ali', 'Zoë', 'علی', 'BartholomewTheGreatOfAllTheLands', '漢', '🎲 Ali', '🐍'),
      robot: fc.boolean(),
      place: fc.constantFrom(null, 1, 2, 3, 4),
      username: fc.constantFrom('ali', 'zoe'),
      partner: fc.constantFrom(...EVERY_SEAT),
      avatar: fc.constantFrom(...AVATARS),
    },
    { requiredKeys: ['name', 'robot', 'place'] },
  );
  const seats = fc.subarray(EVERY_SEAT.slice(0, arms), { minLength: 1 });
  return fc.tuple(seats, fc.array(one, { minLength: arms, maxLength: arms })).map(([taken, people]) =>
    taken.flatMap((seat) => {
      const person = people[seat];
      return person === undefined ? [] : [{ seat, ...person }];
    }),
  );
}

function ludo(board: 'cross' | 'hex'): fc.Arbitrary<LudoPicture> {
  const arms = board === 'cross' ? 4 : 6;
  const centre = arms === 4 ? 56 : 82;
  // Few places, so that tokens meet: yard, start, a star, another's star, column, centre.
  const progress = fc.constantFrom(-1, 0, 8, 21, 34, centre - 3, centre);
  const seat = fc.constantFrom(...EVERY_SEAT.slice(0, arms));
  const token = fc.constantFrom(0, 1, 2, 3);
  const tokens = fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 2 });
  const route = fc
    .tuple(progress, fc.integer({ min: 1, max: 6 }))
    .map(([from, steps]) => way(from, Math.min(centre, from + steps)));
  return fc.record(
    {
      game: fc.constant('ludo' as const),
      board: fc.constant(board),
      theme,
      width,
      seats: players(arms),
      seatOnTurn: fc.option(seat),
      clockSeconds,
      dice,
      tokens: fc.array(fc.array(progress, { minLength: 4, maxLength: 4 }), {
        minLength: arms,
        maxLength: arms,
      }),
      choices: fc.array(fc.record({ seat, tokens, route, captures: fc.boolean() }), { maxLength: 3 }),
      free: fc.constantFrom(0, 2),
      safe: fc.boolean(),
      blocks: fc.boolean(),
      last: fc.array(
        fc.record({ seat, tokens, route, captured: fc.array(fc.record({ seat, token }), { maxLength: 2 }) }),
        { maxLength: 2 },
      ),
      flights: fc.array(
        fc.record({ seat, token, from: progress, to: progress, at: fc.constantFrom(0, 0.5, 1) }),
        { maxLength: 2 },
      ),
    },
    {
      requiredKeys: [
        'game',
        'board',
        'theme',
        'width',
        'seats',
        'seatOnTurn',
        'clockSeconds',
        'dice',
        'tokens',
        'choices',
        'safe',
        'blocks',
        'last',
      ],
    },
  );
}

const square = fc.constantFrom(1, 16, 23, 47, 62, 100);
const jump = fc.constantFrom({ from: 16, to: 6 }, { from: 47, to: 26 }, { from: 28, to: 84 });

const snakes: fc.Arbitrary<SnakesPicture> = fc.record({
  game: fc.constant('snakes' as const),
  theme,
  width,
  seats: players(6),
  seatOnTurn,
  clockSeconds,
  dice,
  squares: fc.array(fc.option(fc.oneof(fc.constant(0), square)), { minLength: 6, maxLength: 6 }),
  jumps: fc.constantFrom(
    jumpsOf(boards.milton),
    jumpsOf(boards.house),
    [{ from: 16, to: 6 }],
    [
      { from: 10, to: 5 },
      { from: 16, to: 6 },
    ],
    [{ from: 16, to: 60 }],
  ),
  last: fc.array(
    fc.record({ seat: fc.constantFrom(...EVERY_SEAT), route: fc.array(square), jump: fc.option(jump) }),
    { maxLength: 2 },
  ),
});

const podium: fc.Arbitrary<PodiumPicture> = fc.record({
  game: fc.constant(null),
  theme,
  width,
  seats: players(6),
});

/** Each kind of board of each game. */
const ofGames: Readonly<Record<GameId, readonly fc.Arbitrary<readonly PictureRequest[]>[]>> = {
  ludo: [sequencesOf(ludo('cross')), sequencesOf(ludo('hex'))],
  snakes: [sequencesOf(snakes)],
};
const alike = [...Object.values(ofGames).flat(), sequencesOf(podium)];

/** Requests of one kind of board one after the other: some like the one before except for a single field. */
export const sequences: fc.Arbitrary<readonly PictureRequest[]> = fc.oneof(...alike);

function sequencesOf<R extends PictureRequest>(request: fc.Arbitrary<R>): fc.Arbitrary<readonly R[]> {
  const change = fc.tuple(request, fc.nat());
  return fc.tuple(request, fc.array(change, { minLength: 5, maxLength: 5 })).map(([first, changes]) => {
    const all = [first];
    for (const [other, nth] of changes) all.push(withOneOf(all.at(-1) ?? first, other, nth));
    return all;
  });
}

/** A request with one field of another. */
function withOneOf<R extends PictureRequest>(request: R, other: R, nth: number): R {
  const fields = Object.entries(other);
  const field = fields[nth % fields.length];
  return field === undefined ? request : { ...request, [field[0]]: field[1] };
}

function jumpsOf(board: Readonly<Record<number, number>>): SnakesPicture['jumps'] {
  return Object.entries(board).map(([from, to]) => ({ from: Number(from), to }));
}

/** A PNG of one colour. */
function avatarOf(colour: string): Avatar {
  const pen = surface(16, 16);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 16, 16);
  return { key: colour, bytes: pen.canvas.toBuffer('image/png') };
}
