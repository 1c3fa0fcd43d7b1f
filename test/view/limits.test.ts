/** Every message of every state keeps Discord's limits: random games of all houses, with all that people do. */
import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { choices } from '#rules/games.ts';
import { houseRulesOf, switched } from '#rules/house-rules.ts';
import { ludoHouseRules as houseRules } from '#rules/ludo/house-rules.ts';
import { isPresetId, presets } from '#rules/presets.ts';
import { ringAt } from '#tables/clock.ts';
import { setHouseRules } from '#tables/hosting.ts';
import { choiceId, decide, endEarly } from '#tables/play.ts';
import { leave, pause } from '#tables/seats.ts';
import { startTable } from '#tables/start.ts';
import type { Table } from '#tables/table.ts';
import { boardView } from '#view/board.ts';
import { parseCustomId } from '#view/custom-id.ts';
import { lobbyView } from '#view/lobby.ts';
import { optionsPanel } from '#view/options.ts';
import { rulesText } from '#view/rules.ts';
import type { BoardView, Row } from '#view/view.ts';
import { lobby, onTurn, person, seated, T0 } from '../support/tables.ts';

const HOUSES = Object.values(presets)
  .map(({ id }) => id)
  .filter(isPresetId);
// Names as long and as strange as Discord allows: every one of them also needs the most escaping.
const NAMES = [
  'Asha'.padEnd(32, '*'),
  '👨‍👩‍👧‍👦'.repeat(32),
  '\u202e@everyone `x`'.padEnd(32, '~'),
  'ضیا الدین'.padEnd(32, '_'),
  'क्ष्मि'.repeat(32),
  'শ্রী'.repeat(32),
];

const ROWS = 5;
const IN_ROW = 5;

function keepsLimits(view: BoardView): void {
  expect(view.content.length).toBeGreaterThan(0);
  expect(view.content.length).toBeLessThanOrEqual(2000);
  expect(view.alt.length).toBeGreaterThan(0);
  expect(view.alt.length).toBeLessThanOrEqual(1024);
  expect(view.fileName).toMatch(/^[\w-]+\.png$/);
  expect(new Set(view.mentions).size).toBe(view.mentions.length);
  expect(view.mentions.length).toBeLessThanOrEqual(100);
  isWhole(view.content);
  isWhole(view.alt);
  rowsKeepLimits(view.components);
}

/** No half of a pair of code units, and no name left open. */
function isWhole(text: string): void {
  expect(text.isWellFormed()).toBe(true);
  expect(text.split('\u2068').length).toBe(text.split('\u2069').length);
}

function rowsKeepLimits(rows: readonly Row[]): void {
  expect(rows.length).toBeLessThanOrEqual(ROWS);
  const ids = rows.flatMap(({ components }) => components.map(idOf));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id.length).toBeLessThanOrEqual(100);
    expect(parseCustomId(id)).not.toBeNull();
  }
  for (const { components } of rows) {
    expect(components.length).toBeGreaterThan(0);
    expect(components.length).toBeLessThanOrEqual(IN_ROW);
    for (const one of components) componentKeepsLimits(one);
  }
}

function idOf(component: APIComponentInMessageActionRow): string {
  return 'custom_id' in component ? component.custom_id : '';
}

function componentKeepsLimits(component: APIComponentInMessageActionRow): void {
  if ('label' in component) {
    expect(component.label?.length).toBeGreaterThan(0);
    expect(component.label?.length).toBeLessThanOrEqual(80);
  }
  if (!('options' in component)) return;
  expect(component.options.length).toBeGreaterThan(0);
  expect(component.options.length).toBeLessThanOrEqual(25);
  expect(component.max_values ?? 1).toBeLessThanOrEqual(component.options.length);
  expect(component.placeholder?.length ?? 0).toBeLessThanOrEqual(150);
  expect(new Set(component.options.map(({ value }) => value)).size).toBe(component.options.length);
  expect(component.options.filter((option) => option.default === true).length).toBeLessThanOrEqual(
    component.max_values ?? 1,
  );
  for (const { label, value, description } of component.options) {
    expect(label.length).toBeGreaterThan(0);
    expect(Math.max(label.length, value.length, description?.length ?? 0)).toBeLessThanOrEqual(100);
  }
}

const viewOf = (table: Table) =>
  table.phase === 'lobby' || table.phase === 'closed' ? lobbyView(table) : boardView(table);

/** What somebody or the clock does next, picked by `dial`; the table after it. */
function step(table: Table, dial: number): Table {
  if (table.phase !== 'playing') return table;
  const user = table.deadline !== null && dial % 11 === 0 ? null : userOf(table);
  const at = table.deadline ?? T0;
  const done =
    user === null
      ? ringAt(table, table.decision, at)
      : dial % 37 === 0
        ? leave(table, user, at)
        : dial % 41 === 0
          ? pause(table, user, at)
          : pressNth(table, user, dial);
  return done?.ok ? { ...done.table, version: table.version + 1 } : table;
}

