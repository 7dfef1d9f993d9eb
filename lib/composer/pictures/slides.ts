import type { Draft, Point } from '#lib/composer/angles/draft.ts'
import { stop } from '#lib/composer/angles/foreign.ts'
import { restOf, shorten } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { detectLanguage } from '#lib/composer/read/language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'
import { width } from '#lib/composer/words/width.ts'

export type Slide = { role: string; headline: string; body?: string }

const LEAST = 5
const MOST = 8

/** A point as a slide: its first beat large, the rest of it below. */
export function slideOf({ title, body }: Point, role: string, language = 'en'): Slide | undefined {
  const whole = stop(title, language)
  if (width(whole) <= BOX_LIMITS.headline) return { role, headline: whole, body: fitBody(body, whole, language) }
  const short = language === 'en' ? shorten(title, BOX_LIMITS.headline) : firstBeat(title, language)
  if (!short) return undefined
  const rest = restOf(title, short) || (width(whole) <= BOX_LIMITS.body ? whole : '')
  return { role, headline: short, body: fitBody(rest || body, short, language) }
}

function fitBody(text: string | undefined, headline: string, language: string): string | undefined {
  if (!text || covered(text, [headline]) > 0.95) return undefined
  const whole = stop(text, language)
  return width(whole) <= BOX_LIMITS.body ? whole : language === 'en' ? shorten(text, BOX_LIMITS.body) : undefined
}

function firstBeat(text: string, language: string): string | undefined {
  const beat = text
    .split(/[,、，:：;]\s*|(?<=から)|\s(?=(?:sonst|damit|weil|porque|después|y|und|et|pour|con|mit)\s)/)
    .find(piece => [...piece].length >= 3 && width(piece) < BOX_LIMITS.headline)
  return beat ? stop(beat, language) : undefined
}

/** Facts of the brand that share a noun with the brief first; they fill a story that the brief leaves short. */
export function brandPoints(reading: Reading, said: readonly string[]): Point[] {
  const words = new Set(contentWords(reading.text).map(stem))
  const shared = (feature: string): number => contentWords(feature).filter(word => words.has(stem(word))).length
  const lines = [...reading.brand.offer.features].sort((a, b) => shared(b) - shared(a))
  const all = [...lines, reading.brand.offer.one_liner].filter(
    line => line !== '' && detectLanguage(line, reading.language) === reading.language,
  )
  return all.filter(line => covered(line, said) < 0.6).map(line => ({ title: upperFirst(line) }))
}

/** Hook, points one each, proof, action: five to eight slides, and no slide without a fact of its own. */
export function storySlides(chosen: Draft, reading: Reading): Slide[] {
  const { boxes } = chosen
  const language = reading.language
  const hook: Slide = { role: 'hook', headline: boxes.headline, body: hookBody(chosen, reading) }
  const slides: Slide[] = [hook]
  const numbered = chosen.angle === 'steps'
  const add = (slide: Slide | undefined): void => {
    const text = slide && `${slide.headline} ${slide.body ?? ''}`
    if (
      slide &&
      text &&
      slides.length < MOST - 1 &&
      covered(
        text,
        slides.map(each => `${each.headline} ${each.body ?? ''}`),
      ) < 0.75
    )
      slides.push(slide)
  }
  for (const [index, point] of chosen.points.entries()) {
    const slide = slideOf(
      numbered && index < (boxes.steps?.length ?? 0) ? { ...point, title: `${index + 1}. ${point.title}` } : point,
      numbered ? 'step' : 'point',
      language,
    )
    const made = slide && width(slide.headline) <= BOX_LIMITS.headline ? slide : slideOf(point, 'point', language)
    const before = slides.at(-1)
    const whole = stop(point.title, language)
    if (made) add(made)
    else if (before && !before.body && width(whole) <= BOX_LIMITS.body) before.body = whole
  }
  for (const detail of [...(boxes.steps ? [] : [boxes.body ?? '']), ...chosen.details, ...(chosen.lines ?? [])])
    if (detail && slides.length < MOST - 2)
      add(slideOf({ title: detail }, /\d/.test(detail) ? 'proof' : 'point', language))
  const last = actionSlide(chosen, reading)
  for (const point of brandPoints(
    reading,
    slides.flatMap(each => [each.headline, each.body ?? '']),
  ))
    if (slides.length < LEAST - 1) add(slideOf(point, 'brand', language))
  return [...slides, last]
}

function hookBody(chosen: Draft, reading: Reading): string | undefined {
  const { boxes } = chosen
  const small = boxes.meta ?? boxes.date ?? boxes.ends ?? boxes.eyebrow
  if (small && !boxes.headline.includes(small)) return small
  return reading.language === 'en' ? undefined : undefined
}

/** The last slide says what to do, and carries the legal line. */
export function actionSlide(chosen: Draft, reading: Reading): Slide {
  const { boxes } = chosen
  const address =
    chosen.action && !chosen.action.includes('\n') ? chosen.action.replace(/^https?:\/\/(?:www\.)?/, '') : undefined
  const tagline =
    detectLanguage(reading.brand.tagline, reading.language) === reading.language ? stripStop(reading.brand.tagline) : ''
  const silent = new Set(['outage', 'apology']).has(chosen.angle)
  const headline =
    boxes.closing ??
    (boxes.cta
      ? sentence(upperFirst(boxes.cta)).replace(/\.$/, /[@/]|\.\w+$/.test(boxes.cta) ? '' : '.')
      : address && address.length <= BOX_LIMITS.headline
        ? address
        : tagline && !silent
          ? sentence(tagline)
          : reading.brand.name)
  const second =
    boxes.legal ??
    (address && !headline.includes(address) && address.length <= 60 ? address : undefined) ??
    (tagline && !headline.includes(tagline) && !silent ? sentence(tagline) : undefined)
  return { role: 'action', headline, body: second }
}
