// How a film ends: the day, what to do, and where the brand is found.
import type { Draft } from '#lib/composer/angles/draft.ts'
import { comingDate, deadlineOf, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { fits } from '#lib/composer/pictures/beats.ts'
import type { Told } from '#lib/composer/pictures/video-figures.ts'
import { productsOf } from '#lib/composer/products.ts'
import { speaksAlike } from '#lib/composer/read/brand-language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

/** What went wrong is not followed by an invitation. */
export const TROUBLE = new Set(['outage', 'apology'])

/** The logo, the last line, and the brand's own one where it says something else in the same language. */
export function endCard(text: string, reading: Reading, action: boolean): Told {
  const { tagline } = reading.brand
  const shown = speaksAlike(tagline, reading) && covered(tagline, [text]) < 0.6
  const note = `end card, logo${shown ? `, “${tagline}”` : ''}`
  const link = text === reading.brand.name && !action ? frontDoor(reading.brand) : undefined
  const shows = { ...(shown ? { tagline } : {}), ...(link ? { link } : {}) }
  return { role: 'end', text, note, ...(Object.keys(shows).length > 0 ? { shows } : {}) }
}

/** What to do, where the end card names the day; else where the brand is found. */
export function actionOf(
  { boxes, action, angle }: Draft,
  reading: Reading,
  end: string,
  said: readonly string[],
): Told[] {
  const { cta } = boxes
  if (!cta || cta === end || cta === action || wordCount(cta) > SCENE_WORDS || width(cta) > BOX_LIMITS.scene)
    return cta || action || TROUBLE.has(angle) ? [] : addressedTo(reading, end, said)
  if (covered(cta, [...said, end]) >= 0.7) return []
  const link = [boxes.link, action].find(
    text => text && !/\s/.test(text) && width(text) <= BOX_LIMITS.cta && !cta.includes(text),
  )
  const shows = link ? { link: link.replace(/^https?:\/\/(?:www\.)?/, '') } : undefined
  return [{ role: 'action', text: cta, note: 'a button comes up under the words', ...(shows ? { shows } : {}) }]
}

/** The product by name with its own address, from the brand: the one that the brief speaks of, else the brand’s front door. */
function addressedTo({ brand, text }: Reading, end: string, said: readonly string[]): Told[] {
  const spoken = productsOf(brand).find(({ name, url }) => url && speaksOf(text, name, brand.name))
  const link = spoken?.url ? bareUrl(spoken.url) : frontDoor(brand)
  if (!link) return []
  const name = spoken?.name ?? (brand.offer.product_name || brand.name)
  const shown = fits(name) && covered(name, [end]) < 1 ? name : brand.name
  return width(link) <= BOX_LIMITS.cta && fits(shown) && ![...said, end].includes(shown)
    ? [{ role: 'action', text: shown, note: 'the address comes up under the name', shows: { link } }]
    : []
}

const bareUrl = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** The brief names the product: by its whole name, or by what of it is not the brand’s. */
function speaksOf(text: string, product: string, brand: string): boolean {
  const own = product.toLowerCase().replace(brand.toLowerCase(), '').replace(/^the /, '').trim()
  return own.length > 3 && text.toLowerCase().includes(own)
}

/** The site of the brand, from the addresses of its products. */
function frontDoor(brand: Reading['brand']): string | undefined {
  const url = productsOf(brand).find(product => product.url)?.url
  return url && bareUrl(url).split('/')[0]
}

/** The day it begins or ends, in the words of the language. */
function dayText(language: string, when: string, { role, last }: DateSlot): string {
  if (last !== undefined && SPAN_FROM[language]) return `${SPAN_FROM[language]} ${when}`
  if (role !== 'start' && role !== 'deadline') return when
  if (language === 'ja') return role === 'deadline' ? `${when}まで` : `${when}から`
  const [from, by] = FROM_BY[language] ?? []
  return upperFirst([role === 'deadline' ? by : from, when].filter(Boolean).join(' '))
}

const FROM_BY: Record<string, readonly [string, string]> = {
  en: ['From', 'By'],
  de: ['Ab', 'Bis'],
  es: ['Desde el', 'Hasta el'],
  fr: ['Dès le', 'Jusqu’au'],
  it: ['Dal', 'Fino al'],
  pt: ['A partir de', 'Até'],
  nl: ['Vanaf', 'T/m'],
  pl: ['Od', 'Do'],
  sv: ['Från', 'Till och med'],
}
const SPAN_FROM: Record<string, string> = { de: 'Vom', es: 'Del', fr: 'Du', it: 'Dal', nl: 'Van', pt: 'De', pl: 'Od' }

export function endText(chosen: Draft, reading: Reading, said: readonly string[]): string {
  const found = comingDate(reading) ?? deadlineOf(reading)
  const date = found?.weekly || chosen.angle === 'notice' ? undefined : found
  const free = reading.facts
    .map(clause => stripStop(clause.text))
    .find(
      text =>
        /\b(?:out now|available now|free)\b/i.test(text) &&
        width(text) <= BOX_LIMITS.scene &&
        wordCount(text) <= SCENE_WORDS,
    )
  const when = date && say(reading, date, date.last === undefined ? 'short' : undefined)
  const thing = stripStop(chosen.boxes.headline).split(/,? from \d|:\s|(?<!\d)\.\s/)[0] ?? ''
  const choices = [
    when && thing.length > 2 && covered(thing, said) < 1 ? `${thing}, ${when}` : undefined,
    when && date && dayText(reading.language, when, date),
    free && upperFirst(free),
    chosen.boxes.cta,
    chosen.action && !chosen.action.includes('\n') ? chosen.action.replace(/^https?:\/\/(?:www\.)?/, '') : undefined,
    speaksAlike(reading.brand.tagline, reading) ? stripStop(reading.brand.tagline) : undefined,
    reading.brand.name,
  ]
  return (
    choices.find(
      (text): text is string =>
        typeof text === 'string' &&
        width(text) <= BOX_LIMITS.scene &&
        wordCount(text) <= SCENE_WORDS + 1 &&
        text.length > 2,
    ) ?? reading.brand.name.slice(0, BOX_LIMITS.scene)
  )
}
