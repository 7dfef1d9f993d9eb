// Words of the post against words of the brief: what stands nowhere, and what claims more than its evidence.
import type { Hold } from '#lib/composer/answer.ts'
import { type Evidence, namedBy, type Piece, type Text } from '#lib/composer/guard/evidence.ts'
import { sensitiveOf } from '#lib/composer/guard/grave.ts'
import { isMeantIn } from '#lib/composer/guard/meant.ts'
import { clausesOf, isNot } from '#lib/composer/guard/polarity.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { alike, mistyped } from '#lib/composer/lexis/alike.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { isUndone } from '#lib/composer/lexis/undone.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { stemOf } from '#lib/composer/packs/index.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { eachOf } from '#lib/words/each-of.ts'

const STRAY = 1 / 2

/** A text of which too much stands nowhere is refused; a single word of its own is looked at. */
export const held: Rule = evidence => {
  if (evidence.language !== evidence.spoken) return {}
  const [faults, holds]: [string[], Hold[]] = [[], []]
  const capitals = capitalsIn(evidence)
  for (const text of evidence.texts) {
    const stray = [
      ...new Set(
        text.content.filter(
          (word, at) =>
            !stands(evidence, word) &&
            !isJoined(evidence, text.tokens, word) &&
            !isCompound(evidence, word) &&
            !isCounted(evidence, word) &&
            !isDenial(evidence, word) &&
            !isInitialled(evidence, text.content, at),
        ),
      ),
    ]
    const own = stray.filter(word => !isNeutral(evidence, word) && !isMeant(evidence, word))
    const strange = familiesOf(own.filter(word => !isShortened(capitals, text.content, word)))
    if (strange >= 2 && strange > text.content.length * STRAY)
      faults.push(`not held: “${short(text.text)}” in ${text.at}: ${own.join(', ')} stand nowhere in publish`)
    else if (own.length > 0) holds.push(hold('own_words', own.join(', '), text.at))
  }
  return { faults, holds }
}

/** Words of one stem are one: “billets”, “billetterie”. */
const familiesOf = (words: readonly string[]): number =>
  words.filter((word, at) => !words.slice(0, at).some(other => alike(other, word))).length

/** “RE”, “PE”. */
const capitalsIn = ({ publish }: Evidence): ReadonlySet<string> =>
  new Set(publish.flatMap(({ tokens }) => tokens.flatMap(({ key, text }) => (/^\p{Lu}{2}$/u.test(text) ? [key] : []))))

/** “religious education” where the brief has “RE”: two letters could be much else, so somebody looks. */
const isShortened = (capitals: ReadonlySet<string>, words: readonly string[], word: string): boolean =>
  words.some(
    (one, at) => (one === word || words[at + 1] === word) && capitals.has(`${one[0]}${words[at + 1]?.[0] ?? ''}`),
  )

const stands = ({ said, own, lexicons }: Evidence, word: string): boolean =>
  said.holds(word) ||
  own.holds(word) ||
  lexicons.some(({ forms }) => forms.get(stemOf(word))?.some(form => said.holds(form) || own.holds(form)))
/** “MB Way” where the brief has “mbway”, “in-laws” where it has “inlaws”. */
function isJoined({ said }: Evidence, tokens: readonly Token[], word: string): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ key }) => key)
  return words.some(
    (key, at) =>
      key === word && (said.keys.has(`${words[at - 1] ?? ''}${key}`) || said.keys.has(`${key}${words[at + 1] ?? ''}`)),
  )
}
const COMPOUNDING = new Set(['de', 'nl', 'sv'])
const PART = 4
/** “Stoffbücher” where the brief has “Stoffe” and “Bücher”. */
const isCompound = (evidence: Evidence, word: string): boolean =>
  COMPOUNDING.has(evidence.spoken) &&
  Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, at) => at + PART).some(
    at => isPart(evidence, word.slice(0, at)) && isPart(evidence, word.slice(at)),
  )
const isPart = ({ said }: Evidence, part: string): boolean =>
  said.keys.has(part) || ENDINGS.some(ending => said.keys.has(`${part}${ending}`))
const ENDINGS = ['e', 'n', 'en', 'er', 's']
/** “The fifth” where the brief has “5.”. */
const isCounted = ({ lexicons, publish }: Evidence, word: string): boolean =>
  lexicons.some(({ ordinals }) => {
    const nth = ordinals.indexOf(word) + 1
    const isNth = ({ kind, text }: Literal) =>
      (kind === 'number' || kind === 'version') && Number.parseInt(text, 10) === nth
    return nth > 1 && publish.some(({ literals }) => literals.some(isNth))
  })
