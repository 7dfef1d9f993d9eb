import { addressOf, partsOf, say, sayDay } from '#lib/composer/angles/tools.ts'
import { choosePercent } from '#lib/composer/angles/trade/offer-terms.ts'
import { type Ask, open } from '#lib/composer/questions/ask.ts'
import { within } from '#lib/composer/read/reading.ts'
import { nextWeekday } from '#lib/composer/slots/calendar.ts'
import { codeOf } from '#lib/composer/slots/codes.ts'
import { WEEKDAYS } from '#lib/composer/words/months.ts'

/** Questions whose answer decides whether the copy is true. */
export const twoDiscounts: Ask = reading => {
  const { contested } = choosePercent(
    reading,
    reading.percents.filter(each => each.off),
  )
  if (contested.length < 2) return []
  const code = codeOf(reading.text)
  const [low, high] = [Math.min(...contested), Math.max(...contested)]
  return [
    open(
      'discount',
      'Which discount does a customer get?',
      [`${low}%`, code ? `${high}% with ${code}` : `${high}%`, 'Both: each on its own terms'],
      10,
      'truth',
    ),
  ]
}

const THINGS =
  /\b(?:dinner|launch|webinar|workshop|event|party|sale|concert|talk|open day|final|class|opening|meetup|quiz)\b/g

export const twoDates: Ask = reading => {
  const days = reading.dates.filter(
    date => date.role === 'at' && date.precision === 'day' && !date.weekly && date.last === undefined,
  )
  for (const [index, first] of days.entries()) {
    for (const second of days.slice(index + 1)) {
      const clauses = [first, second].map(date => reading.facts.find(clause => within([date], clause).length === 1))
      const [a, b] = clauses
      const things = a && b && a !== b ? (a.text.toLowerCase().match(THINGS) ?? []) : []
      if (first.day !== second.day && things.some(thing => b?.text.toLowerCase().includes(thing)))
        return [
          open(
            'date',
            'Which date is right?',
            [say(reading, first, 'long'), say(reading, second, 'long')],
            10,
            'truth',
          ),
        ]
    }
  }
  const ends = reading.dates.filter(date => date.role === 'deadline')
  const distinct = [...new Set(ends.map(date => date.day))]
  return distinct.length === 2 && /\b(?:off|sale|offer|discount|entry|entries|registration)\b/i.test(reading.text)
    ? [
        open(
          'deadline',
          'Until when does it run?',
          ends.map(date => say(reading, date, 'plain')),
          9,
          'truth',
        ),
      ]
    : []
}

export const weekdayClash: Ask = reading =>
  reading.dates
    .filter(date => date.clash !== undefined)
    .slice(0, 1)
    .map(date => {
      const name = (WEEKDAYS[reading.language] ?? WEEKDAYS.en ?? [])[date.clash ?? 0] ?? ''
      const near = nextWeekday(date.clash ?? 0, date.day - 3, 0)
      return open(
        'weekday',
        `Is it ${name} or ${sayDay(reading, date.day, 'plain')}?`,
        [sayDay(reading, near, 'long'), sayDay(reading, date.day, 'long')],
        9,
        'truth',
      )
    })

export const regulated: Ask = reading =>
  reading.dropped.some(part => part.kind === 'claim')
    ? [
        open(
          'claim',
          'Do you have approved wording for the claim?',
          ['Yes, I will paste it', 'Leave the claim out'],
          8,
          'truth',
        ),
      ]
    : []

export const superlative: Ask = reading => {
  const boast = reading.dropped.find(part => part.kind === 'superlative' && !/[“"]/.test(part.raw))
  const word = boast?.raw
    .match(/\b(?:#1|number one|best|leading|fastest|cheapest|first ever|most \w+|finest|greatest)\b/i)?.[0]
    .toLowerCase()
  return word
    ? [open('superlative', `What shows that it is the ${word}?`, ['An award', 'A ranking', 'Leave it out'], 6, 'truth')]
    : []
}

export const noSpeaker: Ask = reading => {
  const quote = reading.quotes.find(each => each.inside.split(/\s+/).length >= 5)
  return quote && !quote.speaker && reading.asset !== 'video'
    ? [open('speaker', 'Who said this?', ['A customer', 'Don’t use the quote'], 8, 'truth')]
    : []
}

export const consent: Ask = reading => {
  const asked = partsOf(reading).find(part =>
    /^(?:\p{Lu}[\p{L}\d’'&.-]*(?: \p{Lu}[\p{L}\d’'&.-]*)*) (?:(?:is|are) now (?:on|using|with|a customer)|(?:has |have )?(?:joins?|joined|chose|switched to|signed))\b/u.test(
      part.text,
    ),
  )
  const name = asked?.text.match(/^(?:\p{Lu}[\p{L}\d’'&.-]*(?: \p{Lu}[\p{L}\d’'&.-]*)*)/u)?.[0]
  const allowed = /\b(?:permission|can name|may name|consent|said yes|agreed|happy to be named|approved)\b/i.test(
    reading.text,
  )
  return name && !allowed && name !== reading.brand.name
    ? [open('consent', `May we name ${name}?`, ['Yes', 'No'], 7, 'truth')]
    : []
}

export const priceFrom: Ask = reading => {
  const moved =
    /\b(?:prices?|goes?|going|rises?|drops?|increases?|up|down)\b.{0,30}\bfrom\b.{0,12}\d.{0,12}\bto\b|\d (?:to|->|→) [£$€]?\d/i.test(
      reading.text,
    ) &&
    (reading.money.length >= 2 || reading.money.some(each => each.last !== undefined) || /\bprice/i.test(reading.text))
  return moved && reading.dates.length === 0 && !/\bnow\b/i.test(reading.text)
    ? [open('from_when', 'From when?', ['Today', 'Another date'], 8, 'truth')]
    : []
}

export const outageOver: Ask = reading => {
  const down =
    /\b(?:is|are|went|was|were) (?:partly )?(?:down|unavailable|offline)\b|\boutage\b/i.test(reading.text) &&
    !/\bworks? offline\b/i.test(reading.text)
  const settled =
    reading.times.some(time => time.last !== undefined) ||
    /\b(?:back|resolved|fixed|restored|is down|are down|next update|since)\b/i.test(reading.text)
  return down && !settled ? [open('over', 'Is it over?', ['Yes', 'Still going on'], 9, 'truth')] : []
}

export const pageTopic: Ask = reading => {
  const url = reading.urls[0]?.value ?? ''
  const rest = reading.text
    .replace(url, '')
    .replace(/https?:\/\//, '')
    .trim()
  const path = url.replace(/^https?:\/\/[^/]+\/?/, '')
  return addressOf(reading) && url && rest.length < 4 && path.split(/[-_]/).length < 3
    ? [open('page', 'What is the page about?', ['A product', 'A post', 'An event'], 7)]
    : []
}
