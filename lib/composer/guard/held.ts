// Words of the post against words of the brief: what stands nowhere, and what claims more than its evidence.
import { type Evidence, namedBy, type Piece } from '#lib/composer/guard/evidence.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { took } from '#lib/composer/steps.ts'

const STRAY = 1 / 3

/** A text of which too much stands nowhere is refused; a single word of its own is looked at. */
export const held: Rule = evidence => {
  if (evidence.language !== evidence.spoken) return {}
  const [faults, holds]: [string[], ReturnType<typeof hold>[]] = [[], []]
  for (const text of evidence.texts) {
    const stray = [
      ...new Set(text.content.filter((word, at) => !stands(evidence, word) && !isJoined(evidence, text.content, at))),
    ]
    const own = stray.filter(word => !isNeutral(evidence, word) && !isMeant(evidence, word))
    if (own.length >= 2 && own.length > text.content.length * STRAY)
      faults.push(`not held: “${short(text.text)}” in ${text.at}: ${own.join(', ')} stand nowhere in publish`)
    else if (own.length > 0) holds.push(hold('own_words', own.join(', '), text.at))
  }
  return { faults, holds }
}

const stands = ({ said, own }: Evidence, word: string): boolean => said.holds(word) || own.holds(word)
/** “MB Way” where the brief has “mbway”. */
const isJoined = ({ said }: Evidence, words: readonly string[], at: number): boolean =>
  said.keys.has(`${words[at - 1] ?? ''}${words[at]}`) || said.keys.has(`${words[at]}${words[at + 1] ?? ''}`)
/** “thank you” where the brief has “thx”: the same is claimed. */
const isMeant = (evidence: Evidence, word: string): boolean =>
  evidence.lexicons.some(
    ({ claims }) =>
      claims.has(word) &&
      evidence.publish.some(piece => groupsOf(evidence, piece).some(([group]) => group === claims.get(word))),
  )
const isNeutral = ({ lexicons }: Evidence, word: string): boolean =>
  lexicons.some(({ neutral, numbers }) => neutral.has(word) || numbers.has(word))

/** Share of the words that are the brief's or the brand's. */
export function wordedShare(evidence: Evidence): number {
  const words = evidence.texts.flatMap(({ content }) => content)
  return words.length === 0
    ? 1
    : words.filter(word => stands(evidence, word) || isNeutral(evidence, word)).length / words.length
}

/** A word that promises, limits, denies or praises stands in the text's own evidence, by meaning. */
export const claims: Rule = evidence => {
  const [faults, holds]: [string[], ReturnType<typeof hold>[]] = [[], []]
  const all = [...evidence.publish, ...evidence.lines]
  for (const text of evidence.texts)
    for (const [group, word] of groupsOf(evidence, text)) {
      if (isClaimed(evidence, CLOSE.has(group) ? namedBy(evidence, text) : all, group, word)) continue
      if (SOFT.has(group)) holds.push(hold('own_words', word, text.at))
      else faults.push(`claim: “${word}” in ${text.at} is not in the segments that it names`)
    }
  return { faults: [...new Set(faults)], holds }
}

/** What a reader acts on stands in the text's own evidence; the rest anywhere in publish. */
const CLOSE = new Set<ClaimGroup>([
  'not',
  'included',
  'excluded',
  'free',
  'only',
  'closed',
  'cancelled',
  'guarantee',
  'safe',
  'certified',
  'natural',
  'full',
  'part',
  'welcome',
  'required',
  'optional',
])
/** What may follow from a score or from two numbers: looked at, not refused. */
const SOFT = new Set<ClaimGroup>(['win', 'lost', 'more', 'less', 'last', 'first'])
/** “Training off” may be told as “no training”. */
const IMPLIED: ReadonlyMap<ClaimGroup, readonly ClaimGroup[]> = new Map([
  ['not', ['cancelled', 'closed', 'soldout', 'excluded', 'less'] as const],
  ['cancelled', ['not'] as const],
  ['closed', ['not'] as const],
  ['less', ['more', 'discount', 'not'] as const],
  ['refund', ['refund'] as const],
])

