import type { Draft } from '#lib/composer/angles/draft.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { beat, beats, fits, halves } from '#lib/composer/pictures/beats.ts'
import { breaths } from '#lib/composer/pictures/breaths.ts'
import { brandPoints } from '#lib/composer/pictures/slides.ts'
import { actionOf, endCard, endText, TROUBLE } from '#lib/composer/pictures/video-end.ts'
import { figuresOf, quotedHook, type Told } from '#lib/composer/pictures/video-figures.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
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
/** An hour and a price are read in one beat. */
const SHORT_FACTS = 28
/** Scenes made of figures, and how many scenes are enough beside one. */
const MOST_FIGURES = 2
const ENOUGH_SCENES = 4
/** The lengths that a music bed exists in. */
export const BEDS_MS = [6, 8, 10, 12, 14, 16, 18, 20].map(seconds => seconds * 1000)

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
  const who = personIn(chosen, reading)
  if (texts.length === 0 && chosen.angle === 'quote') texts.push(who ?? speakerHook(chosen, reading))
  if (texts.length === 0 && chosen.angle === 'person' && who) texts.push(who)
  const parted = texts.length === 0 && language === 'en' ? partedLead(chosen) : undefined
  for (const text of parted ?? [])
    add(texts.length === 0 ? 'hook' : roleOf(text, chosen, texts), text, 'one sentence, breath by breath')
  for (const text of hooksOf(chosen, language))
    if (texts.length < 1) add('hook', text, 'kinetic type from the first frame')
  const breathed = language === 'en' ? [] : beats(chosen.boxes.headline, language)
  const whole = breathed.length > 1 && breathed[0] === texts[0]?.text
  const parts = texts.length === 0 && language === 'en' ? halves(chosen.boxes.headline) : undefined
  for (const text of parts ?? [])
    add(texts.length === 0 ? 'hook' : roleOf(text, chosen, texts), text, 'one sentence in two breaths')
  if (texts.length === 0) add('hook', reading.brand.name, 'kinetic type from the first frame')
  const end = endText(chosen, reading, said())
  for (const text of whole ? breathed.slice(1) : [])
    if (covered(text, [end]) < 0.6) add(roleOf(text, chosen, texts), text, 'the sentence goes on')
  texts.push(...figuresOf(chosen).slice(0, MOST_FIGURES))
  if (who && !texts.includes(who)) texts.push(who)
  for (const text of sourcesOf(chosen)) {
    if (texts.length >= ENOUGH_SCENES && texts.some(each => each.shows)) break
    for (const fresh of pieces(text, language))
      if (covered(fresh, said()) < 0.5 && covered(fresh, [end]) < 0.6 && stripStop(fresh) !== chosen.boxes.date)
        add(
          roleOf(fresh, chosen, texts),
          fresh,
          /\d/.test(fresh) ? 'the number counts up' : 'slides in where the last line left',
        )
  }
  const proofs = brandPoints(reading, said()).map(point => point.title)
  for (const line of [...proofs.filter(each => fits(sentence(each))), ...proofs])
    if (texts.length < LEAST_SCENES - 1) add('brand', proofOf(line, language), 'product in its frame')
  const action = actionOf(chosen, reading, end, said()).slice(0, MOST_SCENES - 1 - texts.length)
  return timed([...texts, ...action, endCard(end, reading, action.length > 0)])
}

/** First lines, the best first: the brief’s own sentence where it can be read at once, else its headline or a beat of it. */
function hooksOf(chosen: Draft, language: string): string[] {
  const { headline } = chosen.boxes
  const own = PLAINLY.has(chosen.angle) && fits(chosen.lead) ? [chosen.lead] : []
  return [
    ...own,
    ...[headline, ...headline.split(/[:.,]\s+/)].flatMap(text => beat(text, language) ?? []),
    ...[chosen.lead, ...chosen.points.map(point => point.title)].flatMap(text => beat(text, language) ?? []),
  ]
}

