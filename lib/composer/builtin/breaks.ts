// Where a sentence that is too long for a headline may end.
import { BEGINS, clausesIn, JOINED, RELATIVE, RELATIVES } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { verbOf } from '#lib/composer/lexis/english/verbs.ts'
import { isAnd } from '#lib/composer/lexis/hanging.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { unquoted } from '#lib/composer/segments/quoted.ts'
import { width } from '#lib/composer/words/width.ts'

export const HEADLINE = 60
export const LEAST_WORDS = 3

/** Within a bracket, a quote or a clause that goes on. */
const isOpen = (text: string): boolean =>
  text.split('(').length !== text.split(')').length || /[“„«»]/.test(unquoted(text)) || /[,:;–-]$/.test(text)

/** Where a long line ends best for a headline: before another clause; before a sum or an hour, with the small words that lead to it. */
export function breaksIn({ text, literals }: Piece, lexicons: Brief['lexicons']): { joined?: number; valued?: number } {
  // No headline is longer, however long the line.
  const tokens = tokensOf(text.slice(0, HEADLINE * 2))
  const near = literals.filter(({ start }) => start < HEADLINE * 2)
  const isSmall = (at: number): boolean =>
    lexicons.some(({ glue, till }) => glue.has(tokens[at]?.key) || till.has(tokens[at]?.key))
  const values = new Set(near.filter(({ kind }) => VALUES.has(kind)).map(({ start }) => start))
  // A sum right behind its verb is what the verb is about: “to raise £600”; behind another value it stands alone.
  const isAlone = (at: number): boolean =>
    near.some(
      ({ kind, start, end }) => (kind === 'time' && start === at) || (end <= at && text.slice(end, at).trim() === ''),
    )
  const hours = near.filter(({ kind }) => kind === 'time')
  const isBetween = (at: number, next: number): boolean =>
    hours.some(({ end }) => end <= at && text.slice(end, at).trim() === '') && hours.some(({ start }) => start === next)
  const begins = tokens.flatMap(({ start, text: own, kind }, at) => {
    const head = text.slice(0, start).trim()
    const fits = width(head) <= HEADLINE && head.split(' ').length >= LEAST_WORDS && !isOpen(head)
    const ends = tokens[at - 1]?.kind === 'word' && !isSmall(at - 1) && !BEGINS.has(tokens[at - 1]?.key)
    const whole = !near.some(one => one.start < start && start < one.end) && !goesOnBehind(tokens, at)
    return fits && ends && whole && (kind !== 'mark' || (values.has(start) && isAlone(start))) && !JOINS.test(own)
      ? [{ start, at }]
      : []
  })
  const valued = begins.find(
    ({ start, at }) =>
      (values.has(start) && isAlone(start)) ||
      // “came to £1,186”, but not within “de 10h à 13h”.
      (isSmall(at) &&
        !isBetween(start, tokens[at + 1]?.start ?? -1) &&
        !/^(?:to|auf)$/.test(tokens[at]?.key ?? '') &&
        values.has(tokens[at + 1]?.start ?? -1)),
  )
  return { joined: begins.find(({ at }) => BEGINS.has(tokens[at]?.key))?.start, valued: valued?.start }
}
/** “closing at 6 and back / at 10”, “close / at 1 and reopen on 4 January”: two deeds, each with its own hour; “from £25 and remain valid” one thing that does two. */
function goesOnBehind(tokens: readonly Token[], at: number): boolean {
  const isLedOn = tokens.slice(Math.max(0, at - 3), at).some(isAnd)
  const and = tokens.findIndex((token, nth) => nth > at && isAnd(token))
  return (
    isLedOn ||
    (and > 0 &&
      tokens[and + 1]?.kind === 'word' &&
      (tokens.slice(and + 2, and + 5).some(({ kind }) => kind === 'number') ||
        verbOf(tokens[and + 1]?.key ?? '')?.sure === true))
  )
}
const VALUES = new Set<Literal['kind']>(['money', 'time', 'percent'])
const JOINS = /^(?:and|or|und|oder|y|o|e|et|ou|i|lub|of|de|di|von)$/iu