function isClaimed(evidence: Evidence, pieces: readonly Piece[], group: ClaimGroup, word: string): boolean {
  const given = new Set(pieces.flatMap(piece => groupsOf(evidence, piece).map(([each]) => each)))
  if (given.has(group) || IMPLIED.get(group)?.some(each => given.has(each))) return true
  if (group === 'open' && pieces.some(({ literals }) => literals.some(({ kind }) => kind === 'time'))) return true
  return pieces.some(({ tokens }) => tokens.some(({ key }) => key === word))
}

/** Words of a piece that claim something, with what they claim. */
function groupsOf({ lexicons }: Evidence, { tokens, text }: Piece): [ClaimGroup, string][] {
  const found = tokens.flatMap(({ kind, key }): [ClaimGroup, string][] =>
    kind !== 'word'
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

const CLAUSE = /[.!?;:,。、！？؛،–—\n]| - /

/** “no booking needed”: the words never without their “not”. */
export const polarity: Rule = evidence => {
  const denied = deniedWords(evidence)
  const faults = evidence.texts.flatMap(text =>
    clausesOf(text).flatMap(clause => {
      if (clause.some(({ key }) => isNot(evidence, key))) return []
      const broken = denied.find(({ words }) => words.every(word => clause.some(({ key }) => alike(word, key))))
      return broken ? [`polarity: “${short(text.text)}” in ${text.at}: the brief says “${short(broken.brief)}”`] : []
    }),
  )
  return { faults }
}

const SOFT_NOT = new Set<ClaimGroup>(['not', 'closed', 'cancelled', 'excluded', 'soldout', 'less', 'lost'])
const isNot = ({ lexicons }: Evidence, key: string): boolean =>
  lexicons.some(({ claims }) => SOFT_NOT.has(claims.get(key) as ClaimGroup)) ||
  /^(?:nt|un|non|ohne|nichts)$/.test(key) ||
  /(?:ない|ません|なし|なく)/.test(key)

export const clausesOf = ({
  tokens,
  text,
}: Piece): { key: string; text: string; kind: string; start: number; end: number }[][] => {
  took(tokens.length)
  const clauses: (typeof tokens)[number][][] = [[]]
  let last = 0
  for (const token of tokens) {
    if (CLAUSE.test(text.slice(last, token.start)) || (token.kind === 'mark' && CLAUSE.test(token.text)))
      clauses.push([])
    if (token.kind !== 'mark') clauses.at(-1)?.push(token)
    last = token.end
  }
  return clauses.filter(clause => clause.length > 0)
}

const REACH = 3

type Denied = { words: readonly string[]; brief: string }
/** “14 kids have no boots” tells a lack and forbids nothing. */
const HAVE = /^(?:have|has|had|got|haben|hat|habe|tengo|tiene|tienen|ont|a|hanno|ha|tem|tem|maja|ma)$/

/** Words that publish only says with a “no” before or behind them. */
function deniedWords(evidence: Evidence): Denied[] {
  const [denied, said]: [Denied[], string[]] = [[], []]
  for (const piece of evidence.publish)
    for (const clause of clausesOf(piece)) {
      const nots = clause.flatMap(({ key }, at) =>
        isPlainNot(evidence, key) && !HAVE.test(clause[at - 1]?.key ?? '') ? [at] : [],
      )
      if (!clause.some(({ key }) => isNot(evidence, key))) said.push(...clause.map(({ key }) => key))
      const brief = clause.map(({ text }) => text).join(' ')
      for (const not of nots) {
        const words = (side: 1 | -1): string[] =>
          Array.from({ length: REACH }, (_, step) => clause[not + side * (step + 1)]).flatMap(token =>
            token && isWord(evidence, piece, token.key) ? [token.key] : [],
          )
        const ahead = words(1).slice(0, 2)
        const near = ahead.length > 0 ? ahead : words(-1).slice(0, 1)
        if (near.length > 0) denied.push({ words: near, brief })
      }
    }
  const index = new Set(said)
  return denied.filter(({ words }) => !words.every(word => index.has(word)))
}

const isPlainNot = ({ lexicons }: Evidence, key: string): boolean =>
  lexicons.some(({ claims }) => claims.get(key) === 'not')
const isWord = ({ lexicons }: Evidence, { content }: Piece, key: string): boolean =>
  content.includes(key) && !lexicons.some(({ neutral, chat }) => neutral.has(key) || chat.has(key))
