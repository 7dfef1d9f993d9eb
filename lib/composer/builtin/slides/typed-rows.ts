// Which pieces were typed on one line: those behind the mark or the number of one row share its slide, and none with those of another row.
import { LISTED } from '#lib/composer/builtin/piece.ts'
import { stepNumber } from '#lib/composer/builtin/reading/ordered/steps.ts'
import type { Question } from '#lib/composer/question.ts'

type Said = { from: readonly string[] }
type Typed = Pick<Question, 'opens' | 'segments'>

/** Where the line begins on which something was typed. */
export const lineTyped = ({ opens = new Map() }: Pick<Typed, 'opens'>): ((said: Said) => number) => {
  const starts = [...opens.keys()]
  return ({ from: [n] }) => starts.findLast(start => start <= Number(n)) ?? 0
}

/** It was typed on a line that begins with the mark of a list. */
export const isMarked = (said: Said, question: Typed): boolean =>
  question.opens?.get(lineTyped(question)(said)) === 'item'

/** Where the lines begin that count themselves, “1. Come with someone”; none where they are not all there. */
function numberedIn({ opens = new Map(), segments }: Typed): ReadonlySet<number> {
  const steps = [...opens.keys()].filter(start => stepNumber(segments[start - 1]) > 0)
  const isRow = steps.length >= LISTED && steps.every((start, at) => stepNumber(segments[start - 1]) === at + 1)
  return new Set(isRow ? steps : [])
}

/** Of two pieces whether one row has both; undefined where neither is of a row with a mark, or one is a line below a number. */
export function rowsIn(question: Typed): (above: Said, below: Said) => boolean | undefined {
  const lineOf = lineTyped(question)
  const numbered = numberedIn(question)
  return (above, below) => {
    const isOne = lineOf(above) === lineOf(below)
    const isRow = isMarked(above, question) || isMarked(below, question) || numbered.has(lineOf(below))
    return isRow ? isOne : undefined
  }
}
