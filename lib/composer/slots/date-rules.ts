import { nextWeekday } from '#lib/composer/slots/calendar.ts'
import {
  across,
  dated,
  dayOfMonth,
  exact,
  type Found,
  month,
  ofMonth,
  relativeDay,
  SMALL,
  span,
  weekdayFound,
  withWeekday,
} from '#lib/composer/slots/date-parts.ts'
import { DATE_WORDS } from '#lib/composer/slots/date-words.ts'
import { abroad } from '#lib/composer/slots/dates-abroad.ts'
import { monthNumber, weekdayNumber } from '#lib/composer/words/months.ts'

const EN_MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:\\.(?= \\d))?'
const EN_DAY =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)'
const YEAR = '(?:,? (20\\d\\d))?'
const ORD = '(\\d{1,2})(?:st|nd|rd|th)?'

const DE_DATE =
  '(?<!\\d)(\\d{1,2})\\.\\s?(?:(\\d{1,2})\\.|(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?![\\p{L}]))(?:\\s?(20\\d\\d))?'

export type Rule = {
  language: string
  pattern: RegExp
  read: (match: RegExpMatchArray, today: number) => Found | undefined
}

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
      `\\b(?:${EN_DAY},? )?${EN_MONTH} ${ORD}(?:\\s?(?:-|–|to|and|&)\\s?${ORD})?(?!\\d|[:.]\\d|,\\d{3}\\b|[-–]\\d|%|k\\b|°| degrees\\b)${YEAR}(?![\\p{L}])`,
      'giu',
    ),
    read: (m, t) =>
      span(withWeekday(dated(m[5], monthNumber('en', m[2] ?? ''), m[3], t), weekdayNumber('en', m[1] ?? '-')), m[4]),
  },
  {
    language: 'en',
    pattern: new RegExp(
      `\\b${EN_DAY},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?=\\s*(?:[;!)\\n]|[.,](?!\\d)|$))`,
      'giu',
    ),
    read: (m, t) => dayOfMonth(weekdayNumber('en', m[1] ?? ''), Number(m[2]), t),
  },
  {
    language: 'en',
    pattern: new RegExp(`\\b${EN_MONTH} (20\\d\\d)\\b`, 'gi'),
    read: m => month(m, 1, 2),
  },
  {
    language: 'en',
    pattern: new RegExp(
      `\\b(?:(?:(?:the|every|each) )?(first|second|third|fourth|last|1st|2nd|3rd|4th) ${EN_DAY} of (?:the|every|each) month|(?:every|each) (first|second|third|fourth|last|other|second) ${EN_DAY}(?: of the month)?)\\b`,
      'gi',
    ),
    read: (m, t) => ofMonth(m, t),
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
      `(?<![-–])(?<!day (?:to|through) )(?<!(?<!this |next |last |every |on )(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? (?:and|&|or) )(?<!bank holiday |easter |black |good |cyber |giving |casual |super |croissant |pizza |taco |curry |burger |pancake |bagel |throwback |meatless |motivation |flashback )\\b(?:(every|each|next|this|last) )?(?!(?<=\\b(?:it|he|she|they|who|which|we|just|had|has|have|the|in|full|of|more|evening|morning) )(?:sat|sun|wed)\\b(?!\\.))\\b${EN_DAY}(s?)(?![-–]\\p{L})(?! (?:to|through) (?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*day\\b)(?! (?:and|&|or) (?:mon|tue|wed|thu|fri|sat|sun)(?:\\p{L}*day)?\\b)(?! (?:menu|roast|league|night|market|club|paper|times|hats?|cream|loungers?|terrace|nav))\\b`,
      'giu',
    ),
    read: (m, t) => weekdayFound('en', m[2] ?? '', m[1] ?? '', m[3] ?? '', t),
  },
  {
    language: 'de',
    pattern: new RegExp(`${DE_DATE}\\s?(?:-|–|bis)(?: zum)?\\s?${DE_DATE}(?!\\d)`, 'giu'),
    read: (m, t) =>
      across(
        dated(m[4], m[3] ? monthNumber('de', m[3]) : Number(m[2]), m[1], t),
        dated(m[8], m[7] ? monthNumber('de', m[7]) : Number(m[6]), m[5], t),
      ),
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
  { language: 'de', pattern: /\bheute(?: abend)?\b/gi, read: relativeDay(0) },
  { language: 'de', pattern: /\bmorgen\b/gi, read: relativeDay(1) },
  {
    language: 'de',
    pattern: /\b(jeden|nächsten|diesen)? ?(sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag)(s?)\b/gi,
    read: (m, t) => weekdayFound('de', m[2] ?? '', m[1] ?? '', m[3] ?? '', t),
  },
  ...Object.entries(DATE_WORDS).flatMap(([language, words]) => abroad(language, words)),
  { language: 'ja', pattern: /今日|本日/g, read: relativeDay(0) },
  { language: 'ja', pattern: /明日/g, read: relativeDay(1) },
  {
    language: 'ja',
    pattern: /(?:(20\d\d)年)?(\d{1,2})月(\d{1,2})日(?:\s?[（(][日月火水木金土][）)])?/g,
    read: (m, t) => dated(m[1], Number(m[2]), m[3], t),
  },
]
