// A value that is taken back in the same breath: “doors 7 edit: not 7, doors 6.30”, “95 € euh non 105 €”, “van 9 tot 4 nee foutje van 8 tot 3”.
import { renamed } from '#lib/composer/builtin/reading/corrected/renamed.ts'
import {
  endsHere,
  FILLERS,
  goesOn,
  isNumero,
  type Turn,
  turnsIn,
  wordsIn,
} from '#lib/composer/builtin/reading/corrected/taken.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Span, Token } from '#lib/composer/lexis/tokens.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** Words where they stand; a value has more. */
export type Stated = Pick<Literal, 'text' | 'start' | 'end'> & Partial<Literal>
/** `said` is how the later one is told where it leans on the earlier: “£6, sorry, 7”. */
export type Swap = { old: Stated; value: Stated; said?: string }
/** What is told no more, and the value that stands in the place of the one before it. */
export type Withdrawn = Span & { swap?: Swap /** The words that lead to it are said once more. */; isEcho?: true }

const VALUES = new Set<Literal['kind']>(['money', 'time', 'date', 'weekday', 'percent', 'number'])
/** Of words between a value and the turn, of words of what is said once more, and of letters between the turn and a value. */
const [BEHIND, ECHO, FAR] = [3, 6, 40]

/** From where to where it goes, with the turn and up to what counts instead. */
export function withdrawnIn(text: string, literals: readonly Literal[], lexicons: readonly Lexicon[]): Withdrawn[] {
  const values = literals.filter(({ kind }) => VALUES.has(kind))
  const turns = turnsIn(text, lexicons).filter(turn => !isNumero(text, turn, values))
  if (turns.length === 0) return []
  const [spans, days] = [spansIn(text), daysIn(text, values)]
  const found = turns.flatMap(
    turn =>
      spanTakenBack(text, turn, spans) ??
      spanTakenBack(text, turn, days) ??
      dayTakenBack(text, turn, values) ??
      takenBack(text, turn, values) ??
      saidAgain(text, turn, values) ??
      echoTakenBack(text, turn, values) ??
      renamed(text, turn, literals) ??
      [],
  )
  // Of two turns between the same two values one is enough.
  const once = found.filter(
    ({ end }, at) => found.findIndex(other => other.end >= end && other.start <= (found[at]?.start ?? 0)) === at,
  )
  return chained(once)
}

/** “7pm no, 8pm no, 9pm”: what stands in the place of the first is the last of them. */
function chained(all: readonly Withdrawn[]): Withdrawn[] {
  const isGone = ({ start }: Stated, but: Withdrawn) =>
    all.some(one => one !== but && one.start <= start && start < one.end)
  return all.map((one, nth): Withdrawn => {
    if (!one.swap) return one
    if (isGone(one.swap.old, one)) return { start: one.start, end: one.end }
    const last = all
      .slice(nth)
      .reduce((swap, { swap: next }) => (next && next.old.start === swap.value.start ? next : swap), one.swap)
    return { ...one, swap: { ...last, old: one.swap.old } }
  })
}

