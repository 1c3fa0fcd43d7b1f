/** Tables for tests: seated people, a started game, and what to do with them. */
import { commitOf } from '#dice/dice.ts';
import { choices, turn } from '#rules/games.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import { addComputer } from '#tables/hosting.ts';
import { join, openLobby } from '#tables/lobby.ts';
import { choiceId, decide, holderAt } from '#tables/play.ts';
import { startTable } from '#tables/start.ts';
import type { Refusal, Step } from '#tables/step.ts';
import type { Lobby, Person, Playing, Settings, Table } from '#tables/table.ts';

export const T0 = Date.UTC(2026, 10, 30, 9);
const SEED = 'ab'.repeat(32);

export const person = (name: string): Person => ({
  user: `10000000000000000${name.length}${name.charCodeAt(0)}`,
  name,
  username: name.toLowerCase(),
});

/** A lobby of `host` alone, with its message posted. */
export function lobby(host: string, house: PresetId = 'ludotalk', settings: Partial<Settings> = {}): Lobby {
  const opened = openLobby({
    id: '00aaaaaaaaaa',
    guild: '900000000000000001',
    channel: '900000000000000002',
    thread: 'none',
    host: person(host),
    house,
    rules: presets[house],
    settings: {
      clock: 30,
      theme: 'light',
      locale: 'en',
      forced: 'auto',
      joinable: false,
      level: 'medium',
      ...settings,
    },
    serverSeed: SEED,
    commit: commitOf(SEED),
    now: T0,
  });
  return { ...opened, dice: { ...opened.dice, clientParts: ['900000000000000003'] } };
}

/** The lobby with these people and computers sat down too. */
export function seated(table: Lobby, people: readonly string[], computers = 0): Lobby {
  let next: Table = table;
  for (const name of people) next = done(join(asLobby(next), person(name), `press-${name}`, T0));
  for (let n = 0; n < computers; n += 1) next = done(addComputer(asLobby(next), table.host, 'medium', T0));
  return asLobby(next);
}

/** The game of a lobby, started by its host. */
export function started(table: Lobby): Playing {
  return asPlaying(done(startTable(table, table.host, 'press-start', T0)));
}

export function done(step: Step | null): Table {
  if (step === null || !step.ok) throw new Error(`refused: ${JSON.stringify(step)}`);
  return step.table;
}

export function refusal(step: Step | null): Refusal['code'] | null {
  return step === null || step.ok ? null : step.refusal.code;
}

export function asLobby(table: Table): Lobby {
  if (table.phase !== 'lobby') throw new Error(`the table is ${table.phase}`);
  return table;
}

export function asPlaying(table: Table): Playing {
  if (table.phase !== 'playing') throw new Error(`the table is ${table.phase}`);
  return table;
}

/** The user who decides now. */
export function onTurn(table: Playing): string {
  const seat = turn(table.game);
  const holder = seat === null ? null : holderAt(table, seat);
  if (holder === null || holder.sitter.kind !== 'human') throw new Error('no person is on turn');
  return holder.sitter.person.user;
}

/** The person on turn presses the first choice there is. */
export function pressFirst(table: Playing, now: number): Table {
  const choice = choices(table.game)[0];
  if (choice === undefined) throw new Error('nothing to choose');
  return done(decide(table, onTurn(table), table.decision, choiceId(choice), now));
}
