// A place for each item of a numbered list: one that stands in the small line of another has a slide or a row of its own.
import type { Block, Slide } from '#lib/composer/answer.ts'
import { BLOCKS } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { numberOf, tellersOf } from '#lib/composer/numbered/told.ts'

/** `from` is which of the answer's slides it shows; null for an item that stood in the small line of another. */
export type Own = { slide: Slide; from: number | null }

export const MOST_SLIDES = 10

export function itemsApart(slides: readonly Slide[], items: readonly string[], language: string): Own[] {
  const lines = slides.map(({ headline, body }): Lines => [headline, body])
  const twos = twosIn(lines, items, language)
  const parted = slides.flatMap((slide, from): Own[] => {
    if (!twos[from]) return [{ slide, from }]
    const [, headline = slide.body, body = ''] = FIRST.exec(slide.body) ?? []
    const next = { headline: withoutEnd(headline, '.。'), body, value: '', small: '', cta: slide.cta }
    return [
      { slide: { ...slide, body: '', cta: '' }, from },
      { slide: { ...slide, ...next }, from: null },
    ]
  })
  return parted.length <= MOST_SLIDES ? parted : slides.map((slide, from) => ({ slide, from }))
}

/** “4. A map from us. It’s paper.”: what it is, and what more is said of it. */
const FIRST = /^((?:\d{1,2}[.)．、] ?)?[^.!?。]{3,60})[.!?。] (.+)$/su

export function rowsApart(rows: Block['rows'], items: readonly string[], language: string): Block['rows'] {
  const twos = twosIn(
    rows.map(({ label, text }): Lines => [label, text]),
    items,
    language,
  )
  const parted = rows.flatMap((row, at) =>
    twos[at]
      ? [
          { ...row, text: '' },
          { ...row, label: withoutEnd(row.text, '.。'), text: '' },
        ]
      : [row],
  )
  return parted.length <= BLOCKS.steps.most ? parted : rows
}

type Lines = readonly [title: string, more: string]

/** By their numbers, or because of the two items that both lines tell the first has one and the second the other. */
function twosIn(all: readonly Lines[], items: readonly string[], language: string): boolean[] {
  const tellers = tellersOf(
    items,
    all.map(lines => lines.join(' ')),
    language,
  )
  return all.map((lines, at) => {
    const [title, more] = lines
    const step = numberOf(title)
    if (step > 0 && numberOf(more) === step + 1) return true
    const own = items.filter((_, item) => tellers[item] === at)
    const [first, second] = tellersOf(own, lines, language)
    return own.length === 2 && more !== '' && first === 0 && second === 1
  })
}
