import { type Commands, type Database, reads, span, writes } from '#dev/redis/database.ts'
import { parseCount } from '#dev/redis/numbers.ts'
import { fail, NOT_POSITIVE, OK, type Reply, SYNTAX } from '#dev/redis/reply.ts'

type End = 'left' | 'right'

export const lists: Commands = {
  lpush: writes(-3, (db, key: string, ...items) => push(db, key, 'left', items)),
  rpush: writes(-3, (db, key: string, ...items) => push(db, key, 'right', items)),
  lpushx: writes(-3, (db, key: string, ...items) => (read(db, key) ? push(db, key, 'left', items) : 0)),
  rpushx: writes(-3, (db, key: string, ...items) => (read(db, key) ? push(db, key, 'right', items) : 0)),
  lpop: writes(-2, (db, key: string, count?: string) => pop(db, key, 'left', count)),
  rpop: writes(-2, (db, key: string, count?: string) => pop(db, key, 'right', count)),
  llen: reads(2, (db, key: string) => read(db, key)?.length ?? 0),
  lrange: reads(4, (db, key: string, start: string, stop: string) => {
    const [from, to] = [parseCount(start), parseCount(stop)]
    const list = read(db, key) ?? []
    return list.slice(...span(list.length, from, to))
  }),
  lindex: reads(3, (db, key: string, index: string) => {
    const list = read(db, key)
    return list?.at(parseCount(index)) ?? null
  }),
  lset: writes(4, (db, key: string, index: string, value: string) => {
    const list = read(db, key) ?? fail('ERR no such key')
    const at = parseCount(index)
    const place = at < 0 ? list.length + at : at
    if (place < 0 || place >= list.length) fail('ERR index out of range')
    db.keys.open(key, 'list')[place] = value
    return OK
  }),
  ltrim: writes(4, (db, key: string, start: string, stop: string) => {
    const [from, to] = [parseCount(start), parseCount(stop)]
    const list = read(db, key)
    if (list) replace(db, key, list.slice(...span(list.length, from, to)))
    return OK
  }),
  lrem: writes(4, lrem),
  linsert: writes(5, (db, key: string, where: string, pivot: string, value: string) => {
    const side = where.toLowerCase()
    if (side !== 'before' && side !== 'after') fail(SYNTAX)
    const list = read(db, key)
    if (!list) return 0
    const at = list.indexOf(pivot)
    if (at < 0) return -1
    db.keys.open(key, 'list').splice(side === 'before' ? at : at + 1, 0, value)
    return list.length
  }),
  lmove: writes(5, (db, from: string, to: string, source: string, target: string) =>
    move(db, from, to, end(source), end(target)),
  ),
  rpoplpush: writes(3, (db, from: string, to: string) => move(db, from, to, 'right', 'left')),
}

const read = (db: Database, key: string) => db.keys.read(key, 'list')

function push(db: Database, key: string, where: End, items: string[]): number {
  const list = db.keys.open(key, 'list')
  if (where === 'right') list.push(...items)
  else list.unshift(...items.reverse())
  return list.length
}

function pop(db: Database, key: string, where: End, count: string | undefined): Reply {
  const number = count === undefined ? 1 : parseCount(count, NOT_POSITIVE)
  if (number < 0) fail(NOT_POSITIVE)
  const list = read(db, key)
  if (!list) return null
  const taken = where === 'left' ? list.splice(0, number) : list.splice(Math.max(0, list.length - number)).reverse()
  if (taken.length > 0) db.keys.changes++
  db.keys.settle(key)
  return count === undefined ? (taken[0] ?? null) : taken
}

function lrem(db: Database, key: string, count: string, value: string): Reply {
  const number = parseCount(count)
  const list = read(db, key)
  if (!list) return 0
  let left = number === 0 ? list.length : Math.abs(number)
  const keeps = (item: string) => item !== value || left-- <= 0
  const kept = number < 0 ? list.toReversed().filter(keeps).reverse() : list.filter(keeps)
  replace(db, key, kept)
  return list.length - kept.length
}

/** Keeps the expiry. */
function replace(db: Database, key: string, items: string[]): void {
  const expires = db.keys.entry(key)?.expires ?? null
  db.keys.put(key, 'list', items, expires)
  db.keys.settle(key)
}

function end(word: string): End {
  const side = word.toLowerCase()
  return side === 'left' || side === 'right' ? side : fail(SYNTAX)
}

function move(db: Database, from: string, to: string, source: End, target: End): Reply {
  read(db, from)
  if (!db.keys.entry(from)) return null
  read(db, to)
  const item = pop(db, from, source, undefined) as string
  push(db, to, target, [item])
  return item
}
