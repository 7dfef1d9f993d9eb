// A claim that is wrong never stands alone in large letters: “Myth: barefoot is illegal” and its answer are read together.
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Part, type Piece, part } from '#lib/composer/builtin/piece.ts'
import { MYTH } from '#lib/composer/builtin/reading/ordered/notices.ts'
import { HEADLINE_MOST } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

/** The claim behind its word, below it the answer where that is short, and what else is told. */
export function mythAbove([first, answer, ...others]: readonly Piece[]):
  | { headline: Part; rest: readonly Piece[] }
  | undefined {
  if (!first || !answer || !MYTH.test(first.text) || width(first.text) > NOTICE) return undefined
  const both = `${sentence(upperFirst(first.text))}\n${sentence(upperFirst(answer.text))}`
  const isShort = answer.text.split(' ').length <= SHORT && width(both) <= NOTICE
  return isShort
    ? { headline: part('headline', both, [...new Set([...first.from, ...answer.from])]), rest: others }
    : { headline: part('headline', upperFirst(first.text), first.from), rest: [answer, ...others] }
}
const SHORT = 8
const NOTICE = HEADLINE_MOST.notice ?? 0
