import type { Draft } from '#lib/composer/angles/draft.ts'
import type { Fact } from '#lib/composer/plan.ts'
import { RISK_LINE } from '#lib/composer/read/claims.ts'
import { brandTexts } from '#lib/composer/read/names.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { civil } from '#lib/composer/slots/calendar.ts'
import { ACRONYMS, SPELLINGS } from '#lib/composer/words/lexicon.ts'
import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'
import { NUMBER_WORDS, speakDay } from '#lib/composer/words/speak.ts'

const NUMBER = /\d+(?:[.,:]\d+)*/g
const NAME = /(?<=[\p{Ll}\p{N},;“] |’s )“?(\p{Lu}[\p{L}’'-]*)/gu
const ADDRESS = /https?:\/\/\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.\S+|@[a-z0-9_.]+/gi
const CALENDAR = new Set(
  [...Object.values(MONTHS).flat(), ...Object.values(WEEKDAYS).flat()].flatMap(name => [
    name.toLowerCase(),
    name.toLowerCase().slice(0, 3),
    `${name.toLowerCase()}s`,
  ]),
)

const canonical = (number: string): string =>
  number
    .replace(/[.,:]$/, '')
    .replace(/,(?=\d{3})/g, '')
    .replace(/^0+(?=\d)/, '')
const numbersOf = (text: string): string[] => (text.match(NUMBER) ?? []).map(canonical)
const pieces = (number: string): string[] => number.split(/[:.,]/).map(canonical)

export type Sources = { brief: string; brand: string; computed: ReadonlySet<string>; fixed: ReadonlySet<string> }

/** Everything that copy may state: the brief, the brand, what was computed from them, and fixed lines. */
export function sourcesOf(reading: Reading, chosen: Draft): Sources {
  const computed = new Set(chosen.computed.flatMap(numbersOf))
  for (const date of reading.dates) {
    for (const day of [date.day, date.last ?? date.day, date.day + 1]) {
      const { year, month, day: number } = civil(day)
      for (const part of [year, month, number]) computed.add(String(part))
    }
  }
  for (const time of reading.times)
    for (const minute of [time.minute, time.last ?? time.minute])
      for (const part of [Math.floor(minute / 60), Math.floor(minute / 60) % 12 || 12, minute % 60])
        computed.add(String(part))
  const words = `${reading.text} ${brandTexts(reading.brand).join(' ')}`.toLowerCase()
  for (const [value, word] of NUMBER_WORDS.entries())
    if (new RegExp(`\\b${word}\\b`).test(words)) computed.add(String(value))
  for (const money of reading.money)
    for (const value of [money.value, money.last ?? money.value]) computed.add(String(value))
  for (const quantity of reading.quantities) computed.add(String(quantity.value))
  const people = reading.library.people.flatMap(person => [person.name, person.role])
  return {
    brief: reading.text,
    brand: [...brandTexts(reading.brand), ...people].join('\n'),
    computed,
    fixed: new Set(
      [...(chosen.fixed ?? []), ...RISK_LINE.split(' '), 'I', 'I’m', 'Ms', 'UTC'].map(word => word.toLowerCase()),
    ),
  }
}

const inWord = (haystack: string, needle: string): boolean => haystack.toLowerCase().includes(needle.toLowerCase())

/** Numbers, names and addresses of a text that no source holds. */
export function inventions(text: string, sources: Sources): string[] {
  const allowed = new Set([...numbersOf(sources.brief), ...numbersOf(sources.brand), ...sources.computed])
  for (const number of [...allowed]) for (const piece of pieces(number)) allowed.add(piece)
  const bare = text.replace(ADDRESS, ' ')
  const found: string[] = []
  for (const number of numbersOf(bare))
    if (!allowed.has(number) && !pieces(number).every(piece => allowed.has(piece))) found.push(number)
  for (const match of bare.matchAll(NAME)) {
    const name = match[1] ?? ''
    const low = name.toLowerCase().replace(/’s$/, '')
    const known =
      CALENDAR.has(low) ||
      sources.fixed.has(low) ||
      ACRONYMS.has(low) ||
      low in SPELLINGS ||
      inWord(sources.brief, low.slice(0, 5)) ||
      inWord(sources.brief, low.slice(0, 5).replace('’', "'")) ||
      inWord(sources.brand, low.slice(0, 5)) ||
      name.length === 1
    if (!known) found.push(name)
  }
  const addresses = (text.match(ADDRESS) ?? []).map(address => address.replace(/[.,;:)]+$/, ''))
  for (const address of addresses)
    if (!inWord(sources.brief, address) && !inWord(sources.brand, address)) found.push(address)
  return [...new Set(found)]
}

/** What the copy states, each with where it comes from. */
export function traceFacts(texts: readonly string[], reading: Reading, sources: Sources): Fact[] {
  const facts: Fact[] = []
  const seen = new Set<string>()
  for (const text of texts) {
    const values = [
      ...(text.match(ADDRESS) ?? []),
      ...(text.replace(ADDRESS, ' ').match(/[£$€¥]?\d+(?:[.,:]\d+)*%?/g) ?? []),
      ...[...text.replace(ADDRESS, ' ').matchAll(NAME)].map(match => match[1] ?? ''),
    ]
    for (const value of values) {
      if (seen.has(value)) continue
      seen.add(value)
      facts.push({
        kind: /@|:\/\//.test(value) ? 'address' : /\d/.test(value) ? 'number' : 'name',
        value,
        ...origin(value, reading, sources),
      })
    }
  }
  return facts
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (value: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(value)}(?!\\d)`, 'iu')

/** The date slot that a number, month or weekday of the copy was read from. */
function dateBehind(value: string, reading: Reading): string | undefined {
  return reading.dates.find(slot =>
    [slot.day, slot.last ?? slot.day].some(
      day => speakDay(day, reading.style, 'long').includes(value) || String(civil(day).year) === value,
    ),
  )?.raw
}

function origin(value: string, reading: Reading, sources: Sources): Pick<Fact, 'source' | 'trace'> {
  const bare = value.replace(/^[£$€¥]|%$/g, '')
  const at = reading.text.search(whole(bare))
  if (at >= 0)
    return {
      source: 'brief',
      trace: reading.text
        .slice(Math.max(0, at - 24), at + bare.length + 24)
        .replace(/\s+/g, ' ')
        .trim(),
    }
  const line = sources.brand.split('\n').find(each => whole(bare).test(each))
  if (line !== undefined) return { source: 'brand', trace: line.slice(0, 120) }
  const date = dateBehind(bare, reading)
  if (date === undefined && sources.fixed.has(bare.toLowerCase())) return { source: 'fixed', trace: bare }
  return { source: 'computed', trace: date ?? bare }
}
