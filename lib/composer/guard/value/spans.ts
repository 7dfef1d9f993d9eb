// From one value to another: “10 to 17” holds where the brief has the two side by side.
import type { Piece } from '#lib/composer/guard/evidence.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { sameValue } from '#lib/composer/guard/value/values.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

const VALUES = new Set(['time', 'number', 'percent', 'money'])
/** What stands between the two ends of a span, a unit of the first before it. */
const SPAN =
  /^\s?(?:h|Uhr|kr|zł|€|%|時)?\s?(?:[-–—~〜～]|to|till|until|bis|a|à|às|al|alle|do|から|إلى|للـ?|ل)\s?(?:las|les|the|le)?\s?$/iu

type Span = readonly [Literal, Literal]

export const spans: Rule = ({ texts, publish, lines }) => {
  const given = [...publish, ...lines].flatMap(pairsOf)
  const isGiven = ([from, to]: Span): boolean =>
    given.some(([first, next]) => sameValue(from, first) && sameValue(to, next))
  const isSpan = ({ text }: Piece, [from, to]: Span): boolean => SPAN.test(text.slice(from.end, to.start))
  const torn = texts.filter(text => pairsOf(text).some(pair => isSpan(text, pair) && !isGiven(pair)))
  return { holds: torn.map(text => hold('bond', short(text.text), text.at)) }
}

/** “Sun 1” stands between “Saturday 31 May to Monday 2 June”. */
export const isSpanned = ({ text, literals }: Piece, { kind, values }: Literal): boolean => {
  const days = literals.filter(one => one.kind === 'date')
  return (
    kind === 'date' &&
    days.slice(1).some((to, at) => {
      const from = days[at] ?? to
      const [first, last] = [Number(from.values[0]), Number(to.values[0])]
      const isNear = last - first <= MOST_DAYS && SPAN.test(text.slice(from.end, to.start))
      return isNear && values.some(value => first < Number(value) && Number(value) < last)
    })
  )
}
/** Of a longer span a day in its midst says something of its own. */
const MOST_DAYS = 7

/** Values that follow each other. */
const pairsOf = ({ literals }: Piece): Span[] => {
  const values = literals.filter(({ kind }) => VALUES.has(kind))
  return values.slice(1).map((to, at): Span => [values[at] ?? to, to])
}
