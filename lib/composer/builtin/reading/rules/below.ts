// What stands below a brief: questions are never told and nothing is asked about them, an answer that is a sentence is told, a wish is for the maker.
import type { LeftList } from '#lib/composer/builtin/reading/rules/piece.ts'
import { saidIn } from '#lib/composer/clarify/answers.ts'
import type { Question } from '#lib/composer/question.ts'
import { isNo } from '#lib/words/answered.ts'

const SENTENCE = 4

/** The list that a whole piece is left by. */
export function leftBelow({ segments, below }: Question, n: number): LeftList | undefined {
  const what = below?.get(n)
  const text = segments[n - 1] ?? ''
  return what && (what !== 'answer' || text.split(/\s+/).length < SENTENCE) ? 'style' : undefined
}

/** “yes” and “no” to a question that is not ours say nothing by themselves. */
const isBare = (text: string): boolean => isNo(text) || (saidIn(text).isYes && saidIn(text).more === '')

/** Whether nobody is asked about it. */
export const isUnasked = ({ below }: Question, { n, text }: { n: number; text: string }): boolean =>
  below?.get(n) === 'form' || (below?.get(n) === 'answer' && isBare(text))

/** Where in a piece somebody has said that it is for readers. */
export const sureIn = ({ sure = [] }: Question, text: string): { start: number; end: number }[] =>
  sure.flatMap(one => {
    const start = text.indexOf(one)
    return start < 0 ? [] : [{ start, end: start + one.length }]
  })

/** Whether all of it is said to be for readers. */
export const isSure = ({ sure = [] }: Question, text: string): boolean => sure.some(one => one.includes(text))
