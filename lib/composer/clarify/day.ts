// A day as a language writes it: for questions; in posts a day stands as it was typed.
import type { Clock } from '#lib/composer/builtin/mend.ts'
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import { packOf } from '#lib/composer/packs/index.ts'

/** With its weekday. */
export function dayInFull(day: number, { language, american }: Pick<Clock, 'language' | 'american'>): string {
  const pack = packOf(language)
  const { month, day: number } = civil(day)
  const first = (list: string, at: number): string => list.split('|')[at]?.split(' ')[0] ?? ''
  const form = american && language === 'en' ? '{w}, {m} {d}' : pack.day
  return form
    .replace('{w}', first(pack.weekdays, weekdayOf(day)))
    .replace('{d}', language === 'fr' && number === 1 ? '1er' : String(number))
    .replace('{m}', first(pack.months, month - 1))
}
