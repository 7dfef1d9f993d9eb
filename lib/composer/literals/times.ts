import { currencyAt } from '#lib/composer/literals/amounts.ts'
import type { Finder, Reading, Take } from '#lib/composer/literals/literal.ts'
import { monthAt, weekdayAt } from '#lib/composer/literals/weekdays.ts'

/** “8 am”, “10:30”, “7.30pm”, “17 Uhr”, “10h30”, “10時半”, “الساعة 7”, “noon”. */
export const findTime: Finder = (reading, at) =>
  // “sábado dia 17 às 10h”: a day.
  reading.keyAt(at - 1) === 'dia' ? undefined : (word(reading, at) ?? inDigits(reading, at) ?? spoken(reading, at))

const NAMED = new Map([
  ...'noon midday midi mezzogiorno mediodia 正午'.split(' ').map((key): [string, string] => [key, '720']),
  ...'midnight mitternacht minuit mezzanotte medianoche'.split(' ').map((key): [string, string] => [key, '0']),
])

/** “noon”: an hour by its name. */
export const isHourName = (key: string): boolean => NAMED.has(key)

function word(reading: Reading, at: number): Take | undefined {
  const minute = NAMED.get(reading.keyAt(at))
  return minute === undefined ? undefined : { kind: 'time', last: at, values: [minute] }
}

