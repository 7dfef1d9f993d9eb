import { civil, isRealDate, toDay, weekday } from '#lib/composer/slots/calendar.ts'
import type { Found } from '#lib/composer/slots/date-parts.ts'
import { DATE_RULES } from '#lib/composer/slots/date-rules.ts'
import { withoutWeekWords } from '#lib/composer/slots/week.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

export type Precision = 'day' | 'month' | 'year'
export type Role = 'deadline' | 'start' | 'past' | 'at' | 'except'
export type DateSlot = {
  day: number
  last?: number
  precision: Precision
  role: Role
  /** “first Monday of the month”: no day of its own, said as it stands. */
  said?: string
  /** Printed with its weekday: the brief named or implied one. */
  named: boolean
  /** The weekday that the brief gave with a date which is not that weekday. */
  clash?: number
  weekly?: boolean
  relative: boolean
  yearGiven: boolean
  start: number
  end: number
  raw: string
}

const BEFORE: [Role, RegExp][] = [
  [
    'deadline',
    /(?:\b(?:by|until|til|till|before|closes?|closing|ends?|ending|deadline(?: is)?|expires?|last (?:order|entry|day|chance)(?:s)?|bis|bis zum|hasta(?: el)?|antes del|até(?: o)?|jusqu[’']au|avant le|fino al|t\/m|tot))\s*(?:at (?:noon|midnight|[\d.:]{1,5} ?(?:[ap]m)?) )?(?:on |at |the |to |: ?)?$/i,
  ],
  [
    'except',
    /\b(?:except(?: for| from| on)?|excluding|but not(?: on)?|closed|außer|salvo|excepto|sauf|tranne|exceto)\s*(?:on |the |from |: )?$/i,
  ],
  ['past', /\b(?:since|on the night of|last|seit)\s*$/i],
  [
    'start',
    /\b(?:from|starts?|starting|launch(?:es|ing)?|opens?|opening|begins?|beginning|live|out|available|coming|released?|reopen(?:s|ing)?|ab(?: dem)?|desde(?: el)?|dès(?: le)?|à partir d[ue]|a partir de|dal|vanaf|från(?: och med)?|startet(?: am)?)\s*(?:on |the |in |: ?)?$/i,
  ],
]
/** Words that end a time in one language and mean something else in another. */
const DEADLINE_BEFORE: Record<string, RegExp> = {
  fr: /jusqu[’']à\s$/i,
  it: /\b(?:fino al?|entro(?: il)?)\s$/i,
  nl: /\b(?:tot en met|uiterlijk)\s$/i,
  pl: /(?:^|\s)do\s$/i,
  sv: /(?:^|\s)(?:till|senast|till och med|t\.o\.m\.)\s$/i,
}
const DEADLINE_AFTER = /^\s*(?:まで|締切)/
const DEADLINE_FOR = /\bdeadline for [^.!?\n]{3,44} (?:is|falls on|on) (?:the )?$/i
const START_AFTER = /^\s*(?:から|スタート|開始|発売)/

function roleOf(text: string, start: number, end: number, language: string): Role {
  const before = text.slice(Math.max(0, start - 28), start)
  const after = text.slice(end, end + 8)
  if (DEADLINE_AFTER.test(after) || DEADLINE_BEFORE[language]?.test(before)) return 'deadline'
  if (START_AFTER.test(after)) return 'start'
  if (DEADLINE_FOR.test(text.slice(Math.max(0, start - 70), start))) return 'deadline'
  return BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ?? 'at'
}

const PAST_BEFORE =
  /\b(?:was|were|went|had|did|came|ran|met|hosted|held|finished|failed|happened|broke|down for|out for)\b[^.!?\n]{0,40}$/i
const DAYTIME_AFTER = /^\s(?:morning|afternoon|evening|night|lunchtime)s\b/i

const AHEAD = /\b(?:from|starting|until|till?|by|before) $/i
const SAME_IN_PAST = /^(?:cut|put|set|hit|let|read|split|cost|run|come)$/i
const isPast = (before: string): boolean => {
  const words = (before.split(/[.!?\n]/).at(-1) ?? '').split(/[\s:,]+/)
  return (
    PAST_BEFORE.test(before) ||
    words.some(
      (word, at) => verbForm(word)?.form === 'past' && !SAME_IN_PAST.test(word) && !isState(word, words[at - 1]),
    )
  )
}
/** “we are closed Monday”, “salon closed Monday”: how things will be, not what was done. */
const isState = (word: string, before = ''): boolean =>
  /^(?:is|are|be|we[’']?re|fully|currently|also)$/i.test(before) ||
  (/^(?:closed|shut)$/i.test(word) && !/^(?:we|they|i)$/i.test(before))

/** “We rebuilt it in 6 weeks”, “how to launch a shop in two days”: how long it takes, not when. */
function lasts(before: string, raw: string): boolean {
  if (!/^in /i.test(raw)) return false
  const clause =
    before
      .split(/[.!?:;\n]/)
      .at(-1)
      ?.trim() ?? ''
  const [first = '', ...others] = clause.split(/\s+/)
  const told = verbForm(first)?.form === 'base' && others.length > 1 && !/^(?:join|come|see|meet|get|be)$/i.test(first)
  return (
    told ||
    /^how\b/i.test(clause) ||
    (/^(?:your|a|my) \S+ /i.test(clause) && !/\b(?:is|are|will|opens?|starts?|begins?)\b/i.test(clause)) ||
    (isPast(clause) && !/\b(?:will|is|are|opens?|starts?|ships?)\b/i.test(clause))
  )
}

/** A weekday after a verb in the past is the last one; before “mornings” it comes every week. */
function inContext(slot: Found, text: string, start: number, end: number, today: number): Found {
  const before = text.slice(Math.max(0, start - 70), start)
  if (slot.last !== undefined && /^over the weekend$/i.test(text.slice(start, end)) && isPast(before))
    return { ...slot, day: slot.day - 7, last: slot.last - 7 }
  if (!slot.relative || slot.weekly || slot.last !== undefined) return slot
  if (DAYTIME_AFTER.test(text.slice(end, end + 14))) return { ...slot, weekly: true }
  if (/^(?:this|next)\b/i.test(text.slice(start, end)) || AHEAD.test(text.slice(Math.max(0, start - 10), start)))
    return slot
  return slot.day >= today && slot.day - today <= 7 && isPast(before)
    ? { ...slot, day: slot.day === today ? slot.day : slot.day - 7 }
    : slot
}

const BARE_DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i
const FREE =
  /^\s+(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?|noon|midnight|only|we|you|they|it|the|our|a|an|at|from|until|till?|to|through|thru|and|or|in|on|by|for|with|is|are|was|will|so|but|of|next|this|after|before|if|when|as|then|come|join|see|get|open|closed|starts?|ends?|kicks?|doors|online|there|instead|already|again|too|please|pls|last|first)\b/i

/** “Saturday swim at 7” says when, “Sunday matches are back” which kind. */
const OUTING =
  /^(?:’s|'s)? (?:\p{L}+ )?(?:swim|run|ride|walk|hike|training|match|game|race|rehearsal|practice|class|session|meeting|service)\b[^.!?\n]*?(?:\bat (?:\d|\p{Ll}+\b(?= o[’']clock|,|$))|\d ?[ap]m\b|\d[:.]\d\d)/iu

/** “all Sunday matches”: a weekday before a noun says which kind, not when. */
const attributive = (text: string, start: number, end: number, raw: string): boolean =>
  !(OUTING.test(text.slice(end, end + 80)) && /(?:^|[.!?\n]\s*)$/.test(text.slice(0, start))) &&
  BARE_DAY.test(raw) &&
  !/\b(?:on|by|until|till?|this|next|last|from|every|each|before|since|for|starts?|launch\w*|ends?|closes?|opens?)\s+$/i.test(
    text.slice(Math.max(0, start - 12), start),
  ) &&
  /^\s+\p{L}/u.test(text.slice(end, end + 3)) &&
  !FREE.test(text.slice(end, end + 14))

/** Words before “today” that make it a date and not a manner of speaking. */
const TIMELY =
  /(?:^|[.!?\n]\s*)$|\b(?:available|out|live|open|opens|opened|starts?|launch\w*|from|until|ends?|by|sale|closed?|here|back|only|hit|reached|passed|turn|sorry)\b[^.!?\n]{0,16}$/i
const LOOSE_DAY = /^(?:today|tonight)$/i

/** Every date of the text, resolved against today, in reading order and never overlapping. */
export function findDates(text: string, language: string, today: number): DateSlot[] {
  const found: DateSlot[] = []
  for (const rule of DATE_RULES) {
    if (rule.language !== 'any' && rule.language !== language) continue
    for (const match of text.matchAll(rule.pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length)
      const end = match.index + match[0].length
      if (found.some(other => start < other.end && other.start < end)) continue
      const read =
        attributive(text, start, end, match[0]) || lasts(text.slice(0, start), match[0])
          ? undefined
          : rule.read(match, today)
      if (
        LOOSE_DAY.test(match[0].trim()) &&
        !TIMELY.test(text.slice(Math.max(0, start - 26), start)) &&
        !/^\s*(?:['’]s\b|only|at|from|until|,? ?\d)/i.test(text.slice(end, end + 8))
      )
        continue
      const slot = read && inContext(read, text, start, end, today)
      if (slot)
        found.push({
          ...slot,
          role: (slot.last ?? slot.day) < today ? 'past' : roleOf(text, start, end, language),
          start,
          end,
          raw: text.slice(start, end),
        })
    }
  }
  found.sort((a, b) => a.start - b.start)
  settleWeekdays(found, text)
  return language === 'en'
    ? withoutWeekWords([...found, ...bareDays(text, found)], text).sort((a, b) => a.start - b.start)
    : found
}

/** A bare weekday beside an “every” is any such day; one that a date of the brief falls on is that date. */
function settleWeekdays(found: DateSlot[], text: string): void {
  for (const slot of found) {
    if (
      !slot.relative ||
      slot.weekly ||
      /^['’]s\b/.test(text.slice(slot.end)) ||
      slot.last !== undefined ||
      !/^\p{L}+$/u.test(slot.raw) ||
      /^(?:today|tonight|tomorrow|yesterday|heute|morgen|hoy|mañana)$/i.test(slot.raw)
    )
      continue
    const beside = found.some(
      other =>
        other.weekly &&
        other !== slot &&
        !/[.!?\n]/.test(text.slice(Math.min(other.end, slot.end), Math.max(other.start, slot.start))),
    )
    const same = found.find(
      other =>
        !other.relative &&
        other.precision === 'day' &&
        weekday(other.last ?? other.day) === weekday(slot.day) &&
        (other.last ?? other.day) - slot.day < 60 &&
        (other.last ?? other.day) > slot.day - 7,
    )
    const inSpan = dayInSpan(found, slot)
    if (beside) slot.weekly = true
    else if (inSpan !== undefined && slot.role !== 'past') slot.day = inSpan
    else if (same && slot.role !== 'past') slot.day = same.last ?? same.day
  }
}

/** “16 to 18 March … on Tuesday”: the Tuesday among those days. */
function dayInSpan(found: readonly DateSlot[], slot: DateSlot): number | undefined {
  for (const { day, last, relative } of found)
    if (last !== undefined && !relative && last - day < 14)
      for (let each = day; each <= last; each++) if (weekday(each) === weekday(slot.day)) return each
  return undefined
}

/** “back on the 27th”: a day that leans on a date before it. */
function bareDays(text: string, found: readonly DateSlot[]): DateSlot[] {
  return [
    ...text.matchAll(
      /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:meal|user|customer|time|birthday|anniversary|order|edition|\p{L}+ary))/giu,
    ),
  ].flatMap(match => {
    const start = match.index
    const end = start + match[0].length
    const before = found.filter(slot => slot.end <= start && slot.precision === 'day').at(-1)
    if (!before || found.some(slot => start < slot.end && slot.start < end)) return []
    const { year, month } = civil(before.last ?? before.day)
    const number = Number(match[1])
    if (!isRealDate(year, month, number) || toDay(year, month, number) <= before.day) return []
    return [
      {
        day: toDay(year, month, number),
        precision: 'day',
        named: false,
        relative: false,
        yearGiven: false,
        role: roleOf(text, start, end, 'en'),
        start,
        end,
        raw: match[0],
      },
    ]
  })
}
