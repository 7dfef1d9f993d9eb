import { stop } from '#lib/composer/angles/abroad/pieces.ts'
import { LITTLE_MORE, stretches } from '#lib/composer/angles/abroad/seams.ts'
import type { Draft, Point } from '#lib/composer/angles/draft.ts'
import { restOf, shorten, splitAt } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { speaksAlike } from '#lib/composer/read/brand-language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'
import { width } from '#lib/composer/words/width.ts'

/** A slide as the story templates take it. */
export type Slide = { headline: string; body?: string; meta?: string; cta?: string }

/** Beside these the brand does not praise itself. */
export const QUIET = new Set(['outage', 'apology'])

const LEAST = 5
const MOST = 8

/** A point as a slide: its first beat large, the rest of it below. */
export function slideOf({ title, body }: Point, language = 'en'): Slide | undefined {
  const whole = stop(title, language)
  if (width(whole) <= (language === 'en' ? BOX_LIMITS.headline : LITTLE_MORE))
    return { headline: whole, body: fitBody(body, whole, language) }
  const short = language === 'en' ? shorten(title, BOX_LIMITS.headline) : firstBeat(title, language)
  if (!short) return language === 'en' ? partedSlide(title) : undefined
  const rest = restOf(title, short)
  const flowing = rest === '' && language === 'en' ? (continued(whole, short) ?? partedSlide(title)) : undefined
  if (flowing) return flowing
  return {
    headline: short,
    body: fitBody(
      rest || (width(whole) <= BOX_LIMITS.body && covered(whole, [short]) < 0.8 ? whole : '') || body,
      short,
      language,
    ),
  }
}

/** The head of a sentence large, the rest of it below. */
function partedSlide(title: string): Slide | undefined {
  const parted = splitAt(title, BOX_LIMITS.headline)
  return parted && { headline: sentence(parted.head), body: fitBody(parted.rest, parted.head, 'en') }
}

/** “Nine games and one puzzle | that nobody has solved”: the sentence flows on below, nothing of it is said twice. */
function continued(whole: string, short: string): Slide | undefined {
  const head = stripStop(short)
  const rest = whole.startsWith(head) ? whole.slice(head.length) : ''
  return /^ (?:that|which|who|because|as|than|of) \S+ \S/.test(rest) && width(rest) <= BOX_LIMITS.body
    ? { headline: head, body: rest.trim() }
    : undefined
}

function fitBody(text: string | undefined, headline: string, language: string): string | undefined {
  if (!text || covered(text, [headline]) > 0.95) return undefined
  const whole = stop(text, language)
  return width(whole) <= BOX_LIMITS.body ? whole : language === 'en' ? shorten(text, BOX_LIMITS.body) : undefined
}

function firstBeat(text: string, language: string): string | undefined {
  const commas = text.split(/[,:;](?!\d|\s\d{1,2}(?:\.|\sde\s))\s*|[、，：]\s*/)
  const beat = [...stretches(text, language), ...commas].find(
    piece => [...piece].length >= 3 && width(piece) < BOX_LIMITS.headline,
  )
  return beat ? stop(beat, language) : undefined
}

/** Facts of the brand that share a noun with the brief first; they fill a story that the brief leaves short. */
export function brandPoints(reading: Reading, said: readonly string[]): Point[] {
  const words = new Set(contentWords(reading.text).map(stem))
  const shared = (feature: string): number => contentWords(feature).filter(word => words.has(stem(word))).length
  const lines = [...reading.brand.offer.features].sort((a, b) => shared(b) - shared(a))
  const all = [...lines, reading.brand.offer.one_liner].filter(line => speaksAlike(line, reading))
  return all.filter(line => covered(line, said) < 0.6).map(line => ({ title: upperFirst(line) }))
}

const longer = (one = '', other = ''): string | undefined => (other.length > one.length ? other : one) || undefined

