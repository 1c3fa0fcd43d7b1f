/** `npm run simulate`: plays games without Discord and writes their records. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatRecord } from '#record/record.ts';
import { type CliCommand, rulesFrom, Wrong, wholeNumber } from './command.ts';
import { POLICIES, type Policy, playGame, winnersOf } from './playing.ts';

export const simulate: CliCommand = {
  help: `npm run simulate -- --rules <preset or file.json> --players N --games G --seed S --policy ${POLICIES.join('|')} [--out DIR]

Plays G games between N computers and writes DIR/00001.ludo.jsonl and so on. The same seed gives the same bytes.
  --rules    a preset, or a file with a whole ruleset or {"preset": "india", "forcedCapture": true} (ludotalk)
  --players  how many sit at the table (4)
  --games    how many games (100)
  --seed     any text (1)
  --policy   how they choose; random is uniform over the legal moves (random)
  --out      where the records go; without it none are written
The last line is JSON: {"games","seconds","rolls","meanRolls","wins":{"seat":n}}.`,
  run(args, print) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rules: { type: 'string', default: 'ludotalk' },
        players: { type: 'string', default: '4' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        policy: { type: 'string', default: 'random' },
        out: { type: 'string' },
      },
    });
    const players = wholeNumber('players', values.players, 1);
    const games = wholeNumber('games', values.games, 1);
    const policy = policyFrom(values.policy);
    const rules = rulesFrom(values.rules, players);
    if (values.out !== undefined) makeFolder(values.out);
    const policies = Array.from({ length: players }, () => policy);
    const began = performance.now();
    const wins: Record<string, number> = {};
    let rolls = 0;
    for (let game = 1; game <= games; game += 1) {
      const played = playGame(rules, policies, `${values.seed}.${game}`);
      for (const { seat } of played.header.seats) wins[seat] ??= 0;
      for (const seat of winnersOf(played)) wins[seat] = (wins[seat] ?? 0) + 1;
      rolls += played.lines.filter(({ e }) => e === 'roll').length;
      if (values.out === undefined) continue;
      const path = join(values.out, `${String(game).padStart(5, '0')}.ludo.jsonl`);
      writeFileSync(path, formatRecord(played.header, played.lines));
    }
    const seconds = Math.round(performance.now() - began) / 1000;
    print(`${JSON.stringify({ games, seconds, rolls, meanRolls: rolls / games, wins })}\n`);
    return 0;
  },
};

/** The policy of that name; refuses any other. */
export function policyFrom(name: string): Policy {
  const policy = POLICIES.find((one) => one === name);
  if (policy === undefined) throw new Wrong(`There is no policy ${name}; there are ${POLICIES.join(', ')}`);
  return policy;
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Wrong(`${path} cannot be made: ${error instanceof Error ? error.message : String(error)}`);
  }
}
