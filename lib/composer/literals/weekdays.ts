import type { Token } from '#lib/composer/lexis/tokens.ts'
import { nextWeekday } from '#lib/composer/literals/calendar.ts'
import type { Finder, Reading } from '#lib/composer/literals/literal.ts'

/** A weekday by itself, and the first day that it may mean. */
export const findWeekday: Finder = (reading, at) => {
  const day = weekdayAt(reading, at)
  if (!day || (day.short && !isSurrounded(reading, at, day.last))) return undefined
  const { before, today } = reading
  const next = nextWeekday(day.weekday, before === undefined ? today : before + 1)
  const days = before === undefined ? [next, next - 7, next + 7] : [next]
  return { kind: 'weekday', last: day.last, values: days.map(String), weekday: day.weekday, worked: true }
}

type Spot = { weekday: number; last: number; short: boolean }

export function weekdayAt(reading: Reading, at: number): Spot | undefined {
  const token = reading.tokenAt(at)
  if (token?.kind !== 'word') return undefined
  for (const { weekdays, pack } of reading.lexicons) {
    const weekday = weekdays.get(token.key)
    if (weekday === undefined) continue
    if (pack.code === 'ja' && token.text.length === 1 && !reading.isMark(at - 1, '(（')) return undefined
    const last = /^feiras?$/.test(reading.keyAt(at + 2)) && reading.isMark(at + 1, '-') ? at + 2 : at
    return { weekday, last, short: pack.code !== 'ja' && token.key.length <= 4 && !isWhole(pack.weekdays, token) }
  }
  return undefined
}

/** “Friday”, and not the “Fri” that stands for it. */
export const isWhole = (names: string, { text }: Pick<Token, 'text'>): boolean =>
  names.split('|').some(forms => forms.split(' ')[0]?.toLowerCase() === text.toLowerCase())

const FREE_BEFORE = new Set(
  'on by this next last every each from until till am le ce el este il do od w na ab bis since'.split(' '),
)
const NO_WORDS = new Set(
  'so do mi di fr mo sa mar mer dom set seg sex sun pt ma wo vr za zo man ons son lor fre tis tor'.split(' '),
)

/** Short forms that are words of their own. */
export const DAY_WORDS: ReadonlySet<string> = new Set([...NO_WORDS, 'sat', 'wed', 'dim', 'sam', 'ven', 'ter', 'sab'])

const GAMES = /^(?:du|de|un|des|au|ce|notre|votre|chaque|le)$/
const SO_MANY = /^(?:alle|etwa|rund|ca|circa|zirka|viele?|an|wie|lange?|ungefahr|gegen)$/

/** “so 1500 Umdrehungen”, “nach 12 Monaten so weit”, “das meinen wir so. 26 Euro”: in small letters, and what follows is neither a date nor an hour. */
const isSoSaid = (reading: Reading, at: number, last: number): boolean => {
  const isDay = [at - 1, at - 2, last + 1, last + 2].some(each => weekdayAt(reading, each) !== undefined)
  const isStop = reading.isMark(last + 1, '.')
  const number = last + (isStop ? 2 : 1)
  const isLed = /^(?:ab|von|um|bis)$/.test(reading.keyAt(last + 1)) && reading.isNumber(last + 2)
  const isDated = reading.isMark(number + 1, '.:–-') || /^(?:uhr|h|bis|und)$/.test(reading.keyAt(number + 1))
  return reading.tokenAt(at)?.text === 'so' && !isDay && !isLed && !(reading.isNumber(number) && isDated)
}

/** A short form means a day only where a number, another day, a word of time or of opening stands beside it. */
function isSurrounded(reading: Reading, at: number, last: number): boolean {
  // „So alle 150 km“
  if (reading.keyAt(at) === 'so' && (SO_MANY.test(reading.keyAt(last + 1)) || isSoSaid(reading, at, last))) return false
  // “La nuit du jeu, samedi 9”: a game.
  if (reading.keyAt(at) === 'jeu' && GAMES.test(reading.keyAt(at - 1)) && !reading.isNumber(last + 1)) return false
  // Dutch “di t/m za” is five signs.
  const through = reading.isMark(at - 2, '/') || reading.isMark(last + 2, '/') ? 4 : 1
  const beside = [at - 1, at - 2, at - through, last + 1, last + 2, last + through]
  if (beside.some(each => reading.isNumber(each) || weekdayAt(reading, each) !== undefined)) return true
  if (NO_WORDS.has(reading.keyAt(at))) return false
  const isHead = at === 0 || reading.tokenAt(at - 1)?.kind === 'mark'
  if (isHead && reading.isMark(last + 1, ':-–—|') && !reading.touches(last + 2)) return true
  // “Fri no van, it is in for its test”: a line begins with what is no other word.
  if (at === 0 && reading.language === 'en' && !DAY_WORDS.has(reading.keyAt(at))) return true
  return FREE_BEFORE.has(reading.keyAt(at - 1)) || isListed(reading, at, last) || isInHours(reading, at, last)
}

