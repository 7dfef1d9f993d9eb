// What a word of the post claims against what its evidence says: “free”, “no”, “guaranteed”, “thank”.
import type { Hold } from '#lib/composer/answer.ts'
import { groupsOf } from '#lib/composer/guard/claim/groups.ts'
import { areThanksOrdered } from '#lib/composer/guard/claim/ordered.ts'
import { type Evidence, namedBy, type Piece } from '#lib/composer/guard/evidence.ts'
import { sensitiveOf } from '#lib/composer/guard/grave.ts'
import { isMeantIn } from '#lib/composer/guard/meant.ts'
import { hold, type Rule } from '#lib/composer/guard/rule.ts'
import { mistyped } from '#lib/composer/lexis/alike.ts'
import { casually } from '#lib/composer/lexis/casual/casual.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import { keysOf, type Token } from '#lib/composer/lexis/tokens.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { eachOf } from '#lib/words/each-of.ts'

/** A word that promises, limits, denies or praises stands in the text's own evidence, by meaning. */
export const claims: Rule = evidence => {
  const [faults, holds]: [string[], Hold[]] = [[], []]
  const all = [...evidence.publish, ...evidence.lines]
  for (const text of evidence.texts)
    for (const [group, word] of groupsOf(evidence, text)) {
      const pieces = CLOSE.has(group) ? namedBy(evidence, text) : all
      if (
        isClaimed(evidence, pieces, group, word) ||
        isPrice(pieces, word, text) ||
        isTotal(group, text) ||
        isRespelled(evidence, pieces, word, text)
      )
        continue
      if (SOFT.has(group) || (group === 'welcome' && isDated(pieces))) holds.push(hold('own_words', word, text.at))
      else faults.push(`claim: “${word}” in ${text.at} is not in the segments that it names`)
    }
  return { faults: [...new Set(faults)], holds }
}

/** What a reader acts on stands in the text's own evidence; the rest anywhere in publish. */
const CLOSE = new Set<ClaimGroup>(
  eachOf(
    'not included excluded free only closed cancelled guarantee safe certified natural full part welcome required optional',
  ),
)
/** What may follow from a score or from two numbers: looked at, not refused. */
const SOFT = new Set<ClaimGroup>(['win', 'lost', 'more', 'less', 'last', 'first', 'new', 'instead'])
/** “Training off” may be told as “no training”, “all with a guarantee” as “each with a guarantee”. */
const IMPLIED: ReadonlyMap<ClaimGroup, readonly ClaimGroup[]> = new Map([
  ['not', ['cancelled', 'closed', 'soldout', 'excluded', 'less'] as const],
  ['each', ['all'] as const],
  ['all', ['each'] as const],
  ['cancelled', ['not'] as const],
  ['closed', ['not'] as const],
  ['less', ['more', 'discount', 'not'] as const],
])

function isClaimed(evidence: Evidence, pieces: readonly Piece[], group: ClaimGroup, word: string): boolean {
  const given = new Set(pieces.flatMap(piece => groupsOf(evidence, piece).map(([each]) => each)))
  if (given.has(group) || IMPLIED.get(group)?.some(each => given.has(each))) return true
  if (isMeantIn(evidence, pieces, group)) return true
  if (group === 'more' && pieces.some(({ text }) => /\d\+/.test(text))) return true
  if (group === 'each' && pieces.some(({ text }) => PER.test(text))) return true
  if (group === 'discount' && pieces.some(({ text }) => LESS.test(text))) return true
  if (isOrdered(evidence, group)) return true
  if (group === 'open' && pieces.some(({ literals }) => literals.some(({ kind }) => kind === 'time'))) return true
  return pieces.some(
    ({ text, tokens }) =>
      tokens.some(token => token.key === word || meansGroup(evidence, token, group)) ||
      keysOf(casually(text, evidence.language)).includes(word),
  )
}

/** “£11.80/kg”. */
const PER = /\d\s?(?:\p{Sc}|kr|zł|chf)?\s?\/\s?\p{L}/iu

/** “-10 % ce soir-là”. */
const LESS = /(?:^|[\s(])[-–−] ?\d{1,2} ?%/u

/** What the order for the post asks for by its word. */
export const isOrdered = (evidence: Evidence, group: ClaimGroup | undefined): boolean =>
  (group === 'sorry' && isApology(evidence)) || (group === 'thank' && areThanksOrdered(evidence))

/** „Preis des Gutscheins“ over “89 €” is what it costs, „1. Preis“ is none. */
const isPrice = (pieces: readonly Piece[], word: string, { text }: Piece): boolean =>
  word === 'preis' && PRICE.test(text) && pieces.some(({ literals }) => literals.some(({ kind }) => kind === 'money'))
const PRICE =
  /(?:^|(?<!\d)[.,;:(–—]\s?|(?<!\p{L})(?:[Dd]er|[Zz]um|[Uu]nser)\s)Preis(?=\s?:|\s(?:des|der|für|pro|je|ab|von)(?!\p{L})|\s?\d|$)/u

/** “612 sweeps in all” adds up what is counted. */
const isTotal = (group: ClaimGroup, { text }: Piece): boolean => group === 'all' && TOTAL.test(text)
const TOTAL = /(?<!\p{L})(?:in all|all told|alles in allem|en tout|en total|in tutto|ao todo)(?=[,.:]|$)/iu

/** “Apology post.” asks for the word. */
const isApology = (evidence: Evidence): boolean =>
  sensitiveOf(evidence) === 'apology' ||
  evidence.kept.some(piece => piece.list === 'style' && groupsOf(evidence, piece).some(([group]) => group === 'sorry'))

/** “inc” where the post says “including”, “tt” where it says “tout”. */
const meansGroup = ({ lexicons }: Evidence, token: Token, group: ClaimGroup): boolean =>
  lexicons.some(lexicon => spelledOut(token, lexicon).some(key => lexicon.claims.get(key) === group))

/** “thank you” where the brief has “thankyou”, “sorry” where it has “sorrry”: no word that means something itself. */
function isRespelled({ lexicons }: Evidence, pieces: readonly Piece[], word: string, { tokens }: Piece): boolean {
  const joined = new Set(
    tokens.flatMap(({ key }, at) => {
      const next = tokens[at + 1]?.key ?? ''
      return key === word || next === word ? [`${key}${next}`] : []
    }),
  )
  const isKnown = (key: string) =>
    lexicons.some(({ glue, neutral, claims }) => glue.has(key) || neutral.has(key) || claims.has(key))
  return pieces.some(({ tokens: given }) =>
    given.some(
      ({ key }, at) =>
        joined.has(key) || `${key}${given[at + 1]?.key ?? ''}` === word || (mistyped(word, key) && !isKnown(key)),
    ),
  )
}

/** Whoever is told a day or an hour may be asked to come. */
const isDated = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ literals }) => literals.some(({ kind }) => kind === 'date' || kind === 'time'))