const HALF = /^(?:am|pm)$/
/** An hour without its half of the day may be either. */
export function both(hour: number, minute: number): string[] {
  const said = hour * 60 + minute
  const other = hour < 12 ? said + NOON : said - NOON
  return (hour >= 1 && hour <= 12 ? [said, other] : [said]).map(String)
}
const NOON = 720
export const halved = (hour: number, minute: number, half: string): string[] => [
  String(((hour % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + minute),
]

function inDigits(reading: Reading, at: number): Take | undefined {
  const hour = reading.wholeAt(at, 0, 24)
  if (hour === undefined || reading.textAt(at).length > 2) return undefined
  if (reading.isMark(at - 1, '.:,') && reading.touches(at) && reading.isNumber(at - 2)) return undefined
  const minute = minuteAt(reading, at)
  const last = minute?.last ?? at
  const half = HALF.test(reading.keyAt(last + 1)) ? reading.keyAt(last + 1) : ''
  if (half && hour <= 12)
    return zoned(reading, { kind: 'time', last: last + 1, values: halved(hour, minute?.minute ?? 0, half) })
  if (minute && (minute.sure || isTimely(reading, at, last)))
    return zoned(reading, { kind: 'time', last: ends(reading, last), values: both(hour, minute.minute) })
  if (!minute && isHour(reading, at)) return zoned(reading, { kind: 'time', last: at + 1, values: both(hour, 0) })
  return undefined
}

/** “:30”, “h30”, and “.30” which may be a decimal. */
function minuteAt(reading: Reading, at: number): { minute: number; last: number; sure: boolean } | undefined {
  const next = reading.tokenAt(at + 1)
  const parted = next && partedMinute(reading, at)
  if (parted !== undefined) return { minute: parted, last: at + 2, sure: true }
  if (!next || !reading.touches(at + 1)) return undefined
  const joined = /^[hu](\d\d)$/.exec(next.key)
  if (joined) return { minute: Number(joined[1]), last: at + 1, sure: true }
  if (next.text.startsWith('時')) {
    const minute = reading.wholeAt(at + 2, 0, 59)
    if (minute !== undefined && reading.textAt(at + 3).startsWith('分')) return { minute, last: at + 3, sure: true }
    return { minute: next.text.startsWith('時半') ? 30 : 0, last: at + 1, sure: !next.text.startsWith('時間') }
  }
  const minute = reading.wholeAt(at + 2, 0, 59)
  if (minute === undefined || !reading.touches(at + 2) || reading.textAt(at + 2).length !== 2) return undefined
  if (reading.isMark(at + 3, '.:') && reading.touchesNumber(at + 4)) return undefined
  return reading.isMark(at + 1, ':.') ? { minute, last: at + 2, sure: next.text === ':' } : undefined
}

/** “6 h 45” and “10u 30”; in “14h 17h” another hour follows, and “1h 42 €” is what an hour costs. */
const partedMinute = (reading: Reading, at: number): number | undefined =>
  reading.keyAt(at + 3) !== reading.keyAt(at + 1) &&
  currencyAt(reading, at + 3) === undefined &&
  ((reading.language === 'fr' && reading.keyAt(at + 1) === 'h') ||
    (reading.language === 'nl' && reading.keyAt(at + 1) === 'u' && reading.touches(at + 1)))
    ? minutesAt(reading, at + 2)
    : undefined
const minutesAt = (reading: Reading, at: number): number | undefined =>
  reading.textAt(at).length === 2 ? reading.wholeAt(at, 0, 59) : undefined

const ends = (reading: Reading, last: number): number =>
  /^(?:uhr|h|hs|time|uur)$/.test(reading.keyAt(last + 1)) ? last + 1 : last

const HOUR_WORDS = new Map([
  ['fr', /^(?:h|heures?)$/],
  ['es', /^hs?$/],
  ['pt', /^h$/],
  ['it', /^h$/],
  ['pl', /^h$/],
  ['en', /^oclock$/],
  ['nl', /^(?:u|uur)$/],
])
const UHR = /^(?:uhr|h)$/
const LASTS = /^(?:before|beforehand|per|long|vor|avant|antes|prima|przed|later|free|of)$/

/** “17 Uhr”, “10h”, and not “within 24h”. */
const isHour = (reading: Reading, at: number): boolean =>
  (HOUR_WORDS.get(reading.language) ?? UHR).test(reading.keyAt(at + 1)) &&
  !LASTS.test(reading.keyAt(at + 2)) &&
  !(reading.keyAt(at + 2) === 'a' && reading.language === 'en') &&
  !/^(?:en|in|unter|within|sous|innerhalb|binnen)$/.test(reading.keyAt(at - 1))

const TIME_BEFORE =
  /^(?:at|from|to|until|till|by|um|ab|von|bis|kl|alle|dalle|ore|a|as|das|las|desde|hasta|ate|de|des|o|od|do|godz|noon|between|and|starts?|doors|tot|van|vanaf|till|til|fra|fran|kl)$/
const QUARTER = /^(?:00|15|30|45|10|20|05|40|50)$/

/** “10.30” is a time beside a day, after “at”, before “pm”, or from one quarter to another. */
function isTimely(reading: Reading, at: number, last: number): boolean {
  if (reading.isMark(at - 1, '£$€¥') || reading.isMark(last + 1, '£$€¥%') || !QUARTER.test(reading.keyAt(last)))
    return false
  if (/^(?:uhr|h)$/.test(reading.keyAt(last + 1)) || weekdayAt(reading, at - 1)) return true
  if (/^(?:eur|euro|euros|kr|zl|pln|gbp|usd|km|kg|m|cm|l|x|million|billion|stars?)$/.test(reading.keyAt(last + 1)))
    return false
  const ranged = reading.isTo(last + 1) && isQuarter(reading, last + 2)
  const second =
    reading.isTo(at - 1) &&
    (isQuarter(reading, at - 4) || (reading.wholeAt(at - 2, 0, 24) !== undefined && afterWeekday(reading, at - 2)))
  return (
    ranged ||
    second ||
    (/^(?:at|um|kl|alle|ore|godz|doors|starts?)$/.test(reading.keyAt(at - 1)) && !reading.isMark(last + 1, '%'))
  )
}

const isQuarter = (reading: Reading, at: number): boolean =>
  reading.wholeAt(at, 0, 24) !== undefined &&
  (reading.isMark(at + 1, '.:') && reading.touchesNumber(at + 2) ? QUARTER.test(reading.keyAt(at + 2)) : true)

/** “mon-fri 9-5”, “das 10 às 17”, “at 7”: a bare hour where only an hour can stand. */
function spoken(reading: Reading, at: number): Take | undefined {
  const hour = reading.wholeAt(at, 0, 24)
  if (hour === undefined || reading.textAt(at).length > 2) return undefined
  if (reading.isMark(at + 1, '.,:/%°') && reading.touchesNumber(at + 2)) return undefined
  if (reading.isMark(at + 1, '%€£$°+') || reading.isMark(at - 1, '€£$+')) return undefined
  const afterDay = afterWeekday(reading, at)
  const [opens, closes] = [
    reading.isTo(at + 1) && reading.wholeAt(at + 2, 0, 24) !== undefined,
    reading.isTo(at - 1) &&
      reading.wholeAt(at - 2, 0, 59) !== undefined &&
      (reading.tokenAt(at - 1)?.kind === 'word' || reading.touches(at) || !reading.touches(at - 1)),
  ]
  const led =
    /^(?:at|kl|alle|dalle|ore|as|das|godz|الساعه)$/.test(
      reading.keyAt(reading.isMark(at - 1, '.') ? at - 2 : at - 1),
    ) ||
    (reading.keyAt(at - 1) === 'las' && /^(?:a|de|desde)$/.test(reading.keyAt(at - 2)))
  const timed =
    (opens && (afterDay || led)) || (closes && (isTimed(reading, at - 2) || HALF.test(reading.keyAt(at + 1))))
  const pmAfter = opens && (HALF.test(reading.keyAt(at + 3)) || isHour(reading, at + 2))
  const part = hour > 0 && hour <= 12 ? partOfDay(reading, at + 1) : undefined
  if (part) return { kind: 'time', last: part.last, values: halved(hour, 0, part.half) }
  const half = /^(?:صباحا|مساء|ظهرا|الصبح|الظهر)/.test(reading.keyAt(at + 1))
  const ending =
    reading.isEnd(at + 1) ||
    /^(?:on|sharp|tonight|in|every|and|y|e|et|und|i|am|pm)$/.test(reading.keyAt(at + 1)) ||
    weekdayAt(reading, at + 1) !== undefined
  return timed || pmAfter || half || (led && ending && hour > 0)
    ? zoned(reading, { kind: 'time', last: at, values: both(hour, 0) })
    : undefined
}

const PARTS_OF_DAY = new Map(
  Object.entries({
    am: 'in the morning|in the early morning|du matin|de la manana|da manha|di mattina|del mattino|morgens|fruh|s morgens|s ochtends|rano',
    pm: 'in the afternoon|in the evening|du soir|de lapres midi|de la tarde|de la noche|da tarde|da noite|di sera|della sera|del pomeriggio|abends|nachmittags|s middags|s avonds|wieczorem|po poludniu',
  }).flatMap(([half, all]) => all.split('|').map((phrase): [string, string] => [phrase, half])),
)
const PART_WORDS = 4

/** “6 in the morning”, “7 du soir”: the half of the day, and with which token it ends. */
export function partOfDay(reading: Reading, at: number): { half: string; last: number } | undefined {
  for (let count = 1; count <= PART_WORDS; count++) {
    const said = reading.tokens.slice(at, at + count).map(({ key }) => key)
    const half = PARTS_OF_DAY.get(said.join(' '))
    if (half) return { half, last: at + count - 1 }
  }
  return undefined
}

/** Behind a day, or behind a span of hours that stands behind a day. */
function afterWeekday(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 9); back--) {
    const token = reading.tokenAt(back)
    if (weekdayAt(reading, back) || monthAt(reading, back)) return true
    const passes =
      token?.kind === 'number' ||
      reading.isMark(back, '-–—:.,&+') ||
      /^(?:to|bis|tot|till|til|a|as|do|and|y|e|et|und|en|i|from|van|von|fra|fran|de|das|dalle|alle|kl|h|u|uur|uhr)$/.test(
        token?.key ?? '',
      )
    if (!passes) return false
  }
  return false
}

/** Whether the hour before a dash is one: it has minutes, a half, or stands behind a day. */
const isTimed = (reading: Reading, at: number): boolean =>
  afterWeekday(reading, at) ||
  HALF.test(reading.keyAt(at - 1)) ||
  TIME_BEFORE.test(reading.keyAt(at - 1)) ||
  (reading.isMark(at - 1, '.:') && reading.isNumber(at - 2))

const ZONES = /^(?:UTC|GMT|BST|CET|CEST|EST|EDT|ET|PST|PDT|PT|CT|CST|JST|IST|EET|WET|AEST|MEZ|MESZ)$/
const zoned = (reading: Reading, found: Take): Take =>
  ZONES.test(reading.textAt(found.last + 1))
    ? { ...found, last: found.last + 1, unit: reading.tokenAt(found.last + 1)?.text }
    : found