/** A finished game tells the dice last, in one short line, and has no button of a game that runs. */
function endsWithEverything(table: Table): void {
  if (table.phase !== 'over') throw new Error('the game is not over');
  const long = { ...table, dice: { ...table.dice, clientSeed: '9'.repeat(400) } };
  const view = boardView(long);
  keepsLimits(view);
  const { serverSeed, commit } = long.dice;
  expect(view.content.split('\n').at(-1)).toBe(
    `-# Dice: seed \`${serverSeed.slice(0, 8)}…\` for the promise \`${commit.slice(0, 8)}…\`; **Record** has both whole.`,
  );
  const ids = view.components.flatMap(({ components }) => components.map(idOf));
  expect(ids.map((id) => parseCustomId(id)?.kind)).toEqual(['rematch', 'replay', 'record', 'dice']);
}

function userOf(table: Extract<Table, { phase: 'playing' }>): string | null {
  try {
    return onTurn(table);
  } catch {
    return null;
  }
}

function pressNth(table: Extract<Table, { phase: 'playing' }>, user: string, dial: number) {
  const options = choices(table.game);
  const choice = options[dial % options.length];
  return choice === undefined
    ? null
    : decide(table, user, table.decision, choiceId(choice), table.waitingSince);
}

describe('every message keeps the limits', () => {
  for (const house of HOUSES) {
    test(`of games of ${house}`, () => {
      const most = presets[house].maxPlayers;
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: most }),
          fc.stringMatching(/^[0-9a-f]{64}$/),
          fc.array(fc.nat(10_000), { minLength: 60, maxLength: 150 }),
          (people, seed, dials) => {
            const [host = '', ...others] = NAMES.slice(0, people);
            const opened = lobby(host, house);
            const before = seated(
              { ...opened, dice: { ...opened.dice, serverSeed: seed } },
              others,
              most - people,
            );
            keepsLimits(lobbyView(before));
            for (const page of ['rules', 'more'] as const)
              rowsKeepLimits(optionsPanel(before, before.host, sayIn('en'), page).components);
            const begun = startTable(before, before.host, 'press-start', T0);
            if (!begun.ok) throw new Error(`not started: ${begun.refusal.code}`);
            let table: Table = begun.table;
            for (const dial of dials) {
              keepsLimits(viewOf(table));
              table = step(table, dial);
            }
            keepsLimits(viewOf(table));
            // The same game at its end, however it ended, with all that is told then.
            const ended = table.phase === 'playing' ? endEarly(table, 'stopped', T0) : null;
            if (ended?.ok) endsWithEverything(ended.table);
          },
        ),
        // Whole games shrink for minutes, and the first one that fails says enough.
        { numRuns: 10, endOnFailure: true },
      );
    });
  }

  test('of a lobby of six with the longest names, everybody invited and every house rule on', () => {
    for (const house of HOUSES) {
      const people = NAMES.slice(0, presets[house].maxPlayers);
      const table = seated(lobby(people[0] ?? '', house), people.slice(1));
      const invited = Array.from({ length: 25 }, (_, at) => ({
        ...person('Guest'),
        user: `1000000000000000${at + 10}`,
      }));
      const rules = switched(
        house,
        Object.fromEntries(houseRulesOf(table.rules).map(({ id }) => [id, true])),
      );
      const full = { ...table, invited, rules };
      keepsLimits(lobbyView(full));
      // What is to be done is never what is cut off.
      expect(lobbyView(full).content).toContain('Dice promise');
      expect(rulesText(full, sayIn('en')).length).toBeLessThanOrEqual(2000);
    }
  });

  test('of lobbies with any house rules, and of the rules in words', () => {
    const ludo = HOUSES.filter((house) => presets[house].game === 'ludo');
    fc.assert(
      fc.property(
        fc.constantFrom(...ludo),
        fc.subarray(houseRules.map(({ id }) => id)),
        fc.subarray(NAMES),
        (house, wanted, invited) => {
          const table = { ...lobby('Asha', house), invited: invited.map(person) };
          const done = setHouseRules(table, table.host, wanted, T0);
          const after = done.ok && done.table.phase === 'lobby' ? done.table : table;
          keepsLimits(lobbyView(after));
          rowsKeepLimits(optionsPanel(after, after.host, sayIn('en'), 'rules').components);
          expect(rulesText(after, sayIn('en')).length).toBeLessThanOrEqual(2000);
        },
      ),
    );
  });
});
