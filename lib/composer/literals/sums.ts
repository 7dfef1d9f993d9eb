// Sums that a text tells with their parts, and that do not add up: “31 medals: 12 gold, 9 silver and 8 bronze”.
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

type OddSum = { text: string; total: string; parts: number }
type Read = { text: string; literals: readonly Literal[] }

const SUMMED = new Set<Literal['kind']>(['number', 'money'])
/** What stands between two parts; words may stand between them too, the end of a sentence may not. */
const PLUS = /^[^.!?…。=]{0,40}[+＋][^.!?…。\d=]{0,40}$/u
const LISTED = /^[^.!?…。=:(]{0,40}(?:[,;、،/&]|\s(?:and|und|y|e|et|ed|i|oraz|och|og|en)\s|\sو)[^.!?…。\d=:(]{0,40}$/u
/** What stands between a total and the first of its parts. */
const OPENS =
  /^[^.!?…。]{0,40}(?:[:=(（：–—]|\s(?:as|namely|of which|davon|dont|di cui|de los cuales|dos quais|w tym|waarvan|varav)\s|うち|内訳|منها)[^.!?…。\d]{0,30}$/u
const EQUALS = /^[^.!?…。]{0,30}=[^.!?…。\d]{0,20}$/u
/** As a list alone might count something else, it has three parts or more and comes near the total. */
const LEAST_PARTS = 3
const LEAST_TOTAL = 10
const NEAR = 0.2

export function oddSum(read: readonly Read[]): OddSum | undefined {
  for (const { text, literals } of [...read, ...pairsOf(read)]) {
    const numbers = literals.filter(({ kind }) => SUMMED.has(kind))
    for (const [at, one] of numbers.entries()) {
      const found = totalFirst(text, numbers, at) ?? totalLast(text, numbers, at)
      if (found) return { ...found, total: one.text }
    }
  }
  return undefined
}

/** A bracket of parts stands in a piece of its own, behind its total. */
const pairsOf = (read: readonly Read[]): Read[] =>
  read.flatMap(({ text, literals }, at) => {
    const next = read[at + 1]
    if (next?.literals[0]?.start !== 0) return []
    const before = `${withoutEnd(text, '. ')} (`
    const moved = next.literals.map(one => ({
      ...one,
      start: one.start + before.length,
      end: one.end + before.length,
    }))
    return [{ text: before + next.text, literals: [...literals.slice(-1), ...moved] }]
  })

const amount = ({ values }: Literal): number => Number(values[0])
const between = (text: string, one: Literal, next: Literal): string => text.slice(one.end, next.start)
const alike = (one: Literal, other: Literal): boolean => one.kind === other.kind && one.unit === other.unit

/** Numbers of one kind from here on that a sign joins. */
function row(text: string, numbers: readonly Literal[], from: number, sign: RegExp): Literal[] {
  const parts = numbers.slice(from, from + 1)
  for (let at = from + 1; at < numbers.length; at++) {
    const [last, next] = [numbers[at - 1], numbers[at]]
    if (!last || !next || !alike(last, next) || !sign.test(between(text, last, next))) break
    parts.push(next)
  }
  return parts
}

const spanOf = (text: string, first: Literal, last: Literal): string => text.slice(first.start, last.end)
const sumOf = (parts: readonly Literal[]): number =>
  Math.round(parts.reduce((sum, one) => sum + amount(one), 0) * 100) / 100

function totalFirst(text: string, numbers: readonly Literal[], at: number): Omit<OddSum, 'total'> | undefined {
  const [total, first] = [numbers[at], numbers[at + 1]]
  if (!total || !first || !alike(total, first) || !OPENS.test(between(text, total, first))) return undefined
  const added = row(text, numbers, at + 1, PLUS)
  const listed = row(text, numbers, at + 1, LISTED)
  const parts = added.length > 1 ? added : listed
  const last = parts.at(-1)
  const sum = sumOf(parts)
  const isPartial = added.length < 2 && (!isNear(total, sum) || listed.length < LEAST_PARTS || total.kind === 'money')
  if (!last || parts.length < 2 || isPartial || sum === amount(total)) return undefined
  return parts.some(part => amount(part) > amount(total)) ? undefined : { text: spanOf(text, total, last), parts: sum }
}

const isNear = (total: Literal, sum: number): boolean =>
  amount(total) >= LEAST_TOTAL && Math.abs(sum - amount(total)) <= NEAR * amount(total)

/** “12 + 9 + 8 = 31”. */
function totalLast(text: string, numbers: readonly Literal[], at: number): Omit<OddSum, 'total'> | undefined {
  const [total, before] = [numbers[at], numbers[at - 1]]
  if (!total || !before || !alike(total, before) || !EQUALS.test(between(text, before, total))) return undefined
  let from = at - 1
  while (from > 0 && row(text, numbers, from - 1, PLUS).length > 1) from--
  const parts = numbers.slice(from, at)
  const [first] = parts
  const sum = sumOf(parts)
  return first && parts.length > 1 && sum !== amount(total)
    ? { text: spanOf(text, first, total), parts: sum }
    : undefined
}
