// Prices that a sentence runs on, as rows: what it is, and for how much.

import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal, Where } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'
import { capitalized } from '#lib/words/capitalized.ts'

type Row = { label: string; value: string }

const MOST_ROWS = 5
/** Of a row, what stands beside its price. */
const LONGEST = 30

const isMoney = ({ kind }: Literal): boolean => kind === 'money'

/** One sum, with what it is for at most (“£14.50 a foot”). */
export function isSum(text: string, where: Where): boolean {
  const [first, ...others] = findLiterals(text, where).filter(isMoney)
  return first !== undefined && others.length === 0 && first.start === 0 && width(text.slice(first.end)) <= PER
}
const PER = 16

/** “Small: $9. Medium: $18. Big: $34.”: a row each; none where a price does more than close what it is the price of. */
export function pricedRows(text: string, where: Where): Row[] {
  const sums = findLiterals(text, where).filter(isMoney)
  const last = sums.at(-1)
  if (!last || sums.length < 2 || sums.length > MOST_ROWS || !/^[.\s]*$/u.test(text.slice(last.end))) return []
  const rows = sums.map(({ start, end, text: value }, at): Row => {
    const before = text.slice(sums[at - 1]?.end ?? 0, start)
    return { label: labelIn(before), value: text.slice(start, end) || value }
  })
  return rows.every(({ label }) => label !== '') ? rows : []
}

/** What stands between two prices, where it is a name: a colon or a dash closes it, or it is two words long at most. */
function labelIn(before: string): string {
  const bare = before.replace(/^[\s.,;·•]+/u, '').replace(/^(?:and|und|y|et|e|en|i|och)\s/iu, '')
  const closed = bare.trimEnd()
  const name = withoutEnd(closed, ':–—-').trimEnd()
  const isName = name !== closed || name.split(' ').length <= 2
  const isClause =
    /[.;!?]|(?:^|\s)(?:for|from|to|till|was|now|only|just|is|are|at|für|ab|bis|von|war|jetzt|nur|por|desde|hasta|antes|ahora|pour|per|da|a|voor|van|tot|za|od|do)$/iu.test(
      name,
    )
  return isName && !isClause && width(name) <= LONGEST ? capitalized(name) : ''
}
