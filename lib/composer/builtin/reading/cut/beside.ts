// What stands beside a value that was put right: it is told as it was typed, for nothing of its sentence is gone.
import type { Doubted } from '#lib/composer/builtin/reading/cut/cut.ts'
import type { Span } from '#lib/composer/lexis/tokens.ts'

/** Words that begin or end where something is taken back, also those of a script that parts none. */
export function apartAt(words: readonly Doubted[], withdrawn: readonly Span[]): readonly Doubted[] {
  if (withdrawn.length === 0) return words
  const edges = withdrawn.flatMap(({ start, end }) => [start, end])
  return words.flatMap((word): Doubted[] => {
    const over = withdrawn.find(({ end }) => word.start < end && end < word.end)
    const begins = word.begins || edges.some(edge => edge <= word.start && word.start <= edge + BLANKS)
    if (!over) return [{ ...word, begins }]
    const { rule: _, ...rest } = word
    return [
      { ...word, end: over.end, begins },
      { ...rest, start: over.end, chance: 0, begins: true, parts: false },
    ]
  })
}
const BLANKS = 3

/** Of signs alone, which nobody types by the dozen. */
export const isBlank = (text: string, from: number, to: number): boolean =>
  Math.abs(to - from) <= MOST_SIGNS && !/[\p{L}\p{N}]/u.test(text.slice(Math.min(from, to), Math.max(from, to)))
const MOST_SIGNS = 60
export const isBehind = (text: string, { start }: Span, withdrawn: readonly Span[]): boolean =>
  withdrawn.some(({ end }) => isBlank(text, end, start))
export const isBefore = (text: string, { end }: Span, withdrawn: readonly Span[]): boolean =>
  withdrawn.some(({ start }) => isBlank(text, end, start))

/** Behind which sign of a gap the text goes on: the signs around what was taken back go with it. */
export function gapBehind(text: string, gap: Span, withdrawn: readonly Span[]): string | undefined {
  const one = withdrawn.find(
    ({ start, end }) =>
      gap.start <= start && end <= gap.end && isBlank(text, gap.start, start) && isBlank(text, end, gap.end),
  )
  return one && text.slice(one.end, gap.end)
}
