/** What pictures and replays cost: CPU time with everything included, and bytes. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { createPainter, type Painter } from '#render/painter.ts';
import type { PictureRequest } from '#render/request.ts';
import { choices, type GameId, type Rules } from '#rules/games.ts';
import { presets } from '#rules/presets.ts';
import { pictureOf } from '#view/picture.ts';
import { framesOf, stateAfter, type Told } from '#view/replay.ts';
import { playGame } from '../playing.ts';
import type { Bench, Figure } from './figure.ts';

const POSITIONS = 12;
const ROUNDS = 25;
const WARM_ROUNDS = 8;
const WIDTH = 960;
const PLIES = 300;
const SOAK = 20_000;
const NAMES = ['Ángel 🎲', 'प्रिया शर्मा', 'محمد علی خان', 'শ্রেয়া', 'BartholomewTheGreat', 'Zoë'];

interface Kind {
  readonly kind: string;
  readonly rules: Rules;
  readonly players: number;
}

/** Each kind of board of each game. */
const kindsOf: Readonly<Record<GameId, readonly Kind[]>> = {
  ludo: [
    { kind: 'cross', rules: presets.ludotalk, players: 4 },
    { kind: 'hex', rules: presets.luddo, players: 6 },
  ],
  snakes: [{ kind: 'snakes', rules: presets.snakes, players: 4 }],
};
const kinds = Object.values(kindsOf).flat();

export const pictureBenches: readonly Bench[] = [
  ...kinds.map(({ kind, rules, players }) => ({
    names: [`picture.${kind}.cpu_ms`, `picture.${kind}.bytes`],
    run: () => measurePictures(kind, positionsOf(toldGame(rules, players))),
  })),
  { names: ['picture.loop_delay_p99_ms'], run: measureLoop },
  { names: ['picture.soak_growth_mib'], run: measureGrowth, long: true },
  { names: ['replay.cpu_ms', 'replay.bytes'], run: measureReplay },
];

async function measurePictures(
  kind: string,
  requests: readonly PictureRequest[],
): Promise<readonly Figure[]> {
  const painter = createPainter();
  const drawAll = () => inTurn(painter, requests);
  // A bot draws for weeks: sprites and compiled code are there.
  for (let round = 0; round < WARM_ROUNDS; round++) await drawAll();
  const began = process.cpuUsage();
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) bytes += await drawAll();
  const count = ROUNDS * requests.length;
  painter.close();
  return [
    { name: `picture.${kind}.cpu_ms`, value: cpuSince(began) / count, unit: 'ms' },
    { name: `picture.${kind}.bytes`, value: Math.round(bytes / count), unit: 'bytes' },
  ];
}

/** How late the event loop is while a hundred pictures a second are drawn. */
async function measureLoop(): Promise<readonly Figure[]> {
  const requests = kinds.flatMap(({ rules, players }) => positionsOf(toldGame(rules, players)));
  const painter = createPainter();
  await inTurn(painter, requests);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const drawn: Promise<Buffer>[] = [];
  const began = performance.now();
  for (let at = 0; at < 300; at++) {
    const request = requests[at % requests.length];
    if (request !== undefined) drawn.push(painter.picture(request));
    await setTimeout(Math.max(0, began + (at + 1) * 10 - performance.now()));
  }
  await Promise.all(drawn);
  delay.disable();
  painter.close();
  // The monitor counts its own millisecond.
  return [{ name: 'picture.loop_delay_p99_ms', value: delay.percentile(99) / 1e6 - 1, unit: 'ms' }];
}

/** How much more memory the process holds after twenty thousand pictures than after the first ten thousand. */
async function measureGrowth(): Promise<readonly Figure[]> {
  const requests = kinds.flatMap(({ rules, players }) => positionsOf(toldGame(rules, players)));
  const painter = createPainter();
  const draw = async (count: number) => {
    for (let drawn = 0; drawn < count; drawn += requests.length) await inTurn(painter, requests);
    return process.memoryUsage().rss / 2 ** 20;
  };
  const before = await draw(SOAK / 2);
  const value = (await draw(SOAK / 2)) - before;
  painter.close();
  return [{ name: 'picture.soak_growth_mib', value: Math.round(value), unit: 'MiB' }];
}

async function measureReplay(): Promise<readonly Figure[]> {
  const told = toldGame(presets.ludotalk, 4);
  const frames = [...framesOf(told, { people: peopleOf(told), theme: 'light', width: 480 })].slice(0, PLIES);
  const painter = createPainter();
  await painter.replay(frames.slice(0, 5));
  const began = process.cpuUsage();
  const gif = await painter.replay(frames);
  const value = cpuSince(began);
  painter.close();
  return [
    { name: 'replay.cpu_ms', value, unit: 'ms' },
    { name: 'replay.bytes', value: gif.length, unit: 'bytes' },
  ];
}

async function inTurn(painter: Painter, requests: readonly PictureRequest[]): Promise<number> {
  let bytes = 0;
  for (const request of requests) bytes += (await painter.picture(request)).length;
  return bytes;
}

function cpuSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function toldGame(rules: Rules, players: number): Told {
  const policies = Array.from({ length: players }, () => 'random' as const);
  const { header, lines } = playGame(rules, policies, 'bench');
  return { rules, seats: header.seats.map(({ seat }) => seat), events: lines };
}

function peopleOf({ seats }: Told) {
  return seats.map((seat) => ({ seat, name: NAMES[seat] ?? '', robot: seat === 3 }));
}

/** Boards from the middle of a game at which somebody has to decide, in both themes. */
function positionsOf(told: Told): readonly PictureRequest[] {
  const { length } = told.events;
  return Array.from({ length: POSITIONS }, (_, index): PictureRequest => {
    const wanted = Math.floor(length * (0.25 + (0.5 * index) / POSITIONS));
    const at = told.events.findIndex((event, line) => line >= wanted && event.e === 'roll') + 1;
    const state = stateAfter(told, at);
    if (state === null) throw new Error('the game has not begun');
    return pictureOf({
      state,
      choices: choices(state),
      last: told.events.slice(Math.max(0, at - 4), at),
      people: peopleOf(told),
      theme: index % 2 === 0 ? 'light' : 'dark',
      width: WIDTH,
      clockSeconds: 30,
    });
  });
}
