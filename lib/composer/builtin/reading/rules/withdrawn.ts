// A value that is taken back in the same breath: “doors 7 edit: not 7, doors 6.30”, “van 9 tot 4 nee foutje van 8 tot 3”.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

type Span = { start: number; end: number }
/** What is told no more, and the value that stands in the place of the one before it. */
export type Withdrawn = Span & { swap?: { old: Literal; value: Literal } }

/** So short that they take nothing back by themselves, but do between two values of a kind. */
const SHORT =
  /(?<=[\s,;.:(–-])(?:oops|(?<=(?:ne|nee|ach|äh|nein) )halt|quatsch|falsch|oups|anzi|foutje|(?:edit|correction|korrektur|corrección|rectific\p{L}*|rectif\p{L}*|correzione|errata|correção|correctie|poprawka)(?=:)|(?:no|nope|nee?|nein|non|não|nie)(?=[,:]))(?=[\s,:;!.)–-])/giu
/** What may stand between the turn and the value that counts. */
const BETWEEN = wordSet(
  'no not nee nein non its it is thats that s make now at on the only actually correct right um am ist es sind richtig doch erst nur also jetzt c est a le les du finalement las los son es el al e as sao as dalle alle sono il lo het wordt om van vanaf tot naar op jest o od na jednak foutje halt wait sorry mi scusi be should must',
)
const VALUES = new Set<Literal['kind']>(['money', 'time', 'date', 'weekday', 'percent', 'number'])
/** Of words between a value and the turn, of words of what is said once more, and of letters between the turn and a value. */
const [BEHIND, ECHO, FAR] = [3, 6, 40]

/** From where to where it goes, with the turn and up to what counts instead. */
export function withdrawnIn(text: string, literals: readonly Literal[], lexicons: readonly Lexicon[]): Withdrawn[] {
  const values = literals.filter(({ kind }) => VALUES.has(kind))
  if (values.length < 2) return []
  const turns: Span[] = [
    ...lexicons.flatMap(({ taken }) => taken.find(text.replaceAll(',', '-'))),
    ...[...text.matchAll(SHORT)].map(({ 0: turn, index }) => ({ start: index, end: index + turn.length })),
  ]
  const spans = spansIn(text)
  return chained(
    turns
      .toSorted((a, b) => a.start - b.start)
      .flatMap(turn => takenBack(text, turn, values) ?? spanTakenBack(text, turn, spans) ?? []),
  )
}

/** “7pm no, 8pm no, 9pm”: what stands in the place of the first is the last of them. */
const chained = (all: readonly Withdrawn[]): Withdrawn[] =>
  all.map((one, nth) => {
    const last = all
      .slice(nth)
      .reduce((swap, { swap: next }) => (next && next.old === swap?.value ? next : swap), one.swap)
    return one.swap && last ? { ...one, swap: { old: one.swap.old, value: last.value } } : one
  })

/** “from 11 to 3, sorry no, 11 to 2”: a whole span in the place of another. */
function spanTakenBack(text: string, turn: Span, spans: readonly Span[]): Withdrawn | undefined {
  const old = spans.findLast(({ end }) => end <= turn.start)
  const next = spans.find(({ start }) => start >= turn.end)
  if (!old || !next || turn.start - old.end > FAR || next.start - turn.end > FAR) return undefined
  const isNear = wordsOf(text.slice(old.end, turn.start)).length <= BEHIND
  const isTurn = wordsOf(text.slice(turn.end, next.start)).every(({ key }) => BETWEEN.has(key))
  return isNear && isTurn ? { start: old.start, end: next.start } : undefined
}
const spansIn = (text: string): Span[] =>
  [...text.matchAll(SPAN)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))
const SPAN =
  /(?<![\d.:])\d{1,2}(?:[:.]\d\d)?\s?(?:to|til|till|until|bis|a|à|al|tot|do|-|–)\s?\d{1,2}(?:[:.]\d\d)?(?![\d.:]\d)/giu

function takenBack(text: string, turn: Span, values: readonly Literal[]): Withdrawn | undefined {
  const old = values.findLast(({ end }) => end <= turn.start)
  if (!old || turn.start - old.end > FAR || wordsOf(text.slice(old.end, turn.start)).length > BEHIND) return undefined
  const value = values.find(one => one.start >= turn.end && !isSame(one, old))
  if (!value || value.start - turn.end > FAR) return undefined
  const between = wordsOf(text.slice(turn.end, value.start))
  // “not 7, doors 6.30” says what was wrong once more.
  const isTurn = (words: readonly Token[]) => words.every(one => BETWEEN.has(one.key) || old.text.includes(one.text))
  const lead = between.at(-1)
  const echoed = lead && echoOf(text, turn.start, lead, values)
  if (echoed !== undefined && isTurn(between.slice(0, -1))) return { start: echoed, end: turn.end + (lead?.start ?? 0) }
  const isLike = value.kind === old.kind && (old.kind !== 'number' || nextOf(text, old) === nextOf(text, value))
  // “by 30 May no sorry its 28 May”
  return isLike && isTurn(between) ? { start: old.end, end: value.end, swap: { old, value } } : undefined
}

/** Where the word before the value that counts stands before one that does not: “doors 7”. */
function echoOf(text: string, to: number, { key }: Token, values: readonly Literal[]): number | undefined {
  const from = Math.max(0, to - 2 * FAR)
  const word = wordsOf(text.slice(from, to))
    .slice(-ECHO)
    .findLast(one => one.key === key && values.some(({ start }) => start === from + one.end + 1))
  return word && from + word.start
}

const isSame = (a: Literal, b: Literal) => a.kind === b.kind && a.values[0] === b.values[0]
const wordsOf = (text: string): Token[] => tokensOf(text).filter(({ kind }) => kind !== 'mark')
const nextOf = (text: string, { end }: Literal): string => wordsOf(text.slice(end, end + FAR))[0]?.key ?? ''
