/** The menu: who is offered what, and what each pick does. */
import { describe, expect, test } from 'vitest';
import type { Settings } from '#tables/table.ts';
import { customId } from '#view/custom-id.ts';
import { lobby, person, seated, started } from '../support/tables.ts';
import { openStage, valuesOf } from './stage.ts';

const game = (settings: Partial<Settings> = {}) =>
  started(seated(lobby('Asha', 'ludotalk', settings), ['Bilal'], 1));

async function offered(table: Parameters<typeof openStage>[0], name: string, managesChannel = false) {
  const stage = await openStage(table);
  return valuesOf(await stage.press(name, customId('more', table.id), { managesChannel }));
}

describe('the menu offers', () => {
  test('the host everything that is theirs, in this order', async () => {
    expect(await offered(game(), 'Asha')).toEqual(['board', 'rules', 'rest', 'pause', 'leave', 'stop']);
  });

  test('a player the same, but for the stop', async () => {
    expect(await offered(game(), 'Bilal')).toEqual(['board', 'rules', 'rest', 'pause', 'leave']);
  });

  test('others a look, and a seat where the table lets them', async () => {
    expect(await offered(game(), 'Chitra')).toEqual(['board', 'rules']);
    expect(await offered(game({ joinable: true }), 'Chitra')).toEqual(['board', 'rules', 'take']);
  });

  test('who manages the channel the stop', async () => {
    expect(await offered(game(), 'Chitra', true)).toEqual(['board', 'rules', 'stop']);
  });
});

describe('picking', () => {
  const pick = async (item: string, name = 'Asha', table = game()) => {
    const stage = await openStage(table);
    const answer = await stage.press(name, customId('menu', table.id), { values: [item] });
    return { answer, table: await stage.now(), shown: stage.shown };
  };
  const holder = (table: Awaited<ReturnType<typeof pick>>['table'], name: string) =>
    table.phase === 'playing'
      ? table.seats.find(({ sitter }) => sitter.kind === 'human' && sitter.person.user === person(name).user)
      : undefined;

  test('board posts it anew and links to it', async () => {
    const { answer, table } = await pick('board');
    expect(answer).toMatchObject({
      kind: 'notice',
      text: expect.stringContaining(`new-link-to-${table.id}`),
    });
  });

  test('rules tells them, and changes nothing', async () => {
    const { answer, table, shown } = await pick('rules');
    expect(answer).toMatchObject({ kind: 'notice', text: expect.stringContaining('six') });
    expect([table.version, shown]).toEqual([1, []]);
  });

  test('rest and leave hand the seat to a computer, for now or for good', async () => {
    const rested = await pick('rest');
    expect(holder(rested.table, 'Asha')).toMatchObject({ playedBy: 'computer', away: 'absent' });
    expect(rested.shown).toEqual([rested.table]);
    const left = await pick('leave');
    expect(holder(left.table, 'Asha')).toMatchObject({ playedBy: 'computer', away: 'left' });
  });

  test('pause pauses for the host, and asks for others', async () => {
    const host = await pick('pause');
    expect(host.table).toMatchObject({ pause: { state: 'paused' } });
    const other = await pick('pause', 'Bilal');
    expect(other.table).toMatchObject({ pause: { state: 'asked' } });
    expect(host.answer).not.toEqual(other.answer);
  });

  test('take takes a computer’s seat', async () => {
    const { table } = await pick('take', 'Chitra', game({ joinable: true }));
    expect(holder(table, 'Chitra')).toMatchObject({ playedBy: 'human' });
  });

  test('stop ends the game for the host, and is refused to others who forge the pick', async () => {
    expect((await pick('stop')).table.phase).toBe('over');
    const refused = await pick('stop', 'Bilal');
    expect(refused.table).toMatchObject({ phase: 'playing', version: 1 });
    expect(refused.answer).toMatchObject({ kind: 'notice' });
  });

  test('what the menu does not have changes nothing', async () => {
    for (const item of ['toString', 'nothing', '']) {
      const { answer, table } = await pick(item);
      expect(answer.kind).toBe('notice');
      expect(table.version).toBe(1);
    }
  });
});
