/** At any moment of any game the text and the alt text tell the newest roll and the newest move, by whoever made them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import type { MoveEvent } from '#rules/events.ts';
import { choices, turn } from '#rules/games.ts';
import { home, YARD } from '#rules/ludo/board.ts';
import { presetIds, presets } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { ringAt } from '#tables/clock.ts';
import { choiceId, decide, holderAt } from '#tables/play.ts';
import { leave } from '#tables/seats.ts';
import type { GameTable, Lobby, Playing, Table } from '#tables/table.ts';
import { boardView } from '#view/board.ts';
import { holderName } from '#view/names.ts';
import { toldOf } from '#view/news.ts';
import { lobby, seated, started } from '../support/tables.ts';

const say = sayIn('en');
const NAMES = ['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farid'];

/** Every house, and what no house has by itself. */
const GAMES = [
  ...presetIds.map((house) => ({ name: house, house, fields: {} })),
  { name: 'two dice', house: 'ludotalk', fields: { dice: 2 } },
  { name: 'the partner’s tokens', house: 'ludotalk-teams', fields: { teamHelp: true } },
  { name: 'three tries', house: 'ludotalk', fields: { triesInYard: 3 } },
] as const;

describe.each(GAMES)('in a game of $name', ({ house, fields }) => {
  test('who rolled and who moved is told, with what', () => {
    const { minPlayers, maxPlayers } = presets[house];
    fc.assert(
      fc.property(
        fc.integer({ min: minPlayers, max: maxPlayers }),
        fc.integer({ min: 1, max: maxPlayers }),
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.array(fc.nat(10_000), { minLength: 60, maxLength: 120 }),
        (players, people, serverSeed, dials) => {
          const opened = lobby('Asha', house);
          const parsed = parseRules({ preset: house, ...fields }, players);
          if (!parsed.ok) throw new Error('these rules are sound');
          const before: Lobby = { ...opened, dice: { ...opened.dice, serverSeed } };
          const present = Math.min(people, players);
          const full = seated(before, NAMES.slice(1, present), players - present);
          let table: Table = started({ ...full, rules: parsed.rules });
          for (const dial of dials) {
            if (table.phase !== 'playing') break;
            table = next(table, dial);
            if (table.phase === 'playing' || table.phase === 'over') isToldWhole(table);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});

/** What whoever is on turn, or the clock, does next. */
function next(table: Playing, dial: number): Table {
  const holder = holderAt(table, turn(table.game) ?? 0);
  const { sitter } = holder;
  const options = choices(table.game);
  const choice = options[dial % options.length];
  if (sitter.kind === 'human' && dial % 97 === 0) {
    const left = leave(table, sitter.person.user, table.waitingSince);
    if (left.ok) return left.table;
  }
  const step =
    sitter.kind === 'computer' || holder.playedBy === 'computer' || choice === undefined || dial % 13 === 0
      ? ringAt(table, table.decision, table.deadline ?? 0)
      : decide(table, sitter.person.user, table.decision, choiceId(choice), table.waitingSince);
  if (!step?.ok) throw new Error('nothing is due');
  return step.table;
}

function isToldWhole(table: GameTable): void {
  const told = toldOf(table);
  const at = told.findLastIndex(({ e }) => e === 'roll');
  const roll = told[at];
  if (roll?.e !== 'roll') return;
  const { content, alt } = boardView(table);
  for (const text of [content, alt.slice(Math.max(0, alt.indexOf('Last: ')))]) {
    const newest = [...text.matchAll(/olled (\d(?:(?:, then | and )\d)*)/g)].at(-1);
    const faces = (newest?.[1] ?? '').split(/, then | and /).map(Number);
    expect(faces.slice(-roll.faces.length), text).toEqual(roll.faces);
    const from = text === content ? text.lastIndexOf('\n', newest?.index) + 1 : 0;
    const line = text.slice(from).split('\n')[0] ?? '';
    expect(line).toContain(holderName(holderAt(table, roll.seat), say));
    const move = told.slice(at).findLast((event) => event.e === 'move');
    if (move?.e === 'move') isMoveTold(text.slice(newest?.index), move, table);
  }
}

function isMoveTold(text: string, move: MoveEvent, { game }: GameTable): void {
  const way =
    /tokens? ([\d, and]+?)(?: for the \d)?[:,] (yard|start|\d+(?: from home)?) → (home|start|\d+(?: from home)?)/g;
  const [, tokens = '', from, to] = [...text.matchAll(way)].at(-1) ?? [];
  expect(
    tokens.match(/\d/g)?.map((one) => Number(one) - 1),
    text,
  ).toEqual(move.tokens);
  if (game.game !== 'ludo') throw new Error('nothing is moved here');
  if (move.from === YARD) expect([from, to]).toEqual(['yard', 'start']);
  if (move.to === home(game.arms)) expect(to).toBe('home');
  if (/^\d+$/.test(from ?? '')) expect(Number(from)).toBe(move.from);
  if (/^\d+$/.test(to ?? '')) expect(Number(to)).toBe(move.to);
  if (move.captured.length > 0) expect(text).toMatch(/(It sends|They send) .+ back\./);
}
