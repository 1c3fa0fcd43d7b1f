/** The states that golden pictures are kept of: every kind of board with everything that can be on it. */
import type {
  DiceCard,
  LudoPicture,
  PictureRequest,
  PictureSeat,
  PodiumPicture,
  SnakesPicture,
} from '#render/request.ts';
import type { Seat } from '#rules/game.ts';
import { partnerOf } from '#rules/ludo/board.ts';
import { boards } from '#rules/snakes/board.ts';

const NAMES: readonly Pick<PictureSeat, 'name' | 'robot'>[] = [
  { name: 'Ángel 🎲', robot: false },
  { name: 'प्रिया शर्मा', robot: false },
  { name: 'محمد علی خان', robot: false },
  { name: 'শ্রেয়া চক্রবর্তী', robot: true },
  { name: 'BartholomewTheGreat', robot: false },
  { name: 'Zoë', robot: false },
];

/** People at these seats, in many scripts. */
export function seated(
  seats: readonly Seat[],
  places: Readonly<Record<number, number>> = {},
): readonly PictureSeat[] {
  return seats.map((seat) => ({ seat, name: '', robot: false, ...NAMES[seat], place: places[seat] ?? null }));
}

/** Every progress value on the way, both ends included. */
export function way(from: number, to: number): readonly number[] {
  return from < 0 ? [-1, 0] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function rolled(faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[], current: number): DiceCard {
  return {
    kind: 'rolled',
    dice: faces.map((face, at) => ({
      face,
      use: at < current ? 'played' : at === current ? 'current' : 'queued',
    })),
  };
}

const cross: LudoPicture = {
  game: 'ludo',
  board: 'cross',
  theme: 'light',
  width: 960,
  seats: seated([0, 1, 2, 3]),
  seatOnTurn: 0,
  clockSeconds: 60,
  dice: rolled([6, 6, 3], 0),
  tokens: [
    [-1, 12, 30, 53],
    [-1, -1, 26, 26],
    [8, 21, 56, 56],
    [-1, 0, 34, 37],
  ],
  choices: [
    { seat: 0, tokens: [0], route: way(-1, 0), captures: false },
    { seat: 0, tokens: [1], route: way(12, 18), captures: false },
    { seat: 0, tokens: [2], route: way(30, 36), captures: true },
  ],
  safe: true,
  blocks: false,
  last: [{ seat: 3, tokens: [3], route: way(33, 37), captured: [{ seat: 1, token: 0 }] }],
};

const hex: LudoPicture = {
  ...cross,
  board: 'hex',
  seats: seated([0, 1, 2, 3, 4, 5]),
  seatOnTurn: 4,
  dice: rolled([4], 0),
  tokens: [
    [-1, 12, 27, 79],
    [-1, -1, 34, 34],
    [21, 34, 82, 82],
    [-1, -1, 47, 41],
    [-1, 0, 64, 82],
    [-1, -1, -1, 20],
  ],
  choices: [
    { seat: 4, tokens: [1], route: way(0, 4), captures: false },
    { seat: 4, tokens: [2], route: way(64, 68), captures: true },
  ],
  last: [{ seat: 3, tokens: [3], route: way(37, 41), captured: [{ seat: 1, token: 0 }] }],
};

const snakes: SnakesPicture = {
  game: 'snakes',
  theme: 'dark',
  width: 960,
  seats: seated([0, 1, 2, 3]),
  seatOnTurn: 0,
  clockSeconds: 60,
  dice: rolled([3], 0),
  squares: [38, 62, 38, 26],
  jumps: Object.entries(boards.milton).map(([from, to]) => ({ from: Number(from), to })),
  last: [{ seat: 3, route: [43, 44, 45, 46, 47], jump: { from: 47, to: 26 } }],
};

const podium: PodiumPicture = {
  game: null,
  theme: 'light',
  width: 960,
  seats: seated([0, 1, 2, 3, 4, 5], { 0: 2, 1: 4, 2: 1, 3: 3, 4: 6, 5: 5 }),
};

const waiting: DiceCard = { kind: 'waiting', dice: 1, before: { seat: 0, faces: [6], struck: false } };

/** Every state by name. */
export const states: Readonly<Record<string, PictureRequest>> = {
  'cross-choose-light': cross,
  'cross-choose-dark': { ...cross, theme: 'dark' },
  'cross-stacks-and-blocks': {
    ...cross,
    blocks: true,
    dice: rolled([5], 0),
    tokens: [
      [4, 4, 16, 16],
      [23, 23, 23, -1],
      [23, 23, 23, 23],
      [8, 8, 22, 48],
    ],
    choices: [
      { seat: 0, tokens: [0, 1], route: way(4, 9), captures: false },
      { seat: 0, tokens: [2, 3], route: way(16, 21), captures: false },
    ],
    last: [],
  },
  'cross-sixteen-on-a-star': {
    ...cross,
    clockSeconds: null,
    dice: rolled([5], 0),
    tokens: [
      [8, 8, 8, 8],
      [47, 47, 47, 47],
      [34, 34, 34, 34],
      [21, 21, 21, 21],
    ],
    choices: [{ seat: 0, tokens: [0, 1, 2, 3], route: way(8, 13), captures: false }],
    last: [],
  },
  'cross-home-column-dark': {
    ...cross,
    theme: 'dark',
    dice: rolled([2], 0),
    tokens: [
      [0, 51, 54, 50],
      [39, 39, -1, 56],
      [26, 42, 56, 56],
      [13, 34, 34, -1],
    ],
    choices: [
      { seat: 0, tokens: [0], route: way(0, 2), captures: false },
      { seat: 0, tokens: [1], route: way(51, 53), captures: false },
      { seat: 0, tokens: [2], route: way(54, 56), captures: false },
      { seat: 0, tokens: [3], route: way(50, 52), captures: false },
    ],
    last: [],
  },
  'cross-three-sixes-dark': {
    ...cross,
    theme: 'dark',
    seatOnTurn: 1,
    dice: { kind: 'waiting', dice: 1, before: { seat: 0, faces: [6, 6, 6], struck: true } },
    choices: [],
    last: [],
  },
  'cross-two-players-place': {
    ...cross,
    seats: seated([0, 2], { 0: 1 }),
    seatOnTurn: 2,
    dice: waiting,
    tokens: [[56, 56, 56, 56], [], [8, -1, 56, 30], []],
    choices: [],
    last: [],
  },
  'cross-over-dark': {
    ...cross,
    theme: 'dark',
    seats: seated([0, 1, 2, 3], { 0: 1, 2: 2, 1: 3, 3: 4 }),
    seatOnTurn: null,
    clockSeconds: null,
    dice: { kind: 'none' },
    choices: [],
    last: [],
  },
  'cross-lobby': {
    ...cross,
    seats: seated([0, 1, 3]),
    free: 1,
    seatOnTurn: null,
    dice: { kind: 'none' },
    tokens: [0, 1, 2, 3].map(() => [-1, -1, -1, -1]),
    choices: [],
    last: [],
  },
  'cross-lobby-teams-dark': {
    ...cross,
    theme: 'dark',
    seats: seated([0, 1, 2, 3]).map((one) => ({ ...one, partner: partnerOf(one.seat) })),
    seatOnTurn: null,
    dice: { kind: 'none' },
    tokens: [0, 1, 2, 3].map(() => [-1, -1, -1, -1]),
    choices: [],
    last: [],
  },
  'cross-teams-no-stars': {
    ...cross,
    safe: false,
    seats: seated([0, 1, 2, 3]).map((one) => ({ ...one, partner: partnerOf(one.seat) })),
    seatOnTurn: 3,
    clockSeconds: null,
    dice: { kind: 'waiting', dice: 1, before: { seat: 2, faces: [4], struck: false } },
    choices: [],
    last: [],
  },
  'hex-series-rolled-on': {
    ...hex,
    dice: { kind: 'waiting', dice: 1, before: { seat: 4, faces: [6, 6, 6, 6, 6], struck: false } },
    choices: [],
    last: [],
  },
  'hex-choose-light': hex,
  'hex-choose-dark': { ...hex, theme: 'dark' },
  'hex-five-waiting': {
    ...hex,
    seats: seated([0, 1, 2, 3, 4]),
    seatOnTurn: 2,
    dice: { kind: 'waiting', dice: 2, before: { seat: 1, faces: [6, 2], struck: false } },
    tokens: [[0, 11, -1, -1], [-1, -1, -1, -1], [82, 77, 40, -1], [70, 8, -1, -1], [-1, -1, 16, 60], []],
    choices: [],
    last: [{ seat: 1, tokens: [0], route: [-1, 0], captured: [] }],
  },
  'hex-six-on-a-star-queue': {
    ...hex,
    seatOnTurn: 0,
    dice: rolled([6, 6, 2], 2),
    tokens: [
      [8, 8, 8, -1],
      [73, 73, -1, -1],
      [60, 60, 60, -1],
      [47, 47, -1, -1],
      [34, 34, 34, -1],
      [21, 21, -1, -1],
    ],
    choices: [{ seat: 0, tokens: [0, 1, 2], route: way(8, 10), captures: false }],
    last: [],
  },
  'snakes-dark': snakes,
  'snakes-light': {
    ...snakes,
    theme: 'light',
    seatOnTurn: 1,
    dice: waiting,
    seats: seated([0, 1, 2, 3], { 0: 1 }),
    squares: [100, 0, 84, 84],
    last: [{ seat: 2, route: [25, 26, 27, 28], jump: { from: 28, to: 84 } }],
  },
  'podium-light': podium,
  'podium-winner': { ...podium, seats: seated([0, 1, 2, 3, 4, 5], { 3: 1 }) },
  'podium-team-dark': { ...podium, theme: 'dark', seats: seated([0, 1, 2, 3], { 0: 1, 2: 1 }) },
  'podium-dark-three': { ...podium, theme: 'dark', seats: seated([0, 2, 3], { 0: 1, 2: 2, 3: 3 }) },
};
