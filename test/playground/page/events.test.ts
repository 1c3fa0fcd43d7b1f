/** What the page knows after what the server tells it. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { applyEvent, older, read, withList, withState } from '#playground/page/state/events.ts';
import { awaited, emptyModel, type Model, seenBy } from '#playground/page/state/model.ts';
import { begin, fail, sent, settle } from '#playground/page/state/waits.ts';
import type { PlaygroundState } from '#playground/user-side.ts';

const person = (id: string) => ({
  id,
  name: `Person ${id}`,
  locale: 'en-US',
  bot: false,
  roles: ['Member'],
  avatarUrl: '',
});
const server: PlaygroundState = {
  users: [person('1'), person('2'), { ...person('9'), bot: true }],
  guilds: [],
  channels: [{ id: '50', guildId: '5', name: 'chaupal', kind: 'text' }],
  commands: [],
  botReady: true,
  now: 0,
};
const start: Model = withState(emptyModel, server);

/** Only the fields that the page reads here. */
function message(id: string, mentions: readonly string[] = [], more: Partial<APIMessage> = {}): APIMessage {
  const content = {
    id,
    channel_id: '50',
    author: { id: '9', bot: true },
    mentions: mentions.map((user) => ({ id: user })),
    flags: 0,
  };
  return { ...content, ...more } as unknown as APIMessage;
}

function created(model: Model, made: APIMessage, ephemeralFor?: string): Model {
  return applyEvent(model, {
    type: 'message',
    change: 'created',
    message: made,
    ...(ephemeralFor === undefined ? {} : { ephemeralFor }),
  });
}

function ids(model: Model, user: string): readonly string[] {
  return seenBy(model, '50', user).map((held) => held.message.id);
}

test('the first person and the first channel are looked at', () => {
  expect(start).toMatchObject({ eyes: ['1'], channel: '50' });
  expect(withState({ ...start, eyes: ['77'] }, server).eyes).toEqual(['1']);
});

test('messages stand in the order of their ids, whatever order they come in', () => {
  const model = [message('1000'), message('999'), message('1001')].reduce(
    (before, each) => created(before, each),
    start,
  );
  expect(ids(model, '1')).toEqual(['999', '1000', '1001']);
  expect(older('999', '1000')).toBeLessThan(0);
});

test('an ephemeral message is seen by its person alone, also from the list', () => {
  const told = created(start, message('100', [], { flags: 64 }), '2');
  expect([ids(told, '1'), ids(told, '2')]).toEqual([[], ['100']]);
  const listed = withList(start, '50', '1', [message('100', [], { flags: 64 }), message('101')]);
  expect([ids(listed, '1'), ids(listed, '2')]).toEqual([['100', '101'], ['101']]);
  // An update does not say anew whose it is.
  const updated = applyEvent(told, {
    type: 'message',
    change: 'updated',
    message: message('100', [], { flags: 64 }),
  });
  expect(ids(updated, '1')).toEqual([]);
});

test('who is mentioned while nobody looks is marked until they look, or the message passes on', () => {
  const pinged = created(start, message('100', ['1', '2']));
  expect([...pinged.pings.keys()]).toEqual(['2']);
  expect(read(pinged, '2').pings.has('2')).toBe(false);
  const passedOn = applyEvent(pinged, { type: 'message', change: 'updated', message: message('100', ['1']) });
  expect(passedOn.pings.get('2')?.size).toBe(0);
  const deleted = applyEvent(pinged, { type: 'message-deleted', id: '100', channelId: '50' });
  expect(deleted.pings.get('2')?.size).toBe(0);
  expect(ids(deleted, '1')).toEqual([]);
});

test('the newest message with a live button says who is awaited', () => {
  const button = (disabled: boolean) =>
    ({
      components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'x', disabled }] }],
    }) as unknown as Partial<APIMessage>;
  const model = [
    message('1', ['1'], button(false)),
    message('2', ['2'], button(true)),
    message('3', ['2']),
  ].reduce((before, each) => created(before, each), start);
  expect([...awaited(seenBy(model, '50', '1'))]).toEqual(['1']);
});

test('a wait ends with its answer, fails in words, and a modal opens for its person', () => {
  const place = { kind: 'component', message: '100', customId: 'roll' } as const;
  const waiting = sent(begin(start, 1, '1', place), 1, '700');
  expect(settle(waiting, { id: '700', state: 'answered' }).waits).toEqual([]);
  expect(settle(waiting, { id: '700', state: 'deferred' }).waits).toEqual([]);
  expect(settle(waiting, { id: '701', state: 'answered' })).toBe(waiting);
  expect(settle(waiting, { id: '700', state: 'failed' }).waits[0]?.failure).toBe('This interaction failed');
  expect(fail(waiting, 1, 'That button is gone.').waits[0]?.failure).toBe('That button is gone.');
  // A second press at the same message takes the place of what failed there.
  expect(begin(fail(waiting, 1), 2, '1', place).waits).toHaveLength(1);
  const modal = { custom_id: 'm', title: 'Who?', components: [] };
  expect(settle(waiting, { id: '700', state: 'answered', modal }).modals).toEqual([
    { as: '1', interaction: '700', modal },
  ]);
});

test('the same state again changes nothing that is drawn', () => {
  expect(withState(start, { ...server, now: 5 }).server).toBe(start.server);
});
