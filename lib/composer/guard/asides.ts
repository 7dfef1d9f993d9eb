// What a brief says to whoever makes the post and the post says to readers: nobody has told that it is for them.
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { contentOf, type Evidence, type Piece, wordsOf } from '#lib/composer/guard/evidence.ts'
import { doubt, hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { bareWords, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { registry } from '#lib/registry.ts'

/** A remark as the brief has it, the words by which a post that tells it is known, and what it may be; a secret is for no reader. */
type Remark = { text: string; words: readonly string[]; kind: 'remark' | 'unsure' | 'secret' }

/** Remarks under publish that the post tells: left out they do no harm, told they are for a person to see. */
export const asides: Rule = evidence => {
  const told = wordsOf(evidence.texts)
  const isTold = ({ words }: Remark) =>
    words.length > 0 && words.filter(word => told.holds(word)).length >= words.length * TOLD
  const found = [...evidence.publish.flatMap(piece => remarksIn(piece, evidence)), ...misread(evidence)]
  const open = found.filter(isTold).map(({ text, kind }) => {
    const of = hold('uncertain', `“${short(text)}” may be for you, not for readers`)
    return kind === 'secret' ? { holds: [of] } : { doubts: [doubt(kind, text, of)] }
  })
  return { holds: open.flatMap(({ holds = [] }) => holds), doubts: open.flatMap(({ doubts = [] }) => doubts) }
}
const TOLD = 2 / 3

/** Whoever says “I” speaks for himself; brands say “we”, but for those whose own lines say “I”. */
const SELF: Readonly<Record<string, RegExp>> = registry({
  en: /(?<![\p{L}\p{N}’'&.-])(?:I|i(?=[’' ]\p{L})|[Ii][’'](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]yself)(?![\p{L}\p{N}.-])/u,
  de: /(?<![\p{L}\p{N}])(?:ich|mir|mich|mein\p{L}{0,2})(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|creo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je(?!\p{L})|j[’']\p{L}|moi(?!\p{L}))/iu,
  it: /(?<!\p{L})io(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:[Ee]u|[Aa]cho)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:ja|mnie|mój|moja)(?!\p{L})/iu,
  ja: /(?:私|僕|俺)(?:は|が|の)/u,
  ar: /(?<!\p{L})أنا(?!\p{L})/u,
})

/** Clauses in which somebody says “I”, and what a laugh, a shrug or an “as we said” hangs on. */
function remarksIn(piece: Piece, evidence: Evidence): Remark[] {
  const quotes = quotesOf(piece.text)
  const clauses = clausesIn(piece.text, piece.literals)
  const self = SELF[evidence.language]
  const own = self === undefined || evidence.lines.some(({ text }) => self.test(text))
  return clauses.flatMap((clause, at) => {
    const isQuoted = (start: number) => quotes.some(quote => quote.start <= start && start < quote.end)
    const spoken = own ? undefined : self?.exec(clause.text)
    const remark = spoken && !isQuoted(clause.start + spoken.index) ? [remarkOf(clause.text, '', evidence)] : []
    const turns = evidence.lexicons.flatMap(({ aside }) => aside.find(clause.text))
    const turn = turns.find(({ start }) => !isQuoted(clause.start + start))
    return turn ? [...remark, hangingOn(turn, clause, clauses[at - 1], evidence)] : remark
  })
}

/** What a turn belongs to: the words of its clause behind the last quote or value before it, else the clause before. */
function hangingOn(
  { phrase, start, end }: { phrase: string; start: number; end: number },
  clause: Clause,
  before: Clause | undefined,
  evidence: Evidence,
): Remark {
  const quoted = quotesOf(clause.text).findLast(quote => quote.end <= start)
  const from = quoted?.end ?? 0
  const own = remarkOf(clause.text.slice(from, Math.max(end, clause.text.length)), phrase, evidence)
  if (own.words.length > 0 || !before) return own
  const both = remarkOf(before.text, '', evidence)
  return { ...both, text: `${before.text}${before.mark} ${clause.text}` }
}

function remarkOf(text: string, turn: string, { lexicons, spoken }: Evidence): Remark {
  const turns = new Set(tokensOf(turn).map(({ key }) => key))
  const others = tokensOf(text).filter(({ key }) => !turns.has(key))
  const content = contentOf(others, [], lexicons)
  const small = (word: string) => spoken !== 'ja' && word.length < 3
  return { text, words: content.filter(word => !small(word)), kind: 'remark' }
}

/** What code itself reads as a wish, a secret, a greeting or a doubt and the writer took for news. */
function misread(evidence: Evidence): Remark[] {
  const { question, publish } = evidence
  return sortSegments(question).left.flatMap(({ n, text, list }) => {
    const piece = publish.find(({ id }) => id === String(n))
    return piece?.text.includes(text) && (list !== 'unsure' || isSettled(text, evidence))
      ? [{ ...remarkOf(text, turnsIn(text, evidence), evidence), kind: KINDS[list] }]
      : []
  })
}

const KINDS = { style: 'remark', noise: 'remark', unsure: 'unsure', secret: 'secret', attack: 'secret' } as const

/** The words by which code knows it, which a post would leave out of it. */
const turnsIn = (text: string, { lexicons }: Evidence): string =>
  lexicons
    .flatMap(({ hide, lean, doubt, order }) => [hide, lean, doubt, order].flatMap(list => list.find(text)))
    .map(({ phrase }) => phrase)
    .join(' ')

/** A doubt that the post does not say: “maybe November” told as November. */
const isSettled = (text: string, { lexicons, texts }: Evidence): boolean =>
  lexicons
    .flatMap(({ doubt }) => doubt.find(text))
    .some(({ phrase }) => !texts.some(each => ` ${bareWords(each.text)} `.includes(` ${bareWords(phrase)} `)))
