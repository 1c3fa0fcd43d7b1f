/** The house rules that a host can switch over any preset of Ludo (rules.md section 5, last paragraph). */
import type { HouseRule } from '../house-rule.ts';
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
    on: () => ({ enterOn: ANY_FACE }),
    off: () => ({ enterOn: [6] }),
    excludes: [],
  },
  {
    id: 'three-tries',
    isOn: ({ triesInYard }) => triesInYard === 3,
    on: () => ({ triesInYard: 3 }),
    off: () => ({ triesInYard: 1 }),
    excludes: [],
  },
  {
    id: 'forced-capture',
    isOn: ({ forcedCapture }) => forcedCapture,
    on: () => ({ forcedCapture: true }),
    off: () => ({ forcedCapture: false }),
    excludes: [],
  },
  {
    id: 'blocks',
    isOn: ({ stack }) => stack === 'block',
    on: () => ({ stack: 'block' }),
    // Without blocks nothing can move as one.
    off: () => ({ stack: 'open', blockMoves: false }),
    excludes: [],
  },
  {
    id: 'two-dice',
    isOn: ({ dice }) => dice === 2,
    on: () => ({ dice: 2 }),
    off: () => ({ dice: 1 }),
    excludes: [],
  },
  {
    id: 'no-exact-number',
    isOn: ({ exactFinish }) => !exactFinish,
    on: () => ({ exactFinish: false }),
    off: () => ({ exactFinish: true }),
    excludes: [],
  },
  {
    id: 'quick',
    isOn: ({ startOut, tokensToWin, playOn }) => startOut === 4 && tokensToWin === 1 && playOn === 'first',
    on: () => ({ startOut: 4, tokensToWin: 1, playOn: 'first' }),
    off: () => ({ startOut: 0, tokensToWin: 4 }),
    excludes: ['play-on'],
  },
  {
    id: 'capture-roll',
    isOn: ({ bonus }) => bonus.capture,
    on: ({ bonus }) => ({ bonus: { ...bonus, capture: true } }),
    off: ({ bonus }) => ({ bonus: { ...bonus, capture: false } }),
    excludes: [],
  },
  {
    id: 'home-roll',
    isOn: ({ bonus }) => bonus.home,
    on: ({ bonus }) => ({ bonus: { ...bonus, home: true } }),
    off: ({ bonus }) => ({ bonus: { ...bonus, home: false } }),
    excludes: [],
  },
  {
    id: 'no-limit-on-sixes',
    isOn: ({ threeSixes }) => threeSixes === 'none',
    on: () => ({ threeSixes: 'none' }),
    off: () => ({ threeSixes: 'forfeit-roll' }),
    excludes: [],
  },
  {
    id: 'teams',
    isOn: ({ teams }) => teams,
    // Teams need exactly four seats, so the table asks for four.
    on: () => ({ teams: true, minPlayers: 4, maxPlayers: 4 }),
    off: () => ({ teams: false, teamHelp: false, minPlayers: 2, maxPlayers: 4 }),
    // The first team that is done ends the game.
    excludes: ['play-on'],
  },
  {
    id: 'play-on',
    isOn: ({ playOn }) => playOn === 'places',
    on: () => ({ playOn: 'places' }),
    off: () => ({ playOn: 'first' }),
    excludes: ['quick', 'teams'],
  },
];
