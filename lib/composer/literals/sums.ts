// Sums that a text tells with their parts, and that do not add up: “31 medals: 12 gold, 9 silver and 8 bronze”.
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

type OddSum = { text: string; total: string; parts: number }
type Read = { text: string; literals: readonly Literal[] }

/** What stands between two parts; words may stand between them too, the end of a sentence may not. */
const LISTED = /^[^.!?…。=:(]{0,40}(?:[,;、،/&]|\s(?:and|und|y|e|et|ed|i|oraz|och|og|en)\s|\sو)[^.!?…。\d=:(]{0,40}$/u
/** What stands between a total and the first of its parts. */
const OPENS =
  /^[^.!?…。]{0,40}(?:[:=(（：–—]|\s(?:as|namely|of which|davon|dont|di cui|de los cuales|dos quais|w tym|waarvan|varav)\s|うち|内訳|منها)[^.!?…。\d]{0,30}$/u
/** As a list alone might count something else, it has three parts or more and comes near the total. */
const LEAST_PARTS = 3
const LEAST_TOTAL = 10
const NEAR = 0.2

export function oddSum(read: readonly Read[]): OddSum | undefined {
  for (const { text, literals } of [...read, ...pairsOf(read)]) {
    const numbers = literals.filter(({ kind }) => kind === 'number')
    for (const [at, one] of numbers.entries()) {
      const found = partsOf(text, numbers, at)
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
    const moved = next.literals.map(one => ({ ...one, start: one.start + before.length, end: one.end + before.length }))
    return [{ text: before + next.text, literals: [...literals.slice(-1), ...moved] }]
  })

const amount = ({ values }: Literal): number => Number(values[0])
const between = (text: string, one: Literal, next: Literal): string => text.slice(one.end, next.start)

/** Numbers of one kind from here on, as in a list. */
function listFrom(text: string, numbers: readonly Literal[], from: number): Literal[] {
  const parts = numbers.slice(from, from + 1)
  for (let at = from + 1; at < numbers.length; at++) {
    const [last, next] = [numbers[at - 1], numbers[at]]
    if (!last || !next || !LISTED.test(between(text, last, next))) break
    parts.push(next)
  }
  return parts
}

function partsOf(text: string, numbers: readonly Literal[], at: number): Omit<OddSum, 'total'> | undefined {
  const [total, first] = [numbers[at], numbers[at + 1]]
  if (!total || !first || !OPENS.test(between(text, total, first))) return undefined
  const parts = listFrom(text, numbers, at + 1)
  const last = parts.at(-1)
  const sum = Math.round(parts.reduce((all, one) => all + amount(one), 0) * 100) / 100
  if (!last || parts.length < LEAST_PARTS || !isNear(total, sum) || sum === amount(total)) return undefined
  const isPart = parts.every(part => amount(part) <= amount(total))
  return isPart ? { text: text.slice(total.start, last.end), parts: sum } : undefined
}

const isNear = (total: Literal, sum: number): boolean =>
  amount(total) >= LEAST_TOTAL && Math.abs(sum - amount(total)) <= NEAR * amount(total)
