/** House rules as switches over a house (rules.md section 5, last paragraph). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '#rules/games.ts';
import { houseRulesOf, type Switches, switched, switchesOf, withSwitch } from '#rules/house-rules.ts';
import { type PresetId, presetIds, presets } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';

const rulesOf = (house: PresetId): Rules => presets[house];
const ruleOf = (house: PresetId, id: string) => {
  const found = houseRulesOf(rulesOf(house)).find((rule) => rule.id === id);
  if (found === undefined) throw new Error(`${house} has no house rule ${id}`);
  return found;
};
const onIn = (rules: Rules) => houseRulesOf(rules).flatMap(({ id, isOn }) => (isOn(rules) ? [id] : []));

describe.each(presetIds)('over %s', (house) => {
  const own = rulesOf(house);
  for (const { id, isOn } of houseRulesOf(own)) {
    test(`${id} is put on and off, and leaves the house as it was`, () => {
      const other = withSwitch(house, {}, id, !isOn(own));
      expect(isOn(switched(house, other))).toBe(!isOn(own));
      // Two dice and a series contradict each other.
      const contradicts = id === 'two-dice' && house === 'luddo';
      expect(parseRules(switched(house, other)).ok).toBe(!contradicts);
      const back = withSwitch(house, other, id, isOn(own));
      expect(back).toEqual({});
      expect(switched(house, back)).toEqual(own);
    });
  }

  test('a switch put on and off again leaves no trace of itself among others', () => {
    const ids = houseRulesOf(own).map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (others, id) => {
        const before = others.reduce<Switches>(
          (all, one) => withSwitch(house, all, one, !ruleOf(house, one).isOn(own)),
          {},
        );
        const { isOn, excludes } = ruleOf(house, id);
        const was = isOn(switched(house, before));
        // What another one pushed out is not as the house has it.
        fc.pre(before[id] !== undefined || was === isOn(own));
        const there = withSwitch(house, before, id, !was);
        const back = withSwitch(house, there, id, was);
        const lost = Object.entries(before).filter(
          ([other, put]) => put && excludes.some((one) => one === other),
        );
        const kept = Object.fromEntries(
          Object.entries(before).filter(([other]) => !lost.some(([one]) => one === other)),
        );
        expect(switched(house, back)).toEqual(switched(house, was ? before : kept));
      }),
    );
  });

  test('the switches are found again in the rules that they made', () => {
    const ids = houseRulesOf(own).map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(ids), (wanted) => {
        const switches = wanted.reduce<Switches>(
          (all, one) => withSwitch(house, all, one, !ruleOf(house, one).isOn(own)),
          {},
        );
        const rules = switched(house, switches);
        expect(switched(house, switchesOf(house, rules))).toEqual(rules);
      }),
    );
  });
});

describe('where two cannot both be, the one that was put on last stays', () => {
  test('quick over a house that plays on for places, there and back', () => {
    const quick = withSwitch('ludotalk', {}, 'quick', true);
    expect(switched('ludotalk', quick)).toMatchObject({ startOut: 4, tokensToWin: 1, playOn: 'first' });
    expect(onIn(switched('ludotalk', quick))).not.toContain('play-on');
    expect(switched('ludotalk', withSwitch('ludotalk', quick, 'quick', false))).toEqual(presets.ludotalk);
  });

  test('places over a quick house', () => {
    const places = withSwitch('party-quick', {}, 'play-on', true);
    expect(switched('party-quick', places)).toEqual({ ...presets.party, id: 'custom', playOn: 'places' });
    expect(switched('party-quick', withSwitch('party-quick', places, 'quick', true))).toEqual(
      presets['party-quick'],
    );
  });

  test('places and quick, both put on over a house that has neither', () => {
    const places = withSwitch('party', {}, 'play-on', true);
    const quick = withSwitch('party', places, 'quick', true);
    expect(quick).toEqual({ quick: true });
    expect(withSwitch('party', quick, 'play-on', true)).toEqual({ 'play-on': true });
  });

  test('teams end with the first, and give a house of six its seats back', () => {
    const teams = withSwitch('luddo', {}, 'teams', true);
    expect(switched('luddo', teams)).toMatchObject({
      teams: true,
      minPlayers: 4,
      maxPlayers: 4,
      playOn: 'first',
    });
    expect(switched('luddo', withSwitch('luddo', teams, 'teams', false))).toEqual(presets.luddo);
  });

  test('what was put off by hand stays off when the other goes', () => {
    const off = withSwitch('ludotalk', {}, 'play-on', false);
    const quick = withSwitch('ludotalk', off, 'quick', true);
    expect(withSwitch('ludotalk', quick, 'quick', false)).toEqual({ 'play-on': false });
  });
});

test('rules take the name of the house whose every field is theirs, else they are custom', () => {
  expect(switched('ludotalk', { teams: true }).id).toBe('ludotalk-teams');
  expect(switched('party', { quick: true }).id).toBe('party-quick');
  expect(switched('party', { blocks: true }).id).toBe('custom');
});

test('blocks off take the moves of blocks away, and on again give them back', () => {
  const off = withSwitch('india', {}, 'blocks', false);
  expect(switched('india', off)).toMatchObject({ stack: 'open', blockMoves: false });
  expect(switched('india', withSwitch('india', off, 'blocks', true))).toEqual(presets.india);
});

test('Snakes and Ladders can be played on either of its boards', () => {
  const printed = switched('snakes', { 'printed-board': true });
  expect(printed).toMatchObject({ board: 'milton', jumps: { 1: 38, 80: 100 } });
  expect(parseRules(printed).ok).toBe(true);
});

test('a house rule of another game switches nothing', () => {
  expect(withSwitch('snakes', {}, 'quick', true)).toEqual({});
  expect(switchesOf('snakes', presets.luddo)).toEqual({});
});

test('of rules that were kept without their switches, the nearest are found', () => {
  // Limits on sixes that are not this house's own, as older tables have them.
  const rules = {
    ...presets.luddo,
    id: 'custom',
    threeSixes: 'forfeit-roll',
    dice: 1,
    forcedCapture: true,
  } as const;
  expect(switchesOf('luddo', rules)).toEqual({ 'forced-capture': true });
});
