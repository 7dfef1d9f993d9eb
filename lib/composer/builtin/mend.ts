// The brief's own words, typeset: capitals, stops, days in full. No word is swapped, dropped or added.

import { fold } from '#lib/composer/lexis/fold.ts'
import { spellOut } from '#lib/composer/lexis/spelling.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { findCommands } from '#lib/composer/literals/names.ts'
import { lexiconOf, packOf } from '#lib/composer/packs/index.ts'
import { endsItself } from '#lib/composer/words/ends.ts'

export type Clock = { language: string; today: number; emoji: boolean; american: boolean }

const CASED = new Set(['en', 'de'])

/** A day as the language writes it, with its weekday. */
export function dayInFull(
  day: number,
  { language, american }: Pick<Clock, 'language' | 'american'>,
  named: boolean,
): string {
  const pack = packOf(language)
  const { month, day: number } = civil(day)
  const first = (list: string, at: number): string => list.split('|')[at]?.split(' ')[0] ?? ''
  const form =
    american && language === 'en' ? (named ? '{w}, {m} {d}' : '{m} {d}') : named ? pack.date.full : pack.date.plain
  const weekday = first(pack.weekdays, weekdayOf(day))
  const place = language === 'fr' && number === 1 ? '1er' : String(number)
  return form
    .replace('{w}', weekday)
    .replace('{d}', place)
    .replace('{m}', first(pack.months, month - 1))
}

/** A piece with its days in full and its marks calm; ends without a stop. */
export function mended(text: string, literals: readonly Literal[], clock: Clock): string {
  let out = ''
  let last = 0
  const lexicon = lexiconOf(clock.language)
  for (const literal of literals) {
    const given = valueInFull(literal, clock, text)
    const full = literal.kind === 'date' || literal.kind === 'weekday' ? spellOut(given, lexicon) : given
    const between = spellOut(text.slice(last, literal.start), lexicon)
    // “since the 9th” is “since 9 October”.
    out +=
      full !== literal.text && literal.kind === 'date'
        ? between.replace(/\bthe $/i, '')
        : /^\s?[-–]\s?$/.test(between) && literal.kind === 'time'
          ? '–'
          : between
    out += full
    last = literal.end
  }
  return calm(out + spellOut(text.slice(last), lexicon), clock)
}

const AM = /^(\d{1,2}(?:[.:]\d\d)?)\s?(am|pm)( [A-Z]{2,4})?$/i

/** Days that can be only one; the rest as it stands. */
function valueInFull(literal: Literal, clock: Clock, text: string): string {
  const { kind, text: own, values, clash: isClash, unsure } = literal
  if (kind === 'weekday') return weekdayInFull(literal, clock)
  if (kind === 'time') {
    const half = AM.exec(own)
    if (half) return `${(half[1] ?? '').replace('.', ':')} ${half[2]?.toLowerCase()}${half[3] ?? ''}`
    // “18h30-21h” is one span.
    if (
      clock.language !== 'fr' ||
      /^\s?[-–]/.test(text.slice(literal.end)) ||
      /[-–]\s?$/.test(text.slice(0, literal.start))
    )
      return own
    return own.replace(
      /^(\d{1,2})(h)(\d\d)?$/i,
      (_, hour, sign, minute) => `${hour} ${sign}${minute ? ` ${minute}` : ''}`,
    )
  }
  // Which of the two is right is asked; the date is what people look up.
  if (isClash && kind === 'date') return dayInFull(Number(values[0]), clock, false)
  if (kind !== 'date' || unsure || /^\d{1,2}$/.test(own) || /\d{4}/.test(own) || isSpelled(own, literal, clock, text))
    return kind === 'date' || kind === 'period' ? capital(own, clock) : own
  const day = Number(values[0])
  const after = text.slice(literal.end)
  // “sábados 7, 14 e 21”: several days, of which the first is no date by itself.
  if (
    /^\d{1,2}$/.test(own.split(' ').at(-1) ?? '') &&
    /^(?:,| (?:and|und|y|e|et|i)) ?\d{1,2}(?![\d:.h€%])/u.test(after)
  )
    return capital(own, clock)
  // “26 Oct-2 Nov” and “16 and 17 October” keep their form, only their names are written out.
  const named = literal.weekday !== undefined
  const full = dayInFull(day, clock, named)
  return /\p{Ll}\.$/u.test(own) && !/^\s*$/.test(after) && !/^\s*[.,;:]/.test(after)
    ? full
    : own.endsWith('.') && /^\s*$/.test(after)
      ? `${full}.`
      : full
}

/**
 * What needs no other form: “today”, a day whose names are whole words already, which another land may call otherwise, and one
 * whose form hangs on the word before it (“w sob. 20.3”).
 */
