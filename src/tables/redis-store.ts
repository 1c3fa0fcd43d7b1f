/** Tables in Redis, on one server or a cluster: every step one round trip, every write one script. */
import type { Cluster, Redis, Result } from 'ioredis';
import { CREATE, DROP, SAVE } from './redis-scripts.ts';
import {
  type Created,
  channelPartition,
  hasEnded,
  KEPT_MS,
  type Overdue,
  PARTITIONS,
  PRESS_KEPT_MS,
  type Saved,
  type Store,
  StoreUnavailable,
  tablePartition,
} from './store.ts';
import type { Table } from './table.ts';

declare module 'ioredis' {
  // The type parameter has to bear the name that ioredis gave it.
  interface RedisCommander<Context> {
    chaupalCreate(...keysThenValues: (string | number)[]): Result<string | null, Context>;
    chaupalSave(...keysThenValues: (string | number)[]): Result<[Saved['kind'], string?], Context>;
    chaupalDrop(...keysThenValues: (string | number)[]): Result<null, Context>;
  }
}

/**
 * A store over a connection that is ready. The connection should refuse commands while it is down and give up on slow
 * ones, so that a player hears of it; closing the store closes it.
 */
export function createRedisStore(redis: Redis | Cluster): Store {
  redis.defineCommand('chaupalCreate', { numberOfKeys: 4, lua: CREATE });
  redis.defineCommand('chaupalSave', { numberOfKeys: 6, lua: SAVE });
  redis.defineCommand('chaupalDrop', { numberOfKeys: 5, lua: DROP });

  async function load(id: string): Promise<Table | null> {
    const keys = keysOf(id);
    if (keys === null) return null;
    const json = await asked(redis.hget(keys.table, 's'));
    return json === null ? null : parsed(json);
  }

  return {
    load,
    inChannel: (channel) => asked(redis.get(channelKey(channelPartition(channel), channel))),
    async create(table): Promise<Created> {
      const { id, version, channel, guild } = table;
      const keys = keysFor(table);
      const occupant = await asked(
        redis.chaupalCreate(
          ...[keys.table, keys.channel(channel), keys.dues, keys.guild(guild)],
          ...[id, version, JSON.stringify(table), ...dueOf(table), Date.now()],
        ),
      );
      return occupant === null ? { kind: 'created' } : { kind: 'occupied', table: occupant };
    },
    async save(next, { expected, interaction, lines = [] }): Promise<Saved> {
      const keys = keysFor(next);
      const [kind, stored = ''] = await asked(
        redis.chaupalSave(
          ...[keys.table, keys.record, keys.channel(next.channel), keys.dues, keys.guild(next.guild)],
          ...[keys.press(interaction ?? ''), next.id, expected, next.version, JSON.stringify(next)],
          ...[...dueOf(next), hasEnded(next) ? 1 : 0, KEPT_MS],
          ...[interaction === undefined ? 0 : PRESS_KEPT_MS, Date.now(), ...lines],
        ),
      );
      switch (kind) {
        case 'saved':
        case 'gone':
          return { kind };
        case 'conflict':
        case 'duplicate':
          return { kind, table: parsed(stored) };
      }
    },
    async record(id) {
      const keys = keysOf(id);
      return keys === null ? [] : asked(redis.lrange(keys.record, 0, -1));
    },
    async due(now, limit) {
      const found = await asked(
        eachPartition((partition) =>
          redis.zrangebyscore(duesKey(partition), '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit),
        ),
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
          ...[keys.table, keys.record, keys.channel(table.channel), keys.dues, keys.guild(table.guild), id],
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

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new StoreUnavailable('the store of tables does not answer', { cause });
  }
}

function parsed(json: string): Table {
  // Only this file writes here, and it writes tables.
  return JSON.parse(json) as Table;
}

/** The member of the due set that stands for a table, with its deadline. */
function dueOf(table: Table): readonly [string, number] {
  if (table.deadline === null || hasEnded(table)) return ['', 0];
  return [`${table.id}:${table.decision}`, table.deadline];
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

function keysOf(id: string) {
  const partition = tablePartition(id);
  if (partition === null) return null;
  return {
    partition,
    table: `${tag(partition)}:table:${id}`,
    record: `${tag(partition)}:record:${id}`,
    dues: duesKey(partition),
    press: (interaction: string) => `${tag(partition)}:press:${interaction}`,
    channel: (channel: string) => channelKey(partition, channel),
    guild: (guild: string) => guildKey(partition, guild),
  };
}

function channelKey(partition: number, channel: string): string {
  return `${tag(partition)}:channel:${channel}`;
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
