/** Tables in Redis, on one server or a cluster: every step one round trip, every write one script. */
import { createHash } from 'node:crypto';
import type { Cluster, Redis, Result } from 'ioredis';
import { ASIDE, CREATE, DROP, DUE, SAVE } from './redis-scripts.ts';
import {
  ASIDE_KEPT_MS,
  asked as askedOf,
  type Created,
  channelPartition,
  hasEnded,
  KEPT_MS,
  type Overdue,
  PARTITIONS,
  PRESS_KEPT_MS,
  type PutAside,
  type Saved,
  type Store,
  tablePartition,
} from './store.ts';
import type { Table } from './table.ts';
import { formatTable, parseTable } from './versions.ts';

declare module 'ioredis' {
  // The type parameter has to bear the name that ioredis gave it.
  interface RedisCommander<Context> {
    chaupalCreate(...keysThenValues: (string | number)[]): Result<string | null, Context>;
    chaupalSave(...keysThenValues: (string | number)[]): Result<[Saved['kind'], string?], Context>;
    chaupalDue(...keysThenValues: (string | number)[]): Result<string[], Context>;
    chaupalDrop(...keysThenValues: (string | number)[]): Result<null, Context>;
    chaupalAside(...keysThenValues: (string | number)[]): Result<0 | 1, Context>;
  }
}

/**
 * A store over a connection that is ready. The connection should refuse commands while it is down and give up on slow
 * ones, so that a player hears of it; closing the store closes it. `onAside` hears of tables that cannot be read.
 */
export function createRedisStore(
  redis: Redis | Cluster,
  onAside: (aside: PutAside) => void = () => {},
): Store {
  redis.defineCommand('chaupalCreate', { numberOfKeys: 4, lua: CREATE });
  redis.defineCommand('chaupalSave', { numberOfKeys: 7, lua: SAVE });
  redis.defineCommand('chaupalDue', { numberOfKeys: 1, lua: DUE });
  redis.defineCommand('chaupalDrop', { numberOfKeys: 6, lua: DROP });
  redis.defineCommand('chaupalAside', { numberOfKeys: 7, lua: ASIDE });

  async function load(id: string): Promise<Table | null> {
    const keys = keysOf(id);
    if (keys === null) return null;
    const text = await asked(redis.hget(keys.table, 's'));
    return text === null ? null : readable(id, keys, text);
  }

  /** The table in a stored text; one that cannot be read is put aside, and is none. */
  async function readable(id: string, keys: Keys, text: string): Promise<Table | null> {
    const parsed = parseTable(text);
    if (parsed.ok) return parsed.table;
    // Whatever became of the rest, these two are mostly still to be found.
    const channel = /"channel":"(\d{17,20})"/.exec(text)?.[1] ?? null;
    const guild = /"guild":"(\d{17,20})"/.exec(text)?.[1] ?? '';
    const moved = await asked(
      redis.chaupalAside(
        ...[keys.table, keys.record, keys.dues, keys.aside, keys.recordAside],
        ...[keys.channel(channel ?? ''), keys.guild(guild), id, sha1(text), ASIDE_KEPT_MS],
      ),
    );
    if (moved === 1) onAside({ table: id, channel, reason: parsed.reason });
    return null;
  }

  return {
    load,
    async noted(id, interaction) {
      const keys = keysOf(id);
      return keys !== null && (await asked(redis.exists(keys.press(interaction)))) === 1;
    },
    inChannel: (channel) => asked(redis.get(channelKey(channelPartition(channel), channel))),
    lastIn: (channel) => asked(redis.get(lastKey(channelPartition(channel), channel))),
    async create(table): Promise<Created> {
      const { id, version, channel, guild } = table;
      const keys = keysFor(table);
      const occupant = await asked(
        redis.chaupalCreate(
          ...[keys.table, keys.channel(channel), keys.dues, keys.guild(guild)],
          ...[id, version, formatTable(table), ...dueOf(table), Date.now(), keys.tables],
        ),
      );
      return occupant === null ? { kind: 'created' } : { kind: 'occupied', table: occupant };
    },
    async save(next, { expected, interaction, lines = [] }): Promise<Saved> {
      const keys = keysFor(next);
      const [kind, stored = ''] = await asked(
        redis.chaupalSave(
          ...[keys.table, keys.record, keys.channel(next.channel), keys.dues, keys.guild(next.guild)],
          ...[keys.press(interaction ?? ''), keys.last(next.channel)],
          ...[next.id, expected, next.version, formatTable(next)],
          ...[...dueOf(next), ended(next), KEPT_MS],
          ...[interaction === undefined ? 0 : PRESS_KEPT_MS, Date.now(), lines.join('\n')],
        ),
      );
      switch (kind) {
        case 'saved':
        case 'gone':
          return { kind };
        case 'conflict':
        case 'duplicate': {
          const table = await readable(next.id, keys, stored);
          return table === null ? { kind: 'gone' } : { kind, table };
        }
      }
    },
    async record(id) {
      const keys = keysOf(id);
      // Each save added its lines as one; before, every line was one.
      const saves = keys === null ? [] : await asked(redis.lrange(keys.record, 0, -1));
      return saves.flatMap((lines) => lines.split('\n'));
    },
    async due(now, limit) {
      const found = await asked(
        eachPartition((partition) => redis.chaupalDue(duesKey(partition), now, limit, tablesKey(partition))),
      );
      return found
        .flatMap(pairs)
        .sort((one, other) => one.at - other.at)
        .slice(0, limit)
        .map(({ member }) => overdue(member));
    },
    async ofGuild(guild) {
      // Ended tables stand in the set with the time they are forgotten at, running ones with infinity.
      const now = Date.now();
      const found = await asked(
        eachPartition((partition) => redis.zrangebyscore(guildKey(partition, guild), `(${now}`, '+inf')),
      );
      return found.flat();
    },
    async drop(id) {
      const table = await load(id);
      if (table === null) return;
      const keys = keysFor(table);
      await asked(
        redis.chaupalDrop(
          ...[keys.table, keys.record, keys.channel(table.channel), keys.dues, keys.guild(table.guild)],
          ...[keys.last(table.channel), id],
        ),
      );
    },
    async ping() {
      await asked(redis.ping());
    },
    async close() {
      redis.disconnect();
    },
  };
}

