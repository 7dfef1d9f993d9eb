// The clauses of a piece with their places, folded, and whether they stand in brackets.
import { fold } from '#lib/composer/lexis/fold.ts'

export type Aside = { start: number; end: number; said: string; isBracketed: boolean; isLast: boolean }

export function asidesIn(text: string): Aside[] {
  const marks = [...text.matchAll(BOUNDS)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))
  const starts = [0, ...marks.map(({ end }) => end)]
  return starts
    .map((start, at): Aside => {
      const end = marks[at]?.start ?? text.length
      const isBracketed = text[start - 1] === '(' && text[end] === ')'
      return {
        start,
        end,
        said: saidBy(text.slice(start, end)),
        isBracketed,
        isLast: !/[\p{L}\p{N}]/u.test(text.slice(end)),
      }
    })
    .filter(one => one.said !== '')
}
const BOUNDS = /[.,;:!?–—\n()。、！？]| - /gu

/** Without the marks and pictures around it. */
export const saidBy = (clause: string): string =>
  fold(clause).replace(/^[^\p{L}\p{N}]{1,12}|[^\p{L}\p{N}]{1,12}$/gu, '')
