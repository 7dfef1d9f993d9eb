// Where a sentence may be cut without harm: at a colon, at a comma that parts two things and is not inside of a list or a number.
import { fold } from '#lib/composer/lexis/fold.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { oncePerText } from '#lib/composer/steps.ts'

export type Clause = { start: number; end: number; text: string /** What ended it. */; mark: string }

export type Value = Pick<Literal, 'kind' | 'start' | 'end'>

/** No cut inside of a value, nor between a weekday and its date: “Samstag, 6. März”. */
const isInside = (values: readonly Value[], at: number): boolean =>
  values.some(
    ({ start, end, kind }, nth) =>
      (start < at && at < end) ||
      (kind === 'weekday' && end === at && values[nth + 1]?.kind === 'date' && (values[nth + 1]?.start ?? 0) <= at + 4),
  )

/** “for 50, 60 and 70 minutes”, “in £25, £50 and £75”: numbers of one thing. */
const NUMBERS =
  /^, ?[£$€]?\d{1,4}(?: ?[£$€])?(?:, [£$€]?\d{1,4}(?: ?[£$€])?){0,8},? (?:and|und|y|e|et|i|or|oder|o|ou|lub) [£$€]?\d/iu
/** “24 Dec 10-4, 25 and 26 Dec closed”: hours end there. */
const isAmongNumbers = (text: string, at: number): boolean =>
  /[\d£$€]/.test(text[at - 1] ?? '') &&
  !/\d(?:[ap]m)?[-–]\d{1,2}$/u.test(text.slice(Math.max(0, at - 8), at)) &&
  NUMBERS.test(text.slice(at, at + 60))

/** “July 6 - July 30”, “10 - 12”. */
const isSpan = (text: string, at: number): boolean =>
  /\d(?: ?(?:[ap]m|h|uhr))?\s$/iu.test(text.slice(Math.max(0, at - 6), at)) &&
  /^\s(?:\p{L}{3,12}\.? )?\d/u.test(text.slice(at + 1, at + 20))

/** “en” is “in” in Spanish and French, but before a Dutch article. */
const ANDS = 'and|und|sowie|y|e|et|i|oraz|en(?= (?:het|de|een|onze|mijn|geen|niet|nooit|altijd|jullie) )'
export const AND = new RegExp(`,? (?:${ANDS}) `, 'iu')
/** “and courgettes”: it goes on from what stands before it. */
export const JOINED = new RegExp(`^(?:${ANDS}|or|oder|o|ou|lub) `, 'iu')

/** Without the word that joins it: “I” is who speaks, and a Portuguese “o” an article. */
export const unjoined = (text: string): string => (/^(?:I|[Oo]) /.test(text) ? text : text.replace(JOINED, ''))

/** What closes what: “ opens in English and closes in German, and « does either. */
const PAIRS = new Map(Object.entries({ '(': ')', '[': ']', '«': '»', '»': '«', '„': '“”', '“': '”', '「': '」' }))
const SIGNS = /[()[\]«»„“”「」–—、，。：،,:;.!?-]/g

/** From mark to mark: commas, colons, dashes, stops; never inside of brackets, quotes and values. */
export const clausesIn = (text: string, values: readonly Value[] = []): readonly Clause[] =>
  values.length === 0 ? clausesAlone(text) : cut(text, values)

const clausesAlone = oncePerText(text => cut(text, []))