/** “from 11 to 3, sorry no, 11 to 2”: a whole span in the place of another. */
function spanTakenBack(text: string, turn: Turn, spans: readonly Stated[]): Withdrawn | undefined {
  const old = spans.findLast(({ end }) => end <= turn.start)
  const value = spans.find(({ start }) => start >= turn.end)
  if (!old || !value || turn.start - old.end > FAR || value.start - turn.end > FAR) return undefined
  const isNear = wordsIn(text.slice(old.end, turn.start)).length <= BEHIND
  const between = toldBehind(wordsIn(text.slice(turn.end, value.start)), turn)
  const isTurn = between.every(({ key }) => FILLERS.has(key))
  return isNear && isTurn ? { ...gone(text, turn, old, value), swap: { old, value } } : undefined
}
/** “Saturday 20 May 10 till 1 - no wait its the Friday, Fri 19th, 4 till 6.30pm”: a day goes with its hours where the other has its own. */
function dayTakenBack(text: string, turn: Turn, values: readonly Literal[]): Withdrawn | undefined {
  const old = values.findLast(one => isDay(one) && one.end <= turn.start)
  const days = values.filter(one => isDay(one) && one.start >= turn.end)
  const [value, next] = days
  if (turn.weak || !old || !value || !HOURS.test(text.slice(old.end, turn.start))) return undefined
  if (!wordsIn(text.slice(turn.end, value.start)).every(({ key }) => FILLERS.has(key))) return undefined
  const last = next && /^[\s,]{1,3}$/u.test(text.slice(value.end, next.start)) ? next : value
  return OWN_HOURS.test(text.slice(last.end)) ? { start: old.start, end: last.start, isEcho: true } : undefined
}
const MONTH = '\\s?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?)?(?:\\s\\p{L}{3,9})?'
const CLOCK = '\\d{1,2}(?:[:.h]\\d\\d)?(?:\\s?(?:h|am|pm|uhr))?'
const UNTIL = '\\s?(?:to|till?|until|bis|a|à|às|al|alle|tot|do|-|–)\\s?'
/** Nothing but a date and its hours. */
const HOURS = new RegExp(`^${MONTH},?\\s${CLOCK}(?:${UNTIL}${CLOCK})?[\\s,.–-]*$`, 'iu')
const OWN_HOURS = new RegExp(
  `^${MONTH},?\\s(?:from |at |um |von |de |à |a las |dalle |om )?${CLOCK}(?:${UNTIL}\\d|(?!\\d))`,
  'iu',
)
/** “14日(火)と15日(水)”, “the 4th and 5th”: days in a row. */
function daysIn(text: string, values: readonly Literal[]): Stated[] {
  const days: Span[] = values.filter(isDay)
  const isRow = (one: Span, next: Span) => DAYS.test(text.slice(one.end, next.start))
  return joinNeighbours(days, (one, next) => isRow(one, next) && { start: one.start, end: next.end })
    .filter(row => !days.includes(row))
    .map(row => ({ ...row, text: text.slice(row.start, row.end) }))
}
const DAYS = /^\s?(?:and|&|\+|und|et|y|e|en|i|と|・|、|,)\s?(?:the |den |der |dem |le |el |il |o )?$/iu

const spansIn = (text: string): Stated[] =>
  [...text.matchAll(SPAN)].map(({ 0: all, index }) => ({ text: all, start: index, end: index + all.length }))
const SPAN =
  /(?<![\d.:])\d{1,2}(?:[:.h]\d\d)?(?:h|\s?[ap]m)?\s?(?:to|til|till|until|bis|a|à|às|al|alle|tot|do|-|–)\s?\d{1,2}(?:[:.h]\d\d)?(?:h|\s?[ap]m)?(?![\d.:]\d|\s?(?:to|til|till|until|bis|a|à|às|al|alle|tot|do)\s?\d)/giu

/** “by 30 May no sorry its 28 May”, “£6 a head, sorry, £7 a head”. */
function takenBack(text: string, turn: Turn, values: readonly Literal[]): Withdrawn | undefined {
  const [old, value] = around(text, turn, values)
  if (!old || !value || !isLike(text, old, value, turn)) return undefined
  const between = toldBehind(wordsIn(text.slice(turn.end, value.start)), turn)
  const said = wordsIn(text.slice(Math.max(0, old.start - FAR), turn.start)).slice(-ECHO)
  // “Lutetium-177: 7.6, should say Lutetium-177: 6.6”
  if (value.kind === 'number' && said.some(one => one.text === value.text)) return undefined
  // “not 7, doors 6.30” says what was wrong once more, “doors 7pm no doors 8pm” what it is said of.
  const isTurn = between.every(
    ({ key, text: own }) => FILLERS.has(key) || old.text.includes(own) || said.some(one => one.key === key),
  )
  const cut = gone(text, turn, old, value)
  const behind = text.slice(cut.end)
  if (!isTurn || (turn.weak && (goesOn(behind) || (isDay(value) && !endsHere(behind))))) return undefined
  return { ...cut, swap: { old, value, ...leaning(old, value) } }
}

/** “no sorry college say its 21 August”: without who says so. */
function toldBehind(between: readonly Token[], { weak }: Turn): readonly Token[] {
  const said = weak ? -1 : between.findIndex(({ key }) => SAY.has(key))
  return between.slice(said < 0 || said > BEHIND ? 0 : said + 1)
}
const SAY = wordSet(
  'say says said reckons sagt sagen meint dit disent dice dicen dicono diz dizem mowi mowia zegt zeggen',
)

/** “4,212 litters.. no that’s neuterings, 4,212 neuterings”: the same value of something else. */
function saidAgain(text: string, turn: Turn, values: readonly Literal[]): Withdrawn | undefined {
  const old = values.findLast(({ end }) => end <= turn.start)
  const value = values.find(({ start }) => start >= turn.end)
  if (turn.weak || !old || value?.text !== old.text || turn.start - old.end > FAR) return undefined
  const [noun, ...others] = wordsIn(text.slice(turn.end, value.start)).filter(({ key }) => !FILLERS.has(key))
  const isNoun = noun !== undefined && others.length === 0 && noun.key === nextOf(text, value)
  return isNoun && noun.key !== nextOf(text, old) ? { start: old.start, end: value.start, isEcho: true } : undefined
}

