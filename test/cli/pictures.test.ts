/** `npm run picture` and `npm run replay`: the files they write and the sentences they refuse with. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { CliCommand } from '#cli/command.ts';
import { picture } from '#cli/picture.ts';
import { playGame } from '#cli/playing.ts';
import { replay } from '#cli/replay.ts';
import { formatRecord } from '#record/record.ts';
import { presets } from '#rules/presets.ts';

const folder = mkdtempSync(join(tmpdir(), 'chaupal-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = playGame(presets.snakes, ['random', 'random'], 'cli');
const record = join(folder, 'game.jsonl');
writeFileSync(record, formatRecord(game.header, game.lines));
const out = join(folder, 'out');

describe('npm run picture', () => {
  test.each([
    [
      [record, '--at', '10', '--width', '400'],
      [400, 440 + 30 - 1],
    ],
    [
      [record, '--theme', 'dark'],
      [960, 636],
    ],
  ])('%j', async (args, size) => {
    expect(await run(picture, [...args, '--out', out])).toBe(0);
    const png = readFileSync(out);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), Math.abs(png.readUInt32BE(20) - (size[1] ?? 0)) <= 1]).toEqual([
      size[0],
      true,
    ]);
  });

  test.each([
    [['--out', out], /Name one record/],
    [[record, record, '--out', out], /Name one record/],
    [[record], /--out/],
    [[record, '--at', '0', '--out', out], /--at takes a whole number of at least 1/],
    [[record, '--at', '999999', '--out', out], /the record has \d+ event lines/],
    [[record, '--theme', 'blue', '--out', out], /light or dark, not "blue"/],
    [[record, '--width', '5000', '--out', out], /at most 2000/],
    [[join(folder, 'absent'), '--out', out], /cannot be read/],
    [[record, '--out', join(folder, 'no', 'such')], /cannot be written/],
    [[record, '--colour', 'red'], /--colour/],
  ])('%j is refused', async (args, sentence) => {
    await expect(run(picture, args)).rejects.toThrow(sentence);
  });

  test('a file that is no record is refused with its line', async () => {
    const wrong = join(folder, 'wrong');
    writeFileSync(wrong, '{"format":"ludo-record"}\n');
    await expect(run(picture, [wrong, '--out', out])).rejects.toThrow(/wrong:1: /);
  });
});

describe('npm run replay', () => {
  test('writes a GIF of the whole game', async () => {
    expect(await run(replay, [record, '--width', '240', '--out', out])).toBe(0);
    const gif = readFileSync(out);
    expect(gif.toString('latin1', 0, 6)).toBe('GIF89a');
    expect(gif.readUInt16LE(6)).toBe(240);
  });

  test('writes one turn', async () => {
    expect(await run(replay, [record, '--turn', '2', '--width', '240', '--out', out])).toBe(0);
    expect(readFileSync(out).toString('latin1', 0, 6)).toBe('GIF89a');
  });

  test('a turn that is not there is refused', async () => {
    const late = ['--turn', String(game.lines.length), '--out', out];
    await expect(run(replay, [record, ...late])).rejects.toThrow(/no turn to show/);
  });

  test('events that do not follow each other are refused', async () => {
    const lines = game.lines.map((line) => (line.e === 'roll' ? { ...line, seat: 1 as const } : line));
    const broken = join(folder, 'broken');
    writeFileSync(broken, formatRecord(game.header, lines));
    await expect(run(replay, [broken, '--out', out])).rejects.toThrow(/is not possible/);
  });
});

async function run(command: CliCommand, args: readonly string[]): Promise<number> {
  return command.run(args, () => undefined);
}
