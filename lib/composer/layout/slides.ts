import type { Slide, SlidesAnswer } from '#lib/composer/answer.ts'
import { labelsOf } from '#lib/composer/layout/before-after.ts'
import type { Contacted } from '#lib/composer/layout/contact.ts'
import { isSum, pricedRows } from '#lib/composer/layout/priced.ts'
import { DAY, goesOn, tellsIn, WHEN } from '#lib/composer/layout/to-act.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import { itemsApart, MOST_SLIDES, type Own } from '#lib/composer/numbered/apart.ts'
import { counts, numberOf, slideText, tellersOf } from '#lib/composer/numbered/told.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import type { FieldRow, Picture } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'
import type { AssetType } from '#lib/plans.ts'
import { ordinalsOf } from '#lib/templates/carousel/plan/order.ts'
import { capitalized } from '#lib/words/capitalized.ts'

/** A run of pictures with the same look: hook, one thought each, what to do. */
export function slidePictures(
  { slides, sensitive }: SlidesAnswer,
  asset_type: AssetType,
  told: Told,
  contacted: Contacted,
  where: Where,
): Picture[] {
  const template = asset_type === 'slideshow' ? 'slideshow_list' : 'carousel_story'
  const own = eachItsOwn(slides, told).map(({ slide }) => slide)
  const facts = sensitive === 'none' ? dayRows(own, where) : []
  const shown = own.map(slideOf(where, asidesOf(own, told), labelsOf(own, told.segments, told.language)))
  const end = endOf(shown, told.line, one => ended(one, contacted, facts), contacted.reach.length > 0)
  return [{ template, data: { slides: [...shown.slice(0, -1), ...end] } }]
}

/** The last of the points that a cover counts is one like the others: what is needed to act stands behind it, under what the brand says of itself. */
function endOf(
  shown: readonly FieldRow[],
  line: string,
  act: (slide: FieldRow) => FieldRow,
  acts: boolean,
): FieldRow[] {
  const last = shown.slice(-1)
  const isPoint = ordinalsOf(shown as readonly Counted[]).at(-1) !== undefined
  if (!isPoint || !acts || line === '' || shown.length >= MOST_SLIDES) return last.map(act)
  return [...last.map(one => ({ ...one, role: 'point' })), act({ role: 'end', headline: line })]
}
type Counted = Parameters<typeof ordinalsOf>[0][number]
/** As wide as a headline. */
const LINE = 60

/** What to do is said once; when and where, below it. */
const ended = (slide: FieldRow, { action, reach }: Contacted, facts: readonly string[]): FieldRow => ({
  ...slide,
  ...(facts.length > 0 && { facts: [...facts] }),
  ...(action && reach.length > 0 && !slide.cta && { cta: action }),
  ...(reach.length > 0 && { reach: [...reach] }),
})

type Told = {
  brand: string
  language: string
  /** What the brand says of itself in few words. */
  line: string
  /** Of the brief. */
  numbered: readonly string[]
  segments: readonly string[]
}

export const toldBy = ({ brand, numbered = [], segments }: Question, { language }: SlidesAnswer): Told => ({
  ...{ brand: brand.name, language, numbered, segments, line: lineOf(brand) },
})

const lineOf = ({ tagline, offer }: Question['brand']): string =>
  [tagline, offer.one_liner].find(one => one !== '' && width(one) <= LINE) ?? ''

const eachItsOwn = (slides: readonly Slide[], { brand, numbered, language }: Told): Own[] =>
  itemsApart(
    slides.map(slide => beside(named(slide, brand))),
    numbered,
    language,
  )

/** What is drawn for each of the answer's slides, on the slide that shows it. */
export const drawnOn = ({ slides }: SlidesAnswer, told: Told, depicts: readonly string[]): string[] =>
  eachItsOwn(slides, told).map((own, at, all) => {
    const next = all[at + 1]
    const [before, name] = [all[at - 1], depicts[own.from ?? all[at - 1]?.from ?? -1] ?? '']
    // “Three: shoes” had “Four: a map” below it, and the map was drawn for that.
    if (own.from === null) return before && isOfSecond(name, before.slide, own.slide) ? name : ''
    return next?.from === null && isOfSecond(name, own.slide, next.slide) ? '' : name
  })

/** Whether what was drawn for two items is named by the second alone. */
const isOfSecond = (name: string, first: Slide, second: Slide): boolean =>
  name !== '' && !slideText(first).toLowerCase().includes(name) && slideText(second).toLowerCase().includes(name)

/** Slides between the first and the last that are none of the items that the first counts. */
function asidesOf(slides: readonly Slide[], { numbered, language }: Told): boolean[] {
  const texts = slides.map(slideText)
  const tellers = tellersOf(numbered, ['', ...texts.slice(1)], language)
  const isCounted = counts(texts[0] ?? '', numbered, language) && !texts.some(text => numberOf(text) > 0)
  const isWhole = isCounted && tellers.length > 0 && tellers.every(teller => teller > 0)
  return slides.map((_, at) => isWhole && at > 0 && at < slides.length - 1 && !tellers.includes(at))
}

