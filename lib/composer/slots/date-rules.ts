import { civil, inferYear, isRealDate, nextWeekday, toDay, weekday } from '#lib/composer/slots/calendar.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { monthNumber, WEEKDAYS, weekdayNumber } from '#lib/composer/words/months.ts'

const EN_MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:\\.(?= \\d))?'
const EN_DAY =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)'
const YEAR = '(?:,? (20\\d\\d))?'
const ORD = '(\\d{1,2})(?:st|nd|rd|th)?'

export type Found = Omit<DateSlot, 'role' | 'start' | 'end' | 'raw'>
type Rule = { language: string; pattern: RegExp; read: (match: RegExpMatchArray, today: number) => Found | undefined }

const exact = (day: number, extra: Partial<Found> = {}): Found => ({
  day,
  precision: 'day',
  named: false,
  relative: false,
  yearGiven: false,
  ...extra,
})

function dated(
  year: string | undefined,
  month: number,
  day: string | undefined,
  today: number,
  extra: Partial<Found> = {},
): Found | undefined {
  const number = Number(day)
  const full = year ? Number(year) : inferYear(month, number, today)
  if (!month || !isRealDate(full, month, number)) return undefined
  return exact(toDay(full, month, number), { yearGiven: year !== undefined, ...extra })
}

function withWeekday(found: Found | undefined, given: number): Found | undefined {
  if (!found || given < 0) return found
  return weekday(found.day) === given ? { ...found, named: true } : { ...found, clash: given }
}

const relativeDay = (offset: number) => (_: RegExpMatchArray, today: number) =>
  exact(today + offset, { named: true, relative: true })
const SMALL: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Every way of writing a date that is read, the exact ones first. */
export const DATE_RULES: Rule[] = [
  { language: 'any', pattern: /\b(20\d\d)-(\d\d)-(\d\d)\b/gi, read: (m, t) => dated(m[1], Number(m[2]), m[3], t) },
  {
    language: 'en',
    pattern: new RegExp(
      `\\b${ORD} ${EN_MONTH}${YEAR}\\s?(?:-|–|to|until|till)\\s?${ORD} ${EN_MONTH}${YEAR}(?![\\p{L}])`,
      'giu',
    ),
    read: (m, t) =>
      across(
        dated(m[3] ?? m[6], monthNumber('en', m[2] ?? ''), m[1], t),
        dated(m[6] ?? m[3], monthNumber('en', m[5] ?? ''), m[4], t),
      ),
  },
  {
    language: 'en',
    pattern:
      /(?<=\b(?:by|on|from|until|till?|before|to|starts?|ends?|closes?|order by|deadline:?) )(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/gi,
    read: (m, t) => dated(m[3], Number(m[2]), m[1], t),
  },
  {
    language: 'en',
    pattern: new RegExp(
      `\\b(?:${EN_DAY},? (?:the )?)?${ORD}(?:\\s?(?:-|–|to|and|&)\\s?${ORD})? (?:of )?${EN_MONTH}${YEAR}(?![\\p{L}])`,
      'giu',
    ),
    read: (m, t) =>
      span(withWeekday(dated(m[5], monthNumber('en', m[4] ?? ''), m[2], t), weekdayNumber('en', m[1] ?? '-')), m[3]),
  },
  {
    language: 'en',
    pattern: new RegExp(
      `\\b(?:${EN_DAY},? )?${EN_MONTH} ${ORD}(?:\\s?(?:-|–|to|and|&)\\s?${ORD})?(?!\\d|[:.]\\d|%|k\\b)${YEAR}(?![\\p{L}])`,
      'giu',
    ),
    read: (m, t) =>
      span(withWeekday(dated(m[5], monthNumber('en', m[2] ?? ''), m[3], t), weekdayNumber('en', m[1] ?? '-')), m[4]),
  },
  {
    language: 'en',
    pattern: new RegExp(`\\b${EN_MONTH} (20\\d\\d)\\b`, 'gi'),
    read: m => month(m, 1, 2),
  },
  {
    language: 'en',
    pattern: /\b(?:this|the|at the|over the|on the) weekend\b/gi,
    read: (_, t) => ({ ...exact(nextWeekday(6, t, 0)), last: nextWeekday(6, t, 0) + 1, named: true, relative: true }),
  },
  { language: 'en', pattern: /\b(?:day after tomorrow)\b/gi, read: relativeDay(2) },
  { language: 'en', pattern: /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/gi, read: relativeDay(0) },
  { language: 'en', pattern: /\b(?:tomorrow)\b/gi, read: relativeDay(1) },
  { language: 'en', pattern: /\b(?:yesterday|last night)\b/gi, read: relativeDay(-1) },
  {
    language: 'en',
    pattern:
      /(?<!\b(?:paid|done|finish\p{L}*|deliver\p{L}*|built|made|set ?up|running|learn\p{L}*|read|get|got|works?|sent|cut|saved?|ready|live|booked|sold) )\bin (\d{1,2}|a|one|two|three|four|five|six) (day|week)s?(?! or)\b/giu,
    read: (m, t) =>
      exact(t + (SMALL[m[1] ?? ''] ?? Number(m[1])) * (m[2] === 'week' ? 7 : 1), { named: true, relative: true }),
  },
  {
    language: 'en',
    pattern: new RegExp(
      `(?<![-–])(?<!black |good |cyber |giving |casual |super )\\b(?:(every|each|next|this|last) )?\\b${EN_DAY}(s?)(?![-–]\\p{L})(?! (?:menu|roast|league|night|market|club|paper|times))\\b`,
      'giu',
    ),
    read: (m, t) => weekdayFound('en', m[2] ?? '', m[1] ?? '', m[3] ?? '', t),
  },
  {
    language: 'de',
    pattern:
      /(?<![\d\p{L}])(?:(mo|di|mi|do|fr|sa|so)(?:n?tag|enstag|ttwoch|nnerstag|eitag|mstag|nntag)?\.?,? (?:(?:den|dem) )?)?(\d{1,2})\.\s?(?:(?:\/|-|–|und|bis)\s?(\d{1,2})\.\s?)?(?:(\d{1,2})\.(20\d\d)?|(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: (20\d\d))?)(?!\d)/giu,
    read: (m, t) =>
      span(
        withWeekday(
          dated(m[5] ?? m[7], m[6] ? monthNumber('de', m[6]) : Number(m[4]), m[2], t),
          m[1] ? ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'].indexOf(m[1].toLowerCase()) : -1,
        ),
        m[3],
      ),
  },
  { language: 'de', pattern: /\bgestern\b/gi, read: relativeDay(-1) },
  { language: 'es', pattern: /\bayer\b/gi, read: relativeDay(-1) },
  {
    language: 'es',
    pattern:
      /(?<=\b(?:este|el próximo|próximo|el) )(domingo|lunes|martes|miércoles|jueves|viernes|sábado)(?! \d)(?![\p{L}])/giu,
    read: (m, t) => weekdayFound('es', m[1] ?? '', '', '', t),
  },
  { language: 'de', pattern: /\bheute(?: abend)?\b/gi, read: relativeDay(0) },
  { language: 'de', pattern: /\bmorgen\b/gi, read: relativeDay(1) },
  {
    language: 'de',
    pattern: /\b(jeden|nächsten|diesen)? ?(sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag)(s?)\b/gi,
    read: (m, t) => weekdayFound('de', m[2] ?? '', m[1] ?? '', m[3] ?? '', t),
  },
  {
    language: 'es',
    pattern:
      /\b(?:(domingo|lunes|martes|miércoles|jueves|viernes|sábado),? )?(\d{1,2})(?: (?:al|y) (\d{1,2}))? de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de (20\d\d))?/gi,
    read: (m, t) =>
      span(
        withWeekday(
          dated(m[5], monthNumber('es', m[4] ?? ''), m[2], t),
          m[1] ? (WEEKDAYS.es ?? []).indexOf(m[1].toLowerCase()) : -1,
        ),
        m[3],
      ),
  },
  { language: 'es', pattern: /\bhoy\b/gi, read: relativeDay(0) },
  { language: 'es', pattern: /\b(?<!por la |de la )mañana\b/gi, read: relativeDay(1) },
  ...romance(
    'fr',
    '(?: (?:du|le))?',
    'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    ' ',
    'au|et',
  ),
  ...romance(
    'pt',
    '',
    'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    ' de ',
    'a|e',
  ),
  ...romance(
    'it',
    '',
    'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    ' ',
    'al|e',
  ),
  {
    language: 'ja',
    pattern: /(?:(20\d\d)年)?(\d{1,2})月(\d{1,2})日/g,
    read: (m, t) => dated(m[1], Number(m[2]), m[3], t),
  },
]

