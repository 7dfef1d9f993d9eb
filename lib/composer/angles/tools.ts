import { type Clause, type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { cutsItems, dangles, squeeze, tighten } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { asBase, asThird } from '#lib/composer/words/phrase.ts'
import { type Form, speakDate, speakDay } from '#lib/composer/words/speak.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

export const matching = (reading: Reading, pattern: RegExp): Clause | undefined =>
  reading.facts.find(clause => pattern.test(clause.text))

export const partsOf = (reading: Reading): Part[] =>
  reading.facts.flatMap(clause => clause.parts.filter(part => part.kind === 'fact' && part.text !== ''))

export const say = (reading: Reading, slot: DateSlot, form?: Form): string => speakDate(slot, reading.style, form)
export const sayDay = (reading: Reading, day: number, form?: Form): string => speakDay(day, reading.style, form)

export const deadlineOf = (reading: Reading): DateSlot | undefined =>
  reading.dates.filter(date => date.role === 'deadline').sort((a, b) => a.day - b.day)[0]
export const startOf = (reading: Reading): DateSlot | undefined => reading.dates.find(date => date.role === 'start')
export const comingDate = (reading: Reading): DateSlot | undefined =>
  reading.dates.find(
    date => !['past', 'deadline', 'except'].includes(date.role) && date.precision === 'day' && !isTaken(reading, date),
  ) ?? startOf(reading)
/** “3 December is sold out, so …”: the day that is meant comes after it. */
export const isTaken = (reading: Reading, date: DateSlot): boolean =>
  TAKEN.test(reading.text.slice(date.end, date.end + 30))
const TAKEN = /^ (?:is|are) (?:now |already |all )?(?:sold out|fully booked|full)\b.*(?:,|\bso\b|\bbut\b)/i

/** Facts that the texts so far do not say, as sentences of their own. */
export function remaining(reading: Reading, used: readonly string[], limit = 4): string[] {
  const said = [...used]
  const out: string[] = []
  for (const clause of reading.facts) {
    if (out.length >= limit) break
    const text = unsaid(clause, said, reading)
    if (!text) continue
    said.push(text)
    out.push(text)
  }
  return out
}

/** A clause when it is news; only its own new parts when half of it has been said. */
function unsaid(clause: Clause, said: readonly string[], reading: Reading): string {
  const share = covered(clause.text, said)
  if (share <= 0.34) return readable(clause, reading)
  const fresh = clause.parts.filter(
    part => part.kind === 'fact' && covered(part.text, said) <= 0.5 && !CONNECTED.test(part.text),
  )
  if (fresh.length > 0 && fresh.length < clause.parts.length)
    return readable({ text: fresh.map(part => part.text).join(', ') }, reading)
  return share <= 0.66 ? readable(clause, reading) : ''
}

const CONNECTED = /^(?:and|but|or|so|which|who|that|because|then)\b/i
const ADDRESS =
  '(?:https?:\\/\\/\\S+|[\\w.+-]{1,64}@\\S{1,200}\\.\\w+|(?:[\\w-]+\\.)+(?!(?:toml|ya?ml|json|lock|env|ini|conf|cfg|md|sh|js|ts|py)\\b)[a-z]{2,}(?:\\/\\S*)?)'
const LEAD_IN =
  '(?:(?:and |or |,? ?then )?(?:(?:[a-z]+ )?(?:guide|docs|documentation|changelog|release notes|instructions)|cta|link|url|website|email|e-mail|apply|read(?: more)?|see|visit|go to|book|sign ?up|register|details|info|tickets?|get (?:it|yours|tickets)|order|shop|try it|download|contact|write to|donate|give|rsvp|join|start)?(?: (?:now|here|online|us|free))?(?: (?:at|on|via|to|from|here))?:? ?)'
const TRAILING = new RegExp(`[,;–-]?\\s*${LEAD_IN}${ADDRESS}[.,]?$`, 'i')

/** A clause without the address at its end. */
export const withoutAddress = (text: string): string => stripStop(onlineOnly(text).replace(TRAILING, ''))
/** “only online at …” is a condition that outlives its address. */
const onlineOnly = (text: string): string => text.replace(/,? \bonly online (?=at |on |via )/i, ' online only, ')

/** A clause as a sentence that can stand alone, or nothing when it would limp. The address goes to the last line, not here. */
export function readable(clause: { text: string }, reading?: Pick<Reading, 'commands'>): string {
  let text = tighten(clause.text)
  for (const { value } of reading?.commands ?? []) text = withoutCommand(text, value)
  text = withoutAddress(text).replace(
    PARTICIPLE,
    (_, thing: string, verb: string) => `${thing} ${/[^s]s$/.test(thing) ? asBase(verb) : asThird(verb)}`,
  )
  if (
    text.length < 4 ||
    NEWS_ONLY.test(text) ||
    GREETED.test(text) ||
    /^who (?!.*\?$)/i.test(text) ||
    (text.split(/\s+/).length < 2 && !CJK.test(text) && !ALONE.test(text)) ||
    CUT_OFF.test(text)
  )
    return ''
  const short = text.length <= 150 ? text : squeeze(text, 150)
  return short ? sentence(upperFirst(short)) : ''
}

/** A command at the end goes to the last line; one inside its sentence stays, or the sentence would limp. */
const withoutCommand = (text: string, command: string): string => {
  const bare = stripStop(text)
  return bare.endsWith(command) && !LEANING.test(bare.slice(0, -command.length))
    ? bare.slice(0, -command.length).trim()
    : text
}
const LEANING = /\b(?:with|via|using|by|is|run|running|type|typing|use|try|and|or|to|a|the)\s*$/i

const PARTICIPLE =
  /^((?:our |the |my |an? )?[\p{L}\d -]{3,44}?) (launching|coming|opening|arriving|starting|landing)(?= on| in| to| from| at| this| next)/iu
/** Single words that tell something. */
const ALONE = /^(?:free|vegan|vegetarian|remote|sold out|online|indoors|outdoors)\b/i
const CUT_OFF = /\s(?:a|an|the|and|or|but|of|to|for|with|our|your|their|than|as|at|by|from|is|are|was|were|be|been)$/i
const NEWS_ONLY = /^(?:v?[\d.]+ )?(?:is )?(?:now )?(?:out|here|live)$/i
/** “Meet Ines”: her name stands above. */
const GREETED = /^(?:Meet|Introducing|(?:Say )?[Hh]ello to) (?:(?:our|the) [\p{L} ]{3,40}: )?\p{Lu}\S+(?: \p{Lu}\S+)*$/u
const CJK = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/

export const shorten = (text: string, limit: number): string | undefined => {
  const short = squeeze(stripStop(text), limit - 1)
  if (short) return sentence(short)
  const exact = stripStop(text)
  return exact.length === limit ? upperFirst(exact) : undefined
}

const SEAM =
  / (?=(?:for|with|without|at|in|from|until(?! \d)|by|when|if|so|because|after|before|on|into|of|within|over|using|led by|made by|including|but|while|as|than|through|during|across|instead)\b)|(?<!(?:^|[^£$€\d.])\d{1,2}) (?=until \d)|(?<!\d) (?=(?:and|to)\b(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b))/gi

/** “VAT, tax | and pension leave”: a seam inside a list. */
const cutsList = (head: string, whole: string): boolean =>
  (/days?$/.test(head) && /^ (?:and|or) \p{Lu}\p{L}+days?\b/u.test(whole.slice(head.length))) ||
  cutsItems(head, whole.slice(head.length)) ||
  (/^\s?and\b/i.test(whole.slice(head.length)) &&
    !/ (?:and|or) /.test(head) &&
    /^(?:[\p{L}\d’'-]+ ){0,2}[\p{L}\d’'-]+(?:, (?:[\p{L}\d’'-]+ ){0,2}[\p{L}\d’'-]+)+$/u.test(head))

/** “Our clinic | at 22 Park Road is open”: the verb would be left behind. */
const cutsSubject = (head: string, rest: string): boolean =>
  (/day$/.test(head) && /^To \p{Lu}\p{L}+day\b/u.test(rest)) ||
  (head.split(' ').length <= 4 &&
    /^(?:At|In|On|For|From|With|Of|By) [^,]{2,40}? (?:is|are|was|were|has|have|will|can|opens?|starts?|begins?)\b/.test(
      rest,
    ))

/** “New on the menu: mushroom”, “Hours over the holidays: open”: a word cut off from what it begins. */
const STRANDED = /: \S+$|\b(?:comes|goes|made|placed|used|able|going|due|led)$/

/** “They turned | on reminders”: the small word belongs to its verb. */
const cutsVerb = (head: string, whole: string): boolean =>
  head.split(' ').length <= 3 &&
  /^ (?:on|in|off|up|out|over)\b/i.test(whole.slice(head.length)) &&
  verbForm(head.split(' ').at(-1) ?? '') !== undefined

/** A clause parted at its last seam within the limit: the head stands alone, the rest goes below it, nothing is lost. */
export function splitAt(text: string, limit: number): { head: string; rest: string } | undefined {
  const whole = stripStop(text)
  const inside = (at: number): boolean => at >= 10 && at < limit
  const commas = [...whole.matchAll(/[,:](?= )(?!(?<=\d[:.]\d\d,) \d)(?! [£$€]\d[\d.]* (?:or|and) [£$€]\d)/g)]
    .map(match => match.index)
    .filter(inside)
  const seams = [...whole.matchAll(SEAM)].map(match => match.index).filter(inside)
  let short: { head: string; rest: string } | undefined
  for (const at of [...commas.reverse(), ...seams.reverse()]) {
    const head = whole.slice(0, at).replace(/[,:]$/, '')
    const rest = restOf(whole, head)
    if (
      head.split(' ').length < 2 ||
      dangles(head) ||
      !rest ||
      STRANDED.test(head) ||
      cutsList(head, whole) ||
      cutsSubject(head, rest) ||
      cutsVerb(head, whole)
    )
      continue
    if (rest.split(' ').length >= 3) return { head, rest }
    short ??= { head, rest }
  }
  return short
}

/** Where the reader goes: a page, else a mailbox. */
export const addressOf = (reading: Reading): string | undefined => reading.urls[0]?.value ?? reading.emails[0]?.value

export const firstFit = (limit: number, ...choices: (string | undefined)[]): string | undefined =>
  choices.find(choice => choice !== undefined && choice !== '' && [...choice].length <= limit)

export const clean = (items: (string | undefined | false)[]): string[] =>
  items.filter((item): item is string => typeof item === 'string' && item !== '')

/** What a sentence says after a headline that is its beginning. */
export function restOf(text: string, headline: string): string {
  const [whole, head] = [stripStop(text), stripStop(headline)]
  if (!whole.toLowerCase().startsWith(head.toLowerCase())) return ''
  const rest = whole
    .slice(head.length)
    .replace(/^[\s,;:–-]+/, '')
    .replace(/^(?:and|but|so that|so|which means|plus|then) /i, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/, (?:which |that |it |this )?means /i, ': ')
  const told = rest.replace(/^who (?=\p{L}+(?:ed|t|e)\b)/iu, 'they ')
  return told.split(/\s+/).length >= 2 && told.length >= 10 && !CUT_OFF.test(told) && !UNFINISHED.test(told)
    ? sentence(upperFirst(told))
    : ''
}

/** Words that a sentence of its own does not begin with. */
const UNFINISHED = /^(?:of|because|who|that|which|is|are|was|were|has|have|will|now|can|as|than|and|or|not)\b/i

/** “Our API” as a reader says it: the brand’s for one thing, bare for several. */
export function impersonal(text: string, reading: Reading): string {
  if (/^Our new [^,]{3,30} opens\b/.test(text)) return text.replace(/^Our/, 'The')
  const are = text.match(
    /^We(?:’re| are) (?!looking|hiring|so |very |(?:proud |official )?(?:sponsors|partners|members)\b|on |in |at |back|open|closed|here|sorry)(.+)$/iu,
  )?.[1]
  if (are && !reading.brand.name.endsWith('s')) return `${reading.brand.name} is ${are}`
  const our = text.match(/^(?:Our|We have|We’ve got|We need|We want|We are looking for) (?:new )?(.*)$/iu)
  if (!our?.[1]) return text
  if (!/^our/i.test(text)) return upperFirst(our[1])
  const noun = our[1].split(/ (?:now|is|are|has|have|will|can|just|\p{L}+s)\b/u)[0] ?? ''
  if (/s$/.test(noun.trim()) && !/ss$/.test(noun.trim())) return upperFirst(our[1])
  const owner = `${reading.brand.name}${reading.brand.name.endsWith('s') ? '’' : '’s'} ${our[1]}`
  return owner.length <= 41 ? owner : `The ${our[1]}`
}

/** A clause up to its first date: what happens, without when. */
export function beforeDate(part: { start: number; end: number }, reading: Reading): string | undefined {
  const date = within(reading.dates, part)[0]
  if (!date || date.start - part.start < 8) return undefined
  const text = stripStop(reading.speak(part.start, date.start)).replace(
    /,? (?:on|from|until|by|this|every|starting|launching|for|at|and|between)$/i,
    '',
  )
  return text.split(' ').length >= 2 && !dangles(text) && !STRANDED.test(text) ? text : undefined
}
