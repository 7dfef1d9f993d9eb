import type { Draft } from '#lib/composer/angles/draft.ts'
import { comingDate, deadlineOf, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { brandPoints } from '#lib/composer/pictures/slides.ts'
import { figuresOf, quotedHook, type Told } from '#lib/composer/pictures/video-figures.ts'
import { detectLanguage } from '#lib/composer/read/language.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

/** The fields beside its text are what the picture of the scene is made of. */
export type Scene = Record<string, string | number | string[]> & {
  role: string
  text: string
  note: string
  start_ms: number
  end_ms: number
}

const HOOK_MS = 2000
const END_MS = 2600
const LEAST_MS = 1800
const WORDS_PER_SECOND = 2.9
const MOST_SCENES = 7
const LEAST_SCENES = 4
/** Scenes made of figures, and how many scenes are enough beside one. */
const MOST_FIGURES = 2
const ENOUGH_SCENES = 4
/** The lengths that a music bed exists in. */
export const BEDS_MS = [6, 8, 10, 12, 14, 16, 18, 20].map(seconds => seconds * 1000)

const fits = (text: string): boolean =>
  width(text) <= BOX_LIMITS.scene && wordCount(text) <= SCENE_WORDS && width(text) >= 4

const SPLITS: Record<string, RegExp> = {
  ja: /[、。:：]|(?<=から)/,
  en: /[,;:]\s+|\s[-–]\s|\.\s+|\s\(|\)|\s(?=(?:and|so|because|with|without|as|then|for|in|on|into|at|that|when)\s)/,
  other: /[,;:]\s+|\.\s+|\s(?=(?:und|sonst|y|et|para|con|mit|pour|avec|desde|hasta|bis)\s)/,
}
const OPENER = /^(?:and then|and|so|but|then|also|that’s|that is|it’s|it is|und|y|et|for (?=all|every|both|free)) ?/i
const HANGING = /^(?:for|as|in|with|because|to|of|on|at|into|that|when|without|mit|con|para|bis|from|by)\b/i

/** Figures in a row: the first of them alone would say something else. */
const LISTED = /\d[\d:.]*(?:,| and| or) \d/

/** A sentence as beats that can be read while they move: the whole where it fits, else the parts that can stand. */
export function beats(text: string, language: string): string[] {
  const bare = stripStop(text)
  const close = (words: string): string => sentence(upperFirst(words))
  if (fits(close(bare))) return [close(bare)]
  const short = language === 'en' ? squeeze(bare, BOX_LIMITS.scene - 1) : undefined
  const parts = LISTED.test(bare) ? [] : bare.split(SPLITS[language] ?? SPLITS.other ?? /,/)
  const pieces = parts.map(piece => stripStop(piece.replace(OPENER, '')))
  const stands = (piece: string): boolean =>
    fits(close(piece)) &&
    !dangles(piece) &&
    !/ \d{1,2}$|^(?:an?|the) \S+$/i.test(piece) &&
    (piece.split(' ').length > 1 || language === 'ja') &&
    !HANGING.test(piece)
  return [short, ...pieces].filter((piece): piece is string => piece !== undefined && stands(piece)).map(close)
}

const beat = (text: string, language: string): string | undefined => beats(text, language)[0]

/** Hook in the first two seconds, one beat a scene, an end card with the date; stretched to a music bed. */
export function storyboard(chosen: Draft, reading: Reading): Scene[] {
  const { language } = reading
  const utterance = reading.quotes.find(quote => !quote.speaker && quote.inside.length <= 24)
  const texts: Told[] = []
  const said = (): string[] => texts.flatMap(each => [each.text, ...Object.values(each.shows ?? {}).flat()])
  const add = (role: string, text: string | undefined, note: string): void => {
    if (text && texts.length < MOST_SCENES - 1 && covered(text, said()) < 0.7) texts.push({ role, text, note })
  }
  add(
    'hook',
    utterance ? `“${stripStop(sentence(upperFirst(utterance.inside)))}.”` : undefined,
    'words appear as they are said',
  )
  add('hook', quotedHook(chosen), 'the words of the quote that stay')
  const { headline, body } = chosen.boxes
  for (const piece of [headline, ...headline.split(/[:.,]\s+/)])
    if (texts.length < 1) add('hook', beat(piece, language), 'kinetic type from the first frame')
  if (texts.length === 0)
    add(
      'hook',
      beat(chosen.lead, language) ??
        chosen.points.map(point => beat(point.title, language)).find(text => text !== undefined) ??
        reading.brand.name,
      'kinetic type from the first frame',
    )
  const end = endText(chosen, reading)
  texts.push(...figuresOf(chosen).slice(0, MOST_FIGURES))
  const sources = [
    ...chosen.points.map(point => point.title),
    body ?? '',
    chosen.lead,
    ...chosen.details,
    ...(chosen.lines ?? []),
  ].filter(text => text !== '')
  for (const text of sources) {
    if (texts.length >= ENOUGH_SCENES && texts.some(each => each.shows)) break
    const fresh = beats(text, language).find(each => covered(each, said()) < 0.5 && covered(each, [end]) < 0.5)
    if (fresh)
      add(
        roleOf(fresh, chosen, texts),
        fresh,
        /\d/.test(fresh) ? 'the number counts up' : 'slides in where the last line left',
      )
  }
  for (const point of brandPoints(reading, said()))
    if (texts.length < LEAST_SCENES - 1) add('brand', beat(point.title, language), 'product in its frame')
  return timed([
    ...texts,
    ...actionOf(chosen, end, said()).slice(0, MOST_SCENES - 1 - texts.length),
    endCard(end, reading),
  ])
}

/** The logo, the last line, and the brand's own one where it says something else in the same language. */
function endCard(text: string, reading: Reading): Told {
  const { tagline } = reading.brand
  const shown = speaks(tagline, reading) && covered(tagline, [text]) < 0.6
  const note = `end card, logo${shown ? `, “${tagline}”` : ''}`
  return { role: 'end', text, note, ...(shown ? { shows: { tagline } } : {}) }
}

/** What to do, where the end card names the day. */
function actionOf({ boxes, action }: Draft, end: string, said: readonly string[]): Told[] {
  const { cta } = boxes
  if (!cta || cta === end || cta === action || wordCount(cta) > SCENE_WORDS || width(cta) > BOX_LIMITS.scene) return []
  if (covered(cta, [...said, end]) >= 0.7) return []
  const link = [boxes.link, action].find(
    text => text && !/\s/.test(text) && width(text) <= BOX_LIMITS.cta && !cta.includes(text),
  )
  const shows = link ? { link: link.replace(/^https?:\/\/(?:www\.)?/, '') } : undefined
  return [{ role: 'action', text: cta, note: 'a button comes up under the words', ...(shows ? { shows } : {}) }]
}

/** The day it begins or ends, in the words of the language. */
function dayText(language: string, when: string, deadline: boolean): string {
  if (language === 'ja') return deadline ? `${when}まで` : `${when}から`
  const [from, by] = { de: ['Ab', 'Bis'], es: ['Desde el', 'Hasta el'] }[language] ?? ['From', 'By']
  return `${deadline ? by : from} ${when}`
}

function endText(chosen: Draft, reading: Reading): string {
  const found = comingDate(reading) ?? deadlineOf(reading)
  const date = found?.weekly ? undefined : found
  const free = reading.facts
    .map(clause => stripStop(clause.text))
    .find(
      text =>
        /\b(?:out now|available now|free)\b/i.test(text) &&
        width(text) <= BOX_LIMITS.scene &&
        wordCount(text) <= SCENE_WORDS,
    )
  const when = date && say(reading, date, date.last === undefined ? 'short' : undefined)
  const thing = stripStop(chosen.boxes.headline).split(/,? from \d|[:.]\s/)[0] ?? ''
  const choices = [
    when && thing.length > 2 ? `${thing}, ${when}` : undefined,
    when && dayText(reading.language, when, date?.role === 'deadline'),
    free && upperFirst(free),
    chosen.boxes.cta,
    chosen.action && !chosen.action.includes('\n') ? chosen.action.replace(/^https?:\/\/(?:www\.)?/, '') : undefined,
    speaks(reading.brand.tagline, reading) ? stripStop(reading.brand.tagline) : undefined,
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

const TROUBLE = new Set(['outage', 'apology'])

/** What went wrong is said once, after the hook; lines with a figure are numbers. */
function roleOf(text: string, { angle }: Draft, before: readonly Told[]): string {
  if (/\d/.test(text)) return 'number'
  return TROUBLE.has(angle) && !before.some(each => each.role === 'problem') ? 'problem' : 'point'
}

function timed(texts: readonly Told[]): Scene[] {
  const needed = texts.map(({ role, text, ms }) => {
    if (ms) return Math.max(LEAST_MS, ms)
    const reading = Math.ceil((Math.max(wordCount(text), width(text) / 6) / WORDS_PER_SECOND) * 10) * 100
    return role === 'end'
      ? Math.max(END_MS, reading)
      : texts[0]?.text === text
        ? Math.min(HOOK_MS, Math.max(1600, reading))
        : Math.max(LEAST_MS, reading)
  })
  const total = needed.reduce((sum, each) => sum + each, 0)
  // Longer than any music: the last scene before the end goes.
  if (total > (BEDS_MS.at(-1) ?? total) && texts.length > 2) return timed(texts.toSpliced(-2, 1))
  const bed = BEDS_MS.find(each => each >= total) ?? BEDS_MS.at(-1) ?? total
  const stretchable = needed.length - 1
  const extra = Math.max(0, bed - total)
  let at = 0
  return texts.map((scene, index) => {
    const share = index === 0 ? 0 : Math.floor(extra / stretchable / 100) * 100
    const length = index === texts.length - 1 ? Math.max(END_MS, bed - at) : (needed[index] ?? LEAST_MS) + share
    const start = at
    at += length
    const { ms: _, shows, ...said } = scene
    return { ...said, ...shows, start_ms: start, end_ms: at }
  })
}

const speaks = (line: string, reading: Reading): boolean =>
  line !== '' && detectLanguage(line, reading.language) === reading.language
