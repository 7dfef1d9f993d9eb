import type { Opened } from '#lib/caller/key.ts'
import { plans } from '#lib/plans.ts'
import type { Script } from '#lib/ports/redis.ts'

const RECORD_TTL_SECONDS = 60
const TOMBSTONE_TTL_SECONDS = 3600
const KNOWN_TTL_SECONDS = 30 * 24 * 3600
export const WINDOW_MS = 60_000
const DAY_TTL_SECONDS = 48 * 3600

const USED_TTL_SECONDS = 90 * 24 * 3600

/**
 * Key record, window and day in one round trip. A request that a limit refuses is not counted.
 * KEYS: record, this window, last window, this creating window, last creating window, day, last use.
 * ARGV: now in ms, 1 for a creating request, 1 for one that counts in no day. Answers nil when the record is not here.
 */
export const admit: Script = {
  name: 'admit',
  source: `
local record = redis.call('HMGET', KEYS[1], 'json', 'minute', 'creating', 'day')
if not record[1] then return nil end
if record[1] == '' then return {''} end
local now, creating, dayless = tonumber(ARGV[1]), ARGV[2] == '1', ARGV[3] == '1'
local left = 1 - (now % ${WINDOW_MS}) / ${WINDOW_MS}
local function used(current, last)
  return tonumber(redis.call('GET', current) or '0') + math.floor(tonumber(redis.call('GET', last) or '0') * left)
end
local minute, making = used(KEYS[2], KEYS[3]), used(KEYS[4], KEYS[5])
local day = tonumber(redis.call('GET', KEYS[6]) or '0')
local refused = ''
if not dayless and day >= tonumber(record[4]) then refused = 'day'
elseif minute >= tonumber(record[2]) then refused = 'minute'
elseif creating and making >= tonumber(record[3]) then refused = 'creating' end
if refused == '' then
  local function count(key, ttl)
    if redis.call('INCR', key) == 1 then redis.call('EXPIRE', key, ttl) end
  end
  count(KEYS[2], 120)
  if not dayless then
    count(KEYS[6], ${DAY_TTL_SECONDS})
    day = day + 1
  end
  redis.call('SET', KEYS[7], ARGV[1], 'EX', ${USED_TTL_SECONDS})
  minute = minute + 1
  if creating then
    count(KEYS[4], 120)
    making = making + 1
  end
end
return {record[1], minute, making, day, refused}`,
}

/** Whether a key has opened something in the last month: asked of one that comes among many wrong ones. */
export const isKnown: Script = { name: 'is-known', source: `return redis.call('EXISTS', KEYS[1])` }

export const makeKnown: Script = {
  name: 'make-known',
  source: `return redis.call('SET', KEYS[1], '1', 'EX', ${KNOWN_TTL_SECONDS})`,
}

/** Keeps a record unless a newer one, or the tombstone of a revoked key, is there. */
export const fill: Script = {
  name: 'fill',
  source: `
local version = redis.call('HGET', KEYS[1], 'version')
if version and tonumber(version) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'json', ARGV[2], 'minute', ARGV[3], 'creating', ARGV[4], 'day', ARGV[5])
redis.call('EXPIRE', KEYS[1], ARGV[6])
if KEYS[2] then redis.call('SET', KEYS[2], '1', 'EX', ${KNOWN_TTL_SECONDS}) end
return 1`,
}

export const recordKey = (hash: string) => `{${hash}}:key`
const usedKey = (hash: string) => `{${hash}}:used`
export const knownKey = (hash: string) => `{${hash}}:known`

/** The names of all that `admit` reads for one key at one moment. */
export function gateKeys(hash: string, now: Date): string[] {
  const window = Math.floor(now.getTime() / WINDOW_MS)
  const day = now.toISOString().slice(0, 10)
  const named = (kind: string, at: string | number) => `{${hash}}:${kind}:${at}`
  return [
    recordKey(hash),
    named('minute', window),
    named('minute', window - 1),
    named('creating', window),
    named('creating', window - 1),
    named('day', day),
    usedKey(hash),
  ]
}

/** When a key was used last, and how often today. KEYS: last use, day. */
export const readUse: Script = {
  name: 'read-use',
  source: `return {redis.call('GET', KEYS[1]), redis.call('GET', KEYS[2])}`,
}

export function useKeys(hash: string, now: Date): [used: string, day: string] {
  return [usedKey(hash), `{${hash}}:day:${now.toISOString().slice(0, 10)}`]
}

export function fillArguments(opened: Opened): (string | number)[] {
  const { key, workspace } = opened
  const limits = plans[workspace.plan]
  return [
    key.version,
    JSON.stringify(opened),
    limits.requests_per_minute,
    limits.creating_per_minute,
    key.daily_limit,
    RECORD_TTL_SECONDS,
  ]
}

/** A record that opens nothing: revocation is instant because every isolate asks Redis first. */
export const tombstoneArguments = (version: number): (string | number)[] => [
  version,
  '',
  0,
  0,
  0,
  TOMBSTONE_TTL_SECONDS,
]