/** “Meet Gravy, a nine-year-old who …”: behind the first comma, where as much stands before it as names something. */
export function openingOf({ text, literals }: Piece): number | undefined {
  const [first, next] = clausesIn(text, literals)
  const isOpening =
    first?.mark === ',' &&
    first.text.includes(' ') &&
    width(first.text) <= HEADLINE &&
    !JOINED.test(next?.text ?? '') &&
    !RELATIVE.test(next?.text ?? '')
  return isOpening ? first.end + 1 : undefined
}

/** What stands above, and what is left of the sentence. */
export const cutAt = (text: string, at: number): { head: string; rest: string } => ({
  head: withoutEnd(text.slice(0, at).trim(), ','),
  rest: text.slice(at).trim(),
})

export const LEADS_ON = wordSet(
  `${RELATIVES.replaceAll('|', ' ')} if wenn falls si se jesli that when while during until after before without wahrend nachdem bevor damit quien cuando donde durante hasta quand pendant apres avant jusqua quando dove dopo enquanto ate depois kiedy gdzie`,
)
/** “Un très grand merci à toutes les personnes / qui ont couru …”: before a word that leads on or a day, as late as a headline has room. */
export function phraseOf(piece: Piece, lexicons: Brief['lexicons']): number | undefined {
  const leads = startsIn(piece, lexicons, ({ key }) => LEADS_ON.has(key)).at(-1)
  const day = dayIn(piece, lexicons)
  return leads === undefined || day === undefined ? (leads ?? day) : Math.max(leads, day)
}

/** “will be licensed as our new vicar / on Thursday 4 September”: before a day, with the small words that lead to it. */
export const dayIn = (piece: Piece, lexicons: Brief['lexicons']): number | undefined =>
  startsIn(
    piece,
    lexicons,
    ({ start }) =>
      piece.literals.some(one => one.start === start && isDay(one)) &&
      // “yesterday and some orders were charged twice” goes on from what stands before the day.
      !tokensOf(piece.text.slice(start)).some((token, at, all) => isAnd(token) && all[at + 1]?.kind === 'word'),
    true,
  ).at(-1)

/** What belongs to the day behind it: “every Friday”, “starts on 4 May”. */
export const OF_DAY =
  /(?:^|\s)(?:every|each|this|next|last|all|jeden|jede|jeder|diesen|nächsten|cada|todos|todas|este|starts|start|begins|opens|ends|closes|deadline|beginnt|startet|empieza|commence|inizia|começa|zaczyna|próximo|chaque|tous|ce|prochain|ogni|questo|prossimo|każdy|każdą|w każdy|کل|كل)$/iu

/** Where such a word begins, with as much before it as a headline is; of a day, where the small words begin that lead to it. */
function startsIn(
  { text, literals }: Piece,
  lexicons: Brief['lexicons'],
  isWanted: (token: Token) => boolean,
  isLed = false,
): number[] {
  const tokens = tokensOf(text.slice(0, HEADLINE * 2))
  const isSmall = (token: Token | undefined) =>
    lexicons.some(({ glue }) => glue.has(token?.key)) || (isLed && OF_DAY.test(token?.text ?? ''))
  // “at Mill Lane 14 / on Saturday”: a number by itself is no value that goes on.
  const isValue = (token: Token | undefined) =>
    literals.some(
      ({ kind, start, end }) => kind !== 'number' && token !== undefined && start <= token.start && token.start < end,
    )
  return tokens.flatMap((token, at) => {
    if (!isWanted(token)) return []
    const first = isLed ? tokens.slice(0, at).findLastIndex(before => !isSmall(before)) + 1 : at
    const [start, before] = [tokens[first]?.start ?? 0, tokens[first - 1]]
    const head = text.slice(0, start).trim()
    const isWhole =
      (before?.kind === 'word' || (isLed && before?.kind === 'number')) &&
      !isSmall(before) &&
      !(isLed && isValue(before)) &&
      !isOpen(head) &&
      head.split(' ').length >= LEAST_WORDS &&
      !literals.some(one => one.start < start && start < one.end)
    return isWhole && width(head) <= HEADLINE ? [start] : []
  })
}
