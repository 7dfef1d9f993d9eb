import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { fill } from '#lib/composer/angles/news/event-facts.ts'
import { NAME } from '#lib/composer/angles/news/event-words.ts'
import { sayMoney, sayTime, zonedMinutes } from '#lib/composer/angles/slots-said.ts'
import {
  addressOf,
  clean,
  comingDate,
  deadlineOf,
  firstFit,
  partsOf,
  readable,
  remaining,
  say,
  sayDay,
} from '#lib/composer/angles/tools.ts'
import { brandTexts } from '#lib/composer/read/names.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, upperFirst } from '#lib/composer/words/case.ts'

const CITIES: [RegExp, string, string][] = [
  [/\b(?:uk|england|britain|london|leeds|bristol)\b/i, 'London', 'Europe/London'],
  [/\b(?:germany|german|berlin|deutschland)\b/i, 'Berlin', 'Europe/Berlin'],
  [/\b(?:spain|madrid|cádiz)\b/i, 'Madrid', 'Europe/Madrid'],
  [/\b(?:france|paris)\b/i, 'Paris', 'Europe/Paris'],
  [/\b(?:japan|tokyo)\b/i, 'Tokyo', 'Asia/Tokyo'],
  [/\b(?:india|delhi|mumbai)\b/i, 'Delhi', 'Asia/Kolkata'],
  [/\b(?:new york|east coast)\b/i, 'New York', 'America/New_York'],
]
const OPEN =
  /\b()(entries|registration|applications|nominations|submissions|bookings)\b(?: for (?:the |our |a |an )?([^.,;:\n]{3,30}))?/iu
/** “Deadline for the short story prize is …”. */
const FOR_PRIZE =
  /\b()(deadline) for (?:the |our )?([^.,;:]{3,30}? (?:prize|competition|contest|award|race|draw|challenge|league|cup))s? (?:is|on|:)/iu
/** “Enter the photo competition … closes Sunday”. */
const ENTERS =
  /\b()(enter) (?:the |our |a )?([^.,;:\n]{3,30}?(?:competition|contest|race|draw|raffle|league|cup|tournament|quiz))\b/iu
const CLOSES =
  /\b((?:[\p{L}’-]+ ){0,4}?)(entr(?:y|ies)|registrations?|sign-?ups?|applications?|bookings?|submissions?|nominations?|ticket sales|tickets|pre-?orders?|enrol?ments?|orders) (?:for (?:the |our )?([^.,;]{3,30}?) )?(?:closes?|close|ends?|end|shuts?|is open until|are open until|deadline|due)\b/iu
const TOTAL = /\b(\d[\d,]*) (places|spots|seats|tickets|slots|copies|rooms|tables|boxes|spaces)\b/i
const GONE = /\b(\d[\d,]*) (?:are |already )?(?:gone|taken|sold|booked|filled|claimed|reserved)\b/i
const LEFT_BARE = /\b(\d[\d,]*) (?:are )?(?:left|remaining|remain)\b/i
const LEFT =
  /\b(?:only |just )?(\d[\d,]*) (places|spots|seats|tickets|slots|copies|rooms|tables|boxes|spaces)(?: are)? (?:left|remaining|remain|available)\b/i
const VERBS: Record<string, string> = {
  enter: 'Enter',
  deadline: 'Enter',
  entry: 'Enter',
  entrie: 'Enter',
  registration: 'Register',
  'sign-up': 'Sign up',
  signup: 'Sign up',
  application: 'Apply',
  booking: 'Book',
  submission: 'Submit',
  nomination: 'Nominate',
  ticket: 'Buy a ticket',
  order: 'Order',
  preorder: 'Pre-order',
  'pre-order': 'Pre-order',
  enrolment: 'Enrol',
  enrollment: 'Enrol',
  'ticket sale': 'Buy a ticket',
}

/** How the verb takes its event: “Enter X”, “Register for X”. */
const LINKS: Record<string, string> = { Enter: ' ', Book: ' ', Order: ' ', 'Pre-order': ' ', Submit: ' to ' }

