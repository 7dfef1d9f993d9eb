import { type Commands, type Database, writes } from '#dev/redis/database.ts'
import { inRange, integer, parseInteger } from '#dev/redis/numbers.ts'
import { fail, type Reply } from '#dev/redis/reply.ts'
import { addWide, parseWide } from '#dev/redis/wide-float.ts'

export const counters: Commands = {
  incr: writes(2, (db, key: string) => add(db, key, 1n)),
  decr: writes(2, (db, key: string) => add(db, key, -1n)),
  incrby: writes(3, (db, key: string, by: string) => add(db, key, parseInteger(by))),
  decrby: writes(3, (db, key: string, by: string) => {
    const value = parseInteger(by)
    return inRange(-value) ? add(db, key, -value) : fail('ERR decrement would overflow')
  }),
  incrbyfloat: writes(3, (db, key: string, by: string) => {
    const sum = addWide(parseWide(db.keys.read(key, 'string') ?? '0'), parseWide(by))
    keep(db, key, sum)
    return sum
  }),
}

function add(db: Database, key: string, by: bigint): Reply {
  const sum = parseInteger(db.keys.read(key, 'string') ?? '0') + by
  if (!inRange(sum)) fail('ERR increment or decrement would overflow')
  keep(db, key, sum.toString())
  return integer(sum)
}

function keep(db: Database, key: string, value: string): void {
  db.keys.put(key, 'string', value, db.keys.entry(key)?.expires ?? null)
}