/** As wide as a line of facts; what the set is about may take two. */
const [LONGEST, TITLE] = [44, 60]

/** Where a van stands on which day of the week is no one day. */
const MOST_DAYS = 2

/** The day that one slide alone tells, with the hour beside it, for a last slide that tells none; what goes on from another says nothing alone. “Bingo, the Tuesday dancing” is no day to come. */
function dayRows(slides: readonly Slide[], where: Where): string[] {
  const last = slides.at(-1)
  const isOnDay = (text: string) =>
    tellsIn(text, where, ['date']) || (tellsIn(text, where, ['weekday']) && tellsIn(text, where, ['time']))
  const dated = slides.filter(slide => textsOf(slide).some(isOnDay))
  const [one] = dated
  const days = slides
    .flatMap(textsOf)
    .flatMap(text => findLiterals(text, where).filter(({ kind }) => DAY.includes(kind)))
  const isOfMany = new Set(days.map(({ weekday, values }) => weekday ?? values[0])).size > MOST_DAYS
  if (!one || dated.length > 1 || one === last || isOfMany || isOfAnyDay(one, where)) return []
  // “Slack digest, Mondays 9:00” is one of many things, and no day to come.
  if (one !== slides[0] && textsOf(one).some(text => RECURS.test(text))) return []
  const rows = textsOf(one).filter(text => tellsIn(text, where, WHEN))
  const most = one === slides[0] ? TITLE : LONGEST
  return rows.every(text => width(text) <= most && !goesOn(text)) ? rows.slice(0, 2) : []
}

/** “The kettle is slow today” is said on any day: a day to come is told by its date. */
function isOfAnyDay(slide: Slide, where: Where): boolean {
  const { near } = lexiconOf(where.language)
  const days = textsOf(slide).flatMap(text => findLiterals(text, where).filter(({ kind }) => DAY.includes(kind)))
  return days.every(day => near.has(keysOf(day.text).join(' ')))
}

const textsOf = ({ headline, body, value, small, cta }: Slide): string[] => [headline, value, body, small, cta]

const RECURS =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s)(?!\p{L})/iu

/** “11” above “December and January: cracked ribs” would be a day of them: the number stands beside what it counts. */
function beside(slide: Slide): Slide {
  const [, when, what] = WHEN_AND_WHAT.exec(slide.headline) ?? []
  const headline = `${when}: ${slide.value} ${what}`
  return what && /^\d{1,4}$/.test(slide.value) && width(headline) <= TITLE ? { ...slide, value: '', headline } : slide
}
const WHEN_AND_WHAT = /^([^:]{3,40}): (\p{Ll}.*)$/u

/** The name of the brand stands at the head of each slide already: under it what is said is large, but for rows, a line each. */
function named(slide: Slide, name: string): Slide {
  if (slide.headline !== name || slide.body.includes('\n')) return slide
  if (slide.body) return { ...slide, headline: withoutEnd(slide.body, '.。'), body: '' }
  return slide.cta ? { ...slide, headline: slide.cta, cta: '' } : slide
}

const slideOf =
  (where: Where, asides: readonly boolean[], labels: readonly (string | undefined)[]) =>
  (slide: Slide, index: number, all: readonly Slide[]): FieldRow => {
    const { headline, body, value, small, cta, label = '' }: Labelled = index === 0 ? slide : valued(slide, where)
    const rows = pricedRows(body, where)
    const lines = body.split('\n')
    return Object.fromEntries(
      Object.entries({
        role: index === 0 ? 'hook' : index === all.length - 1 ? 'end' : asides[index] ? 'aside' : 'point',
        label: labels[index] ?? label,
        headline,
        ...(rows.length > 0 ? { rows } : lines.length > 1 ? { facts: lines } : { body }),
        value,
        meta: small,
        cta,
      }).filter(([, text]) => text !== ''),
    )
  }

type Labelled = Slide & { label?: string }

/** “Our certificate: £72”, “A logo from $1,350”: the price is the slide's figure, and what leads up to it its label. */
function valued(slide: Slide, where: Where): Labelled {
  const [, thing = '', , from = '', sum = ''] = PRICED.exec(slide.headline) ?? []
  if (thing === '' || slide.value !== '' || !isSum(sum, where)) return slide
  return { ...slide, headline: thing, value: sum, ...(from && { label: capitalized(from) }) }
}
const PRICED =
  /^(.{2,48}?)(: |,? (from|ab|desde|dès|à partir de|a partir de|a partire da|da|vanaf|od|från|fra) )(\S.{0,15})$/u