const isSpelled = (own: string, { start }: Literal, { language }: Clock, text: string): boolean => {
  if (!/\d/.test(own)) return true
  const { weekdays, months } = lexiconOf(language)
  const written = own.match(/\p{L}{3,}/gu) ?? []
  // Arabic cuts no name short, and has two for each month.
  if (language === 'ar') return written.some(name => !weekdays.has(fold(name)))
  const names = written.filter(name => weekdays.has(fold(name)) || months.has(fold(name)))
  if (language === 'pl' && names.length > 0 && /(?:^|\s)(?:we?|od|do|na|po|przed)\s$/iu.test(text.slice(0, start)))
    return true
  // “20.3” and “mercoledì 7” have no month’s name yet.
  return (
    names.some(name => months.has(fold(name))) &&
    names.every(name => [...name].length > LONGEST_SHORT_NAME || isCanonical(name, language))
  )
}
const LONGEST_SHORT_NAME = 4
/** “thurs”. */
const LONGEST_SHORT_DAY = 5
const isCanonical = (name: string, language: string): boolean =>
  `${packOf(language).months}|${packOf(language).weekdays}`
    .split('|')
    .some(forms => fold(forms.split(' ')[0] ?? '') === fold(name))

/** “mar” is “martes”; plurals and whole names stay. */
function weekdayInFull({ text, weekday = 0 }: Literal, clock: Clock): string {
  const name = packOf(clock.language).weekdays.split('|')[weekday]?.split(' ')[0] ?? text
  return clock.language !== 'ja' && text.length <= LONGEST_SHORT_DAY && name.length > text.length
    ? name
    : capital(text, clock)
}

const capital = (word: string, { language }: Clock): string => {
  const { weekdays, months } = lexiconOf(language)
  return word.replace(/\p{L}[\p{L}’'-]*/gu, each =>
    CASED.has(language) && !isAdverb(each, language) && (weekdays.has(fold(each)) || months.has(fold(each)))
      ? each.charAt(0).toUpperCase() + each.slice(1)
      : each,
  )
}

/** “mittwochs” is no name. */
const isAdverb = (word: string, language: string): boolean => language === 'de' && /^\p{Ll}\p{L}+s$/u.test(word)

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}]/gu

function calm(text: string, { language, emoji }: Clock): string {
  const [open, close] = packOf(language).quotes
  const bare = (
    emoji
      ? text
      : text
          .replace(/[©®™]/g, sign => ` ${sign}`)
          .replace(EMOJI, '')
          .replace(/ ([©®™])/g, '$1')
  )
    .replace(
      /(?<=\s)\+(?=\s)/g,
      { de: 'und', es: 'y', fr: 'et', it: 'e', pt: 'e', pl: 'i', en: 'and' }[language] ?? '+',
    )
    .replace(/"([^"]{1,300})"/g, `${open}$1${close}`)
    .replace(/[!！¡]+/g, (marks, at: number, whole: string) =>
      /^(?:\s|$)/.test(whole.slice(at + marks.length, at + marks.length + 1)) ? '.' : '',
    )
    .replace(/\.{2,}|…/g, '.')
    .replace(/\s+/g, ' ')
    .replace(language === 'fr' ? / (?=[,.](?:\s|$))/g : / (?=[,.;:](?:\s|$))/g, '')
    .replace(language === 'fr' ? / (?=[:;?](?:\s|$))/g : /(?!)/g, '\u00a0')
    .replace(/\.(?: \.|\.)+/g, '.')
  const trimmed = withoutStart(withoutEnd(bare, `${SPACES},;:–-`), `${SPACES},.;:–-`)
  const spoken =
    language === 'en'
      ? trimmed.replace(/(?<![\p{L}\d])w\/ ?(?=\p{L})/gu, 'with ').replace(/(?<![\p{L}\d’'])i(?=\s|’|')/gu, 'I')
      : trimmed
  return upperFirst(spoken)
}

/** What begins with a name like “iOS”, an address or a command. */
export const isMachined = (text: string): boolean =>
  /^\p{Ll}\p{Lu}|^\S*(?:@|\.\p{L}|:\/\/)\S/u.test(text) || findCommands(text.slice(0, 80))[0]?.start === 0

/** “iOS”, addresses and commands keep their small letter. */
export const upperFirst = (text: string): string =>
  isMachined(text)
    ? text
    : text.replace(/^([«„“"「(]*\s?)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
/** With a stop at its end. */
export function sentence(text: string): string {
  if (endsItself(text)) return text
  if (!/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return `${text}.`
  // In Japanese a sentence ends in its verb; a fragment has no stop.
  return /[\u3041-\u309f]$/.test(text) ? `${text}。` : text
}
/** Without one, as headlines and items stand. */
export const unstopped = (text: string): string => withoutEnd(text, '.。')

/** Whether most of a text is in capitals. */
export const isLoud = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? []
  const upper = text.match(/\p{Lu}/gu) ?? []
  return letters.length > 8 && upper.length > letters.length * 0.6
}
