import { scanOptions } from '#dev/redis/commands/keys.ts'
import { sorted } from '#dev/redis/commands/sorted-ranges.ts'
import { type Commands, type Database, reads, writes } from '#dev/redis/database.ts'
import { formatScore, parseCount, parseFloatStrictly } from '#dev/redis/numbers.ts'
import { fail, NOT_POSITIVE, type Reply, SYNTAX } from '#dev/redis/reply.ts'

export const sortedSets: Commands = {
  zadd: writes(-4, zadd),
  zincrby: writes(4, (db, key: string, by: string, member: string) => {
    const step = parseFloatStrictly(by)
    return formatScore(put(db, key, member, (score(db, key, member) ?? 0) + step))
  }),
  zscore: reads(3, (db, key: string, member: string) => shown(score(db, key, member))),
  zmscore: reads(-3, (db, key: string, ...members) => members.map(member => shown(score(db, key, member)))),
  zcard: reads(2, (db, key: string) => db.keys.read(key, 'zset')?.size ?? 0),
  zrank: reads(3, (db, key: string, member: string) => rank(sorted(db, key), member)),
  zrevrank: reads(3, (db, key: string, member: string) => rank(sorted(db, key).reverse(), member)),
  zrem: writes(-3, (db, key: string, ...members) => remove(db, key, members)),
  zpopmin: writes(-2, (db, key: string, count?: string) => pop(db, key, 'lowest', count)),
  zpopmax: writes(-2, (db, key: string, count?: string) => pop(db, key, 'highest', count)),
  zscan: reads(-3, (db, key: string, cursor: string, ...words) => {
    if (!/^\d+$/.test(cursor)) fail('ERR invalid cursor')
    const { matches } = scanOptions(words)
    const found = sorted(db, key).filter(([member]) => matches(member))
    return ['0', found.flatMap(([member, value]) => [member, scanned(value)])]
  }),
}

type Rules = { nx: boolean; xx: boolean; gt: boolean; lt: boolean; ch: boolean; incr: boolean }

function zadd(db: Database, key: string, ...words: string[]): Reply {
  const rules: Rules = { nx: false, xx: false, gt: false, lt: false, ch: false, incr: false }
  let at = 0
  for (let word = words[0]?.toLowerCase(); word !== undefined && word in rules; word = words[++at]?.toLowerCase())
    rules[word as keyof Rules] = true
  const pairs = words.slice(at)
  if (pairs.length === 0 || pairs.length % 2 !== 0) fail(SYNTAX)
  if (rules.nx && rules.xx) fail('ERR XX and NX options at the same time are not compatible')
  if ((rules.gt && (rules.lt || rules.nx)) || (rules.lt && rules.nx))
    fail('ERR GT, LT, and/or NX options at the same time are not compatible')
  if (rules.incr && pairs.length > 2) fail('ERR INCR option supports a single increment-element pair')
  const entries = Array.from({ length: pairs.length / 2 }, (_, index): [string, number] => [
    pairs[index * 2 + 1] ?? '',
    parseFloatStrictly(pairs[index * 2] ?? ''),
  ])
  db.keys.read(key, 'zset')
  return rules.incr ? increment(db, key, entries, rules) : addAll(db, key, entries, rules)
}

function addAll(db: Database, key: string, entries: [string, number][], rules: Rules): number {
  let added = 0
  let changed = 0
  for (const [member, value] of entries) {
    const old = score(db, key, member)
    if (!allowed(rules, old, value) || old === value) continue
    put(db, key, member, value)
    if (old === undefined) added++
    else changed++
  }
  return rules.ch ? added + changed : added
}

function increment(db: Database, key: string, entries: [string, number][], rules: Rules): Reply {
  const [member, step] = entries[0] as [string, number]
  const old = score(db, key, member)
  const value = (old ?? 0) + step
  if (Number.isNaN(value)) fail('ERR resulting score is not a number (NaN)')
  return allowed(rules, old, value) ? formatScore(put(db, key, member, value)) : null
}

function allowed(rules: Rules, old: number | undefined, value: number): boolean {
  if (old === undefined) return !rules.xx
  return !rules.nx && !(rules.gt && value <= old) && !(rules.lt && value >= old)
}

const score = (db: Database, key: string, member: string) => db.keys.read(key, 'zset')?.get(member)

/** Scans print whole scores in full, where other commands write 1e+17. */
const scanned = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 63 ? BigInt(value).toString() : formatScore(value)

const shown = (value: number | undefined) => (value === undefined ? null : formatScore(value))

function put(db: Database, key: string, member: string, value: number): number {
  if (Number.isNaN(value)) fail('ERR resulting score is not a number (NaN)')
  db.keys.open(key, 'zset').set(member, value)
  return value
}

function rank(entries: [string, number][], member: string): number | null {
  const index = entries.findIndex(([name]) => name === member)
  return index < 0 ? null : index
}

export function remove(db: Database, key: string, members: string[]): number {
  const set = db.keys.read(key, 'zset')
  const removed = members.filter(member => set?.delete(member)).length
  db.keys.changes += removed
  db.keys.settle(key)
  return removed
}

function pop(db: Database, key: string, from: 'lowest' | 'highest', count = '1'): Reply {
  const number = parseCount(count, NOT_POSITIVE)
  if (number < 0) fail(NOT_POSITIVE)
  const entries = sorted(db, key)
  const taken = (from === 'lowest' ? entries : entries.reverse()).slice(0, number)
  const members = taken.map(([member]) => member)
  remove(db, key, members)
  return taken.flatMap(([member, value]) => [member, formatScore(value)])
}