/** A sentence of the brief that is too long for one beat and whose cut would lose half of it; or what a list is of. */
function partedLead({ angle, boxes, lead }: Draft): readonly string[] | undefined {
  if (HEADED.has(angle) && boxes.items && !fits(boxes.headline)) return halves(boxes.headline)
  const whole = TOLD_WHOLE.has(angle) && !fits(lead) ? wholeIn(lead) : undefined
  if (whole) return whole
  if (angle === 'notice')
    return fits(boxes.headline) ? undefined : (halves(boxes.headline) ?? stateAndDays(boxes.headline))
  const told = ownless(lead).startsWith(ownless(stripStop(boxes.headline))) && covered(lead, [boxes.headline]) < 1
  const cut = !fits(boxes.headline) && covered(lead, [boxes.headline]) === 1
  return !fits(lead) && (told || cut) && (PLAINLY.has(angle) || angle === 'offer')
    ? (halves(lead) ?? (fits(boxes.headline) ? undefined : halves(boxes.headline)))
    : undefined
}

/** Angles whose first sentence a film tells to its end. */
const TOLD_WHOLE = new Set(['launch', 'announcement', 'ability', 'article', 'notice', 'milestone'])

/** A sentence for which two breaths are too few, in as many as it needs while an end card follows. */
function wholeIn(lead: string): readonly string[] | undefined {
  if (halves(lead)) return undefined
  const room = MOST_SCENES - 1
  const ways = [breaths(lead, 'en'), breaths(lead, 'en', PACKED)].filter(each => each.length > 0)
  const cut = ways.find(each => each.length === room + 1 && /^\p{Lu}/u.test(each[room] ?? ''))
  return ways.find(each => each.length <= room) ?? cut?.slice(0, room)
}

/** What a breath costs where there are too many. */
const PACKED = 12

/** “Closed | from 24 December to 2 January”. */
function stateAndDays(headline: string): [string, string] | undefined {
  const [, state = '', days = ''] = headline.match(/^(.{4,30}?) ((?:from|on|until|at) .+)$/) ?? []
  return fits(state) && fits(days) ? [state, upperFirst(days)] : undefined
}

/** “Our chairs” and “the chairs” are the same. */
const ownless = (text: string): string => text.replace(/^(?:our|the) /i, '')

/** Who speaks, before the words. */
const speakerHook = ({ boxes }: Draft, { brand }: Reading): Told => ({
  role: 'hook',
  text:
    [[boxes.author, boxes.author_title].filter(Boolean).join(', '), boxes.author].find(text => text && fits(text)) ??
    brand.name,
  note: 'the name first',
})

/** Angles whose headline says what is listed below it. */
const HEADED = new Set(['list', 'figures', 'timetable'])

/** Angles whose first sentence is the news as the brief says it. */
const PLAINLY = new Set(['launch', 'announcement', 'ability', 'article'])

/** What the film tells after its first line, in order. */
function sourcesOf(chosen: Draft): string[] {
  const { points, boxes, lead, details, lines, angle } = chosen
  const all = [...points.map(point => point.title), boxes.body ?? '', lead, ...details, ...(lines ?? [])].filter(
    text => text !== '' && stripStop(text) !== stripStop(boxes.date ?? ''),
  )
  const told: string[] = []
  for (const text of all) {
    const last = told.at(-1)
    if (last && covered(text, [last]) > 0.9) continue
    if (angle === 'event' && last && width(`${last}. ${text}`) <= SHORT_FACTS)
      told.splice(-1, 1, `${stripStop(last)}. ${text}`)
    else told.push(text)
  }
  return told
}

/** The beats of a sentence; two halves where it has none. */
const pieces = (text: string, language: string): string[] => {
  const found = beats(text, language)
  const parted = language === 'en' && /\d/.test(text) && !found.some(each => /\d/.test(each)) ? halves(text) : undefined
  if (parted) return parted
  return found.length > 0 || language !== 'en' ? found : (halves(text) ?? breaths(text, 'en'))
}

/** A line of the brand: whole, or so much of it as still says something. */
function proofOf(line: string, language: string): string | undefined {
  const found = beat(line, language)
  return found && (wordCount(found) >= 4 || /\d/.test(found) || stripStop(found) === stripStop(line))
    ? found
    : undefined
}

/** The one of the brand’s own people whom the brief names. */
function personIn({ boxes }: Draft, { library, text }: Reading): Told | undefined {
  const found = library.people.find(person => text.toLowerCase().includes(person.name.toLowerCase()))
  const role = found?.role || (boxes.name === found?.name ? boxes.author_title : undefined)
  return found && width(found.name) <= BOX_LIMITS.scene
    ? {
        role: 'person',
        text: found.name,
        note: 'the portrait comes in beside the name',
        ms: 2200,
        shows: { name: found.name, ...(role && width(role) <= BOX_LIMITS.meta ? { title: role } : {}) },
      }
    : undefined
}

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