function cut(text: string, values: readonly Value[]): Clause[] {
  const clauses: Clause[] = []
  /** What would close that which is open. */
  const open: string[] = []
  let from = 0
  for (const { 0: sign, index: at } of text.matchAll(SIGNS)) {
    const closing = PAIRS.get(sign)
    if (open.at(-1)?.includes(sign)) open.pop()
    else if (closing) open.push(closing)
    if (open.length > 0) continue
    const spaced = at + 1 >= text.length || /\s/.test(text[at + 1] ?? '')
    const dash = /[-–—]/.test(sign) && /\s/.test(text[at - 1] ?? '') && spaced && !isSpan(text, at)
    const isNear = sign === ':' && UNSPACED.test(text[at - 1] ?? '') && UNSPACED.test(text[at + 1] ?? '')
    const wide = /[、，。：]/.test(sign) || sign === '،' || isNear
    if (!(dash || wide || (/[,:;.!?]/.test(sign) && spaced && !isAmongNumbers(text, at)))) continue
    if (sign === '.' && /^\s+[\p{Ll}\d]/u.test(text.slice(at + 1, at + 4))) continue
    if (sign === '.' && SHORTENED.test(text.slice(Math.max(from, at - 5), at)) && at + 1 < text.length) continue
    if (isInside(values, at)) continue
    const piece = text.slice(from, at).trim()
    if (piece !== '')
      clauses.push({
        start: from + (text.slice(from).length - text.slice(from).trimStart().length),
        end: at,
        text: piece,
        mark: dash ? '–' : sign,
      })
    from = at + 1
  }
  const rest = text.slice(from).trim()
  if (rest !== '')
    clauses.push({ start: text.length - text.slice(from).trimStart().length, end: text.length, text: rest, mark: '' })
  return clauses
}
const SHORTENED = /(?:^|\s)(?:\S{1,3}|Bros)$/

/** “…, who had plot 14 for 41 years, …”: says more of what stands before it. */
export const RELATIVE = /^(?:who|which|whose|where|que|qui|che|cui|który|która|które|der|die|das|dont) /iu
/** “earrings or pierced jewellery at our shop”: a list that its sentence goes on behind. */
const LISTED = new RegExp(
  `^(?:(?:an?|the|our|your) )?\\p{L}\\S*(?: \\p{L}\\S*)? (?:${ANDS}|&|or|oder|o|ou|lub|en|of) \\p{L}`,
  'iu',
)
/** “The Last Train to Dore”. */
const NAMED = /^\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|of|to|the|and|in|de|la|du|der|von)){0,6}$/u

/** “三色団子を”: what somebody does with it follows. */
const PARTICLE = /[をにがはとのでて]$/u

/** “(Some cans, batch DP0817,) are over carbonated”: its verb comes behind what is said between commas. */
export const VERB =
  /^(?:is|are|was|were|has|have|had|will|can|could|may|must|should|ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|müssen|est|sont|était|étaient|ont|sera|seront|peut|peuvent|es|son|está|están|fue|fueron|han|será|puede|pueden|è|sono|hanno|sarà|può|possono|é|são|foi|foram|têm|jest|są|był|została|zijn|heeft|hebben|wordt|worden|kan|kunnen) /u
const APPOSED = 5

/** A list behind its verb and what is told of somebody between commas say another thing in pieces: such a sentence stays whole. */
export const isOneThing = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ text, mark }, at) =>
      at > 0 &&
      (RELATIVE.test(`${text} `) ||
        PARTICLE.test(clauses[at - 1]?.text ?? '') ||
        (clauses[at - 1]?.mark === ',' && LISTED.test(text)) ||
        (mark === ',' &&
          clauses[at - 1]?.mark === ',' &&
          words(text) <= APPOSED &&
          VERB.test(clauses[at + 1]?.text ?? '')) ||
        (mark === ',' && NAMED.test(text) && /^\p{Ll}/u.test(clauses[at + 1]?.text ?? ''))),
  )

/** “Our play, The Last Train, opens”, “we sell hats, scarves and gloves”, “no hats, scarves or gloves”: what follows the first clause belongs to it. */
export function goesOn(clauses: readonly Clause[], isClaimed: boolean, lexicons: readonly Lexicon[]): boolean {
  const [first, next, after] = clauses
  if (!first || !next || !/[,،、–]/.test(first.mark) || PARTICLE.test(first.text)) return true
  const pair = clauses.findIndex(({ text, mark }, at) => at > 0 && /[,.]|^$/.test(mark) && LISTED.test(text))
  // “no call out charge for over 70s in Leith till end of Feb, boilers and burst pipes, …”: what says so much is no member.
  const isList =
    pair > 0 &&
    !(pair === 1 && words(first.text) >= SAID && /^\p{Ll}/u.test(next.text)) &&
    !DOES.test(clauses[pair]?.text ?? '') &&
    clauses.slice(1, pair).every(({ text }) => words(text) < MEMBER && !/\d/.test(text))
  const isEither = pair === 1 && OR.test(next.text) && !isClaimed
  const isNamed = NAMED.test(next.text) && /^\p{Ll}/u.test(after?.text ?? '')
  const isShort = words(next.text) < 2 && !/\d/.test(next.text)
  return isShort || isNamed || (isList && !isEither) || RELATIVE.test(`${next.text} `) || !begins(next.text, lexicons)
}
/** “rent and power have gone up”: two that do something are no end of a list. */
const DOES = new RegExp(
  `^\\S+(?: \\S+)? (?:${ANDS}) \\S+ (?:is|are|was|were|has|have|had|will|ist|sind|war|waren|hat|haben|wird|werden|est|sont|ont|es|son|est[áa]n?|è|sono|são|estão|jest|są|zijn|hebben) `,
  'iu',
)
const OR = /^(?:\S+ ){1,4}(?:or|oder|o|ou|lub|of) /iu

