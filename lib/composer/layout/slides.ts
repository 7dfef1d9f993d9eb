import type { Slide, SlidesAnswer } from '#lib/composer/answer.ts'
import type { Contacted } from '#lib/composer/layout/contact.ts'
import { isSum, pricedRows } from '#lib/composer/layout/priced.ts'
import { DAY, goesOn, tellsIn, WHEN } from '#lib/composer/layout/to-act.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import type { FieldRow, Picture } from '#lib/composer/plan.ts'
import { width } from '#lib/composer/words/width.ts'

/** A run of pictures with the same look: hook, one thought each, what to do. */
export function slidePictures(
  { slides, sensitive }: SlidesAnswer,
  asset_type: 'carousel' | 'slideshow',
  name: string,
  contacted: Contacted,
  where: Where,
): Picture[] {
  const template = asset_type === 'carousel' ? 'carousel_story' : 'slideshow_list'
  const told = eachItsOwn(slides, name).map(({ slide }) => slide)
  const facts = sensitive === 'none' ? dayRows(told, where) : []
  const shown = told.map(slideOf(where))
  const end = shown.slice(-1).map(one => ended(one, contacted, facts))
  return [{ template, data: { slides: [...shown.slice(0, -1), ...end] } }]
}

/** What to do is said once; when and where, below it. */
const ended = (slide: FieldRow, { action, reach }: Contacted, facts: readonly string[]): FieldRow => ({
  ...slide,
  ...(facts.length > 0 && { facts: [...facts] }),
  ...(action && reach.length > 0 && !slide.cta && { cta: action }),
  ...(reach.length > 0 && { reach: [...reach] }),
})

const MOST_SLIDES = 10
const NUMBERED = /^(\d)[.)．、]\s?/u
const numberOf = (text: string): number => Number(NUMBERED.exec(text)?.[1] ?? 0)

/** `from` is which of the answer's slides it shows; null for a step that stood in the small line of another. */
type Own = { slide: Slide; from: number | null }

/** “2. Say which floor” in small letters under “1. Press the button” is a step of its own. */
function eachItsOwn(all: readonly Slide[], name: string): Own[] {
  const slides = all.map((slide, from): Own => ({ slide: named(slide, name), from }))
  const parted = slides.flatMap(({ slide, from }): Own[] => {
    const step = numberOf(slide.headline)
    if (step === 0 || numberOf(slide.body) !== step + 1) return [{ slide, from }]
    const next = { headline: withoutEnd(slide.body, '.。'), body: '', value: '', small: '', cta: slide.cta }
    return [
      { slide: { ...slide, body: '', cta: '' }, from },
      { slide: { ...slide, ...next }, from: null },
    ]
  })
  return parted.length <= MOST_SLIDES ? parted : slides
}

/** What is drawn for each of the answer's slides, on the slide that shows it. */
export const drawnOn = ({ slides }: SlidesAnswer, name: string, depicts: readonly string[]): string[] =>
  eachItsOwn(slides, name).map(({ from }) => (from === null ? '' : (depicts[from] ?? '')))

/** As wide as a line of facts; what the set is about may take two. */
const [LONGEST, TITLE] = [44, 60]

/** The day that one slide alone tells, with the hour beside it, for a last slide that tells none; what goes on from another says nothing alone. */
function dayRows(slides: readonly Slide[], where: Where): string[] {
  const last = slides.at(-1)
  const textsOf = ({ headline, body, value, small, cta }: Slide) => [headline, value, body, small, cta]
  const isOnDay = (text: string) => tellsIn(text, where, DAY)
  const dated = slides.filter(slide => textsOf(slide).some(isOnDay))
  const [one] = dated
  if (!one || dated.length > 1 || one === last) return []
  const rows = textsOf(one).filter(text => tellsIn(text, where, WHEN))
  const most = one === slides[0] ? TITLE : LONGEST
  return rows.every(text => width(text) <= most && !goesOn(text)) ? rows.slice(0, 2) : []
}

/** The name of the brand stands at the head of each slide already: under it what is said is large. */
function named(slide: Slide, name: string): Slide {
  if (slide.headline !== name) return slide
  if (slide.body) return { ...slide, headline: withoutEnd(slide.body, '.。'), body: '' }
  return slide.cta ? { ...slide, headline: slide.cta, cta: '' } : slide
}

const slideOf =
  (where: Where) =>
  (slide: Slide, index: number, all: readonly Slide[]): FieldRow => {
    const { headline, body, value, small, cta } = index === 0 ? slide : valued(slide, where)
    const rows = pricedRows(body, where)
    return Object.fromEntries(
      Object.entries({
        role: index === 0 ? 'hook' : index === all.length - 1 ? 'end' : 'point',
        headline,
        ...(rows.length > 0 ? { rows } : { body }),
        value,
        meta: small,
        cta,
      }).filter(([, text]) => text !== ''),
    )
  }

/** “Our certificate: £72”: the price is the slide's figure. */
function valued(slide: Slide, where: Where): Slide {
  const at = slide.headline.lastIndexOf(': ')
  const value = slide.headline.slice(at + 2)
  if (at < 0 || slide.value !== '' || !isSum(value, where)) return slide
  return { ...slide, headline: slide.headline.slice(0, at), value }
}
