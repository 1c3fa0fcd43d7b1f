/** Snakes and Ladders as people see it. */
import type { LastStep } from '#render/request.ts';
import { squaresBetween } from '#rules/snakes/board.ts';
import type { GameView, Shown } from './game-view.ts';
import { lastRollOf, newestTurn } from './last.ts';
import { meanText } from './mean.ts';
import { snakesSentences } from './snakes/narration.ts';

export const snakesView: GameView<'snakes'> = {
  picture: (frame, { state, last }) => ({
    ...frame,
    game: 'snakes',
    squares: state.squares.map((square, index) =>
      state.seats.some((seat) => seat === index) ? square : null,
    ),
    jumps: Object.entries(state.rules.jumps).map(([from, to]) => ({ from: Number(from), to })),
    last: lastSteps(last, state.rules.entersAt),
  }),
  // A roll is walked at once, so that the dice always wait.
  diceCard: ({ last }) => ({ kind: 'waiting', dice: 1, before: lastRollOf(last, false) }),
  sentences: snakesSentences,
  // A roll is walked at once, so that no number waits to be played.
  due: () => ({ now: [], later: 0 }),
  takesBack: () => false,
  tokensText: ({ squares }, seat, say) => {
    const square = squares[seat] ?? 0;
    return square === 0 ? say('alt.off') : say('alt.square', { n: square });
  },
  ruleLines: ({ enterOn, entersAt, bonusSix, exact, playOn, board }, say) => [
    {
      field: 'enterOn',
      text: say(entersAt === 0 ? 'rules.snakes.enter.moving' : 'rules.snakes.enter', {
        faces: enterOn.join(', '),
        square: entersAt,
      }),
    },
    { field: 'board', text: say('rules.snakes.walk') },
    ...(board === 'milton' ? [{ field: 'board', text: say('rules.snakes.printed') }] : []),
    { field: 'bonusSix', text: say(bonusSix ? 'rules.six.always' : 'rules.six.never') },
    { field: 'exact', text: say(exact ? 'rules.snakes.exact' : 'rules.snakes.over') },
    { field: 'playOn', text: say(`rules.play.${playOn}`) },
  ],
  // Nothing but a roll is ever chosen, so that no choice comes here.
  choiceLabel: (choice) => choice,
  choiceText: (choice) => choice,
  teams: () => [],
  statsText: (player, { rolls, sixes, pips }, say) =>
    say('over.stats.rolls', { player, rolls, sixes, mean: meanText({ rolls, pips }) }),
  // A step only follows from its roll.
  actionOf: () => null,
  actorOf: ({ seat, die }) => ({ seat, dice: { kind: 'rolled', dice: [{ face: die, use: 'current' }] } }),
  between: () => [],
};

function lastSteps(last: Shown<'snakes'>['last'], entersAt: number): readonly LastStep[] {
  return newestTurn(last)
    .filter((event) => event.e === 'step')
    .map(({ seat, from, to, via }) => {
      const landed = via ?? to;
      const walked = from === 0 && entersAt > 0 ? [landed] : squaresBetween(from, landed);
      return {
        seat,
        route: from === landed ? [from] : [from, ...walked],
        jump: via === undefined ? null : { from: via, to },
      };
    });
}
