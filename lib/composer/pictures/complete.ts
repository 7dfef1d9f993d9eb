import type { Boxes, Draft } from '#lib/composer/angles/draft.ts'
import { clean, remaining, splitAt } from '#lib/composer/angles/tools.ts'
import { findBanned } from '#lib/composer/check/banned.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { fillTemplate } from '#lib/composer/pictures/card.ts'
import { superlative } from '#lib/composer/read/claims.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'
import { textsOf } from '#lib/composer/write/alt.ts'

/** Templates with a body that has room for more than one sentence. */
const BODIED = new Set(['announcement', 'statement', 'product', 'mascot', 'product_launch', 'stat', 'people', 'offer'])
/** Angles that tell what they choose to and leave the rest to the caption. */
const CHOSEN = new Set(['hiring', 'match', 'outage', 'apology', 'notice', 'event', 'tagline', 'feature', 'page'])
const ROWED = new Set(['announcement', 'statement', 'product'])
const ROWS = { least: 3, most: 6 }
const MOST_TOLD = 12

/** What the chosen boxes leave unsaid stands below them while there is room, and in the caption in any case. */
export function complete(chosen: Draft, reading: Reading): Draft {
  if (reading.language !== 'en') return chosen
  const { boxes, lead, lines = [], action = '' } = chosen
  const said = [boxes.headline, lead, ...chosen.details, ...lines, action, ...(chosen.said ?? [])]
  if (chosen.angle === 'quote') return chosen
  const details = [...chosen.details, ...told(reading, said)]
  if (CHOSEN.has(chosen.angle)) return { ...chosen, details }
  const drawn = fillTemplate(chosen.template, chosen.boxes)
  const shown = textsOf(drawn)
  const rest = told(reading, [...shown, address(reading), ...echoed(chosen)])
    .map(text => fresh(text, shown, chosen.boxes.body))
    .filter(text => text !== '')
  if (rest.length === 0) return { ...chosen, details }
  if (drawn.template === 'milestone') return { ...chosen, details, ...counted(chosen, rest) }
  if (!BODIED.has(drawn.template)) return { ...chosen, details }
  const rows = rowsOf(chosen, rest)
  if (rows)
    return { ...chosen, details, template: 'feature_list', boxes: { ...chosen.boxes, items: rows, body: undefined } }
  return { ...chosen, details, boxes: { ...chosen.boxes, body: filled(chosen.boxes, rest) } }
}

/** What the brief says besides, without what may not be said. */
const told = (reading: Reading, said: readonly string[]): string[] =>
  remaining(reading, said, MOST_TOLD).filter(
    text => findBanned(text, reading.language).length === 0 && !superlative(text),
  )

/** It says a whole field of the picture again. */
const repeats = (text: string, shown: readonly string[], body: string | undefined): boolean =>
  shown.some(each => each !== body && contentWords(each).length >= 2 && covered(each, [text]) > 0.9)

/** A sentence without the parts of it that a field of the picture says already. */
function fresh(text: string, shown: readonly string[], body: string | undefined): string {
  if (!repeats(text, shown, body)) return text
  const parts = stripStop(text).split(/, (?=\D|\d+\s?\p{L})/u)
  const kept = parts.filter(part => !repeats(part, shown, body) && covered(part, shown) < 0.7).join(', ')
  return kept.length >= 8 && parts.length > 1 && !/^who /i.test(kept) ? sentence(upperFirst(kept)) : ''
}

/** The sentence that the headline is cut from, where it says hardly more. */
function echoed({ boxes, lead }: Draft): string[] {
  const known = new Set(contentWords(boxes.headline).map(stem))
  const more = contentWords(lead).filter(word => !known.has(stem(word)) && !/\d/.test(word))
  return covered(boxes.headline, [lead]) === 1 && more.length <= 2 && !/\d/.test(lead) ? [lead] : []
}

const address = (reading: Reading): string => [...reading.urls, ...reading.emails].map(span => span.value).join(' ')

/** The body and the sentences after it, as many as fit. */
function filled({ body, legal }: Boxes, rest: readonly string[]): string | undefined {
  const room = BOX_LIMITS.legal - (legal ? legal.length + 1 : 0)
  let out = body ?? ''
  for (const text of rest) {
    const short =
      text.length <= room - out.length - 1 ? text : sentence(splitAt(text, room - out.length - 1)?.head ?? '')
    if (short === '') continue
    const next = out === '' ? short : `${out} ${short}`
    if (next.length <= room && (out === '' || covered(text, [out]) < 0.5)) out = next
  }
  return out || undefined
}

/** A number with its story below it: the large number stays, the sentences after it are read. */
function counted({ boxes }: Draft, rest: readonly string[]): Partial<Draft> {
  const { value, label, claim } = boxes
  if (!value || !label) return {}
  const story = claim && claim.length > 20 && covered(claim, [`${value} ${label}`, ...rest]) < 0.6 ? claim : undefined
  const body = filled({ ...boxes, body: story }, rest)
  return body ? { template: 'stat', boxes: { ...boxes, body } } : {}
}

/** Three or more short sentences after the headline read better as rows than as a paragraph. */
function rowsOf({ boxes, template }: Draft, rest: readonly string[]): string[] | undefined {
  if (!ROWED.has(template) || boxes.legal || boxes.cta) return undefined
  const all = clean([boxes.body, ...rest]).map(stripStop)
  const fits = all.every(text => text.length <= BOX_LIMITS.item && !LEANS.test(text))
  const distinct = all.every((text, index) => covered(text, [boxes.headline, ...all.slice(0, index)]) < 0.7)
  return fits && distinct && all.length >= ROWS.least && all.length <= ROWS.most ? all.map(upperFirst) : undefined
}

/** A sentence that leans on the one before it does not stand in a row of its own. */
const LEANS =
  /^(?:They|That|This|These|He|She|But|And|So|Then|Because|After|Before|With|Without|In|At|On|By|For|From|Until|To|As|Of)\b/
