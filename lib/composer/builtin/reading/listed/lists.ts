// A title and the members of its list: “What you need: brush, ink, paper”, “5 tips for your first month: …”.
import { AND, type Clause, clausesIn, unjoined, type Value } from '#lib/composer/builtin/clauses.ts'
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import { unstopped } from '#lib/composer/builtin/mend.ts'
import { type Piece, pieceOf, type Reader } from '#lib/composer/builtin/piece.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** `count` is how many members the title says that there are, `clauses` are where they stand. */
export type List = {
  title: string
  members: readonly string[]
  count: number | undefined
  clauses: readonly Clause[]
}

/** The list that a text is; none where it is a sentence. */
export function listOf(text: string, values: readonly Value[], lexicons: readonly Lexicon[]): List | undefined {
  const [first, ...parted] = listIn(text, values)
  // “…, have patience – each child has a pace of its own”: the last member says more.
  const others = joinNeighbours(parted, (one, last, at) => {
    const isLast = at === parted.length - 1 && at >= LEAST && one.mark === '–'
    return isLast && { ...last, start: one.start, text: text.slice(one.start, last.end).trim() }
  })
  if (!first || others.length === 0 || !leadsToList(first)) return undefined
  const told = countOf(first.text, lexicons, values)
  const members = membersOf(others, told)
  const count = told ?? (isInAll(first.text, members.length, lexicons) ? members.length : undefined)
  const isPair = members.length > others.length
  const isLong = others.length >= LEAST || (isPair && (members.length >= LEAST || promiseIn(first.text, lexicons)))
  return isLong && others.slice(0, -1).every(({ mark }) => /[,،、]/.test(mark))
    ? { title: first.text, members, count, clauses: others }
    : undefined
}
const LEAST = 3

/** “How to … in 4 steps. Open it out, hang it up, …”: a title with its stop is one with a colon. */
export function withTitles(pieces: readonly Piece[], brief: Reader): Piece[] {
  return joinNeighbours(pieces, (title, list, at) => {
    const promise = promiseIn(title.text, brief.lexicons)
    if (!promise || /[:：]/.test(title.text) || !clausesBehind(promise, [list, pieces[at + 1]])) return undefined
    return pieceOf([...new Set([...title.from, ...list.from])], `${unstopped(title.text)}: ${list.text}`, brief)
  })
}

/** The clauses of a sentence that are as many as were promised before it; none where the next one counts on: “Erstens …, …. Zweitens …”. */
export function clausesBehind(
  { count }: Promised,
  [list, next]: readonly ({ text: string; literals?: readonly Value[] } | undefined)[],
): readonly Clause[] | undefined {
  const clauses = clausesIn(list?.text ?? '', list?.literals)
  // “…, Soraya Lind en het Havenorkest” of five names are two.
  const isPair = clauses.length + 1 === count && AND.test(unjoined(clauses.at(-1)?.text ?? ''))
  const isList = (clauses.length === count || isPair) && clauses.slice(0, -1).every(({ mark }) => /[,،、]/.test(mark))
  return isList && !SECOND.test(next?.text ?? '') ? clauses : undefined
}
const SECOND =
  /^(?:2|two|second|zwei|zweite\p{L}*|deux|deuxi\p{L}*|secundo|dos|segund\p{L}|due|secondo|dois|dwa|po drugie|twee|ten tweede|två)(?!\p{L})/iu

/** Clauses of which those up to a colon are one: “Vier Dinge, die dein Rad braucht: Licht, Öl, …”. */
export function listIn(text: string, values: readonly Value[] = []): readonly Clause[] {
  const all = joinNeighbours(
    clausesIn(text, values),
    (one, { text: next, end, mark }) =>
      ADDS.test(next) && { ...one, end, mark, text: text.slice(one.start, end).trim() },
  )
  const colon = all.findIndex(leadsToList)
  const [first, last] = [all[0], all[colon]]
  const isOne = all.slice(0, Math.max(0, colon)).every(({ mark }) => /[,،、]/.test(mark))
  if (!first || !last || colon > MOST_IN_TITLE || !isOne) return all
  return [{ ...last, start: first.start, text: text.slice(first.start, last.end).trim() }, ...all.slice(colon + 1)]
}
/** “(the notice,) which we hand in”, “(die Anzeige,) die wir übernehmen”: says more of what stands before it. */
const ADDS =
  /^(?:which|whose|(?:die|der|das|den|dem) (?:wir|ich|er|sie|es|man|ihr|du|sich)|que nous|dont|del que|de la que|która|który|które) /iu
const MOST_IN_TITLE = 2
const HOW_TO =
  /^(?:how (?:to|an?|the|we|you|our|your|it|they)(?!\p{L})|so geht|wie (?:du|man|wir|ein|der|die|das)(?!\p{L})|comment |cómo |come |como |jak )/iu
export const isHowTo = (title: string): boolean => HOW_TO.test(title)
/** Where “how to …”, “how a can …” begins: “short video on how to tell …” orders what its list is of. */
export const howIn = (text: string): number =>
  Math.max(0, text.search(/(?<= )(?:how (?:to|an?|the|we|you|our|your)|so geht|wie (?:du|man|wir|ein|der|die|das)) /iu))
const COUNTS =
  /^(?:(?:our|my|the|nos|mes|les|unsere|meine|die|nuestr[oa]s|mis|los|las|i nostri|le nostre|os nossos|as nossas|nasze|onze|mijn) )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) /iu
