/** Ranges of sorted sets by rank, score or name. */

import { remove } from '#dev/redis/commands/sorted-sets.ts'
import { type Commands, type Database, options, reads, span, writes } from '#dev/redis/database.ts'
import { formatScore, parseCount, parseFloatStrictly } from '#dev/redis/numbers.ts'
import { fail, type Reply, SYNTAX } from '#dev/redis/reply.ts'

type Pair = [member: string, score: number]
type By = 'rank' | 'score' | 'lex'
type Range = { by: By; rev: boolean; withScores: boolean; limit?: [offset: number, count: number] }

const between: Record<'score' | 'lex', (low: string, high: string) => (pair: Pair) => boolean> = {
  score(low, high) {
    const [from, to] = [bound(low), bound(high)]
    return ([, score]) =>
      (from.open ? score > from.value : score >= from.value) && (to.open ? score < to.value : score <= to.value)
  },
  lex(low, high) {
    const [above, below] = [edge(low), edge(high)]
    return ([member]) => above(member) >= 0 && below(member) <= 0
  },
}

export const sortedRanges: Commands = {
  zrange: reads(-4, (db, key: string, start: string, stop: string, ...words) =>
    range(db, key, start, stop, rangeOptions(words, ['byscore', 'bylex', 'rev', 'limit', 'withscores'])),
  ),
  zrevrange: reads(-4, (db, key: string, start: string, stop: string, ...words) =>
    range(db, key, start, stop, { ...rangeOptions(words, ['withscores']), rev: true }),
  ),
  zrangebyscore: reads(-4, (db, key: string, low: string, high: string, ...words) =>
    range(db, key, low, high, { ...rangeOptions(words, ['withscores', 'limit'], 'score') }),
  ),
  zrevrangebyscore: reads(-4, (db, key: string, high: string, low: string, ...words) =>
    range(db, key, high, low, { ...rangeOptions(words, ['withscores', 'limit'], 'score'), rev: true }),
  ),
  zrangebylex: reads(-4, (db, key: string, low: string, high: string, ...words) =>
    range(db, key, low, high, { ...rangeOptions(words, ['limit'], 'lex') }),
  ),
  zrevrangebylex: reads(-4, (db, key: string, high: string, low: string, ...words) =>
    range(db, key, high, low, { ...rangeOptions(words, ['limit'], 'lex'), rev: true }),
  ),
  zcount: reads(4, (db, key: string, low: string, high: string) => within(db, key, 'score', low, high).length),
  zlexcount: reads(4, (db, key: string, low: string, high: string) => within(db, key, 'lex', low, high).length),
  zremrangebyscore: writes(4, (db, key: string, low: string, high: string) =>
    remove(db, key, names(within(db, key, 'score', low, high))),
  ),
  zremrangebylex: writes(4, (db, key: string, low: string, high: string) =>
    remove(db, key, names(within(db, key, 'lex', low, high))),
  ),
  zremrangebyrank: writes(4, (db, key: string, start: string, stop: string) => {
    const [from, to] = [parseCount(start), parseCount(stop)]
    const pairs = sorted(db, key)
    return remove(db, key, names(pairs.slice(...span(pairs.length, from, to))))
  }),
}

/** By score, then by the bytes of the name. */
export function sorted(db: Database, key: string): Pair[] {
  return [...(db.keys.read(key, 'zset') ?? [])].sort(([a, x], [b, y]) => (x !== y ? (x < y ? -1 : 1) : a < b ? -1 : 1))
}

const names = (pairs: Pair[]) => pairs.map(([member]) => member)

function within(db: Database, key: string, by: 'score' | 'lex', low: string, high: string): Pair[] {
  const inside = between[by](low, high)
  return sorted(db, key).filter(inside)
}

function range(db: Database, key: string, first: string, last: string, { by, rev, withScores, limit }: Range): Reply {
  let found: Pair[]
  if (by === 'rank') {
    const [from, to] = [parseCount(first), parseCount(last)]
    const pairs = rev ? sorted(db, key).reverse() : sorted(db, key)
    found = pairs.slice(...span(pairs.length, from, to))
  } else {
    found = rev ? within(db, key, by, last, first).reverse() : within(db, key, by, first, last)
    if (limit) {
      const [offset, count] = limit
      found = offset < 0 ? [] : found.slice(offset, count < 0 ? undefined : offset + count)
    }
  }
  return found.flatMap(([member, score]) => (withScores ? [member, formatScore(score)] : [member]))
}

function rangeOptions(words: string[], allowed: string[], by: By = 'rank'): Range {
  const found: Range = { by, rev: false, withScores: false }
  const { next, value } = options(words)
  for (let word = next(); word !== undefined; word = next()) {
    if (!allowed.includes(word)) fail(SYNTAX)
    if (word === 'byscore') found.by = 'score'
    else if (word === 'bylex') found.by = 'lex'
    else if (word === 'rev') found.rev = true
    else if (word === 'withscores') found.withScores = true
    else found.limit = [parseCount(value() ?? fail(SYNTAX)), parseCount(value() ?? fail(SYNTAX))]
  }
  if (found.limit && found.by === 'rank')
    fail('ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX')
  if (found.withScores && found.by === 'lex')
    fail('ERR syntax error, WITHSCORES not supported in combination with BYLEX')
  return found
}

function bound(text: string): { value: number; open: boolean } {
  const open = text.startsWith('(')
  return { value: parseFloatStrictly(open ? text.slice(1) : text, 'ERR min or max is not a float'), open }
}

/** How a name compares with one end: the sign says on which side of it the name lies. */
function edge(text: string): (member: string) => number {
  if (text === '-') return () => 1
  if (text === '+') return () => -1
  const name = text.slice(1)
  if (text.startsWith('[')) return member => (member === name ? 0 : member < name ? -1 : 1)
  if (text.startsWith('(')) return member => (member === name ? Number.NaN : member < name ? -1 : 1)
  return fail('ERR min or max not valid string range item')
}
