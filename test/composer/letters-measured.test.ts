// How many words are restored, and whether rightly, of sentences that taught nothing: their marks or capitals are taken off, and put back.
import { expect, it } from 'vitest'
import { readMarked, UNSEEN } from '#dev/audience/marked.ts'
import { WORD } from '#dev/words/letters.ts'
import { carefulOf } from '#dev/words/nouns.ts'
import { withoutSlips } from '#lib/composer/builtin/typed/slips.ts'
import { isInside, typingOf } from '#lib/composer/builtin/typed/typing.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'

/** So many of the words of a text that was typed with care have marks. */
const CARE: Readonly<Record<string, number>> = { pl: 0.15, fr: 0.05, es: 0.05, pt: 0.07, it: 0.02 }
/** What the sample itself has wrong: to put it right is no fault. */
const SLIPPED = new Set(
  'noel voila menú despues jardin q movil miercoles as escritorio anmeldung leuten protokoll karussell kohl kasse kamera kai mfg link knoblauch abend vertrauens querformat'.split(
    ' ',
  ),
)

/** Typed in haste throughout, or by turns: what these have wrong was never right. */
const HASTY = /^(?:days|hurried-mixed2|owners|sets3|polite|aloud|lists)\.txt$/

const wordsOf = (text: string) => [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }))
const isMarked = (word: string): boolean => fold(word) !== word.toLowerCase()

function sampleOf(language: string): string[] {
  const texts = readMarked(UNSEEN).flatMap(one => (one.language === language && !HASTY.test(one.file) ? one.text : []))
  if (language === 'de') return carefulOf(texts)
  return texts.filter(text => {
    const words = wordsOf(text)
    return words.filter(({ word }) => isMarked(word)).length >= words.length * (CARE[language] ?? 1)
  })
}

const bared = (text: string, language: string): string =>
  language === 'de'
    ? text.toLowerCase()
    : text.replace(/\p{Ll}/gu, letter => (fold(letter).length === 1 ? fold(letter) : letter))

function measured(language: string): { altered: number; restored: number; wrong: string[] } {
  const found = { altered: 0, restored: 0, wrong: [] as string[] }
  for (const text of sampleOf(language)) {
    const bare = bared(text, language)
    const where = { language, today: parseDay('2026-10-12'), typing: typingOf([bare], language) }
    const [typed, mended] = [wordsOf(bare), wordsOf(withoutSlips(bare, where))]
    const meant = wordsOf(text)
    if (typed.length !== meant.length || mended.length !== meant.length) continue
    for (const [at, { word, index }] of meant.entries()) {
      const [before = '', after = ''] = [typed[at]?.word, mended[at]?.word]
      // What opens a sentence has its capital elsewhere.
      if (language === 'de' && !isInside(text, index)) continue
      if (before !== word) found.altered++
      if (after !== before && after === word) found.restored++
      else if (after !== before && !SLIPPED.has(word.toLowerCase())) found.wrong.push(`${word}: ${after}`)
    }
  }
  return found
}

it.each([
  ['pl', 400, 0.64],
  ['es', 280, 0.65],
  ['pt', 400, 0.68],
  // Half of what is left is “à”.
  ['fr', 390, 0.42],
  // And here “è”.
  ['it', 70, 0.61],
  ['de', 500, 0.58],
])('%s', (language, least, share) => {
  const { altered, restored, wrong } = measured(language)
  expect(wrong).toEqual([])
  expect(altered).toBeGreaterThan(least)
  expect(restored / altered).toBeGreaterThan(share)
})