const QUOTED = /^[„“"«‘「].+[”“"»’」]$/u
/** A colon behind it, or a dash behind “How to store it”, “Five tips” and a title in marks. */
const leadsToList = ({ mark, text, start }: Clause): boolean =>
  /[:：]/.test(mark) || (mark === '–' && start === 0 && (HOW_TO.test(text) || COUNTS.test(text) || QUOTED.test(text)))

type Promised = { count: number; start: number; end: number }
const MOST_COUNTED = 20
const FIRST = 3
/** “5 easy tips”, “die 3 häufigsten Fehler”. */
const BETWEEN = 1

const numberOf = ({ kind, key }: Token, lexicons: readonly Lexicon[]): number | undefined => {
  const number = kind === 'number' ? Number(key) : lexicons.find(one => one.numbers.has(key))?.numbers.get(key)
  return number !== undefined && number > 1 && number <= MOST_COUNTED ? number : undefined
}

/** “… in 4 steps”: the number before a word for what a list has, and from where to where both stand. */
export function promiseIn(title: string, lexicons: readonly Lexicon[]): Promised | undefined {
  const tokens = tokensOf(title)
  const at = tokens.findIndex(({ key }) => isCounted(key))
  const end = tokens[at]?.end ?? 0
  return tokens
    .slice(Math.max(0, at - 1 - BETWEEN), Math.max(0, at))
    .flatMap(token => {
      const count = numberOf(token, lexicons)
      return count === undefined ? [] : { count, start: token.start, end }
    })
    .at(-1)
}

/** Whether a title begins with what follows it: “How to store bread”, “What to bring”, “5 tips”. */
export const opensList = (title: string): boolean => HOW_TO.test(title) || COUNTS.test(title) || WHAT.test(title)

/** Whether a title says what follows: “5 tips”, “12 gifts for knitters”, “How to store bread”, “What to bring”. */
export const announces = (title: string): boolean =>
  opensList(title) || tokensOf(title).some(({ key }) => isCounted(key))
const WHAT =
  /^(?:what (?:to|you)|(?:(?:the|some|a few) )?things (?:to|you|we) |was (?:du|ihr|sie|man) |qué |ce qu[’'e]|cosa |o que |co (?:zabrać|warto)|wat je|(?:check|packing |shopping |pack|einkaufs)list)/iu

/** How many the title of a list says that there are: “Five things to check: …”; no day and no price is a count. */
export function countOf(title: string, lexicons: readonly Lexicon[], values: readonly Value[] = []) {
  const isValue = ({ start }: Token) =>
    values.some(one => one.kind !== 'number' && one.start <= start && start < one.end)
  const first = tokensOf(title)
    .slice(0, FIRST)
    .filter(token => !isValue(token) && !/^[.,]?\d/.test(title.slice(token.end)))
    .map(token => numberOf(token, lexicons))
  return promiseIn(title, lexicons)?.count ?? first.find(number => number !== undefined)
}

/** “Bay parking in 4 moves” counts what follows where there are as many; “in 20 seconds” counts something else. */
const isInAll = (title: string, count: number, lexicons: readonly Lexicon[]): boolean => {
  const [last] = tokensOf(title).slice(-2)
  return IN_ALL.test(title) && last !== undefined && numberOf(last, lexicons) === count
}
const IN_ALL = / (?:in|en|em|w) \S+ \p{L}+$/u

/** Behind the title; where it has counted one more, and where all are numbers of things, the last is two: “3 plays, 14 performances and 41 volunteers”. */
function membersOf(clauses: readonly Clause[], count: number | undefined): string[] {
  const members = clauses.map(({ text }) => unjoined(text).replace(THEN, ''))
  const grouped = withCounts(members, count)
  if (grouped) return grouped
  const pair = members.at(-1)?.split(AND) ?? []
  const all = [...members, ...pair]
  // “reposa 12 horas en frío y horneamos a las 6”: each of its halves has its own number, as all others have.
  const areNumbers =
    all.every(each => /^\d/.test(each)) ||
    (members.length >= LEAST &&
      pair.every(each => each.split(' ').length > LEAST) &&
      all.every(each => /\d/.test(each)))
  return pair.length === 2 && (count === members.length + 1 || areNumbers)
    ? [...members.slice(0, -1), ...pair]
    : members
}
/** “chin tucks, 10 slow ones, then shoulder blade squeezes, hold 5 seconds, and stand up” of 3 things: what has a number behind one of them is of it. */
function withCounts(members: readonly string[], count: number | undefined): string[] | undefined {
  if (count === undefined || members.length <= count) return undefined
  const last = members.length - 1
  const grouped = joinNeighbours(members, (one, next, at) => at < last && /\d/.test(next) && `${one}, ${next}`)
  return grouped.length === count ? grouped : undefined
}

/** “then turn as you go”; in “dann bekommst du” and “dan krijg je” the verb stands second because of it. */
const THEN =
  /^(?:then|luego|después|puis|ensuite|poi|depois|potem|następnie|(?:dann|danach|dan|daarna|sedan)(?! \p{Ll}+ (?:ich|du|er|sie|es|wir|ihr|man|ik|je|jij|hij|ze|zij|we|wij|jullie|u|jag|han|hon|vi|ni|de|det|der|die|das|den)(?!\p{L}))) /iu
