/** The command line: finds the named command and says in one sentence what went wrong. */
import { bench } from './cli/bench.ts';
import { cases } from './cli/cases.ts';
import { type CliCommand, Wrong } from './cli/command.ts';
import { league } from './cli/league.ts';
import { picture } from './cli/picture.ts';
import { replay } from './cli/replay.ts';
import { simulate } from './cli/simulate.ts';
import { verify } from './cli/verify.ts';

const commands: Readonly<Record<string, CliCommand>> = {
  bench,
  cases,
  league,
  picture,
  replay,
  simulate,
  verify,
};

process.exitCode = await main(process.argv.slice(2));

/** Runs one command; its exit status. */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const wanted = name === '' ? 'Name a command' : `There is no command ${name}`;
    say(`${wanted}: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  if (args.includes('--help')) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  try {
    return await command.run(args, (text) => process.stdout.write(text));
  } catch (error) {
    if (!(error instanceof Wrong) && !isOptionError(error)) throw error;
    say(`${error.message.replace(/\.?\s*$/, '.')} See npm run ${name} -- --help.`);
    return 1;
  }
}

/** node:util's complaint about an option that is unknown or lacks its value. */
function isOptionError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
