// Hours as they are said: “half seven”, “quarter to 8”, “halb acht”, “a las 7 y media”, “sept heures et demie”.
import type { Finder, Reading, Take } from '#lib/composer/literals/literal.ts'
import { both, halved, partOfDay } from '#lib/composer/literals/times.ts'
import { weekdayAt } from '#lib/composer/literals/weekdays.ts'
import { registry } from '#lib/registry.ts'

/** Turns of a language with the hour as `*`, and how many minutes they add. */
const TURNS: Record<string, string> = registry({
  en: 'half past * 30|half * 30|quarter past * 15|quarter after * 15|quarter to * -15',
  de: 'halb * -30|viertel nach * 15|viertel vor * -15',
  fr: '* heures et demie 30|* heure et demie 30|* h et demie 30|* heures et quart 15|* heures moins le quart -15',
  es: '* y media 30|* y cuarto 15|* menos cuarto -15',
  it: '* e mezza 30|* e mezzo 30|* e un quarto 15|* meno un quarto -15',
  pt: '* e meia 30|* e um quarto 15',
  nl: 'half * -30|kwart over * 15|kwart voor * -15',
  pl: 'wpol do * -30|kwadrans po * 15|za kwadrans * -15',
})

type Turn = { keys: readonly string[]; minutes: number; sure: boolean }
const turns = new Map(
  Object.entries(TURNS).map(([language, list]) => [
    language,
    list.split('|').map((each): Turn => {
      const keys = each.split(' ')
      const minutes = Number(keys.pop())
      // One word before or only words behind the hour may say something else: “half ten people”, “two hours and a half”.
      return { keys, minutes, sure: keys.indexOf('*') > 1 || language === 'de' || language === 'nl' }
    }),
  ]),
)
const HEADS = new Set([...turns.values()].flatMap(each => each.map(({ keys }) => keys[0] ?? '')))

/** Whether such an hour may begin with a word. */
export const isHourHead = (key: string): boolean => HEADS.has(key)

const LEADS =
  /^(?:at|by|from|till?|until|to|around|about|doors|starts?|las?|le|alle|dalle|ore|as|das|pelas|a|de|des|vers|avant|apres)$/

export const findSpokenHour: Finder = (reading, at) => {
  for (const { keys, minutes, sure } of turns.get(reading.language.slice(0, 2)) ?? []) {
    const place = at + keys.indexOf('*')
    const hour = keys.every((key, nth) => key === '*' || reading.keyAt(at + nth) === key)
      ? hourAt(reading, place)
      : undefined
    const isSpan = reading.isTo(place + 1) && hourAt(reading, place + 2) !== undefined
    const isLed = LEADS.test(reading.keyAt(at - 1)) || weekdayAt(reading, at - 1) !== undefined
    if (hour === undefined || !(sure || isLed || isSpan) || isLength(reading, at)) continue
    return take(reading, at + keys.length - 1, hour * 60 + minutes)
  }
  return undefined
}

/** “A minute and a half 5 FIVE minutes”: so long, and the next number. */
const isLength = (reading: Reading, at: number): boolean =>
  reading.keyAt(at - 1) === 'a' && reading.keyAt(at - 2) === 'and'

/** One to twelve, in digits or words; Polish counts hours by their place. */
function hourAt(reading: Reading, at: number): number | undefined {
  const { kind, key = '' } = reading.tokenAt(at) ?? {}
  const [lexicon] = reading.lexicons
  const stem = lexicon?.ordinals.findIndex(one => lexicon.pack.code === 'pl' && key.startsWith(one)) ?? -1
  const hour = kind === 'number' ? Number(key) : (lexicon?.numbers.get(key) ?? stem + 1)
  return hour >= 1 && hour <= 12 ? hour : undefined
}

function take(reading: Reading, last: number, minutes: number): Take {
  const [hour, minute] = [Math.floor((minutes % 720) / 60) || 12, minutes % 60]
  const half = /^[ap]m$/.test(reading.keyAt(last + 1)) ? { half: reading.keyAt(last + 1), last: last + 1 } : undefined
  const part = half ?? partOfDay(reading, last + 1)
  return { kind: 'time', last: part?.last ?? last, values: part ? halved(hour, minute, part.half) : both(hour, minute) }
}
