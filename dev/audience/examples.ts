// Marked briefs as the composer cuts them: each word and each letter with the mark that it has.
import { sampleDna } from '#dev/local/sample-brand.ts'
import { chainOfBrief } from '#lib/composer/audience/audience.ts'
import type { Chain } from '#lib/composer/audience/chain.ts'
import { languagesOf } from '#lib/composer/builtin/reading/sort.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { type Question, questionOf } from '#lib/composer/question.ts'
import type { Marked } from './marked.ts'

export type Example = {
  /** Which brief it is of. */
  brief: number
  language: string
  question: Question
  chain: Chain
  /** Of each word, whether it is no news. */
  asides: boolean[]
  /** Of each sign of each piece its mark, a space for what readers read; nothing where it is no letter. */
  marks: (string | undefined)[][]
}

const DAY = '2026-11-22'

/** As somebody of a brand would send it. */
export const inputOf = ({ text, asset_type }: Marked): ComposeInput =>
  ComposeInput.parse({
    ...{ brief: text, channel: 'linkedin', asset_type, brand: sampleDna('alder') },
    ...{ day: DAY, seed: 'marked' },
  })

export const examplesOf = (briefs: readonly Marked[]): Example[] =>
  briefs.map((one, brief) => {
    const question = questionOf(inputOf(one))
    return exampleOf({ brief, language: one.language, question }, marksOf(question.segments, one.text, one.marks))
  })

export function exampleOf(
  of: Pick<Example, 'brief' | 'language' | 'question'>,
  marks: (string | undefined)[][],
): Example {
  const chain = chainOfBrief(of.question.segments, languagesOf(of.question).lexicons)
  const asides = chain.links.map(({ word: { piece, start, end } }) => {
    const letters = (marks[piece] ?? []).slice(start, end).filter(mark => mark !== undefined)
    return letters.filter(mark => mark !== ' ').length * 2 > letters.length
  })
  return { ...of, chain, asides, marks }
}

const LETTER = /[\p{L}\p{N}]/u
const LETTERS = /[\p{L}\p{N}]/gu
/** So many letters are found again though what follows them was mended. */
const ENOUGH = 8

/** The pieces are cleaned, so only their letters are looked for in the text. */
function marksOf(segments: readonly string[], text: string, marks: string): (string | undefined)[][] {
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
    return [...segment].flatMap(sign => {
      const mark = LETTER.test(sign) ? places[next++]?.mark : undefined
      return Array.from({ length: sign.length }, (_, unit) => (unit === 0 ? mark : undefined))
    })
  })
}

/** One of its orders, and one of its pieces of news, as a brief of their own: people send a line as often as a page. */
export const aloneOf = (examples: readonly Example[]): Example[] =>
  examples.flatMap(one =>
    [/^o+$/, /^ +$/].flatMap(kind => {
      const pieces = one.marks.flatMap((marks, at) => (marks.length > SHORT && kind.test(marks.join('')) ? [at] : []))
      const at = pieces[one.brief % Math.max(1, pieces.length)]
      const text = one.question.segments[at ?? -1]
      if (at === undefined || text === undefined || one.marks.length < 2) return []
      const question = { ...one.question, segments: [text] }
      return [exampleOf({ ...one, question }, [one.marks[at] ?? []])]
    }),
  )
const SHORT = 12