/** Hook, points one each, proof, action: five to eight slides, and no slide without a fact of its own. */
export function storySlides(chosen: Draft, reading: Reading): Slide[] {
  const { boxes } = chosen
  const language = reading.language
  const slides: Slide[] = [
    { headline: upperFirst(boxes.headline), ...(hookMeta(chosen) ? { meta: hookMeta(chosen) } : {}) },
  ]
  const words = (slide: Slide): string => `${slide.headline} ${slide.body ?? ''} ${slide.meta ?? ''}`
  const add = (slide: Slide | undefined): void => {
    const hook = slides[0]
    const twin = slides.find((each, index) => index > 0 && each.headline === slide?.headline)
    if (
      slide?.body &&
      hook &&
      !hook.body &&
      slide.headline === hook.headline &&
      covered(slide.body, [hook.headline]) < 0.9
    )
      hook.body = slide.body
    else if (twin) twin.body = longer(twin.body, slide?.body)
    else if (slide && slides.length < MOST - 1 && covered(words(slide), slides.map(words)) < 0.75) slides.push(slide)
  }
  const steps = boxes.steps?.length ?? 0
  for (const [index, point] of chosen.points.entries()) {
    const numbered = index < steps ? slideOf({ ...point, title: `${index + 1}. ${point.title}` }, language) : undefined
    const made = numbered ?? slideOf(point, language)
    const before = slides.at(-1)
    const whole = stop(point.title, language)
    if (made) add(made)
    else if (before && !before.body && width(whole) <= BOX_LIMITS.body) before.body = whole
  }
  const details = [
    ...(steps > 0 ? [] : sentencesOf(boxes.body ?? '', language)),
    ...chosen.details,
    ...(chosen.lines ?? []),
    ...(language === 'en' && covered(chosen.lead, slides.map(words)) < 0.5 ? [chosen.lead] : []),
  ]
  for (const detail of details) {
    if (!detail || detail === boxes.closing || slides.length >= MOST - 2) continue
    const made = slideOf({ title: detail }, language)
    const before = slides.at(-1)
    if (made) add(made)
    else if (before && !before.body && covered(detail, slides.map(words)) < 0.5)
      before.body = fitBody(detail, before.headline, language)
  }
  for (const point of QUIET.has(chosen.angle) ? [] : brandPoints(reading, slides.map(words)))
    if (slides.length < LEAST - 1) add(slideOf(point, language))
  return [...slides, actionSlide(chosen, reading)]
}

/** The sentences of a body, where each of them can be a slide. */
function sentencesOf(text: string, language: string): string[] {
  const told = text.split(/(?<=(?:\p{L}{3}|\d)[.?]) (?=\p{Lu})/u)
  return told.every(title => slideOf({ title }, language)) ? told : [text]
}

function hookMeta({ boxes }: Draft): string | undefined {
  const small = boxes.meta ?? boxes.date ?? boxes.ends ?? boxes.eyebrow
  return small && covered(small, [boxes.headline]) < 0.6 ? small : undefined
}

/** The last slide says what to do, and carries the legal line. */
export function actionSlide(chosen: Draft, reading: Reading): Slide {
  const { boxes } = chosen
  const address =
    chosen.action && !chosen.action.includes('\n') ? chosen.action.replace(/^https?:\/\/(?:www\.)?/, '') : undefined
  const spoken = speaksAlike(reading.brand.tagline, reading)
  const tagline = spoken && reading.brand.tagline.length <= BOX_LIMITS.headline ? stripStop(reading.brand.tagline) : ''
  const silent = QUIET.has(chosen.angle)
  const headline = boxes.closing ?? (tagline && !silent ? sentence(tagline) : reading.brand.name)
  const cta = [address, boxes.cta].find(
    text => text !== undefined && width(text) <= BOX_LIMITS.cta && !headline.includes(text),
  )
  return { headline, ...(boxes.legal ? { body: boxes.legal } : {}), ...(cta ? { cta } : {}) }
}