/** “unfiled” where the brief has “nothing filed”. */
const isDenial = (evidence: Evidence, word: string): boolean =>
  evidence.publish.some(piece =>
    clausesOf(piece).some(clause => {
      const keys = clause.map(({ key }) => key)
      return isUndone(word, keys) && keys.some(key => isNot(evidence, key))
    }),
  )
const INITIALS = 3
/** “annual general meeting” where the brief has “agm”. */
const isInitialled = ({ said }: Evidence, words: readonly string[], at: number): boolean =>
  Array.from({ length: INITIALS }, (_, back) => words.slice(Math.max(0, at - back), at - back + INITIALS)).some(
    run => run.length === INITIALS && said.keys.has(run.map(word => word[0]).join('')),
  )
/** “thank you” where the brief has “thx”: the same is claimed. */
const isMeant = (evidence: Evidence, word: string): boolean =>
  evidence.lexicons.some(
    ({ claims }) =>
      claims.has(word) &&
      evidence.publish.some(piece => groupsOf(evidence, piece).some(([group]) => group === claims.get(word))),
  )
const isNeutral = ({ lexicons }: Evidence, word: string): boolean =>
  lexicons.some(({ neutral, common, numbers }) => neutral.has(word) || common.has(word) || numbers.has(word))

/** Share of the words that are the brief's or the brand's. */
export function wordedShare(evidence: Evidence): number {
  const words = evidence.texts.flatMap(({ content }) => content)
  return words.length === 0
    ? 1
    : words.filter(word => stands(evidence, word) || isNeutral(evidence, word)).length / words.length
}

/** A word that promises, limits, denies or praises stands in the text's own evidence, by meaning. */
export const claims: Rule = evidence => {
  const [faults, holds]: [string[], Hold[]] = [[], []]
  const all = [...evidence.publish, ...evidence.lines]
  for (const text of evidence.texts)
    for (const [group, word] of groupsOf(evidence, text)) {
      const pieces = CLOSE.has(group) ? namedBy(evidence, text) : all
      if (isClaimed(evidence, pieces, group, word) || isRespelled(evidence, pieces, word, text)) continue
      if (group === 'not' && isUndoneIn(pieces, text)) continue
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
  ['refund', ['refund'] as const],
])

function isClaimed(evidence: Evidence, pieces: readonly Piece[], group: ClaimGroup, word: string): boolean {
  const given = new Set(pieces.flatMap(piece => groupsOf(evidence, piece).map(([each]) => each)))
  if (given.has(group) || IMPLIED.get(group)?.some(each => given.has(each))) return true
  if (isMeantIn(evidence, pieces, group)) return true
  if (group === 'more' && pieces.some(({ text }) => /\d\+/.test(text))) return true
  if (group === 'sorry' && sensitiveOf(evidence) === 'apology') return true
  if (group === 'open' && pieces.some(({ literals }) => literals.some(({ kind }) => kind === 'time'))) return true
  return pieces.some(({ tokens }) =>
    tokens.some(token => token.key === word || leads(word, token.key) || meansGroup(evidence, token, group)),
  )
}

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

/** Words of a piece that claim something, with what they claim. */
function groupsOf(evidence: Evidence, piece: Piece): readonly [ClaimGroup, string][] {
  const found = known.get(piece) ?? groupsIn(evidence, piece)
  known.set(piece, found)
  return found
}
const known = new WeakMap<Piece, readonly [ClaimGroup, string][]>()

function groupsIn({ lexicons: both, spoken, texts }: Evidence, piece: Piece): readonly [ClaimGroup, string][] {
  const { tokens, text } = piece
  // An answer in another language than the brief is read in its own: “so” is no Portuguese “só”.
  const own = texts.includes(piece as Text) ? both.filter(({ pack }) => pack.code === spoken) : []
  const lexicons = own.length > 0 ? own : both
  const turns = lexicons.flatMap(({ idiom }) => idiom.find(text, tokens))
  const found = tokens.flatMap(({ kind, key, start }): [ClaimGroup, string][] =>
    kind !== 'word' || turns.some(turn => start >= turn.start && start < turn.end)
      ? []
      : lexicons.flatMap(({ claims }) => (claims.has(key) ? [[claims.get(key) as ClaimGroup, key]] : [])),
  )
  const unspaced = lexicons
    .filter(({ pack }) => pack.code === 'ja')
    .flatMap(({ claims }) =>
      [...claims].flatMap(([word, group]): [ClaimGroup, string][] =>
        word.length > 1 && text.includes(word) ? [[group, word]] : [],
      ),
    )
  return [...found, ...unspaced]
}
