import { type Commands, type Database, reads, writes } from '#dev/redis/database.ts'
import { parseInteger } from '#dev/redis/numbers.ts'
import { fail, type Reply } from '#dev/redis/reply.ts'

const LIMIT = 2n ** 63n

export const expiry: Commands = {
  expire: expiring('expire', 1000n, 'from now'),
  pexpire: expiring('pexpire', 1n, 'from now'),
  expireat: expiring('expireat', 1000n, 'from 1970'),
  pexpireat: expiring('pexpireat', 1n, 'from 1970'),
  ttl: remaining(ms => Math.floor((ms + 500) / 1000)),
  pttl: remaining(ms => ms),
  expiretime: moment(ms => Math.floor((ms + 500) / 1000)),
  pexpiretime: moment(ms => ms),
  persist: writes(2, (db, key: string) => {
    if (db.keys.entry(key)?.expires == null) return 0
    db.keys.expire(key, null)
    return 1
  }),
}

function expiring(name: string, unit: bigint, origin: 'from now' | 'from 1970') {
  return writes(-3, (db, key: string, amount: string, ...words) => {
    const conditions = words.map(word => word.toLowerCase())
    judge(conditions, words)
    const start = origin === 'from now' ? BigInt(Math.round(db.keys.time)) : 0n
    const at = parseInteger(amount) * unit + start
    if (at >= LIMIT || at <= -LIMIT) fail(`ERR invalid expire time in '${name}' command`)
    return setUnless(db, key, Number(at), conditions)
  })
}

function judge(conditions: string[], words: string[]): void {
  const unknown = conditions.findIndex(word => !['nx', 'xx', 'gt', 'lt'].includes(word))
  if (unknown >= 0) fail(`ERR Unsupported option ${words[unknown]}`)
  const has = (word: string) => conditions.includes(word)
  if (has('nx') && (has('xx') || has('gt') || has('lt')))
    fail('ERR NX and XX, GT or LT options at the same time are not compatible')
  if (has('gt') && has('lt')) fail('ERR GT and LT options at the same time are not compatible')
}

function setUnless(db: Database, key: string, at: number, conditions: string[]): Reply {
  const entry = db.keys.entry(key)
  if (!entry) return 0
  const now = entry.expires
  const refused: Record<string, boolean> = {
    nx: now !== null,
    xx: now === null,
    gt: now === null || at <= now,
    lt: now !== null && at >= now,
  }
  if (conditions.some(condition => refused[condition])) return 0
  db.keys.expire(key, at)
  return 1
}

function remaining(shown: (ms: number) => number) {
  return reads(2, (db, key: string) => {
    const entry = db.keys.entry(key)
    return entry ? (entry.expires === null ? -1 : shown(Math.round(entry.expires - db.keys.time))) : -2
  })
}

function moment(shown: (ms: number) => number) {
  return reads(2, (db, key: string) => {
    const entry = db.keys.entry(key)
    return entry ? (entry.expires === null ? -1 : shown(entry.expires)) : -2
  })
}
