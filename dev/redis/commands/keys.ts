import { type Commands, type Database, options, reads, writes } from '#dev/redis/database.ts'
import { glob } from '#dev/redis/glob.ts'
import type { Entry, Kind, Shapes } from '#dev/redis/keyspace.ts'
import { parseCount } from '#dev/redis/numbers.ts'
import { fail, OK, type Reply, Status, SYNTAX } from '#dev/redis/reply.ts'

const del = writes(-2, (db, ...keys) => keys.filter(key => db.keys.delete(key)).length)
const exists = reads(-2, (db, ...keys) => keys.filter(key => db.keys.entry(key)).length)
const flush = writes(-1, db => {
  db.keys.clear()
  return OK
})

export const keys: Commands = {
  del,
  unlink: del,
  exists,
  touch: exists,
  flushall: flush,
  flushdb: flush,
  type: reads(2, (db, key: string) => new Status(db.keys.entry(key)?.kind ?? 'none')),
  dbsize: reads(1, db => [...db.keys.living()].length),
  randomkey: reads(1, db => {
    const names = [...db.keys.living()].map(([key]) => key)
    return names[Math.floor(db.random() * names.length)] ?? null
  }),
  keys: reads(2, (db, pattern: string) => {
    const matches = glob(pattern)
    return [...db.keys.living()].map(([key]) => key).filter(matches)
  }),
  scan: reads(-2, scan),
  rename: writes(3, (db, from: string, to: string) => {
    if (!db.keys.entry(from)) fail('ERR no such key')
    move(db, from, to)
    return OK
  }),
  renamenx: writes(3, (db, from: string, to: string) => {
    if (!db.keys.entry(from)) fail('ERR no such key')
    if (db.keys.entry(to)) return 0
    move(db, from, to)
    return 1
  }),
  copy: writes(-3, (db, from: string, to: string, ...words) => {
    const replaces = words.some(word => word.toLowerCase() === 'replace')
    if (words.length > (replaces ? 1 : 0)) fail(SYNTAX)
    if (from === to) fail('ERR source and destination objects are the same')
    const entry = db.keys.entry(from)
    if (!entry || (db.keys.entry(to) && !replaces)) return 0
    db.keys.delete(to)
    db.keys.put(to, entry.kind, structuredClone(entry.value), entry.expires)
    return 1
  }),
}

/** The cursor is the birth number of the last key seen, so keys that stay are never missed. */
function scan(db: Database, cursor: string, ...words: string[]): Reply {
  if (!/^\d+$/.test(cursor)) fail('ERR invalid cursor')
  const { matches, count, kind } = scanOptions(words)
  const page: string[] = []
  let last = 0
  let seen = 0
  for (const [key, entry] of db.keys.living()) {
    if (entry.born <= Number(cursor)) continue
    if (seen++ === count) return [String(last), page]
    last = entry.born
    if (matches(key) && (!kind || entry.kind === kind)) page.push(key)
  }
  return ['0', page]
}

export function scanOptions(words: string[]): { matches: (text: string) => boolean; count: number; kind?: string } {
  const found = { matches: (_: string) => true, count: 10, kind: undefined as string | undefined }
  const { next, value } = options(words)
  for (let word = next(); word !== undefined; word = next()) {
    const argument = value() ?? fail(SYNTAX)
    if (word === 'match') found.matches = glob(argument)
    else if (word === 'count') found.count = parseCount(argument)
    else if (word === 'type') found.kind = argument.toLowerCase()
    else fail(SYNTAX)
  }
  if (found.count < 1) fail(SYNTAX)
  return found
}

function move(db: Database, from: string, to: string): void {
  const { kind, value, expires } = db.keys.entry(from) as Entry
  db.keys.delete(from)
  db.keys.delete(to)
  db.keys.put(to, kind, value as Shapes[Kind], expires)
}
