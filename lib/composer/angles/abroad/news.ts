import { eventBoxes, eventIn } from '#lib/composer/angles/abroad/events.ts'
import { headlineFrom, properNouns } from '#lib/composer/angles/abroad/headline.ts'
import { failedFrame, isSorry, kindOf, placeIn, roleOf } from '#lib/composer/angles/abroad/kinds.ts'
import { itemsOf, listIn } from '#lib/composer/angles/abroad/lists.ts'
import { CJK, type Piece, piecesOf, sentencesOf, stop, unaddressed } from '#lib/composer/angles/abroad/pieces.ts'
import { type Boxes, type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, comingDate, deadlineOf, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { codeOf } from '#lib/composer/slots/codes.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { width } from '#lib/composer/words/width.ts'

const DISCOUNT = [
  /(\d+)\s?%\s?(?:Rabatt|Nachlass|de descuento|dto|de réduction|de remise|di sconto|de desconto|korting|rabatt?|zniżki|オフ|OFF|割引|引き)/i,
  /(?:Rabatt|sconto|descuento|desconto|korting|réduction|remise|rabat|zniżk\p{L})(?: (?:von|del?|di|van|på))? (\d+)\s?%/iu,
  /(?<![\d\p{L}])[-–−]\s?(\d+)\s?%/u,
  /(\d+)\s?% (?:auf|sur|su|en|em|op|på|na) \p{L}/u,
]
const percentOff = (text: string): string | undefined =>
  DISCOUNT.map(pattern => text.match(pattern)?.[1]).find(found => found !== undefined)
const BODY = 110
/** Words around a discount code, so that a line of nothing else is not told beside it. */
const CODED = 'com con avec mit dem o el le código code codice gutscheincode'

/** A brief in another language keeps its own sentences; frames only choose, cut at clauses, and put dates first. */
export function foreign(reading: Reading): Draft[] {
  if (reading.language === 'en') return []
  const pieces = piecesOf(reading)
  if (pieces.length === 0) return []
  const { language } = reading
  const kind = kindOf(reading)
  const deadline = deadlineOf(reading)
  const date = deadline ?? comingDate(reading)
  const percent = percentOff(reading.text)
  const until = deadline && untilIn(language, say(reading, deadline, 'plain'))
  const code = codeOf(reading.text)
  const { headline, rest } = headlineFrom(
    pieces,
    reading,
    percent
      ? clean([until && `${until} ${deadline ? say(reading, deadline, 'long') : ''}`, code && `${CODED} ${code}`])
      : [],
  )
  const sentences = reading.facts.flatMap(clause => sentencesOf(clause, language))
  const address = addressOf(reading)
  const cta = address?.replace(/^https?:\/\//, '')
  const boxes: Boxes = {
    headline,
    body: bodyOf(rest, headline, language),
    cta: cta && cta.length <= BOX_LIMITS.cta ? cta : undefined,
  }
  const common = {
    rank: 40,
    top: topOf(headline, date && say(reading, date, 'plain')),
    lead: sentences[0] ?? headline,
    details: sentences.slice(1),
    action: address,
    points: pieces
      .flatMap(piece => itemsOf(piece, reading) ?? [piece.text])
      .map(text => ({ title: stop(unaddressed(text), language) }))
      .filter(point => point.title !== ''),
    topics: clean(properNouns(reading)),
  }
  const name = kind === 'event' ? eventIn(reading, pieces) : undefined
  const coming = comingDate(reading)
  if (name && coming) {
    const fields = eventBoxes(reading, name, pieces, texts => bodyOf(texts, name, language))
    const told = [
      name,
      clean([fields.date, fields.time]).join(CJK.has(language) ? '、' : ', '),
      fields.place,
      fields.price,
    ]
    return [
      draft({
        angle: 'event',
        frame: 'F21',
        template: 'event_reminder',
        ...common,
        top: fields.date ?? common.top,
        points: pointsOf([...told, ...sentencesIn(fields.body, language)], language),
        boxes: { ...boxes, ...fields, headline: stop(name, language) },
      }),
    ]
  }
  if (kind === 'hiring') {
    const job = jobBoxes(reading, boxes, pieces)
    return [
      draft({
        angle: 'hiring',
        frame: 'F35',
        template: 'job_opening',
        ...common,
        points: pointsOf([job.headline, ...(job.terms ?? []), job.salary, job.place], language),
        boxes: job,
      }),
    ]
  }
  if (kind === 'outage')
    return [
      draft({
        angle: 'outage',
        frame: 'F32',
        template: 'notice',
        ...common,
        topics: [],
        boxes: noticeBoxes(reading, sentences),
      }),
    ]
  const list = listIn(pieces, reading)
  if (list && !percent)
    return [
      draft({
        angle: 'list',
        frame: 'F39',
        template: 'feature_list',
        ...common,
        lines: list.items.map(item => stop(item, language)),
        details: common.details.filter(text => covered(text, list.items) < 0.8),
        lead: `${list.head}${CJK.has(language) ? '：' : language === 'fr' ? ' :' : ':'}`,
        top: list.head,
        boxes: { headline: list.head, items: list.items.map(upperFirst).slice(0, 6) },
      }),
    ]
  const offered = percent !== undefined
  return [
    draft({
      angle: percent ? 'offer' : deadline ? 'deadline' : 'announcement',
      frame: deadline ? 'F20' : 'F47',
      template: offered ? 'offer' : 'announcement',
      ...common,
      boxes: offered
        ? { ...boxes, price: `${percent}%`, code, ends: until && covered(until, [headline]) < 0.9 ? until : undefined }
        : boxes,
    }),
  ]
}

const pointsOf = (texts: readonly (string | undefined)[], language: string): Draft['points'] =>
  clean([...texts]).map(text => ({ title: stop(text, language) }))

const sentencesIn = (text: string | undefined, language: string): string[] =>
  text?.split(CJK.has(language) ? /(?<=。)/ : /(?<=\p{L}{3}[.!])\s/u) ?? []

/** A job with every other piece of the brief as a term of it. */
function jobBoxes(reading: Reading, boxes: Boxes, pieces: readonly Piece[]): Boxes {
  const role = roleOf(reading) ?? boxes.headline
  const place = placeIn(reading)
  const terms = pieces
    .map(piece => stripStop(unaddressed(piece.text)))
    .map(text => afterRole(text, role))
    .filter(text => !(place && text.endsWith(place) && text.split(' ').length <= 3))
    .filter(text => text.length > 2 && width(text) <= BOX_LIMITS.meta && covered(text, clean([role, place])) < 0.9)
  const pay = reading.money[0]
  const salary = pay && terms.find(term => term.includes(pay.text) && width(term) <= BOX_LIMITS.item)
  return {
    ...boxes,
    headline: stop(role, reading.language),
    salary: salary && upperFirst(salary),
    terms: terms
      .filter(term => term !== salary)
      .map(upperFirst)
      .slice(0, 6),
    place,
    link: addressOf(reading),
  }
}

/** What a piece says after the role that it names. */
function afterRole(text: string, role: string): string {
  const at = text.toLowerCase().indexOf(role.toLowerCase())
  return at < 0
    ? text
    : text
        .slice(at + role.length)
        .replace(/^[\s,:–-]+/, '')
        .replace(/^(?:を?(?:募集|採用)(?:しています|しております|します|中)?|gesucht|gezocht|sökes)$/iu, '')
}

function noticeBoxes(reading: Reading, sentences: readonly string[]): Boxes {
  const sorry = sentences.find(text => isSorry(text, reading.language) && text.length <= BOX_LIMITS.item)
  const told = sentences.filter(text => text !== sorry)
  const short = told[0] && failedFrame(told[0], reading.language)
  const [headline = '', ...rest] = short ? [short.headline, short.rest, ...told.slice(1)] : told
  return {
    headline,
    body: rest.join(CJK.has(reading.language) ? '' : ' ').slice(0, BOX_LIMITS.body + 30) || undefined,
    closing: sorry,
  }
}

function bodyOf(rest: readonly string[], headline: string, language: string): string | undefined {
  const kept: string[] = []
  for (const each of rest) {
    const text = stop(each, language)
    if (covered(text, [headline]) < 0.9 && width([...kept, text].join(' ')) <= BODY) kept.push(text)
  }
  return kept.length > 0 ? kept.join(CJK.has(language) ? '' : ' ') : undefined
}

const topOf = (headline: string, date: string | undefined): string =>
  date && headline.includes(date) ? date : (headline.match(/\d[\d.,:]*/)?.[0] ?? stripStop(headline))

const untilIn = (language: string, date: string): string =>
  ({
    de: `Bis ${date}`,
    es: `Hasta el ${date}`,
    fr: `Jusqu’au ${date}`,
    pt: `Até ${date}`,
    it: `Fino al ${date}`,
    nl: `T/m ${date}`,
    pl: `Do ${date}`,
    sv: `Till och med ${date}`,
    ja: `${date}まで`,
  })[language] ?? date
