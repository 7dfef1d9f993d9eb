import { deadline } from '#dev/redis/commands/deadline.ts'
import { type Commands, type Database, options, reads, span, writes } from '#dev/redis/database.ts'
import { parseCount } from '#dev/redis/numbers.ts'
import { fail, OK, type Reply, SYNTAX } from '#dev/redis/reply.ts'

const MAX_BYTES = 512 * 1024 * 1024

export const strings: Commands = {
  get: reads(2, (db, key: string) => db.keys.read(key, 'string') ?? null),
  set: writes(-3, set),
  setnx: writes(3, (db, key: string, value: string) => {
    if (db.keys.entry(key)) return 0
    db.keys.put(key, 'string', value)
    return 1
  }),
  setex: writes(4, (db, key: string, seconds: string, value: string) => {
    db.keys.put(key, 'string', value, deadline(db, 'ex', seconds, 'setex'))
    return OK
  }),
  psetex: writes(4, (db, key: string, ms: string, value: string) => {
    db.keys.put(key, 'string', value, deadline(db, 'px', ms, 'psetex'))
    return OK
  }),
  getset: writes(3, (db, key: string, value: string) => {
    const old = db.keys.read(key, 'string') ?? null
    db.keys.put(key, 'string', value)
    return old
  }),
  getdel: writes(2, (db, key: string) => {
    const old = db.keys.read(key, 'string') ?? null
    db.keys.delete(key)
    return old
  }),
  getex: writes(-2, getex),
  mget: reads(-2, (db, ...keys) =>
    keys.map(key => {
      const entry = db.keys.entry(key)
      return entry?.kind === 'string' ? entry.value : null
    }),
  ),
  mset: writes(-3, (db, ...pairs) => {
    setAll(db, pairs, 'mset')
    return OK
  }),
  msetnx: writes(-3, (db, ...pairs) => {
    if (pairs.some((key, index) => index % 2 === 0 && db.keys.entry(key))) return 0
    setAll(db, pairs, 'msetnx')
    return 1
  }),
  append: writes(3, (db, key: string, tail: string) => change(db, key, old => old + tail)),
  strlen: reads(2, (db, key: string) => db.keys.read(key, 'string')?.length ?? 0),
  getrange: reads(4, getrange),
  substr: reads(4, getrange),
  setrange: writes(4, (db, key: string, offset: string, piece: string) => {
    const at = parseCount(offset)
    if (at < 0) fail('ERR offset is out of range')
    const old = db.keys.read(key, 'string')
    if (piece === '') return old?.length ?? 0
    if (at + piece.length > MAX_BYTES) fail('ERR string exceeds maximum allowed size (proto-max-bulk-len)')
    return change(db, key, text => text.slice(0, at).padEnd(at, '\0') + piece + text.slice(at + piece.length))
  }),
}

function set(db: Database, key: string, value: string, ...words: string[]): Reply {
  let condition: string | undefined
  let expires: number | null | undefined
  let answersOld = false
  const { next, value: argument } = options(words)
  for (let word = next(); word !== undefined; word = next()) {
    if (word === 'nx' || word === 'xx') {
      if (condition && condition !== word) fail(SYNTAX)
      condition = word
    } else if (word === 'get') answersOld = true
    else if (expires !== undefined) fail(SYNTAX)
    else if (word === 'keepttl') expires = db.keys.entry(key)?.expires ?? null
    else expires = deadline(db, word, argument(), 'set')
  }
  const old = answersOld ? (db.keys.read(key, 'string') ?? null) : null
  const exists = db.keys.entry(key) !== undefined
  if (condition === (exists ? 'nx' : 'xx')) return old
  db.keys.put(key, 'string', value, expires ?? null)
  return answersOld ? old : OK
}

function getex(db: Database, key: string, ...words: string[]): Reply {
  const [word, argument, ...more] = words
  const expires =
    word === undefined ? undefined : word.toLowerCase() === 'persist' ? null : deadline(db, word, argument, 'getex')
  if (more.length > 0 || (expires === null && argument !== undefined)) fail(SYNTAX)
  const value = db.keys.read(key, 'string') ?? null
  if (expires !== undefined) db.keys.expire(key, expires)
  return value
}

function getrange(db: Database, key: string, start: string, stop: string): Reply {
  const [from, to] = [parseCount(start), parseCount(stop)]
  const text = db.keys.read(key, 'string') ?? ''
  if (from < 0 && to < 0 && from > to) return ''
  return text.slice(...span(text.length, from, Math.max(to, -text.length)))
}

function setAll(db: Database, pairs: string[], name: string): void {
  if (pairs.length % 2 !== 0) fail(`ERR wrong number of arguments for '${name}' command`)
  for (let at = 0; at < pairs.length; at += 2) db.keys.put(pairs[at] ?? '', 'string', pairs[at + 1] ?? '')
}

/** Keeps the expiry, as every change in place does. */
function change(db: Database, key: string, edit: (old: string) => string): number {
  const value = edit(db.keys.read(key, 'string') ?? '')
  db.keys.put(key, 'string', value, db.keys.entry(key)?.expires ?? null)
  return value.length
}
