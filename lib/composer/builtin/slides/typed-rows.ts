// Which pieces were typed on one line: those behind the mark of one row share its slide, and none with those of another row.
import type { Question } from '#lib/composer/question.ts'

type Said = { from: readonly string[] }
type Typed = Pick<Question, 'opens'>

/** Where the line begins on which something was typed. */
export const lineTyped = ({ opens = new Map() }: Typed): ((said: Said) => number) => {
  const starts = [...opens.keys()]
  return ({ from: [n] }) => starts.findLast(start => start <= Number(n)) ?? 0
}

/** It was typed on a line that begins with the mark of a list. */
export const isMarked = (said: Said, question: Typed): boolean =>
  question.opens?.get(lineTyped(question)(said)) === 'item'

/** Of two pieces whether one row has both; undefined where neither is of a row with a mark. */
export function rowsIn(question: Typed): (above: Said, below: Said) => boolean | undefined {
  const lineOf = lineTyped(question)
  return (above, below) =>
    isMarked(above, question) || isMarked(below, question) ? lineOf(above) === lineOf(below) : undefined
}
