// Dates beside which a brief has another weekday than theirs.
import { DAYS, weekdayOf } from '#lib/composer/literals/calendar.ts'
import { literalsOf } from '#lib/composer/literals/find.ts'
import type { Where } from '#lib/composer/literals/literal.ts'

/** “Saturday 18 April” and the weekday that this date has. */
export const otherWeekdays = (segments: readonly string[], where: Where): Record<string, string> =>
  Object.fromEntries(
    literalsOf(segments, where)
      .flat()
      .filter(({ clash, worked }) => clash && !worked)
      .map(({ text, values }) => [text, DAYS[weekdayOf(Number(values[0]))] ?? '']),
  )
