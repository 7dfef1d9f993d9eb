import { scanOptions } from '#dev/redis/commands/keys.ts'
import { sample } from '#dev/redis/commands/sample.ts'
import { type Commands, type Database, reads, writes } from '#dev/redis/database.ts'
import { parseCount } from '#dev/redis/numbers.ts'
import { fail, NOT_POSITIVE, type Reply, SYNTAX } from '#dev/redis/reply.ts'

type Combine = (sets: Set<string>[]) => Set<string>

const union: Combine = sets => new Set(sets.flatMap(set => [...set]))
const intersection: Combine = ([first = new Set(), ...rest]) =>
  new Set([...first].filter(member => rest.every(set => set.has(member))))
const difference: Combine = ([first = new Set(), ...rest]) =>
  new Set([...first].filter(member => !rest.some(set => set.has(member))))

export const sets: Commands = {
  sadd: writes(-3, (db, key: string, ...members) => {
    const set = db.keys.open(key, 'set')
    const before = set.size
    for (const member of members) set.add(member)
    return set.size - before
  }),
  srem: writes(-3, (db, key: string, ...members) => remove(db, key, members)),
  smembers: reads(2, (db, key: string) => [...read(db, key)]),
  sismember: reads(3, (db, key: string, member: string) => (read(db, key).has(member) ? 1 : 0)),
  smismember: reads(-3, (db, key: string, ...members) => {
    const set = read(db, key)
    return members.map(member => (set.has(member) ? 1 : 0))
  }),
  scard: reads(2, (db, key: string) => read(db, key).size),
  srandmember: reads(-2, (db, key: string, count?: string) => pick(db, key, count)),
  spop: writes(-2, (db, key: string, count?: string) => {
    if (count !== undefined && parseCount(count, NOT_POSITIVE) < 0) fail(NOT_POSITIVE)
    const picked = pick(db, key, count)
    remove(db, key, Array.isArray(picked) ? picked : picked === null ? [] : [picked])
    return picked
  }),
  smove: writes(4, (db, from: string, to: string, member: string) => {
    if (!db.keys.entry(from)) return 0
    const has = read(db, from).has(member)
    read(db, to)
    if (!has) return 0
    remove(db, from, [member])
    db.keys.open(to, 'set').add(member)
    return 1
  }),
  sunion: reads(-2, (db, ...keys) => [...combine(db, keys, union)]),
  sinter: reads(-2, (db, ...keys) => [...combine(db, keys, intersection)]),
  sdiff: reads(-2, (db, ...keys) => [...combine(db, keys, difference)]),
  sunionstore: writes(-3, (db, to: string, ...keys) => store(db, to, combine(db, keys, union))),
  sinterstore: writes(-3, (db, to: string, ...keys) => store(db, to, combine(db, keys, intersection))),
  sdiffstore: writes(-3, (db, to: string, ...keys) => store(db, to, combine(db, keys, difference))),
  sintercard: reads(-3, sintercard),
  sscan: reads(-3, (db, key: string, cursor: string, ...words) => {
    if (!/^\d+$/.test(cursor)) fail('ERR invalid cursor')
    const { matches } = scanOptions(words)
    return ['0', [...read(db, key)].filter(matches)]
  }),
}

const read = (db: Database, key: string) => db.keys.read(key, 'set') ?? new Set<string>()

const combine = (db: Database, keys: string[], how: Combine) => how(keys.map(key => read(db, key)))

function pick(db: Database, key: string, count: string | undefined): string | string[] | null {
  const members = [...read(db, key)]
  return count === undefined ? (sample(db, members, 1)[0] ?? null) : sample(db, members, parseCount(count))
}

function remove(db: Database, key: string, members: string[]): number {
  const set = read(db, key)
  const removed = members.filter(member => set.delete(member)).length
  db.keys.changes += removed
  db.keys.settle(key)
  return removed
}

function store(db: Database, to: string, members: Set<string>): number {
  db.keys.delete(to)
  if (members.size > 0) db.keys.put(to, 'set', new Set(members))
  return members.size
}

function sintercard(db: Database, count: string, ...words: string[]): Reply {
  const number = parseCount(count, 'ERR numkeys should be greater than 0')
  if (number <= 0) fail('ERR numkeys should be greater than 0')
  if (number > words.length) fail("ERR Number of keys can't be greater than number of args")
  const [word, limit, ...more] = words.slice(number)
  if (word !== undefined && (word.toLowerCase() !== 'limit' || limit === undefined || more.length > 0)) fail(SYNTAX)
  const most = parseCount(limit ?? '0', "ERR LIMIT can't be negative")
  if (most < 0) fail("ERR LIMIT can't be negative")
  const { size } = combine(db, words.slice(0, number), intersection)
  return most > 0 ? Math.min(size, most) : size
}
