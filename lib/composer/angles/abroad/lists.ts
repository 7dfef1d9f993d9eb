import { type Piece, unaddressed } from '#lib/composer/angles/abroad/pieces.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { width } from '#lib/composer/words/width.ts'

/** Three or more short things after a colon, with the days and terms after them. */
export function itemsOf(piece: Piece, reading: Reading): string[] | undefined {
  if (!piece.colon) return undefined
  const raw = piece.text.split(/[,،]\s+|[、，]/).map(item => stripStop(unaddressed(item)))
  const whens = raw.filter(item => isWhen(item, reading))
  const things = parted(raw.filter(item => !whens.includes(item)))
  const items = [...things, ...whens]
  return things.length >= 3 && items.every(item => item !== '' && width(item) <= BOX_LIMITS.item) ? items : undefined
}

const AND = /^(\S+(?: \S+){0,3}) (?:und|y|e|et|en|och|i|oraz) (\S+(?: \S+){0,3})$/iu
const SHORT = 7

/** “a, b und c”: the last two of a list of short things are two. */
function parted(items: readonly string[]): string[] {
  const at = items.findLastIndex(item => AND.test(item))
  const [, one, other] = items[at]?.match(AND) ?? []
  const short = items.slice(0, at).every(item => item.split(' ').length <= SHORT)
  return at > 0 && at >= items.length - 2 && short && one && other
    ? [...items.slice(0, at), one, other, ...items.slice(at + 1)]
    : [...items]
}

/** A heading with its list, where the brief is little else. */
export function listIn(pieces: readonly Piece[], reading: Reading): { head: string; items: string[] } | undefined {
  const at = pieces.findIndex(piece => itemsOf(piece, reading) !== undefined)
  const head = at > 0 ? stripStop(pieces[at - 1]?.text ?? '') : ''
  const items = pieces[at] && itemsOf(pieces[at], reading)
  if (!items || head === '' || width(head) > BOX_LIMITS.headline || pieces.length > at + 2) return undefined
  return { head: upperFirst(head), items }
}

/** Days, hours and terms say when; they are no things of a list. */
const isWhen = (item: string, { dates, times, speak }: Reading): boolean =>
  TERMS.test(item) ||
  dates.some(date => item.includes(date.raw) || item.includes(speak(date.start, date.end))) ||
  times.some(time => item.includes(time.text) && item.length - time.text.length < 8)

const TERMS =
  /^(?:nur|bis|ab|vom|solo|sólo|hasta|desde|del|seulement|jusqu|du|dal|fino|só|até|somente|apenas|alleen|vanaf|t\/m|tylko|od|do|bara|från|ferm|geschlossen|gesloten|cerrad|chius|fechad)\b/i
