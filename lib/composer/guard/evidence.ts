// The brief as the guard sees it: what is for readers, what is not, and the words and values of each piece.
import type { Answer } from '#lib/composer/answer.ts'
import { WordIndex } from '#lib/composer/lexis/alike.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import { isInside, type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { datesOf, findLiterals, literalsOf } from '#lib/composer/literals/find.ts'
import type { Literal, Where } from '#lib/composer/literals/literal.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import { linesOf, type Question, whereOf } from '#lib/composer/question.ts'
import { type Said, textsOf } from '#lib/composer/said.ts'
import { took } from '#lib/composer/steps.ts'

export type Piece = {
  id: string
  text: string
  tokens: readonly Token[]
  literals: readonly Literal[]
  content: readonly string[]
}
export type Text = Said & Piece
/** A piece by what stands in it. */
export type Place = Pick<Piece, 'text' | 'tokens' | 'literals'>

export type Evidence = {
  question: Question
  answer: Answer
  /** Of the author's words by the built-in writer: nobody was told how many. */
  isOwn: boolean
  /** The language of what is for readers, and of the answer. */
  language: string
  spoken: string
  lexicons: readonly Lexicon[]
  today: number
  publish: readonly Piece[]
  /** Pieces that are not for readers, by the list they stand in. */
  kept: readonly (Piece & { list: Kept })[]
  lines: readonly Piece[]
  texts: readonly Text[]
  said: WordIndex
  own: WordIndex
}
/** What values are read with. */
export type Known = Pick<Evidence, 'lexicons' | 'today'>
export type Kept = 'style' | 'secret' | 'unsure' | 'noise' | 'attack' | 'left'

export function evidenceOf(question: Question, answer: Answer, isOwn = false): Evidence {
  const read = answer.read
  const forReaders = question.segments.map((text, index) => piecesOf(text, index + 1, read))
  const all = forReaders.map(({ told }) => told).join('\n')
  const language = languageOf(all, question.brand.voice.languages[0] ?? 'en').language
  const spoken = (answer.language || language).slice(0, 2)
  const lexicons = [...new Set([language, spoken])].map(lexiconOf)
  const where = whereOf(question, language)
  const literals = literalsOf(question.segments, where)
  const dates = datesOf(literals.flat())
  const make = (id: string, text: string, own: readonly Literal[]): Piece => piece(id, text, own, lexicons)
  const publish = forReaders.flatMap(({ told, whole }, index) => {
    const own = literals[index] ?? []
    return told === '' ? [] : [make(String(index + 1), told, whole ? own : inside(told, own, where))]
  })
  const lines = brandLines(question).map(([id, text]) => make(id, text, findLiterals(text, where)))
  return {
    ...{ question, answer, isOwn, language, spoken, lexicons, publish, lines },
    today: where.today,
    kept: keptOf(question, answer, forReaders, make),
    texts: textsOf(answer, question.asset_type).map(text => ({
      ...text,
      ...make(text.at, text.text, findLiterals(text.text, { ...where, dates, language: spoken })),
    })),
    said: indexOf(publish, lexicons),
    own: indexOf(lines, []),
  }
}

/** Every text of the brand, with the id by which an answer names it. */
function brandLines({ brand, shows }: Question): [id: string, text: string][] {
  const { products } = brand.product_map
  const things = Array.isArray(products) ? products.map(each => JSON.stringify(each)) : []
  const others = [
    ...[brand.name, brand.offer.product_name, ...brand.voice.legal_lines, ...shows, ...things],
    ...Object.values(brand.contact),
  ]
  return [...Object.entries(linesOf(brand)), ...others.filter(Boolean).map((text): [string, string] => ['brand', text])]
}

/** Of a segment: what is told, what of it is left, and whether all of it is told. */
function piecesOf(text: string, number: number, read: Answer['read']): { told: string; left: string; whole: boolean } {
  const parts = read.parts.filter(part => part.n === number).map(part => part.text)
  if (!read.publish.includes(number)) return { told: '', left: '', whole: false }
  if (parts.length === 0) return { told: text, left: '', whole: true }
  return { told: parts.join(' … '), left: parts.reduce((rest, part) => rest.replace(part, ' '), text), whole: false }
}

/** Literals of a segment that stand in the pieces of it that are told: dates keep what they leaned on. */
const inside = (told: string, literals: readonly Literal[], where: Where): Literal[] => {
  const own = findLiterals(told, where)
  return own.map(one => ({
    ...(literals.find(literal => literal.text === one.text && literal.kind === one.kind) ?? one),
    start: one.start,
    end: one.end,
  }))
}

const LISTS = ['style', 'secret', 'unsure', 'noise', 'attack'] as const

const keptOf = (
  { segments }: Question,
  { read }: Answer,
  forReaders: readonly { left: string }[],
  make: (id: string, text: string, literals: readonly Literal[]) => Piece,
): Evidence['kept'] => [
  ...LISTS.flatMap(list =>
    read[list].flatMap(number => {
      const text = segments[number - 1]
      return text === undefined ? [] : [{ ...make(String(number), text, []), list }]
    }),
  ),
  ...forReaders.flatMap(({ left }, index) =>
    /[\p{L}]/u.test(left) ? [{ ...make(String(index + 1), left, []), list: 'left' as const }] : [],
  ),
]

const piece = (id: string, text: string, literals: readonly Literal[], lexicons: readonly Lexicon[]): Piece => {
  const tokens = tokensOf(text)
  return { id, text, tokens, literals, content: contentOf(tokens, literals, lexicons) }
}

/** Words that carry meaning: no small words, no days and months, nothing inside of a value. */
export const contentOf = (
  tokens: readonly Token[],
  literals: readonly Literal[],
  lexicons: readonly Lexicon[],
): string[] =>
  tokens
    .filter(token => isContent(token, lexicons) && !literals.some(one => one.kind !== 'link' && isInside(token, one)))
    .map(({ key }) => key)

export function isContent({ kind, key, text }: Token, lexicons: readonly Lexicon[]): boolean {
  took(1)
  if (kind !== 'word' || lexicons.some(({ empty }) => empty.has(key)) || NOTHING.has(key)) return false
  return UNSPACED.test(text) ? !/^\p{Script=Hiragana}+$/u.test(text) && !/^[年月日時分円]$/.test(text) : key.length > 1
}
const NOTHING = new Set(['am', 'pm', 'uhr', 'h', 'http', 'https', 'www', 'st', 'nd', 'rd', 'th'])

/** Chat spelling says what it means, and a short form what it stands for. */
const indexOf = (pieces: readonly Piece[], lexicons: readonly Lexicon[]): WordIndex =>
  new WordIndex(
    pieces.flatMap(({ tokens }) =>
      tokens.flatMap(token =>
        token.kind === 'word' ? [token.key, ...lexicons.flatMap(lexicon => spelledOut(token, lexicon))] : [],
      ),
    ),
    pieces
      .filter(({ text }) => UNSPACED.test(text))
      .map(({ text }) => text)
      .join('\n'),
  )

/** All words of some texts, asked whether they hold a form of another. */
export const wordsOf = (texts: readonly Piece[]): WordIndex => indexOf(texts, [])

/** The pieces that a text names as its evidence; all that may be said where it names none. */
export const namedBy = ({ publish, lines }: Evidence, { from }: Said): readonly Piece[] => {
  const asked = new Set(from)
  const named = [...publish, ...lines].filter(({ id }) => asked.has(id))
  return named.length > 0 ? named : [...publish, ...lines]
}
