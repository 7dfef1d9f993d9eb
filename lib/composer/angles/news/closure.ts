import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { noticeBoxes } from '#lib/composer/angles/news/notice-boxes.ts'
import {
  addressOf,
  clean,
  firstFit,
  readable,
  remaining,
  say,
  splitAt,
  withoutAddress,
} from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const PLACE =
  '(?:we|.*\\b(?:shop|store|caf[eé]|restaurant|bar|pub|kitchen|bakery|gym|studio|salon|clinic|surgery|office|hotel|pool|spa|terrace|garden|library|museum|market|garage|nursery|counter))'
const STATE = '(?:closed|shut|closing(?: early)?|sold out|fully booked|reopening|open again|back open)'
const AFTER =
  '(?=$|[,:]| (?:for|from|on|until|this|today|tomorrow|between|all|early|due|because|while|over|at|of|after|in|next|with|and|as|again|\\d|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|January|February|March|April|May|June|July|August|September|October|November|December))'
/** “The pool is closed …”, “we are closed …”, “Salon closed …”, “Closed …”. */
const SAID = new RegExp(
  `^(?:(?:sorry|please note|note|(?:please )?be aware)(?: that)?,? )?(?:(?:so )?we(?:’re| are|’ll be| will be) |(?<subject>.{2,44}?) (?<verb>(?:is|are|will be|(?:have|has)(?= sold out)) )?)?(?:(?:also|now|currently|temporarily) )?(?<state>${STATE})${AFTER}(?<rest>.*)$`,
  'iu',
)
/** “We are open as usual …”: only of a place, for entries and sign-ups are open in another sense. */
const OPEN = new RegExp(
  `^(?:so )?(?<subject>${PLACE})(?:’re|’ll be| are| is| will be) (?:still )?(?<state>open(?: as usual| late)?) (?<rest>(?:on|from|until|over|this|today|tomorrow|between|New|Christmas|Boxing|Easter|Good|bank|every|\\d)\\b.*)$`,
  'iu',
)
/** “No appointments on Wednesday”. */
const NONE =
  /^(?<state>no (?!fee|deposit|charge|cost|minimum|vat|queue|experience|need|joining|contract|code)(?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?<rest> (?:on|today|tomorrow|this|until|from|between)\b.*)$/iu
const DUE = /^(?<why>(?:due to|because of) .{3,40}?),? (?=(?:the|we|our)\b)/i
const REOPENS = /^(?:we|(?<subject>.{2,40}?)) (?:will )?re-?opens?\b(?<rest>.*)$/iu
/** “Sign-ups closed”, “we closed the round”: something that was done, or a word of another trade. */
const OTHER = /\b(?:we|they|i|who|that|have|has|never|not|almost|nearly|beta|round|deal|ticket|issue)$|:$/i

type Said = { clause: Clause; start: string; rest: string }

/** Doors shut, a thing sold out, doors open again: what and until when first, why below. */
export function closure(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const said = stateIn(reading)
  if (!said) return []
  const { clause, start, rest } = said
  const whole = sentence(upperFirst(`${start}${rest}`))
  const dates = datedOf(rest.replace(/ and (?:opening|reopening|back|open|will)\b.*$/i, ''), clause, reading)
  const headline = headlineOf(start, rest, whole, dates)
  if (!headline) return []
  const left = leftOf(whole, start, headline, dates)
  const more = remaining(reading, [clause.text, headline], 4)
  const good = /open/i.test(start)
  const { template, boxes } = noticeBoxes(
    headline,
    clean([left, ...more]).map(text => sentence(withoutAddress(text))),
    good,
  )
  const own = readable(clause, reading) || whole
  return [
    draft({
      angle: 'notice',
      frame: 'F31',
      rank: good ? 64 : 97,
      template,
      boxes: { ...boxes, cta: firstFit(BOX_LIMITS.cta, addressOf(reading)?.replace(/^https?:\/\/(?:www\.)?/, '')) },
      top: dates && headline.includes(dates.long) ? dates.long : start.split(' ').slice(0, 3).join(' '),
      lead: own,
      details: more,
      action: addressOf(reading),
      points: clean([left, ...more]).map(title => ({ title })),
      topics: [],
      fixed: ['Closed', 'Reopening'],
    }),
  ]
}

function stateIn(reading: Reading): Said | undefined {
  const [first, second] = reading.facts
  const opening = first && !/\d/.test(first.text) && first.text.split(' ').length <= 8
  for (const clause of [first, opening ? second : undefined]) {
    if (!clause) continue
    const whole = stripStop(clause.text)
    const why = whole.match(DUE)?.groups?.why
    const text = why ? `${whole.slice(why.length).replace(/^,? /, '')} ${lowerFirst(why)}` : whole
    const again = text.match(REOPENS)?.groups
    if (again) {
      const { subject, rest = '' } = again
      return { clause, start: subject ? `${subject} reopens` : 'reopening', rest }
    }
    const open = text.match(OPEN)?.groups
    if (open) {
      const { subject = '', state = '', rest = '' } = open
      return { clause, start: /^we$/i.test(subject) ? state : `${subject} is ${state}`, rest: ` ${rest}` }
    }
    const none = within(reading.dates, clause).length > 0 ? text.match(NONE)?.groups : undefined
    if (none) return { clause, start: none.state ?? '', rest: none.rest ?? '' }
    const { subject = '', verb = '', state = '', rest = '' } = text.match(SAID)?.groups ?? {}
    if (state && !OTHER.test(subject))
      return { clause, start: clean([subject, `${verb}${state.toLowerCase()}`]).join(' '), rest }
  }
  return undefined
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Dated = { phrase: string; long: string; plain: string }

/** The first day of the sentence with its preposition and its hour. */
function datedOf(rest: string, clause: Clause, reading: Reading): Dated | undefined {
  for (const date of within(reading.dates, clause)) {
    const long = say(reading, date)
    const found = rest.match(
      new RegExp(
        `(?:\\b(?:from|on|until|between|over) )?${escaped(long)}(?:,? (?:from |at |until )?(?:noon|midday|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)))?(?! to)`,
      ),
    )?.[0]
    if (found) return { phrase: found, long, plain: found.replace(long, say(reading, date, 'plain')) }
  }
  return undefined
}

/** “Our bar is closed” as a notice on the door: “Bar closed”. */
const terse = (start: string, mark = ''): string =>
  start.replace(/^(?:our|the) /i, '').replace(/ (?:is|are|will be) (?=\S+(?: \S+)?$)/, `${mark} `)

function headlineOf(start: string, rest: string, whole: string, dates: Dated | undefined): string | undefined {
  const most = BOX_LIMITS.headline
  const upToWhy = sentence(upperFirst(`${start}${rest.replace(WHY, '')}`))
  return firstFit(
    most,
    whole,
    dates && rest.replace(WHY, '').includes(dates.phrase) ? upToWhy : undefined,
    dates && rest.includes(dates.phrase) ? sentence(upperFirst(`${start} ${dates.phrase}`)) : undefined,
    dates && sentence(upperFirst(`${start} ${dates.plain}`)),
    dates && sentence(upperFirst(`${terse(start)} ${dates.phrase}`)),
    /^\W*$/.test(rest) ? sentence(upperFirst(terse(start, ':'))) : undefined,
    dates ? undefined : upToWhy,
    sentence(splitAt(whole, most)?.head ?? ''),
    sentence(upperFirst(start)),
  )
}

/** Why, and whatever else stands after the first comma. */
const WHY = /,? (?:because|due to|while|as we|as the|so that|so we|so you|for (?!\d)|after)\b.*$|,.*$/i

/** What the headline leaves out of its own sentence. */
function leftOf(whole: string, start: string, headline: string, dates: Dated | undefined): string {
  const gone = [stripStop(headline), ...(dates ? [dates.phrase] : [])]
  if (headline === whole) return ''
  const tail = whole.startsWith(stripStop(headline))
    ? whole.slice(stripStop(headline).length)
    : whole.slice(start.length).replace(gone[1] ?? '', '')
  const text = stripStop(
    tail
      .replace(/\s{2,}/g, ' ')
      .replace(/\s+,/g, ',')
      .replace(/^[\s,;:–-]+(?:and |so )?/, ''),
  )
  return text.length > 3 ? sentence(upperFirst(text)) : ''
}
