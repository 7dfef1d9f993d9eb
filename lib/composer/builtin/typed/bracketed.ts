// A remark in brackets was cut from its sentence, which goes on behind it with a comma: “a sample (yes, really), his blanket”.
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'

/** One sentence again, its remark in brackets where that is told. */
export function withBrackets(question: Question, sorted: Sorted): Sorted {
  const where = whereOf(question, sorted.language)
  const told: Told[] = []
  for (const one of sorted.told) {
    const goesOn = GOES_ON.test(question.segments[one.n - 1] ?? '')
    const remark = goesOn && told.at(-1)?.n === one.n - 1 ? told.at(-1) : undefined
    const opens = told.at(remark ? -2 : -1)
    if (goesOn && opens && lastOf(opens) === one.n - 2) {
      const inside = remark ? ` (${withoutEnd(remark.text, `${SPACES}.`)})` : ''
      const text = `${withoutEnd(opens.text, `${SPACES}.`)}${inside}, ${withoutStart(one.text, `${SPACES},،、`)}`
      const also = [...(opens.also ?? []), ...(remark ? [remark.n] : []), one.n]
      told.splice(remark ? -2 : -1, 2, { ...opens, text, also, literals: findLiterals(text, where) })
    } else told.push(one)
  }
  return told.length === sorted.told.length ? sorted : { ...sorted, told }
}
const GOES_ON = /^[,،、]/u
const lastOf = ({ n, also = [] }: Told): number => also.at(-1) ?? n
