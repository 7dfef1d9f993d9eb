// Marked briefs as the composer cuts them: each piece with how much of it is not for readers.
import { sampleDna } from '#dev/local/sample-brand.ts'
import { linesOf } from '#lib/composer/audience/audience.ts'
import { type Features, featuresOf, type Line } from '#lib/composer/audience/features.ts'
import { sortByPatterns } from '#lib/composer/builtin/reading/sort.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import type { Marked } from './marked.ts'

export type Example = {
  /** Which brief it is of. */
  brief: number
  text: string
  features: Features
  /** From 0, all of it for readers, to 1. */
  aside: number
  /** What the patterns took it for. */
  taken: string
}

const DAY = '2026-11-22'

export const examplesOf = (briefs: readonly Marked[]): Example[] => briefs.flatMap((one, brief) => ofBrief(one, brief))

function ofBrief({ text, marks, asset_type }: Marked, brief: number): Example[] {
  const brand = sampleDna('alder')
  const input = ComposeInput.parse({ brief: text, channel: 'linkedin', asset_type, brand, day: DAY, seed: 'marked' })
  const question = questionOf(input)
  const lines = linesOf(question.segments, sortByPatterns(question))
  const shares = sharesOf(lines, text, marks)
  return lines.map((line, at) => ({
    ...{ brief, text: line.text, taken: line.taken },
    features: featuresOf(lines, at),
    aside: shares[at] ?? 0,
  }))
}

const LETTERS = /[\p{L}\p{N}]/gu
/** So many letters are found again though what follows them was mended. */
const ENOUGH = 8

/** The pieces are cleaned, so only their letters are looked for in the text. */
function sharesOf(lines: readonly Line[], text: string, marks: string): number[] {
  const places = [...text.matchAll(LETTERS)].map(({ 0: letter, index }) => ({ letter, mark: marks[index] }))
  const letters = places.map(({ letter }) => letter).join('')
  let at = 0
  return lines.map(line => {
    const own = (line.text.match(LETTERS) ?? []).join('')
    const whole = letters.indexOf(own, at)
    const from = whole >= 0 ? whole : letters.indexOf(own.slice(0, ENOUGH), at)
    if (from < 0 || own === '') return 0
    const inside = places.slice(from, from + own.length)
    at = from + own.length
    return inside.filter(({ mark }) => mark !== ' ').length / inside.length
  })
}
