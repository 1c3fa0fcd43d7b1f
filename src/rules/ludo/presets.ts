/** The published houses of Ludo as data: each preset is one whole ruleset, with the source it was read from. */
import type { LudoRules } from './ruleset.ts';

type LudoPresetId =
  | 'ludotalk'
  | 'ludotalk-quick'
  | 'ludotalk-teams'
  | 'luddo'
  | 'party'
  | 'party-quick'
  | 'india'
  | 'fortegames';

/** S0, LudoTalk's rules page. */
const ludotalk: LudoRules = {
  id: 'ludotalk',
  game: 'ludo',
  minPlayers: 2,
  maxPlayers: 4,
  teams: false,
  teamHelp: false,
  tokens: 4,
  tokensToWin: 4,
  startOut: 0,
  opening: 'highest-roll',
  dice: 1,
  enterOn: [6],
  triesInYard: 1,
  sequence: 'roll-move',
  bonus: { six: 'used', capture: true, home: false },
  threeSixes: 'forfeit-roll',
  safe: 'starts-and-stars',
  stack: 'open',
  singlesBlock: false,
  blockMoves: false,
  startLimit: null,
  forcedCapture: false,
  exactFinish: true,
  playOn: 'places',
};

/** S2, Party Ludo's rules page. */
const party: LudoRules = {
  ...ludotalk,
  id: 'party',
  opening: 'random',
  bonus: { six: 'always', capture: false, home: false },
  threeSixes: 'void-turn',
  stack: 'protected',
  playOn: 'first',
};

export const ludoPresets: Readonly<Record<LudoPresetId, LudoRules>> = {
  ludotalk,
  'ludotalk-quick': { ...ludotalk, id: 'ludotalk-quick', enterOn: [1, 2, 3, 4, 5, 6] },
  'ludotalk-teams': {
    ...ludotalk,
    id: 'ludotalk-teams',
    minPlayers: 4,
    teams: true,
    playOn: 'first',
  },
  /** S1, Luddo's page on Ludo; its `bonus.six` is never read in `roll-all-then-move`. */
  luddo: {
    ...ludotalk,
    id: 'luddo',
    maxPlayers: 6,
    opening: 'random',
    sequence: 'roll-all-then-move',
    bonus: { six: 'used', capture: true, home: true },
    threeSixes: 'void-turn',
  },
  party,
  'party-quick': { ...party, id: 'party-quick', tokensToWin: 1, startOut: 4 },
  /** S3, India Ludo. */
  india: {
    ...ludotalk,
    id: 'india',
    bonus: { six: 'no-entry', capture: false, home: false },
    safe: 'none',
    stack: 'block',
    singlesBlock: true,
    blockMoves: true,
    startLimit: 2,
    playOn: 'first',
  },
  /** S4, "Ludo by Fortegames". */
  fortegames: {
    ...ludotalk,
    id: 'fortegames',
    opening: 'random',
    bonus: { six: 'always', capture: false, home: false },
    safe: 'none',
  },
};
