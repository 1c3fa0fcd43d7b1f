/** The house rules that a host can switch over any preset of Ludo (rules.md section 5, last paragraph). */
import { differingFields } from '../differing-fields.ts';
import type { HouseRule } from '../house-rule.ts';
import { ludoPresets } from './presets.ts';
import type { LudoRules } from './ruleset.ts';

export type LudoHouseRuleId =
  | 'any-number-enters'
  | 'three-tries'
  | 'forced-capture'
  | 'blocks'
  | 'two-dice'
  | 'no-exact-number'
  | 'quick'
  | 'capture-roll'
  | 'home-roll'
  | 'no-limit-on-sixes'
  | 'teams'
  | 'play-on';

const ANY_FACE = [1, 2, 3, 4, 5, 6] as const;

export const ludoHouseRules: readonly HouseRule<LudoHouseRuleId, LudoRules>[] = [
  {
    id: 'any-number-enters',
    isOn: ({ enterOn }) => enterOn.length === ANY_FACE.length,
    set: (rules, on) => changed(rules, { enterOn: on ? ANY_FACE : [6] }),
  },
  {
    id: 'three-tries',
    isOn: ({ triesInYard }) => triesInYard === 3,
    set: (rules, on) => changed(rules, { triesInYard: on ? 3 : 1 }),
  },
  {
    id: 'forced-capture',
    isOn: ({ forcedCapture }) => forcedCapture,
    set: (rules, on) => changed(rules, { forcedCapture: on }),
  },
  {
    id: 'blocks',
    isOn: ({ stack }) => stack === 'block',
    // Without blocks nothing can move as one.
    set: (rules, on) => changed(rules, on ? { stack: 'block' } : { stack: 'open', blockMoves: false }),
  },
  {
    id: 'two-dice',
    isOn: ({ dice }) => dice === 2,
    set: (rules, on) => changed(rules, { dice: on ? 2 : 1 }),
  },
  {
    id: 'no-exact-number',
    isOn: ({ exactFinish }) => !exactFinish,
    set: (rules, on) => changed(rules, { exactFinish: !on }),
  },
  {
    id: 'quick',
    isOn: ({ startOut, tokensToWin, playOn }) => startOut === 4 && tokensToWin === 1 && playOn === 'first',
    set: (rules, on) =>
      changed(rules, on ? { startOut: 4, tokensToWin: 1, playOn: 'first' } : { startOut: 0, tokensToWin: 4 }),
  },
  {
    id: 'capture-roll',
    isOn: ({ bonus }) => bonus.capture,
    set: (rules, on) => changed(rules, { bonus: { ...rules.bonus, capture: on } }),
  },
  {
    id: 'home-roll',
    isOn: ({ bonus }) => bonus.home,
    set: (rules, on) => changed(rules, { bonus: { ...rules.bonus, home: on } }),
  },
  {
    id: 'no-limit-on-sixes',
    isOn: ({ threeSixes }) => threeSixes === 'none',
    set: (rules, on) => changed(rules, { threeSixes: on ? 'none' : 'forfeit-roll' }),
  },
  {
    id: 'teams',
    isOn: ({ teams }) => teams,
    // Teams need exactly four seats, so the table asks for four.
    set: (rules, on) =>
      changed(
        rules,
        on
          ? { teams: true, minPlayers: 4, maxPlayers: 4 }
          : { teams: false, teamHelp: false, minPlayers: 2, maxPlayers: 4 },
      ),
  },
  {
    id: 'play-on',
    isOn: ({ playOn }) => playOn === 'places',
    set: (rules, on) => changed(rules, { playOn: on ? 'places' : 'first' }),
  },
];

function changed(rules: LudoRules, patch: Partial<LudoRules>): LudoRules {
  const next = { ...rules, ...patch };
  // Its own preset first, then any other whose fields are all the same.
  const all = Object.values(ludoPresets);
  const own = all.filter(({ id }) => id === rules.id);
  const same = [...own, ...all].find((preset) => differingFields(next, preset).length === 0);
  return { ...next, id: same?.id ?? 'custom' };
}
