/** The log writes JSON lines or readable ones, and never a secret. */
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, type LogOptions } from '#start/log.ts';

const token = 'MTIz.abc-_.def';

function logging(options: Partial<LogOptions> = {}) {
  const written: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const log = createLog({ level: 'info', secrets: [token], pretty: false, output, ...options });
  return { log, written: () => written.join('') };
}

test('a line is JSON with its time, level, message and what belongs to it', () => {
  const { log, written } = logging();
  log.info({ table: '00aaaaaaaaaa', turn: 3 }, 'press');
  log.debug('too small to write');
  const lines = written().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ table: '00aaaaaaaaaa', turn: 3, msg: 'press' });
});

test.each([true, false])('the token is blotted out wherever it turns up (pretty: %s)', (pretty) => {
  const { log, written } = logging({ pretty });
  log.error(
    { err: new Error(`401 for ${token}`, { cause: new Error(token) }), header: `Bot ${token}` },
    token,
  );
  expect(written()).toContain('[secret]');
  expect(written()).not.toContain(token);
});

test('tokens of interactions in paths are blotted out', () => {
  const { log, written } = logging();
  log.warn({ url: '/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIzNDU2/messages/@original' }, 'slow');
  expect(written()).toContain('/webhooks/123/[token]/messages/@original');
});
