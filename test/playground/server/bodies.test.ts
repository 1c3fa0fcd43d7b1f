/** Every body of the tables is sent to a playground, which must give the verdict Discord gives. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyCase } from '../bodies.ts';
import { type Loose, PIXEL, type Reply } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';
import { createWitness } from '../witness.ts';
import { COMMAND_BODIES } from './bodies-of-commands.ts';
import { COMPONENT_BODIES } from './bodies-of-components.ts';
import { MESSAGE_BODIES } from './bodies-of-messages.ts';

const witness = createWitness();
let stage: Stage;
const count = { passed: 0, failed: 0 };

beforeAll(async () => {
  stage = await openStage({ witness });
});

afterAll(async () => {
  await stage.close();
  expect(witness.objections).toEqual([]);
  process.stdout.write(`bodies: ${count.passed} passed, ${count.failed} failed\n`);
});

const TABLES = {
  messages: MESSAGE_BODIES,
  components: COMPONENT_BODIES,
  'modals and commands': COMMAND_BODIES,
};

for (const [name, table] of Object.entries(TABLES)) {
  describe(name, () => {
    for (const one of table) {
      const verdict = one.verdict === 'good' ? 'is taken' : `is refused with ${one.verdict.code}`;
      test(`${one.to}: ${one.name} ${verdict}`, async () => {
        count.failed += 1;
        const reply = await sent(one);
        if (one.verdict === 'good') {
          expect(reply.status, JSON.stringify(reply.json)).toBeLessThan(300);
        } else {
          expect(reply.status, JSON.stringify(reply.json)).toBeGreaterThanOrEqual(400);
          expect(reply.json.code).toBe(one.verdict.code);
          if (one.verdict.inner !== undefined)
            expect(
              innerCodes(reply.json.errors, one.verdict.at ?? '', one.to),
              JSON.stringify(reply.json),
            ).toContain(one.verdict.inner);
        }
        count.failed -= 1;
        count.passed += 1;
      });
    }
  });
}

test('there are at least ninety bodies', () => {
  expect(Object.values(TABLES).flat().length).toBeGreaterThanOrEqual(90);
});

async function sent(one: BodyCase): Promise<Reply> {
  const { ask, channel, botId } = stage;
  const files = one.files?.map((name) => ({ name, bytes: PIXEL }));
  const sending = { json: one.body, ...(files === undefined ? {} : { files }) };
  await stage.call('POST', '/clock', { advanceMs: 10_000 });
  switch (one.to) {
    case 'message':
      return ask('POST', `/channels/${channel}/messages`, sending);
    case 'edit': {
      const before = await ask('POST', `/channels/${channel}/messages`, { json: { content: 'before' } });
      return ask('PATCH', `/channels/${channel}/messages/${before.json.id}`, sending);
    }
    case 'reply':
      return stage.answer(await stage.interaction(), { type: 4, data: one.body });
    case 'modal':
      return stage.answer(await stage.interaction(), { type: 9, data: one.body });
    case 'callback':
      return stage.answer(await stage.interaction(), one.body);
    case 'command':
      return ask('POST', `/applications/${botId}/guilds/${stage.guildId}/commands`, sending);
    case 'commands':
      return ask('PUT', `/applications/${botId}/guilds/${stage.guildId}/commands`, sending);
  }
}

/** Discord's inner codes at a place; the data of a callback stands below `data`. */
function innerCodes(errors: Loose | undefined, place: string, to: BodyCase['to']): readonly string[] {
  const inData = to === 'reply' || to === 'modal';
  const path = [...(inData ? ['data'] : []), ...place.split('.').filter((part) => part !== '')];
  const there = path.reduce<Loose | undefined>((value, part) => value?.[part], errors);
  const list = (there?._errors ?? []) as unknown as readonly { readonly code: string }[];
  return list.map((error) => error.code);
}
