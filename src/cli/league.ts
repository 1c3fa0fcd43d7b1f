/** `npm run league`: computers against each other, to see which plays better. */
import { parseArgs } from 'node:util';
import { type CliCommand, rulesFrom, Wrong, wholeNumber } from './command.ts';
import { type Policy, playGame, winnersOf } from './playing.ts';
import { policyFrom } from './simulate.ts';

export const league: CliCommand = {
  help: `npm run league -- --games N --seats hard,random,random,random [--rules ludotalk] [--seed 1]

Plays N games; the policies move one seat on after each game, so that none has the better seat.
The last line is JSON: {"games","wins":{"policy":n},"share":{"policy":s},"interval95":{"policy":[low,high]},"chance":{"policy":c}}:
games won by a seat of that policy, the share of all games, its 95 % interval (Wilson), and the share of the seats.`,
  run(args, print) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '200' },
        seats: { type: 'string' },
        rules: { type: 'string', default: 'ludotalk' },
        seed: { type: 'string', default: '1' },
      },
    });
    if (values.seats === undefined)
      throw new Wrong('--seats names a policy for each seat, as in hard,random');
    const policies = values.seats.split(',').map((name) => policyFrom(name.trim()));
    const games = wholeNumber('games', values.games, 1);
    const rules = rulesFrom(values.rules, policies.length);
    const wins = new Map<Policy, number>(policies.map((policy) => [policy, 0]));
    for (let game = 0; game < games; game += 1) {
      const turned = policies.map((_, seat) => policies[(seat + game) % policies.length] ?? 'random');
      const played = playGame(rules, turned, `league.${values.seed}.${game}`);
      const winners = winnersOf(played).map((seat) =>
        played.header.seats.findIndex((one) => one.seat === seat),
      );
      // A team that wins with two policies is a win for both.
      for (const policy of new Set(winners.map((index) => turned[index] ?? 'random'))) {
        wins.set(policy, (wins.get(policy) ?? 0) + 1);
      }
    }
    const each = <Value>(value: (won: number, policy: Policy) => Value) =>
      Object.fromEntries([...wins].map(([policy, won]) => [policy, value(won, policy)]));
    const report = {
      games,
      wins: each((won) => won),
      share: each((won) => rounded(won / games)),
      interval95: each((won) => interval(won, games)),
      chance: each((_, policy) => rounded(policies.filter((one) => one === policy).length / policies.length)),
    };
    print(`${JSON.stringify(report)}\n`);
    return 0;
  },
};

/** Wilson's 95 % interval of a share. */
export function interval(won: number, games: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - spread) / whole)), rounded(Math.min(1, (middle + spread) / whole))];
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
