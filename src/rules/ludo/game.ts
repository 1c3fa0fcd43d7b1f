/** Ludo as a game: every ruleset of `LudoRules`, and no house by name. */
import { armsFor, START, YARD } from '../board.ts';
import type { Game, RollAction } from '../game.ts';
import { type LudoState, type LudoWords, type MoveAction, ownerOn } from './state.ts';
import { afterMove, afterRoll, legalMoves, type Played, turnBegins } from './turns.ts';

export const ludo: Game<LudoWords> = {
  start(rules, seats, opening) {
    const arms = armsFor(seats.length);
    const state: LudoState = {
      game: 'ludo',
      rules,
      seats,
      arms,
      tokens: Array.from({ length: arms }, (_, seat) =>
        seats.some((one) => one === seat)
          ? Array.from({ length: rules.tokens }, (__, token) => (token < rules.startOut ? START : YARD))
          : [],
      ),
      seat: opening.first,
      phase: 'roll',
      rolled: [],
      pending: [],
      sixes: 0,
      tries: 0,
      entered: false,
      earned: false,
      noEntry: false,
      before: null,
      places: [],
    };
    return {
      state: turnBegins(state, opening.first),
      events: [
        { e: 'opening', rolls: opening.rolls, first: opening.first },
        { e: 'turn', seat: opening.first },
      ],
    };
  },
  turn: (state) => state.seat,
  choices(state) {
    if (state.phase === 'roll') return [{ kind: 'roll', dice: state.rules.dice }];
    return legalMoves(state);
  },
  apply(state, action) {
    if (state.phase === 'over') return { ok: false, refusal: 'over' };
    if (action.seat !== state.seat) return { ok: false, refusal: 'not-on-turn' };
    switch (action.kind) {
      case 'roll':
        return roll(state, action);
      case 'move':
        return move(state, action);
    }
  },
  standing: (state) => state.places,
};

function roll(state: LudoState, { seat, faces, by }: RollAction): ReturnType<Game<LudoWords>['apply']> {
  if (state.phase !== 'roll') return { ok: false, refusal: 'no-roll-due' };
  if (faces.length !== state.rules.dice) return { ok: false, refusal: 'wrong-dice' };
  return played(afterRoll(state, seat, faces, { e: 'roll', seat, faces, by }));
}

function move(state: LudoState, { seat, die, tokens, by }: MoveAction): ReturnType<Game<LudoWords>['apply']> {
  if (state.phase !== 'move') return { ok: false, refusal: 'no-move-due' };
  const wanted = [...tokens].sort((a, b) => a - b).join();
  const choice = legalMoves(state).find((one) => one.die === die && one.tokens.join() === wanted);
  if (choice === undefined) return { ok: false, refusal: 'illegal-move' };
  const { from, to, captured } = choice;
  const owner = ownerOn(state, seat);
  const event = {
    e: 'move',
    seat,
    die,
    tokens: choice.tokens,
    ...(owner === seat ? {} : { owner }),
    from,
    to,
    captured,
    by,
  } as const;
  return played(afterMove(state, seat, choice, event));
}

function played({ state, events }: Played): ReturnType<Game<LudoWords>['apply']> {
  return { ok: true, state, events };
}
