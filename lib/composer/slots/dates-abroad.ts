import { nextWeekday } from '#lib/composer/slots/calendar.ts'
import { across, dated, exact, type Found, relativeDay, span, withWeekday } from '#lib/composer/slots/date-parts.ts'
import type { Rule } from '#lib/composer/slots/date-rules.ts'
import type { DateWords } from '#lib/composer/slots/date-words.ts'
import { MONTHS, nameNumber, WEEKDAYS } from '#lib/composer/words/months.ts'

const NOT_IN_WORD = '(?<![\\p{L}\\d])'
const WORD_ENDS = '(?![\\p{L}\\d-])'
const ORDINAL = '(?:er|º|°)?'

/** “samedi 5 décembre”, “du 7 au 27 janvier”, “24 dicembre al 6 gennaio”, “le 12/12”, “domani”, “fino a domenica”. */
export function abroad(language: string, words: DateWords): Rule[] {
  const month = (name: string | undefined): number => nameNumber(MONTHS[language] ?? [], name ?? '') + 1
  const week = (name: string | undefined): number => (name ? nameNumber(WEEKDAYS[language] ?? [], name) : -1)
  const weekday = `(?:(${words.days}),?(?: ${words.lead || '-'})? )?`
  const to = `\\s?(?:-|–|(?<= )(?:${words.to})(?= ))\\s?`
  const year = `(?:(?: de)? (20\\d\\d))?`
  const day = `(\\d{1,2})${ORDINAL}`
  const near = Object.keys(words.near).sort((a, b) => b.length - a.length)
  const rules: Rule[] = [
    {
      language,
      pattern: new RegExp(
        `${NOT_IN_WORD}${day}${words.link}(${words.months})${year}${to}${day}${words.link}(${words.months})${year}${WORD_ENDS}`,
        'giu',
      ),
      read: (m, t) => across(dated(m[3] ?? m[6], month(m[2]), m[1], t), dated(m[6] ?? m[3], month(m[5]), m[4], t)),
    },
    {
      language,
      pattern: new RegExp(
        `${NOT_IN_WORD}${weekday}${day}(?:${to}(\\d{1,2}))?${words.link}(${words.months})${year}${WORD_ENDS}`,
        'giu',
      ),
      read: (m, t) => span(withWeekday(dated(m[5], month(m[4]), m[2], t), week(m[1])), m[3]),
    },
    {
      language,
      pattern: new RegExp(
        `(?:(?<=${NOT_IN_WORD}(?:${NUMERIC_AFTER}) )|(${words.days}),? )(\\d{1,2})[/.](\\d{1,2})(?:[/.](20\\d\\d))?(?![\\d/%€]|\\s?(?:uur|%|€|h))`,
        'giu',
      ),
      read: (m, t) => withWeekday(dated(m[4], Number(m[3]), m[2], t), week(m[1])),
    },
    {
      language,
      pattern: new RegExp(`(?<!(?:por|de) la )${NOT_IN_WORD}(${near.join('|')})(?![\\p{L}])`, 'giu'),
      read: (m, t) => nearDay(words, m, t),
    },
  ]
  if (!words.next) return rules
  return [
    ...rules,
    {
      language,
      pattern: new RegExp(
        `(?<!(?:${words.days}) (?:${words.to}) (?:el |le |la )?)(?<=${NOT_IN_WORD}(?:${words.next}) )(${words.days})(?! (?:${words.to})\\b)(?! \\d{1,2}(?:${words.link}|[./ ,]|$))(?![\\p{L}-])`,
        'giu',
      ),
      read: (m, t) => exact(nextWeekday(week(m[1]), t, 1), { named: true, relative: true }),
    },
    ...opening(language, words, week),
  ]
}

/** “Zaterdag open dag”, “Jeudi soir quiz”: a brief that begins with its day, unless it tells the hours of a week. */
const opening = (language: string, { days, to }: DateWords, week: (name: string | undefined) => number): Rule[] =>
  OPENING[language]
    ? [
        {
          language,
          pattern: new RegExp(
            `(?<=^|[.!?\\n]\\s*)(${days})(?=(?: (?:${OPENING[language]}))?,? \\p{L})(?! (?:${to}|${SHUT})(?!\\p{L}))(?![^.!?\\n]*(?:,|\\s(?:${to})) (?:${days})\\b)`,
            'giu',
          ),
          read: (m, t) => exact(nextWeekday(week(m[1]), t, 1), { named: true, relative: true }),
        },
      ]
    : []
const OPENING: Record<string, string> = { fr: 'soir|matin|midi', it: 'sera|mattina', nl: 'avond|ochtend|middag' }
const SHUT = 'ferm[ée]\\p{L}*|ouvert\\p{L}*|gesloten|dicht|open(?! dag)|chius\\p{L}*|apert\\p{L}*|de|van|dalle'

/** Words before a date of figures alone. */
const NUMERIC_AFTER =
  'le|du|au|el|del|al|hasta|desde|il|dal|entro|dia|até|em|op|tot|vanaf|t/m|van|den|från|till|do|od|w|dnia'

function nearDay({ near }: DateWords, match: RegExpMatchArray, today: number): Found | undefined {
  const said = match[1]?.toLowerCase().replace('’', "'") ?? ''
  const offset = Object.entries(near).find(([word]) => new RegExp(`^(?:${word})$`, 'iu').test(said))?.[1]
  return offset === undefined ? undefined : relativeDay(offset)(match, today)
}