const SAID = 8
const FIT = 60
const NEAR = 4

/** The first part of a text that stands alone in so much room, and what is left: whole, at a colon, or at a safe comma. */
export function headed(
  text: string,
  lexicons: readonly Lexicon[],
  room = FIT,
  values: readonly Value[] = [],
): { head: string; rest: string } | undefined {
  const clauses = clausesIn(text, values)
  const [named, valued] = clauses
  // “Spring hours: 9 am to 6 pm daily”: what it is, then its values.
  const from = clauses.length === 2 ? (valued?.start ?? 0) : Number.POSITIVE_INFINITY
  const isValued =
    values.some(({ start }) => start >= from && start <= from + NEAR) &&
    !values.some(({ start }) => start < (named?.end ?? 0))
  if (named?.mark === ':' && named.end <= room && isValued)
    return { head: named.text, rest: text.slice(named.end + 1).trim() }
  if (fits(text, text.length, room)) return { head: text, rest: '' }
  const titled = clauses.findIndex(
    clause => clause.mark === ':' && fits(text, clause.end, room) && words(text.slice(0, clause.end)) >= 3,
  )
  const title = clauses[titled]
  if (title && clauses.length > titled + 2)
    return { head: text.slice(0, title.end).trim(), rest: text.slice(title.end + 1).trim() }
  for (let count = clauses.length - 1; count >= 1; count--) {
    const last = clauses[count - 1]
    const next = clauses[count]
    if (!last || !next || !fits(text, last.end, room)) continue
    if (!isSafe(clauses, count, lexicons)) continue
    return { head: text.slice(0, last.end).trim(), rest: text.slice(last.end + 1).trim() }
  }
  return undefined
}

/** Whether a beginning has so many letters at most; one takes two places at the most. */
const fits = (text: string, end: number, room: number): boolean =>
  end <= room || (end <= room * 2 && [...text.slice(0, end)].length <= room)

/** A comma before “and”, “who”, “but”, or between the short members of a list parts nothing. */
function isSafe(clauses: readonly Clause[], count: number, lexicons: readonly Lexicon[]): boolean {
  const [last, next] = [clauses[count - 1], clauses[count]]
  if (!last || !next) return false
  if (/[:.!?。–]/.test(last.mark)) return words(last.text) >= 2
  if (isOneThing(clauses)) return false
  if (!begins(next.text, lexicons)) return false
  // A short member makes all of them a list, which is told whole.
  return clauses.every(clause => words(clause.text) >= MEMBER) && words(next.text) >= SENTENCE
}
const MEMBER = 3
const SENTENCE = 4

/** No small word but one that leads to something new. */
function begins(text: string, lexicons: readonly Lexicon[]): boolean {
  const start = fold(/^[\p{L}’']+/u.exec(text)?.[0] ?? '')
  const isSaid = SAYS.has(start) && words(text) >= SENTENCE
  return isSaid || BEGINS.has(start) || LEADS.has(start) || !lexicons.some(({ glue }) => glue.has(start))
}
/** Somebody does something: “…, it now reruns only the failed test”. */
const SAYS = wordSet('it we you they he she ich wir ihr sie es er je nous vous il elle ils on noi io')

/** Words that begin a clause of its own. */
export const BEGINS = wordSet('because so but weil denn aber porque pero parce car mais donc perche ma mas bo ale wiec')
/** Words that lead to a day, an hour or a place. */
const LEADS = wordSet(
  'in at on from until im am ab bis en el desde hasta a au le des du jusqu da das de il dal fino no na ate do w od',
)

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length