/** “enero sab cerrado”: behind a month, or beside a word of opening. */
function isInHours(reading: Reading, at: number, last: number): boolean {
  const isOpening = (key: string) =>
    reading.lexicons.some(({ claims }) => /^(?:open|closed)$/.test(claims.get(key) ?? ''))
  return monthAt(reading, at - 1) !== undefined || [at - 1, last + 1].some(each => isOpening(reading.keyAt(each)))
}

const LIST = 12

/** “sat normal, easter sunday shut”: at the head of a clause, with another day named in full behind it. */
function isListed(reading: Reading, at: number, last: number): boolean {
  const [own] = reading.lexicons
  if (!own?.weekdays.has(reading.keyAt(at)) || (at > 0 && reading.tokenAt(at - 1)?.kind !== 'mark')) return false
  for (let next = last + 1; next <= last + LIST; next++) {
    const day = weekdayAt(reading, next)
    if (day && !day.short) return true
  }
  return false
}

/** A weekday that leads to a number: “Tue 27”, “samedi, 17”, “Tuesday the 27th”. */
export function weekdayBefore(reading: Reading, at: number): (Spot & { next: number }) | undefined {
  const day = weekdayAt(reading, at)
  if (!day) return undefined
  let next = day.last + 1
  // “Monday to Friday, 4 January to 19 March”: the end of a span of weekdays is no date's own.
  if (reading.isMark(next, ',') && (endsSpan(reading, at) || isHabit(reading, at))) return undefined
  while (reading.isMark(next, '.,')) next++
  if (/^(?:the|den|dem|der|le|el|il|o|dia|am|الموافق)$/.test(reading.keyAt(next))) next++
  return reading.isNumber(next) || monthAt(reading, next) ? { ...day, next } : undefined
}

/** “Holiday Mondays, 6 June to 1 September”: every one of them. */
const isHabit = (reading: Reading, at: number): boolean => reading.language === 'en' && /days$/.test(reading.keyAt(at))

const endsSpan = (reading: Reading, at: number): boolean =>
  reading.isTo(at - 1) && weekdayAt(reading, reading.isMark(at - 2, '.') ? at - 3 : at - 2) !== undefined

/** “24.10 sobota”, “11/7(土)”, “27 October (Tue)”, “27 October, a Tuesday”. */
export function weekdayAfter(reading: Reading, last: number): Spot | undefined {
  const within = weekdayInside(reading, last)
  if (within) return within
  let at = last + 1
  while (reading.isMark(at, '.,(（')) at++
  if (at > last + 1 && /^(?:an?|ein|un|uno|une|um)$/.test(reading.keyAt(at))) at++
  const day = weekdayAt(reading, at)
  if (!day) return undefined
  if (reading.isMark(last + 1, ',') || endsSentence(reading, last))
    return isAlone(reading, day.last + 1) ? day : undefined
  if (reading.wholeAt(day.last + 1, 1, 31) !== undefined && monthAt(reading, day.last + 2)) return undefined
  const isClosed = reading.isMark(last + 1, '(') && reading.isMark(day.last + 1, ')')
  return { ...day, last: isClosed ? day.last + 1 : day.last }
}

/** “from 1 June. Mon closed”: behind a whole month a stop ends a sentence. */
const endsSentence = (reading: Reading, last: number): boolean =>
  reading.isMark(last + 1, '.') && WHOLE_MONTH.test(reading.keyAt(last))
const WHOLE_MONTH = /^(?:ma[ijy]|mei|ju[ln][ieyo]|juin|\p{L}{5,20})$/u

/** Behind a comma or a stop: nothing that would be said of the weekday alone, as in “12 December, Friday 10 to 4”. */
const isAlone = (reading: Reading, at: number): boolean => {
  const token = reading.tokenAt(at)
  const next = token?.kind === 'mark' && token.text !== '(' ? at + 1 : at
  // “24 de setembro, segunda a sexta” as well.
  const goesOn = reading.isNumber(next) || [next, next + 1].some(each => weekdayAt(reading, each) !== undefined)
  return token === undefined || (!goesOn && (token.kind === 'mark' || AT.test(token.key)))
}
const AT = /^(?:at|from|um|ab|a|as|alle|dalle|ore|desde|des|o|od|kl|om|vanaf|i|in|im|en|au|na|no|nel)$/

/** “12月12日金曜日” is one run of signs. */
function weekdayInside({ language, tokens, lexicons }: Reading, last: number): Spot | undefined {
  const run = tokens[last]?.text ?? ''
  const weekday = language === 'ja' && run.startsWith('日') ? lexicons[0]?.weekdays.get(run.slice(1)) : undefined
  return weekday === undefined ? undefined : { weekday, last, short: false }
}

export function monthAt(reading: Reading, at: number): { month: number; last: number } | undefined {
  const token = reading.tokenAt(at)
  if (token?.kind !== 'word' || reading.language === 'ja') return undefined
  for (const { months } of reading.lexicons) {
    // “تشرين الأول” is one name of two words.
    const double = months.get(`${token.key}-${reading.keyAt(at + 1)}`)
    if (double !== undefined) return { month: double + 1, last: at + 1 }
    const month = months.get(token.key)
    const isDotted = reading.isMark(at + 1, '.') && reading.isNumber(at + 2) && token.key.length <= 4
    if (month !== undefined) return { month: month + 1, last: isDotted ? at + 1 : at }
  }
  return undefined
}
