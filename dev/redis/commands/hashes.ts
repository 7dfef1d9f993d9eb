import { scanOptions } from '#dev/redis/commands/keys.ts'
import { sample } from '#dev/redis/commands/sample.ts'
import { type Commands, type Database, reads, writes } from '#dev/redis/database.ts'
import { inRange, integer, parseCount, parseInteger } from '#dev/redis/numbers.ts'
import { fail, OK, SYNTAX } from '#dev/redis/reply.ts'
import { addWide, parseWide } from '#dev/redis/wide-float.ts'

export const hashes: Commands = {
  hset: writes(-4, (db, key: string, ...pairs) => setFields(db, key, pairs, 'hset')),
  hmset: writes(-4, (db, key: string, ...pairs) => {
    setFields(db, key, pairs, 'hmset')
    return OK
  }),
  hsetnx: writes(4, (db, key: string, field: string, value: string) => {
    if (read(db, key)?.has(field)) return 0
    db.keys.open(key, 'hash').set(field, value)
    return 1
  }),
  hget: reads(3, (db, key: string, field: string) => read(db, key)?.get(field) ?? null),
  hmget: reads(-3, (db, key: string, ...fields) => {
    const hash = read(db, key)
    return fields.map(field => hash?.get(field) ?? null)
  }),
  hgetall: reads(2, (db, key: string) => [...(read(db, key) ?? [])].flat()),
  hkeys: reads(2, (db, key: string) => [...(read(db, key)?.keys() ?? [])]),
  hvals: reads(2, (db, key: string) => [...(read(db, key)?.values() ?? [])]),
  hlen: reads(2, (db, key: string) => read(db, key)?.size ?? 0),
  hexists: reads(3, (db, key: string, field: string) => (read(db, key)?.has(field) ? 1 : 0)),
  hstrlen: reads(3, (db, key: string, field: string) => read(db, key)?.get(field)?.length ?? 0),
  hdel: writes(-3, (db, key: string, ...fields) => {
    const hash = read(db, key)
    if (!hash) return 0
    const removed = fields.filter(field => hash.delete(field)).length
    db.keys.changes += removed
    db.keys.settle(key)
    return removed
  }),
  hincrby: writes(4, (db, key: string, field: string, by: string) => {
    const step = parseInteger(by)
    const sum = parseInteger(read(db, key)?.get(field) ?? '0', 'ERR hash value is not an integer') + step
    if (!inRange(sum)) fail('ERR increment or decrement would overflow')
    db.keys.open(key, 'hash').set(field, sum.toString())
    return integer(sum)
  }),
  hincrbyfloat: writes(4, (db, key: string, field: string, by: string) => {
    const step = parseWide(by)
    if (step === 'infinite') fail('ERR value is NaN or Infinity')
    const sum = addWide(parseWide(read(db, key)?.get(field) ?? '0', 'ERR hash value is not a float'), step)
    db.keys.open(key, 'hash').set(field, sum)
    return sum
  }),
  hrandfield: reads(-2, (db, key: string, count?: string, option?: string) => {
    const fields = [...(read(db, key) ?? [])]
    if (count === undefined) return sample(db, fields, 1)[0]?.[0] ?? null
    if (option !== undefined && option.toLowerCase() !== 'withvalues') fail(SYNTAX)
    return sample(db, fields, parseCount(count)).flatMap(([field, value]) => (option ? [field, value] : [field]))
  }),
  hscan: reads(-3, (db, key: string, cursor: string, ...words) => {
    if (!/^\d+$/.test(cursor)) fail('ERR invalid cursor')
    const { matches } = scanOptions(words)
    return ['0', [...(read(db, key) ?? [])].filter(([field]) => matches(field)).flat()]
  }),
}

const read = (db: Database, key: string) => db.keys.read(key, 'hash')

function setFields(db: Database, key: string, pairs: string[], name: string): number {
  if (pairs.length % 2 !== 0) fail(`ERR wrong number of arguments for '${name}' command`)
  const hash = db.keys.open(key, 'hash')
  const before = hash.size
  for (let at = 0; at < pairs.length; at += 2) hash.set(pairs[at] ?? '', pairs[at + 1] ?? '')
  return hash.size - before
}
