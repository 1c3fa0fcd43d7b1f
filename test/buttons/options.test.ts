/** The panel of a lobby: each menu sets what it says, for the host alone. */
import { describe, expect, test } from 'vitest';
import { houseRulesOf } from '#rules/house-rules.ts';
import { customId } from '#view/custom-id.ts';
import { asLobby, lobby, seated } from '../support/tables.ts';
import { disabledIds, openStage, ticked, valuesOf } from './stage.ts';

const before = seated(lobby('Asha'), ['Bilal']);

async function pick(choice: string, values: readonly string[], name = 'Asha') {
  const stage = await openStage(before);
  const answer = await stage.press(name, customId('set', before.id, 0, choice), { values });
  return { answer, table: asLobby(await stage.now()), shown: stage.shown };
}

describe('a pick sets', () => {
  test('the house', async () => {
    const { table, shown } = await pick('house', ['luddo']);
    expect(table.house).toBe('luddo');
    expect(shown).toEqual([table]);
  });

  test('house rules, on and off', async () => {
    const stage = await openStage(before);
    const isOn = async () => {
      const { rules } = asLobby(await stage.now());
      return houseRulesOf(rules).flatMap((rule) => (rule.isOn(rules) ? [rule.id] : []));
    };
    const set = (values: readonly string[]) =>
      stage.press('Asha', customId('set', before.id, 0, 'rules'), { values });
    expect(valuesOf(await stage.press('Asha', customId('options', before.id)))).toContain('blocks');
    await set(['blocks', 'three-tries']);
    expect((await isOn()).toSorted()).toEqual(['blocks', 'three-tries']);
    await set(['three-tries']);
    expect(await isOn()).toEqual(['three-tries']);
  });

  test('the clock, also to none', async () => {
    expect((await pick('clock', ['60'])).table.settings.clock).toBe(60);
    expect((await pick('clock', ['none'])).table.settings.clock).toBeNull();
  });

  test('the look: what is picked is on, the rest is off', async () => {
    const { table } = await pick('look', ['dark', 'joinable']);
    expect(table.settings).toMatchObject({ theme: 'dark', joinable: true, forced: 'auto' });
  });
});

test('others are told that they are not the host, above what they may pick', async () => {
  const { answer, table } = await pick('clock', ['60'], 'Bilal');
  expect(table).toEqual(before);
  expect(answer).toMatchObject({ kind: 'notice', text: expect.stringContaining('host') });
});

test('what no menu has or offers changes nothing', async () => {
  for (const [choice, value] of [
    ['house', 'nowhere'],
    ['clock', '31'],
    ['constructor', 'x'],
    ['', ''],
  ] as const) {
    const { answer, table, shown } = await pick(choice, [value]);
    expect(table).toEqual(before);
    expect(shown).toEqual([]);
    expect(answer.kind).toBe('notice');
  }
});

test('a colour is taken by whoever sits here, and is one there is', async () => {
  const stage = await openStage(before);
  const take = (name: string, value: string) =>
    stage.press(name, customId('colour', before.id), { values: [value] });
  await take('Bilal', '0');
  const again = await take('Bilal', '2');
  expect(ticked(again)).toEqual(['2']);
  const { members } = asLobby(await stage.now());
  expect(members.map(({ wants }) => wants)).toEqual([null, 2]);
  expect(valuesOf(await take('Chitra', '0'))).toEqual([]);
  await take('Asha', '2');
  await take('Asha', '3');
  await take('Asha', '7');
  expect(asLobby(await stage.now()).members).toEqual(members);
});

test('quick over a house that plays on for places is shown as on, is said, and goes without a trace', async () => {
  const stage = await openStage(before);
  const opened = await stage.press('Asha', customId('options', before.id));
  expect(ticked(opened, ':rules')).toEqual(['capture-roll', 'play-on']);
  const set = (values: readonly string[]) =>
    stage.press('Asha', customId('set', before.id, 0, 'rules'), { values });
  const quick = await set(['capture-roll', 'play-on', 'quick']);
  expect(quick).toMatchObject({ text: expect.stringMatching(/^“play on for places” is off now/) });
  expect(ticked(quick, ':rules')).toEqual(['quick', 'capture-roll']);
  const back = await set(['capture-roll']);
  expect(back).toMatchObject({ text: expect.stringMatching(/^“play on for places” is on again/) });
  expect(asLobby(await stage.now()).rules).toEqual(before.rules);
});

test('the button back to the house takes every switch away, and can be pressed only where one is', async () => {
  const stage = await openStage(before);
  const reset = customId('set', before.id, 0, 'reset');
  expect(disabledIds(await stage.press('Asha', customId('options', before.id)))).toEqual([reset]);
  const set = await stage.press('Asha', customId('set', before.id, 0, 'rules'), {
    values: ['blocks', 'two-dice'],
  });
  expect(disabledIds(set)).toEqual([]);
  await stage.press('Asha', reset);
  const { house, switches, rules } = asLobby(await stage.now());
  expect({ house, switches, rules }).toEqual({ house: 'ludotalk', switches: {}, rules: before.rules });
});

test('the second page has the look, one level of computers, and the colours that are played', async () => {
  const stage = await openStage(before);
  const page = await stage.press('Asha', customId('options', before.id, 0, 'more'));
  expect(valuesOf(page)).toEqual(['dark', 'press', 'joinable', 'easy', 'medium', 'hard', '0', '2']);
  expect(ticked(page)).toEqual(['medium', '0']);
  const hard = await stage.press('Asha', customId('set', before.id, 0, 'level'), { values: ['hard'] });
  expect(ticked(hard)).toEqual(['hard', '0']);
});

test('the lobby’s button shows the rules to whoever presses it', async () => {
  const stage = await openStage(before);
  const answer = await stage.press('Dev', customId('rules', before.id));
  expect(answer).toMatchObject({ kind: 'notice', text: expect.stringContaining('LudoTalk classic') });
});
