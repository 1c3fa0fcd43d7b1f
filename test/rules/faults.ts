/** The faults that the tests of the rules must see: each changes one place of the sources. */

export interface Fault {
  readonly name: string;
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly right: string;
  readonly wrong: string;
}

const inFile =
  (file: string) =>
  (name: string, right: string, wrong: string): Fault => ({ name, file: `src/rules/${file}`, right, wrong });

const board = inFile('ludo/board.ts');
const moves = inFile('ludo/moves.ts');
const turns = inFile('ludo/turns.ts');
const state = inFile('ludo/state.ts');
const ludo = inFile('ludo/ludo.ts');
const steps = inFile('snakes/moves.ts');
const snakes = inFile('snakes/turns.ts');
const seats = inFile('seats.ts');
const reader = inFile('ruleset.ts');
const snakesClashes = inFile('snakes/contradictions.ts');
const opening = inFile('opening.ts');
const schema = inFile('ludo/ruleset.ts');
const clashes = inFile('ludo/contradictions.ts');
const data = inFile('ludo/presets.ts');
const jumps = inFile('snakes/board.ts');

export const faults: readonly Fault[] = [
  board(
    'the entry square is one further',
    '(SQUARES_PER_ARM * seat + progress) %',
    '(SQUARES_PER_ARM * seat + progress + 1) %',
  ),
  board(
    'the stars are lost',
    'flatMap((start) => [start, start + STAR_OF_ARM])',
    'flatMap((start) => [start])',
  ),
  board('the stars are one square off', 'STAR_OF_ARM = 8', 'STAR_OF_ARM = 9'),
  board('home is one further', 'return SQUARES_PER_ARM * arms + 4;', 'return SQUARES_PER_ARM * arms + 5;'),
  board(
    'the column begins one later',
    'return SQUARES_PER_ARM * arms - 2;',
    'return SQUARES_PER_ARM * arms - 1;',
  ),
  seats('two players sit side by side', '2: [0, 2],', '2: [0, 1],'),
  board('five play on the cross', 'players > 4 ? 6 : 4', 'players > 5 ? 6 : 4'),

  moves('nobody must capture', 'state.rules.forcedCapture ?', '!state.rules ?'),
  moves('every face enters', 'if (!rules.enterOn.includes(die)) return null;', ''),
  moves('the start limit is forgotten', 'waiting >= rules.startLimit ?', 'waiting > 4 ?'),
  moves('the start limit is one higher', 'waiting >= rules.startLimit ?', 'waiting > rules.startLimit ?'),
  moves('the exact number is not needed', '&& !rules.exactFinish ?', '?'),
  moves(
    'a block is passed',
    "if (rules.stack === 'block' && there.some((colour) => colour.length >= 2)) return false;",
    '',
  ),
  moves(
    'a block of three is passed',
    "if (rules.stack === 'block' && there.some((colour) => colour.length >= 2)) return false;",
    "if (rules.stack === 'block' && there.some((colour) => colour.length === 3)) return false;",
  ),
  moves(
    'two colours make a block',
    "if (rules.stack === 'block' && there.some((colour) => colour.length >= 2)) return false;",
    "if (rules.stack === 'block' && there.flat().length >= 2) return false;",
  ),
  moves('a single is passed', 'if (rules.singlesBlock && there.length > 0) return false;', ''),
  moves(
    'the square landed on counts as passed',
    'progress < to; progress += 1',
    'progress <= to; progress += 1',
  ),
  moves(
    'a block is landed on',
    "if (rules.stack === 'block' && (!asBlock || safe)",
    'if (rules.blockMoves && safe',
  ),
  moves('a block cannot take a block', '(!asBlock || safe)', 'true'),
  moves('a block lands on a safe block', '(!asBlock || safe)', '!asBlock'),
  moves('safe squares are not', 'if (safe) return [];', ''),
  moves(
    'a protected pair is captured',
    "(rules.stack === 'protected' && colour.length >= 2 ? [] : colour)",
    'colour',
  ),
  moves(
    'a stack is captured but for one',
    "(rules.stack === 'protected' && colour.length >= 2 ? [] : colour)",
    'colour.slice(0, 1)',
  ),
  moves('forced captures are not', 'return capturing.length > 0 ? capturing : found;', 'return found;'),
  moves('tokens on one square are many choices', 'if (tokens.indexOf(from) < token) continue;', ''),
  moves('blocks move in the column', 'from <= lastOnTrack(state.arms)', 'from < home(state.arms)'),
  moves(
    'no block moves together',
    'return second < 0 ? null : [first, second];',
    'return second < 1 ? [first, second] : null;',
  ),
  moves('a block moves without its rule', 'state.rules.blockMoves && from', 'from'),
  moves(
    'a full start square does not count for no-entry',
    'if (!(state.tokens[owner] ?? []).includes(YARD)) return false;',
    'if (state.rules.enterOn.includes(die)) return (state.tokens[owner] ?? []).includes(YARD);',
  ),

  state('partners capture each other', '&& !(rules.teams && partnerOf(one) === other)', ''),
  state('one token fewer wins', '>= state.rules.tokensToWin', '>= state.rules.tokensToWin - 1'),
  state(
    'nobody helps',
    'state.rules.teamHelp && isFinished(state, seat)',
    'state.rules.teamHelp && state.seats.length === 0',
  ),

  turns('the third six is played', 'next.sixes === 3', 'next.sixes === 4'),
  turns('no limit on sixes is ignored', "&& state.rules.threeSixes !== 'none'", ''),
  turns(
    'another face does not end the row of sixes',
    'six ? state.sixes + 1 : 0',
    'six ? state.sixes + 1 : state.sixes',
  ),
  turns(
    'a voided turn stands',
    'const tokens = state.before ?? state.tokens;',
    'const tokens = state.tokens;',
  ),
  turns(
    'a voided turn forgets the captured tokens',
    'const tokens = state.before ?? state.tokens;',
    'const tokens = state.tokens.map((mine, at) => (at === seat ? (state.before?.[at] ?? mine) : mine));',
  ),
  turns(
    'the third six of a series voids the turn',
    "state.rules.threeSixes === 'void-turn' && state.rules.sequence === 'roll-move'",
    "state.rules.threeSixes === 'void-turn'",
  ),
  turns('no roll for a capture', 'if (rules.bonus.capture && move.captured.length > 0) return true;', ''),
  turns('a roll for a capture where there is none', 'rules.bonus.capture && move.captured', 'move.captured'),
  turns('no roll for home', 'if (rules.bonus.home && move.to === home(state.arms)) return true;', ''),
  turns(
    'a roll for the column',
    'rules.bonus.home && move.to === home(state.arms)',
    'rules.bonus.home && move.to > home(state.arms) - 6',
  ),
  turns('no-entry is always', 'return state.noEntry;', 'return true;'),
  turns('never is always', "case 'never':\n      return false;", "case 'never':\n      return true;"),
  turns(
    'a six that cannot be used rolls again',
    "(rules.bonus.six === 'always' || rules.bonus.six === 'no-entry')",
    "rules.bonus.six !== 'never'",
  ),
  turns('a six must be used', 'const again = six && sixRollsUnplayed(state);', 'const again = false;'),
  turns(
    'a series reads bonus.six',
    "rules.sequence === 'roll-all-then-move' || !countsAsSix",
    '!countsAsSix',
  ),
  turns(
    'a lost number of a series still earns a roll',
    'state.rules.dice === 1 || !next.earned',
    '!next.earned',
  ),
  turns('a lost die loses the roll', 'state.rules.dice === 1 || !next.earned', 'state.rules.dice >= 1'),
  turns(
    'only the last number of a series earns',
    'earned: state.earned || earns(moved, move)',
    'earned: earns(moved, move)',
  ),
  turns(
    'the series is played after each six',
    "if (state.rules.sequence === 'roll-all-then-move' && six) return { state: next, events: [roll] };",
    '',
  ),
  turns('the last number of a series first', 'pending.slice(0, 1)', 'pending.slice(-1)'),
  turns(
    'only the first die may begin',
    'rules.dice === 2 ? [...new Set(pending)] :',
    'rules.dice === 2 ? pending.slice(0, 1) :',
  ),
  turns('a pair of sixes only counts', 'faces[0] === faces[1]', 'faces[0] === 6 && faces[1] === 6'),
  turns('tries are not counted', 'next.tries < state.rules.triesInYard', 'state.rules.triesInYard > 1'),
  turns(
    'one try too few',
    'next.tries < state.rules.triesInYard',
    'next.tries < state.rules.triesInYard - 1',
  ),
  turns(
    'a token at home spoils the tries',
    'progress >= START && progress !== home(state.arms)',
    'progress >= START',
  ),
  turns('a long series is a try', '&& next.pending.length === state.rules.dice ', ''),
  turns(
    'a captured token stays',
    '&& lost === token) ? YARD : progress',
    '&& lost === token) ? progress : progress',
  ),
  turns(
    'the block leaves one behind',
    'move.tokens.includes(token) ? move.to',
    'move.tokens[0] === token ? move.to',
  ),
  turns(
    'the game goes on after the first',
    "if (state.rules.playOn === 'first') return",
    'if (state.seats.length === 0) return',
  ),
  turns('the last player gets no place', '[last, place + 1],', ''),
  turns(
    'a finished player rolls on',
    'if (isFinished(moved, owner)) return afterFinish(moved, seat, owner, event);',
    'if (isFinished(moved, owner) && !earns(moved, move)) return afterFinish(moved, seat, owner, event);',
  ),
  turns('finished tokens stay on the board', 'tokens: retired(state, owner), ', ''),
  turns(
    'one partner wins for both',
    'if (!isFinished(state, partner)) return { places: [], over: false };',
    '',
  ),
  turns(
    'counter-clockwise',
    'const order = [...state.seats.slice(from + 1), ...state.seats.slice(0, from + 1)];',
    'const order = [...state.seats.slice(from + 1), ...state.seats.slice(0, from + 1)].reverse();',
  ),
  turns('finished players take turns', 'state.rules.teamHelp || !isFinished(state, other)', 'other !== seat'),

  ludo('every opening is by chance', 'opening: ({ opening }) => opening', "opening: () => 'random'"),
  ludo('one token too many begins out', 'token < rules.startOut', 'token <= rules.startOut'),
  ludo('one die is enough for two', 'faces.length !== state.rules.dice ||', ''),

  steps('the entering roll moves on', 'if (rules.entersAt > 0) return { to: rules.entersAt };', ''),
  steps('every face enters', 'if (!rules.enterOn.includes(die)) return { to: 0 };', ''),
  steps('a larger number reaches 100', 'rules.exact ? from : GOAL', 'GOAL'),
  steps('snakes do not bite', 'jump === undefined ?', 'jump === undefined || jump < target ?'),
  snakes('no roll for a six', 'if (die === 6 && rules.bonusSix)', 'if (die === 7 && rules.bonusSix)'),
  snakes(
    'a six that stays earns none',
    'if (die === 6 && rules.bonusSix)',
    'if (die === 6 && rules.bonusSix && landed.to !== from)',
  ),
  snakes(
    'the winning six rolls again',
    'if (landed.to === GOAL) return',
    'if (landed.to === GOAL && die !== 6) return',
  ),
  snakes(
    'nobody plays on for places',
    "state.rules.playOn === 'first' || left.length <= 1",
    'left.length >= 0',
  ),
  jumps('a ladder of the house ends elsewhere', '36: 55', '36: 44'),

  opening('the lowest begins', 'Math.max(...round', 'Math.min(...round'),
  opening(
    'a tie goes to the first seat',
    'while (rolling.length > 1) {',
    'while (rolling.length === seats.length) {',
  ),
  data('teams of any number', 'minPlayers: 4,', 'minPlayers: 2,'),
  data('quick starts with one token out', 'startOut: 4', 'startOut: 1'),
  schema('unknown fields are let in', 'const ludoSchema = z.strictObject({', 'const ludoSchema = z.object({'),
  clashes(
    'block moves without blocks',
    "rules.blockMoves && rules.stack !== 'block'",
    "rules.blockMoves && rules.stack === 'protected'",
  ),
  reader('an id may lie', 'if (differing.length === 0) return [];', 'if (differing.length >= 0) return [];'),
  reader(
    'an id may be any word',
    'if (!isPresetId(id)) {',
    'if (!isPresetId(id)) return [];\n  if (!isPresetId(id)) {',
  ),
  snakesClashes(
    'jumps may chain',
    'if (Object.hasOwn(rules.jumps, String(to)))',
    'if (Object.hasOwn(rules.jumps, String(-to)))',
  ),
];
