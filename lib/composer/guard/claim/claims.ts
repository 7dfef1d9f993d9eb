// What a word of the post claims against what its evidence says: “free”, “no”, “guaranteed”, “thank”.
import type { Hold } from '#lib/composer/answer.ts'
import { groupsOf } from '#lib/composer/guard/claim/groups.ts'
import { type Evidence, namedBy, type Piece, type Text } from '#lib/composer/guard/evidence.ts'
import { sensitiveOf } from '#lib/composer/guard/grave.ts'
import { isMeantIn, isOfNoPrice } from '#lib/composer/guard/meant.ts'
import { hold, type Rule } from '#lib/composer/guard/rule.ts'
import { mistyped } from '#lib/composer/lexis/alike.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { isUndone } from '#lib/composer/lexis/undone.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { eachOf } from '#lib/words/each-of.ts'

/** A word that promises, limits, denies or praises stands in the text's own evidence, by meaning. */
export const claims: Rule = evidence => {
  const [faults, holds]: [string[], Hold[]] = [[], []]
  const all = [...evidence.publish, ...evidence.lines]
  for (const text of evidence.texts)
    for (const [group, word] of groupsOf(evidence, text)) {
      const pieces = CLOSE.has(group) ? namedBy(evidence, text) : all
      if (isClaimed(evidence, pieces, group, word) || isRespelled(evidence, pieces, word, text)) continue
      if (group === 'not' && (isUndoneIn(pieces, text) || isFreeOf(evidence, pieces, word, text))) continue
      const isLikely =
        (group === 'welcome' && isDated(pieces)) ||
        (group === 'discount' && pieces.some(isPercentOn)) ||
        (COUNTED.has(group) && isBeforeNumber(text, word))
      if (SOFT.has(group) || isLikely) holds.push(hold('own_words', word, text.at))
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
  if (group === 'children' && pieces.some(({ text }) => OF_AGE.test(text))) return true
  if (group === 'sorry' && isApology(evidence)) return true
  if (group === 'open' && pieces.some(({ literals }) => literals.some(({ kind }) => kind === 'time'))) return true
  return pieces.some(({ tokens }) =>
    tokens.some(token => token.key === word || leads(word, token.key) || meansGroup(evidence, token, group)),
  )
}

/** “Apology post.” asks for the word. */
export const isApology = (evidence: Evidence): boolean =>
  sensitiveOf(evidence) === 'apology' ||
  evidence.kept.some(piece => piece.list === 'style' && groupsOf(evidence, piece).some(([group]) => group === 'sorry'))

/** “Entry costs nothing” where the brief has “free entry”. */
const isFreeOf = (evidence: Evidence, pieces: readonly Piece[], word: string, text: Text): boolean =>
  isOfNoPrice(evidence, text, word) && isClaimed(evidence, pieces, 'free', '')

/** “Half price for children under 12” where the brief has “under 12s”. */
const OF_AGE =
  /\b(?:under[- ]?|[uU])(?:[1-9]|1[0-7])s\b|\bage[ds]? (?:[1-9]|1[0-7])\b|\b(?:[1-9]|1[0-7])[- ]?(?:years? olds?|yrs? olds?|y\/?o)\b|\b(?:ab|unter|bis|dès|moins de|menores de|dai|sotto i|até) (?:[1-9]|1[0-7]) (?:jahren?|ans|años|anni|anos)\b|(?:[1-9]|1[0-7])(?:歳|才)/iu

/** “not paid” where the brief has “unpaid”. */
const isUndoneIn = (pieces: readonly Piece[], { content }: Piece): boolean =>
  pieces.some(({ tokens }) => tokens.some(({ key }) => isUndone(key, content)))

const LEAST = 5
/** “Kinder” where the brief has “Kinderkurs”, “Preis” where it has “Preise”, and not where it has “kinderfrei”. */
const leads = (word: string, key: string): boolean =>
  word.length >= LEAST && key.length > word.length && key.startsWith(word) && !LACK.test(key.slice(word.length))
const LACK = /^(?:frei|los|less|free)/

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

/** “every 4 weeks” where the brief has “how often, 4 weeks”, “all 62 of them” where it has “62”. */
const isBeforeNumber = ({ tokens }: Piece, word: string): boolean =>
  tokens.some(({ key }, at) => key === word && tokens[at + 1]?.kind === 'number')
const COUNTED = new Set<ClaimGroup>(['all', 'each'])

/** “15% on hand tools”, “20% auf alles”: less to pay, unless somebody knows better. */
const isPercentOn = ({ text, literals }: Piece): boolean =>
  literals.some(({ kind, end }) => kind === 'percent' && PERCENT_ON.test(text.slice(end, end + 8)))
const PERCENT_ON = /^ (?:on|off|auf|en|sur|su|sui|sugli|sulle|em|nos|nas|na|على) /
