// Marked briefs as the composer cuts them: each word with the mark that most of its letters have.
import { sampleDna } from '#dev/local/sample-brand.ts'
import { wordsInBrief } from '#lib/composer/audience/audience.ts'
import type { Word } from '#lib/composer/audience/words.ts'
import { languagesOf } from '#lib/composer/builtin/reading/sort.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { type Question, questionOf } from '#lib/composer/question.ts'
import type { Marked } from './marked.ts'

/** Of each sign of each piece what is marked there; nothing where it is no letter. */
type Marks = readonly (readonly (string | undefined)[])[]

export type Example = {
  language: string
  question: Question
  marks: Marks
  lines?: { headline: Marks; begins: Marks }
  /** A model has read it in a recorded set: these briefs are like those that people send, and learned last. */
  judged?: true
  /** It came with the last that were marked. */
  last?: boolean
}

const DAY = '2026-11-22'

/** As somebody of a brand would send it. */
export const inputOf = ({ text, asset_type }: Marked): ComposeInput =>
  ComposeInput.parse({
    ...{ brief: text, channel: 'linkedin', asset_type, brand: sampleDna('alder') },
    ...{ day: DAY, seed: 'marked' },
  })

export const examplesOf = (briefs: readonly Marked[]): Example[] =>
  briefs.map(one => {
    const question = questionOf(inputOf(one))
    const marks = (of: string) => marksOf(question.segments, one.text, of)
    const { headline, begins } = one.lines ?? {}
    return {
      ...{ language: one.language, question, marks: marks(one.marks) },
      ...(headline !== undefined &&
        begins !== undefined && { lines: { headline: marks(headline), begins: marks(begins) } }),
    }
  })

export const wordsOfExample = ({ question }: Example): Word[] =>
  wordsInBrief(question.segments, languagesOf(question).lexicons)

/** One of its orders, and one of its pieces of news, as a brief of their own: people send a line as often as a page. */
export const aloneOf = (examples: readonly Example[]): Example[] =>
  examples.flatMap((one, nth) =>
    [/^[ow]+$/, /^ +$/].flatMap(kind => {
      const pieces = one.marks.flatMap((marks, at) => (marks.length > SHORT && kind.test(marks.join('')) ? [at] : []))
      const at = pieces[nth % Math.max(1, pieces.length)]
      const text = one.question.segments[at ?? -1]
      if (at === undefined || text === undefined || one.marks.length < 2) return []
      return [{ language: one.language, question: { ...one.question, segments: [text] }, marks: [one.marks[at] ?? []] }]
    }),
  )
const SHORT = 12

/** What is marked at each letter of a word. */
export const lettersAt = (marks: Marks, { piece, start, end }: Word): string[] =>
  (marks[piece] ?? []).slice(start, end).filter(mark => mark !== undefined)

const LETTER = /[\p{L}\p{N}]/u
const LETTERS = /[\p{L}\p{N}]/gu
/** So many letters are found again though what follows them was mended. */
const ENOUGH = 8

/** The pieces are cleaned, so only their letters are looked for in the text. */
function marksOf(segments: readonly string[], text: string, marks: string): Marks {
  const places = [...text.matchAll(LETTERS)].map(({ 0: letter, index }) => ({ letter, mark: marks[index] }))
  const letters = places.map(({ letter }) => letter).join('')
  // A letter may be two units long.
  const from = (at: number) => letters.slice(0, at).match(LETTERS)?.length ?? 0
  let at = 0
  return segments.map(segment => {
    const own = (segment.match(LETTERS) ?? []).join('')
    const whole = letters.indexOf(own, at)
    const found = whole >= 0 ? whole : letters.indexOf(own.slice(0, ENOUGH), at)
    if (own === '' || found < 0) return []
    at = found + own.length
    let next = from(found)
    const signs: (string | undefined)[] = []
    for (const sign of segment) {
      signs.push(LETTER.test(sign) ? places[next++]?.mark : undefined)
      if (sign.length > 1) signs.push(undefined)
    }
    return signs
  })
}
