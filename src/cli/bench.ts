/** `npm run bench`: measures this program, one JSON line a figure. */
import { parseArgs } from 'node:util';
import type { Bench } from './bench/figure.ts';
import { pictureBenches } from './bench/pictures.ts';
import { type CliCommand, Wrong } from './command.ts';

/** Every family of benches; a new one is a file in `bench/` and a line here. */
const benches: readonly Bench[] = [...pictureBenches];

export const bench: CliCommand = {
  help: `npm run bench [-- NAME…]

Prints JSON lines {"name","value","unit"}. A NAME may be the beginning of names: "picture" measures all pictures.
What takes minutes is measured only when it is named in full.
${benches.flatMap(({ names }) => names.map((name) => `  ${name}`)).join('\n')}`,
  async run(args, print) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    for (const wanted of positionals) {
      if (!benches.some(({ names }) => names.some((name) => isNamed(name, wanted)))) {
        throw new Wrong(`There is no bench ${wanted}`);
      }
    }
    const named = (name: string) => positionals.includes(name);
    const asked = (name: string) =>
      positionals.length === 0 || positionals.some((wanted) => isNamed(name, wanted));
    for (const { names, run, long = false } of benches) {
      if (!names.some(long ? named : asked)) continue;
      for (const figure of await run()) {
        if (asked(figure.name)) print(`${JSON.stringify(figure)}\n`);
      }
    }
    return 0;
  },
};

function isNamed(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}.`);
}
