/** The Lua scripts of the Redis store: each one is a step that happens whole or not at all. */

/**
 * A new table, unless one runs in its channel. Returns the id of that one, or nil. A channel that names a table which is
 * not there is free. KEYS table, channel, dues, guild. ARGV id, version, json, due ('' for none), deadline, ms of now,
 * what the keys of tables begin with.
 */
export const CREATE = `
local occupant = redis.call('GET', KEYS[2])
if occupant and redis.call('EXISTS', ARGV[7] .. occupant) == 1 then return occupant end
redis.call('SET', KEYS[2], ARGV[1])
redis.call('HSET', KEYS[1], 'v', ARGV[2], 's', ARGV[3], 'd', ARGV[4])
if ARGV[4] ~= '' then redis.call('ZADD', KEYS[3], ARGV[5], ARGV[4]) end
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[6])
redis.call('ZADD', KEYS[4], '+inf', ARGV[1])
redis.call('PERSIST', KEYS[4])
return nil
`;

/**
 * The next version of a table. Returns what came of it, and the stored table where that is a conflict or duplicate.
 * KEYS table, record, channel, dues, guild, press, last game of the channel. ARGV id, expected version, version, json,
 * due ('' for none), deadline, 1 when the table ended and 2 when a game did, ms that ended tables are kept, ms that presses are kept (0: no press), ms of now,
 * the record's lines, with line breaks between them.
 */
export const SAVE = `
local stored = redis.call('HMGET', KEYS[1], 'v', 's', 'd')
if not stored[1] then return {'gone'} end
if ARGV[9] ~= '0' and redis.call('EXISTS', KEYS[6]) == 1 then return {'duplicate', stored[2]} end
if stored[1] ~= ARGV[2] then return {'conflict', stored[2]} end
redis.call('HSET', KEYS[1], 'v', ARGV[3], 's', ARGV[4], 'd', ARGV[5])
if ARGV[9] ~= '0' then redis.call('SET', KEYS[6], '1', 'PX', ARGV[9]) end
if ARGV[11] ~= '' then redis.call('RPUSH', KEYS[2], ARGV[11]) end
if stored[3] ~= '' and stored[3] ~= ARGV[5] then redis.call('ZREM', KEYS[4], stored[3]) end
if ARGV[5] ~= '' then redis.call('ZADD', KEYS[4], ARGV[6], ARGV[5]) end
if ARGV[7] ~= '0' then
  redis.call('PEXPIRE', KEYS[1], ARGV[8])
  redis.call('PEXPIRE', KEYS[2], ARGV[8])
  if redis.call('GET', KEYS[3]) == ARGV[1] then redis.call('DEL', KEYS[3]) end
  if ARGV[7] == '2' then redis.call('SET', KEYS[7], ARGV[1], 'PX', ARGV[8]) end
  redis.call('ZADD', KEYS[5], ARGV[10] + ARGV[8], ARGV[1])
  if redis.call('ZCOUNT', KEYS[5], '+inf', '+inf') == 0 then redis.call('PEXPIRE', KEYS[5], ARGV[8]) end
end
return {'saved'}
`;

/**
 * The dues of a partition up to a deadline, each followed by its own, and no more of them than a limit. Those that no
 * table waits for are removed instead. KEYS dues. ARGV deadline, limit, what the keys of tables begin with.
 */
export const DUE = `
local found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
local due = {}
for n = 1, #found, 2 do
  local stored = redis.pcall('HMGET', ARGV[3] .. string.match(found[n], '^[^:]*'), 'v', 'd')
  if stored.err or not stored[1] or (stored[2] and stored[2] ~= found[n]) then
    redis.call('ZREM', KEYS[1], found[n])
  else
    due[#due + 1] = found[n]
    due[#due + 1] = found[n + 1]
  end
end
return due
`;

/** Forgets a table. KEYS table, record, channel, dues, guild, last game of the channel. ARGV id. */
export const DROP = `
local due = redis.call('HGET', KEYS[1], 'd')
if due then redis.call('ZREM', KEYS[4], due) end
redis.call('DEL', KEYS[1], KEYS[2])
for _, key in ipairs({KEYS[3], KEYS[6]}) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
redis.call('ZREM', KEYS[5], ARGV[1])
return nil
`;

/**
 * Keeps a table that cannot be read under another key, with its record, and frees its channel. Returns 1 when it did,
 * 0 when the table has changed meanwhile. KEYS table, record, dues, aside, record aside, channel, guild. ARGV id, the
 * SHA-1 of the text that could not be read, ms that it is kept.
 */
export const ASIDE = `
local stored = redis.call('HMGET', KEYS[1], 's', 'd')
if not stored[1] or redis.sha1hex(stored[1]) ~= ARGV[2] then return 0 end
if stored[2] and stored[2] ~= '' then redis.call('ZREM', KEYS[3], stored[2]) end
redis.call('RENAME', KEYS[1], KEYS[4])
redis.call('PEXPIRE', KEYS[4], ARGV[3])
if redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('RENAME', KEYS[2], KEYS[5])
  redis.call('PEXPIRE', KEYS[5], ARGV[3])
end
if redis.call('GET', KEYS[6]) == ARGV[1] then redis.call('DEL', KEYS[6]) end
redis.call('ZREM', KEYS[7], ARGV[1])
return 1
`;