/** Names a text that may be far too long to be sent back. */
function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function asked<T>(answer: Promise<T>): Promise<T> {
  return askedOf(answer, 'the store of tables');
}

/** The member of the due set that stands for a table, with its deadline. */
function dueOf(table: Table): readonly [string, number] {
  if (table.deadline === null || hasEnded(table)) return ['', 0];
  return [`${table.id}:${table.decision}`, table.deadline];
}

function ended(table: Table): 0 | 1 | 2 {
  if (!hasEnded(table)) return 0;
  return table.phase === 'over' ? 2 : 1;
}

function overdue(member: string): Overdue {
  const [table = '', decision] = member.split(':');
  return { table, decision: Number(decision) };
}

function pairs(membersAndScores: readonly string[]): readonly { member: string; at: number }[] {
  return membersAndScores.flatMap((member, index) =>
    index % 2 === 0 ? [{ member, at: Number(membersAndScores[index + 1]) }] : [],
  );
}

function eachPartition<T>(ask: (partition: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: PARTITIONS }, (_, partition) => ask(partition)));
}

function keysFor(table: Table) {
  const keys = keysOf(table.id);
  if (keys === null || keys.partition !== channelPartition(table.channel))
    throw new RangeError(
      `the id ${table.id} is not one of channel ${table.channel}: take it from newTableId`,
    );
  return keys;
}

type Keys = NonNullable<ReturnType<typeof keysOf>>;

function keysOf(id: string) {
  const partition = tablePartition(id);
  if (partition === null) return null;
  return {
    partition,
    tables: tablesKey(partition),
    table: `${tablesKey(partition)}${id}`,
    record: `${tag(partition)}:record:${id}`,
    aside: `${tag(partition)}:aside:table:${id}`,
    recordAside: `${tag(partition)}:aside:record:${id}`,
    dues: duesKey(partition),
    press: (interaction: string) => `${tag(partition)}:press:${interaction}`,
    channel: (channel: string) => channelKey(partition, channel),
    last: (channel: string) => lastKey(partition, channel),
    guild: (guild: string) => guildKey(partition, guild),
  };
}

/** What the keys of a partition's tables begin with. */
function tablesKey(partition: number): string {
  return `${tag(partition)}:table:`;
}

function channelKey(partition: number, channel: string): string {
  return `${tag(partition)}:channel:${channel}`;
}

function lastKey(partition: number, channel: string): string {
  return `${tag(partition)}:last:${channel}`;
}

function guildKey(partition: number, guild: string): string {
  return `${tag(partition)}:guild:${guild}`;
}

function duesKey(partition: number): string {
  return `${tag(partition)}:dues`;
}

/** The hash tag in braces puts all keys of a partition into one slot of a cluster. */
function tag(partition: number): string {
  return `chaupal:{p${partition}}`;
}
