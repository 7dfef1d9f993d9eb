import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { noticeBoxes } from '#lib/composer/angles/news/notice-boxes.ts'
import { addressOf, clean, firstFit, partsOf, readable, remaining, say, shorten } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const GONE = 'cancelled|canceled|postponed|called off|rescheduled|rained off'
const OFF = new RegExp(
  `\\b(?:is|are|has been|have been|will be|had to be) (?:now |sadly |unfortunately )?(?:off|${GONE}|delayed|moved to (?=\\p{Lu}|\\d|the ))|\\b(?:has|have) (?:now )?changed\\b|^(?:${GONE}): |^(?!(?:we|i|who|if|not|free|flexible|they)\\b)(?:[\\p{L}\\d’'-]+ ){1,5}(?:${GONE})(?=$|:|,| (?:for|on|due|because|until|to|this|today|tonight|tomorrow|as|after|in|by)\\b)`,
  'iu',
)
/** “50% off”, “once changed”: a price, or a thing done to a product. */
const OTHER =
  /(?:\d ?%|[£$€]\d[\d.,]*) off\b|\b(?:orders?|bookings?|reservations?|subscriptions?|plans?|invoices?) (?:cancelled|canceled)\b/i
/** A change that people who meant to come must know. */
const CHANGED =
  /\b(?:route|venue|time|times|date|kick-?off|start|location|meeting point|fixture|line-?up|timetable|programme)\b.* (?:has|have) /i

const BARE = new RegExp(`^(?:${GONE})$`, 'i')
/** “Postponed: Thursday’s fair is now on …”. */
const INSTEAD = / (?:is|are|will be|has been|have been|moves?)(?: now| moved)? .*$/i
const WHY = / (?:because|due to|as (?:the|we|our)|after|owing to)\b.*$/i

export const isOff = (reading: Reading): boolean => offPart(reading) !== undefined

const offPart = (reading: Reading): Part | undefined =>
  partsOf(reading).find(
    each =>
      OFF.test(each.text) && !OTHER.test(each.text) && (!/\bchanged\b/i.test(each.text) || CHANGED.test(each.text)),
  )

/** Something does not take place, or not as it was announced: said first and plainly, why and what then below it. */
export function off(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const part = offPart(reading)
  if (!part) return []
  const [first = '', ...others] = stripStop(part.text)
    .replace(/^(?:sorry(?: folks| all| everyone)?|unfortunately|sadly),? (?:but )?/i, '')
    .split(/: /)
  const labelled = BARE.test(first) && others.length > 0
  const news = labelled ? [first, ...others].join(': ') : first
  const after = labelled ? [] : others
  const headline =
    firstFit(
      BOX_LIMITS.headline,
      sentence(upperFirst(news)),
      sentence(upperFirst(news.replace(WHY, ''))),
      labelled ? sentence(news.replace(INSTEAD, '')) : undefined,
    ) ??
    shorten(upperFirst(news), BOX_LIMITS.headline) ??
    sentence(upperFirst(news))
  const clause = reading.facts.find(each => part.start >= each.start && part.end <= each.end)
  const beside = (clause?.parts ?? []).filter(each => each.kind === 'fact' && each.start !== part.start)
  const tail = stripStop(news.slice(stripStop(headline).length))
  const told = clean([
    tail.length > 3 && news.startsWith(stripStop(headline).slice(1), 1)
      ? tail.trim().replace(/^(?:is|are|will be) (?=now|on|moved)/i, '')
      : undefined,
    clean([after.join(': '), ...beside.map(each => each.text)]).join(', '),
  ]).map(text => sentence(upperFirst(text.replace(/^,? ?/, ''))))
  const own = readable({ text: news }, reading) || headline
  const more = remaining(reading, clean([headline, clause?.text, ...told]), 4)
  const date = within(reading.dates, part).find(each => !headline.includes(say(reading, each, 'plain')))
  const { template, boxes } = noticeBoxes(headline, [...told, ...more])
  const day = date && date.role !== 'past' && !date.weekly ? upperFirst(say(reading, date)) : undefined
  const shown = [...told, ...more].some(text => day && text.includes(day))
  return [
    draft({
      angle: 'notice',
      frame: 'F31',
      rank: 96,
      template,
      top: news.split(' ').slice(0, 3).join(' '),
      lead: own,
      boxes: { ...boxes, eyebrow: shown || (day?.length ?? 0) > BOX_LIMITS.eyebrow ? undefined : day },
      details: [...told.filter(text => !own.includes(stripStop(text).slice(1))), ...more],
      said: clause ? [clause.text] : [],
      action: addressOf(reading),
      points: [...told, ...more].map(title => ({ title })),
      topics: [],
    }),
  ]
}
