/** Snakes and Ladders as people see it. */
import type { Say } from '#i18n/say.ts';
import type { LastStep } from '#render/request.ts';
import type { StepEvent } from '#rules/events.ts';
import { GOAL, squaresBetween } from '#rules/snakes/board.ts';
import type { GameView, Shown } from './game-view.ts';
import { sinceSeatChanged } from './last.ts';

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
  diceCard: () => ({ kind: 'waiting', dice: 1 }),
  // That a token stays is told by its step, so that the end of the turn adds nothing.
  phrases: (event, { say }) => (event.e === 'step' ? [stepPhrase(event, say)] : []),
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
  // A step only follows from its roll.
  actionOf: () => null,
  actorOf: ({ seat, die }) => ({ seat, dice: { kind: 'rolled', dice: [{ face: die, use: 'current' }] } }),
  between: () => [],
};

function lastSteps(last: Shown<'snakes'>['last'], entersAt: number): readonly LastStep[] {
  return sinceSeatChanged(last.filter((event) => event.e === 'step')).map(({ seat, from, to, via }) => {
    const landed = via ?? to;
    const walked = from === 0 && entersAt > 0 ? [landed] : squaresBetween(from, landed);
    return {
      seat,
      route: from === landed ? [from] : [from, ...walked],
      jump: via === undefined ? null : { from: via, to },
    };
  });
}

function stepPhrase({ from, to, via }: StepEvent, say: Say): string {
  if (to === from) return to === 0 ? say('event.waits') : say('event.stays', { to });
  if (via !== undefined) return say(to > via ? 'event.ladder' : 'event.snake', { to });
  return to === GOAL ? say('event.arrives') : say('event.square', { to });
}