/** “samedi 5 décembre”, “du 7 au 27 janvier”: the month last, the weekday as in the table. */
function romance(language: string, lead: string, months: string, link: string, to: string): Rule[] {
  const days = (WEEKDAYS[language] ?? []).map(day => day.replace('-feira', '(?:-feira)?')).join('|')
  return [
    {
      language,
      pattern: new RegExp(
        `(?<![\\p{L}\\d])(?:(${days}),?${lead} )?(\\d{1,2})(?:er|º)?(?: (?:${to}) (\\d{1,2}))?${link}(${months})(?:(?: de)? (20\\d\\d))?(?![\\p{L}])`,
        'giu',
      ),
      read: (m, t) =>
        span(
          withWeekday(
            dated(m[5], monthNumber(language, m[4] ?? ''), m[2], t),
            m[1] ? (WEEKDAYS[language] ?? []).findIndex(day => day.startsWith((m[1] ?? '').toLowerCase())) : -1,
          ),
          m[3],
        ),
    },
  ]
}

/** Two whole dates with a dash between them; the second may be in the next year. */
function across(first: Found | undefined, last: Found | undefined): Found | undefined {
  if (!first || !last) return first
  const end = last.day >= first.day ? last.day : last.day + 365
  return end - first.day < 200 ? { ...first, last: end } : first
}

function span(found: Found | undefined, last: string | undefined): Found | undefined {
  if (!found || !last) return found
  const { year, month } = civil(found.day)
  const end = toDay(year, month, Number(last))
  return end > found.day ? { ...found, last: end } : found
}

function month(match: RegExpMatchArray, name: number, year: number): Found | undefined {
  const number = monthNumber('en', match[name] ?? '')
  return number
    ? { day: toDay(Number(match[year]), number, 1), precision: 'month', named: false, relative: false, yearGiven: true }
    : undefined
}

function weekdayFound(language: string, word: string, lead: string, plural: string, today: number): Found | undefined {
  const target = weekdayNumber(language, word)
  if (target < 0) return undefined
  if (language === 'en' && /^(?:sun|sat|wed|mon)$/i.test(word) && plural) return undefined
  if (plural || /^(?:every|each|jeden)$/i.test(lead))
    return exact(nextWeekday(target, today, 1), { named: true, relative: true, weekly: true })
  if (/^last$/i.test(lead)) return exact(nextWeekday(target, today, 1) - 7, { named: true, relative: true })
  const extra = /^next$/i.test(lead) && nextWeekday(target, today, 1) - today <= 2 && weekday(today) !== 0 ? 7 : 0
  return exact(nextWeekday(target, today, 1) + extra, { named: true, relative: true })
}