/** What is left and by when: the number is computed and dated, the day is safe where the readers are. */
export function deadline(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const said = reading.clauses.map(clause => clause.text).join('. ')
  const closes =
    said.match(CLOSES) ??
    (deadlineOf(reading) ? (said.match(OPEN) ?? said.match(ENTERS) ?? said.match(FOR_PRIZE)) : null)
  const places = placesLeft(reading)
  const date = deadlineOf(reading)
  if (!date && !places) return []
  if (!closes && !places) return []
  const kind = (closes?.[2] ?? '')
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/entrie$/, 'entry')
  const name = upperFirst(
    (closes?.[3] ?? closes?.[1] ?? '')
      .replace(/^(?:the|our|remind|teams?|people|that|and|,) /gi, '')
      .replace(/^(?:teams|people|everyone) /i, '')
      .trim(),
  )
  const event = titled(name)
  const unit = places?.unit ?? 'places'
  const verb = VERBS[kind] ?? 'Book'
  const day = date && say(reading, date, 'long')
  const plain = date && say(reading, date, 'plain')
  const headline = places
    ? firstFit(42, `${places.left} ${event ? `${event} ` : ''}${unit} left.`, `${places.left} ${unit} left.`)
    : firstFit(
        42,
        event && `${verb}${LINKS[verb] ?? ' for '}${asObject(event, reading)} by ${plain}.`,
        event && `${event}: ${lowerFirst(verb)} by ${plain}.`,
        `${verb} by ${day}.`,
        `${verb} by ${plain}.`,
      )
  if (!headline) return []
  const time = reading.times[0]
  const zone = time?.zone ?? reading.zone
  const cities = CITIES.filter(
    ([pattern]) => pattern.test(reading.text) || brandTexts(reading.brand).some(text => pattern.test(text)),
  ).map(([, city, name]) => [city, name] as const)
  const local = date && time?.zone && cities.length > 0 ? zonedMinutes(date.day, time, zone, cities) : []
  const exact =
    local.length > 0 && local[0]
      ? `Closes ${sayDay(reading, local[0].day, 'short')}: ${local.map(each => each.text).join(', ')}`
      : time && closes
        ? `Closes ${time.said ? '' : 'at '}${sayTime(time, reading)}`
        : undefined
  const twoCurrencies = new Set(reading.money.slice(0, 2).map(each => each.currency)).size === 2
  const instead = reading.text.match(/[£$€]\d[\d,.]* (?:instead of|was|down from) [£$€]\d[\d,]*/i)?.[0]
  const prices = reading.money
    .filter(
      each => !/\b(?:(?:first |second )?prizes?|win|worth)[: ]*(?:of )?$/i.test(reading.text.slice(0, each.start)),
    )
    .slice(0, twoCurrencies ? 2 : 1)
    .map(sayMoney)
  const per = reading.text.match(/\b(?:per|a|each) (team|person|head|ticket|seat|place)\b/i)?.[1]
  const price =
    instead ??
    (prices.length > 0
      ? `${[...new Set(prices.flatMap(each => each.split('/')))].join(' or ')}${per ? ` a ${per}` : ''}`
      : undefined)
  const asOf = places?.computed
    ? `${places.taken} of ${places.total} ${unit} are taken (${sayDay(reading, reading.style.today)}).`
    : places?.total
      ? `${places.left} of ${places.total} ${unit} are left.`
      : undefined
  const more = remaining(
    reading,
    [
      headline,
      closes?.[0] ?? '',
      `${places?.total ?? ''} ${unit}`,
      price ?? '',
      'teams',
      partsOf(reading).find(part => /\bmost (?:teams|people|readers|of our)\b/i.test(part.text))?.text ?? '',
    ],
    3,
  ).filter(text => !/\b(?:most teams|closes|gone|taken)\b/i.test(text))
  const clause = closes && reading.facts.find(each => each.text.includes(closes[0]))
  const told = clause && !local.length ? readable(clause, reading) : undefined
  const by = day ? `${verb} by ${day}.` : undefined
  return [
    draft({
      angle: 'deadline',
      frame: places ? 'F18' : 'F20',
      rank: !date && happens(reading) ? 50 : 68,
      template: 'event_reminder',
      top: places ? String(places.left) : (plain ?? ''),
      lead: asOf ?? (price && day ? `${price}, by ${day}.` : exact ? (told ?? `${exact}.`) : (by ?? headline)),
      boxes: {
        headline,
        name: headline.replace(/\.$/, ''),
        date: day,
        time: exact,
        place: undefined,
        cta: firstFit(
          28,
          kind === 'entry' ? `Enter${/team/i.test(reading.text) ? ' your team' : ''}` : undefined,
          verb,
        ),
        body: fill([plain && headline.includes(plain) ? undefined : by, price && `${price}.`, ...more], []),
        note: asOf,
      },
      details: clean([
        asOf ? (price ? `${price}${day ? `, by ${day}` : ''}.` : by) : undefined,
        exact ? `${exact.replace(/^Closes (\w+ \d+ \w+):/, 'The form shuts on $1,')}.` : undefined,
        ...more,
      ]),
      action: addressOf(reading),
      points: clean([by, price, exact]).map(title => ({ title })),
      topics: [event],
      computed: clean([places && String(places.left), exact, asOf]),
      fixed: ['Closes', 'The', 'form', ...cities.map(([city]) => city), verb],
      holds: date || places ? [] : [{ rule: 'undated_deadline', measured: 'no date', fix: 'say until when' }],
    }),
  ]
}

const titled = (name: string): string =>
  name.split(' ').length >= 2 &&
  /\b(?:cup|league|marathon|summit|awards?|festival|camp|run|prize|challenge)$/i.test(name)
    ? name.replace(/(?<=^|\s)\p{Ll}/gu, letter => letter.toUpperCase())
    : name

/** A day and an hour of its own: the places left are told beside them. */
const happens = (reading: Reading): boolean =>
  comingDate(reading) !== undefined && reading.times.length > 0 && NAME.test(reading.facts[0]?.text ?? '')

type Places = { left: number; unit: string; total?: number; taken?: number; computed: boolean }

function placesLeft(reading: Reading): Places | undefined {
  const direct = reading.text.match(LEFT)
  if (direct?.[1])
    return { left: Number(direct[1].replace(/,/g, '')), unit: direct[2]?.toLowerCase() ?? 'places', computed: false }
  const total = reading.text.match(TOTAL)
  const bare = reading.text.match(LEFT_BARE)?.[1]
  if (bare && total)
    return {
      left: Number(bare.replace(/,/g, '')),
      total: Number(total[1]?.replace(/,/g, '')),
      unit: total[2]?.toLowerCase() ?? 'places',
      computed: false,
    }
  const gone = reading.text.match(GONE)
  if (!total?.[1] || !gone?.[1]) return undefined
  const [all, taken] = [total[1], gone[1]].map(text => Number(text.replace(/,/g, ''))) as [number, number]
  return taken < all
    ? { left: all - taken, total: all, taken, unit: total[2]?.toLowerCase() ?? 'places', computed: true }
    : undefined
}

/** A named event as it is; any other with its article. */
const asObject = (event: string, reading: Reading): string => {
  const proper = /^(?:\p{Lu}\S* )+\p{Lu}/u.test(event) || reading.names.has(event.split(' ')[0]?.toLowerCase() ?? '')
  return proper ? event : `the ${lowerFirst(event)}`
}