/** The value before the turn and the one behind it. */
function around(text: string, turn: Span, values: readonly Literal[]): [Literal?, Literal?] {
  const old = values.findLast(({ end }) => end <= turn.start)
  // “Is it £20? No, £15.” answers.
  if (!old || text.slice(old.end, turn.start).includes('?')) return []
  if (turn.start - old.end > FAR || wordsIn(text.slice(old.end, turn.start)).length > BEHIND) return []
  const value = values.find(one => one.start >= turn.end && !isSame(one, old))
  return !value || value.start - turn.end > FAR ? [] : [old, toItsEnd(text, value)]
}

/** “12, no sorry 10-12”: the whole of a span. */
function toItsEnd(text: string, value: Literal): Literal {
  const more = value.kind === 'number' ? (/^\s?[-–]\s?\d+(?![\d:]|[.,]\d)/u.exec(text.slice(value.end))?.[0] ?? '') : ''
  return { ...value, text: value.text + more, end: value.end + more.length }
}

/** From the turn, with whoever hesitates before it, up to the value, with what was said of the earlier as well. */
function gone(text: string, turn: Turn, old: Stated, value: Stated): Span {
  const tail = wordsIn(text.slice(old.end, turn.start))
  const kept = tail.findLastIndex(
    // “Wir haben am 19. zu, nein, am 20.”
    ({ key, end }) => !FILLERS.has(key) || (key === 'zu' && /^\s?[,.–]/.test(text.slice(old.end + end))),
  )
  const said = tail.slice(0, kept + 1)
  const again = wordsIn(text.slice(value.end, value.end + FAR)).slice(0, said.length)
  const isAgain = again.every(({ key }, at) => key === said[at]?.key)
  const start = kept < 0 ? old.end : old.end + (said.at(-1)?.end ?? 0)
  return { start, end: isAgain && again.length === said.length ? value.end + (again.at(-1)?.end ?? 0) : value.end }
}

/** Of one kind, and a bare number right behind its turn is of the kind before it. */
function isLike(text: string, old: Literal, value: Literal, turn: Span): boolean {
  const isBare = endsHere(text.slice(value.end))
  if (value.kind === 'number' && old.kind === 'number') {
    const isDirect = text.slice(old.end, turn.start).trim().length <= 1
    return isDirect || isBare || nextOf(text, old) === nextOf(text, value)
  }
  if (value.kind === 'number')
    return isBare && /^(?:money|time|percent)$/.test(old.kind) && /^\d{1,5}$/.test(value.text)
  return value.kind === old.kind || (value.kind === 'date' && old.kind === 'weekday')
}

/** “£6, sorry, 7” is £7, “8pm, I mean 7” 7pm, and “1956, nee 58” 1958. */
function leaning(old: Literal, value: Literal): { said?: string } {
  if (value.kind !== 'number') return {}
  if (old.kind !== 'number') return { said: old.text.replace(/\d+(?:[.,:h]\d+)?/, value.text) }
  const isYear = /^(?:19|20)\d\d$/.test(old.text) && /^\d\d$/.test(value.text)
  return isYear ? { said: `${old.text.slice(0, 2)}${value.text}` } : {}
}

/** Where the word before the value that counts stands before one that does not: “doors 7”. */
function echoTakenBack(text: string, turn: Turn, values: readonly Literal[]): Withdrawn | undefined {
  const [old, value] = around(text, turn, values)
  const between = wordsIn(text.slice(turn.end, value?.start ?? turn.end))
  const lead = between.at(-1)
  if (!old || !lead) return undefined
  const isTurn = between.slice(0, -1).every(({ key, text: own }) => FILLERS.has(key) || old.text.includes(own))
  const echoed = isTurn ? echoOf(text, turn.start, lead, values) : undefined
  return echoed === undefined ? undefined : { start: echoed, end: turn.end + lead.start, isEcho: true }
}

function echoOf(text: string, to: number, { key }: Token, values: readonly Literal[]): number | undefined {
  const from = Math.max(0, to - 2 * FAR)
  const word = wordsIn(text.slice(from, to))
    .slice(-ECHO)
    .findLast(one => one.key === key && values.some(({ start }) => start === from + one.end + 1))
  return word && from + word.start
}

const isSame = (a: Literal, b: Literal) => a.kind === b.kind && a.values[0] === b.values[0]
const nextOf = (text: string, { end }: Literal): string => wordsIn(text.slice(end, end + FAR))[0]?.key ?? ''
