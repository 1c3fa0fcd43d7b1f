/** `npm run cases`: runs position cases and shows each failure with what was expected. */
import { parseArgs } from 'node:util';
import { type CliCommand, jsonFile, Wrong } from './command.ts';
import { failuresOf } from './position-case.ts';

export const cases: CliCommand = {
  help: `npm run cases -- FILE.json…

Runs the position cases in each file (a JSON array). Each failure is shown with expected and actual.
Last line "N passed, N failed"; status 1 if any failed.`,
  run(args, print) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    if (positionals.length === 0) throw new Wrong('Name at least one file of cases');
    let passed = 0;
    let failed = 0;
    for (const path of positionals) {
      const list = jsonFile(path);
      if (!Array.isArray(list)) throw new Wrong(`${path} is not a JSON array of cases`);
      for (const [index, one] of list.entries()) {
        const failures = failuresOf(one);
        if (failures.length === 0) passed += 1;
        else {
          failed += 1;
          print(`${path} [${index}] ${nameOf(one)}\n${failures.map((said) => `  ${said}\n`).join('')}`);
        }
      }
    }
    print(`${passed} passed, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  },
};

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '(no name)';
}
