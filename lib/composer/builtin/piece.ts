// A piece of the brief that is told, typeset, with its values.
import type { CardAnswer } from '#lib/composer/answer.ts'
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import { type Clock, mended, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { linesIn } from '#lib/composer/builtin/reading/lines.ts'
import { countingIn } from '#lib/composer/builtin/reading/ordered/steps.ts'
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { withCommas } from '#lib/composer/builtin/typed/apart.ts'
import { withoutFillers } from '#lib/composer/builtin/typed/fillers.ts'
import { ownedBy } from '#lib/composer/builtin/typed/owned.ts'
import { unshouted } from '#lib/composer/builtin/typed/shouted.ts'
import { withoutSlips } from '#lib/composer/builtin/typed/slips.ts'
import { typingOf } from '#lib/composer/builtin/typed/typing.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { contentOf } from '#lib/composer/guard/evidence.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal, Where } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { cutSegments } from '#lib/composer/segments/cut.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

export type Piece = {
  from: string[]
  /** Without a stop at its end. */
  text: string
  raw: string
  literals: readonly Literal[]
  content: readonly string[]
  claims: ReadonlySet<ClaimGroup>
  /** Readers are asked to do something. */
  asks: boolean
  /** It counts something, in digits or words. */
  counts: boolean
}
/** From so many lines or members of one kind on they are a list. */
export const LISTED = 3
export type Part = CardAnswer['parts'][number]
export type Row = CardAnswer['rows'][number]

export const clockOf = (question: Question, { language }: Pick<Sorted, 'language'>): Clock => ({
  ...whereOf(question, language),
  ...{ emoji: question.brand.voice.emoji, brand: question.brand.name },
  ...{ typing: typingOf(question.segments, language), owned: ownedBy(question.brand, language) },
})

/** Its sentences, as they stand below a picture. */
export const sentencesOf = (sorted: Sorted, clock: Clock): Piece[] =>
  numbered(
    sorted.told.flatMap(one => piecesIn(one, one.text, sorted, clock)),
    { ...sorted, clock },
  )

/** Its lines, as they stand on a picture; what became of a thing stays above what it was. */
export function piecesOf(sorted: Sorted, question: Question, clock: Clock): Piece[] {
  const read = linesIn(sorted, question).map(({ of, text }) => ({ of, pieces: piecesIn(of, text, sorted, clock) }))
  const first = read.find(({ of }) => of === sorted.told[0])?.pieces[0]
  const ordered = first && isState(first) ? read.toSorted((a, b) => a.of.n - b.of.n) : read
  return numbered(
    ordered.flatMap(({ pieces }) => pieces),
    { ...sorted, clock },
  )
}

function piecesIn({ n, by, also = [], text: raw }: Told, typed: string, { lexicons }: Sorted, clock: Clock): Piece[] {
  const text = withCommas(withoutSlips(withoutFillers(unshouted(typed), clock), clock), clock)
  const literals = findLiterals(text, clock)
  const line = unstopped(mended(text, literals, clock))
  const from = [n, ...also, ...(by ? [by.n] : [])].map(String)
  const please = clock.language === 'en' ? PLEASE_EN : PLEASE
  return sentencesIn(n <= FIRST ? line.replace(please, '') : line)
    .flatMap(listedIn)
    .map(line => pieceOf(from, unstopped(line), { lexicons, clock }, raw))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** A greeting may stand before the title. */
const FIRST = 2

/** A letter in quotation marks that has no room as a quote is told sentence by sentence; whose mail it was is for the maker. */
function sentencesIn(line: string): string[] {
  const [, whose = '', letter = ''] = LETTER.exec(line) ?? []
  return letter.length > mostOf(cardForms.quote, 'quote')
    ? [MAIL.test(whose) ? '' : whose, ...cutSegments(letter)].filter(Boolean)
    : [line]
}
const MAIL = /(?:mail|letter|brief|carta|correo|lettre|courriel|lettera|wiadomość)$/iu
const LETTER = /^(?:([^:"“«„]{3,60}): ?)?["“«„]([^"“”«»„]+)["”»“]\.?$/u

/** “… into the socket: 1. / Panels … / 2. / An inverter …”, “1. / Wash, 2. / Rinse”: numbers that were cut from their steps stand before them again. */
function numbered(pieces: Piece[], reader: Reader): Piece[] {
  const ends = pieces.map(({ text }) => /^(?:(.*?)[:,;]? )?(\d{1,2})$/su.exec(text))
  const found = ends.flatMap(end => end?.[2] ?? [])
  if (found.length < LISTED || found.some((number, at) => Number(number) !== at + 1)) return stepped(pieces, reader)
  return pieces.flatMap((piece, at): Piece[] => {
    const [own, before] = [ends[at], pieces[at - 1]]
    const number = ends[at - 1]?.[2]
    const told = own ? own[1] : piece.text
    if (!told) return []
    const from = [...new Set([...(number ? (before?.from ?? []) : []), ...piece.from])]
    return [{ ...piece, from, text: number ? `${number}. ${told}` : told }]
  })
}

/** “a chart of all sauces please, mildest first”: said to whoever makes it. */
const PLEASE = / (?:please|pls|plz|bitte|por favor|svp|per favore|proszę)(?=[,:]|$)/iu
/** “um café por favor” is a phrase in an English brief. */
const PLEASE_EN = / (?:please|pls|plz)(?=[,:]|$)/iu

/** “Step 1 wrap it, step 2 …”. */
const COUNTED = /(?<=^|[,;:.–-] )(\p{L}+) (?=\d{1,2}[.):]? \p{L})/gu

/** “Step 1 wrap it in newspaper. Step 2 …”, a piece each: a number and what it counts. */
function stepped(pieces: Piece[], reader: Reader): Piece[] {
  const steps = pieces.map(({ text }) => /^(\p{L}+) (\d{1,2})[.):]? (?=\p{L})/u.exec(text))
  const found = steps.flatMap(step => (step && isCounted(fold(step[1] ?? '')) ? Number(step[2]) : []))
  if (found.length < LISTED || found.some((number, at) => number !== at + 1)) return pieces
  return pieces.map((piece, at) => {
    const [step, word = '', number] = steps[at] ?? []
    if (step === undefined || !isCounted(fold(word))) return piece
    return pieceOf(piece.from, `${number}. ${upperFirst(piece.text.slice(step.length))}`, reader, piece.raw)
  })
}

/** “… 1 work clothes 2 parking 3 phone”, “Sessions: easy run / intervals / long run”: a line each, and a number that only counts is no word of them. */
function listedIn(typed: string): string[] {
  const text = typed.replaceAll(COUNTED, (all, word: string) => (isCounted(fold(word)) ? '' : all))
  // “«polvo» (pt: animal / es: pó)” is one thing.
  const stretches = isRow(text) ? [text] : text.split(/ \/ (?![^()]*\))/u)
  // “Sittings 12 / 2 / 4” are hours.
  if (stretches.length >= LISTED && stretches.slice(1, -1).every(line => /\p{L}{2}/u.test(line))) {
    const [title = '', ...first] = (stretches[0] ?? '').split(/(?<=:) /)
    return [title, ...first, ...stretches.slice(1)].map(line => upperFirst(withoutEnd(line.trim(), ' ,:;–-')))
  }
  const dashed = text.split(/(?<![\d]) [-–—] (?!\d)/u)
  if (dashed.length > LISTED && dashed.every(line => /\p{L}{2}/u.test(line) && !/[.!?:]/.test(line)))
    return dashed.map(line => upperFirst(withoutEnd(line.trim(), ' ,;')))
  const run = countingIn(text, /(?:^|\s)(\d{1,2})[.)]? (?=\p{L})/gu)
  // “1 person 58 €, 2 persons …” counts persons.
  const words = new Set(run.map(mark => /^\p{L}{3}/u.exec(text.slice(mark.index + mark[0].length))?.[0].toLowerCase()))
  if (run.length < LISTED || (words.size === 1 && !words.has(undefined))) return [typed]
  const lines = run.map((mark, at) => text.slice(mark.index + mark[0].length, run[at + 1]?.index))
  const title = text.slice(0, run[0]?.index)
  return [...(LEADS_ON.test(title) ? [] : [title]), ...lines]
    .map(line => upperFirst(withoutEnd(line.trim(), ' ,;–-')))
    .filter(line => /\p{L}/u.test(line))
}

/** “So: 1 …” names nothing. */
const LEADS_ON =
  /^(?:so|ok|okay|right|now|also|nun|alors|voilà|donc|bon|entonces|pues|allora|quindi|então|dus|więc|no)\P{L}*$/iu

/** How the words of a brief are read. */
export type Reader = { lexicons: readonly Lexicon[]; clock: Where }

/** Words that rest on some pieces; `raw` is how they were typed. */
export function pieceOf(from: string[], text: string, { lexicons, clock }: Reader, raw = text): Piece {
  const literals = findLiterals(text, clock)
  const tokens = tokensOf(text)
  const idioms = lexicons.flatMap(({ idiom }) => idiom.find(text, tokens))
  return {
    from,
    raw,
    text,
    literals,
    content: contentOf(tokens, literals, lexicons),
    claims: claimsOf(
      idioms.length === 0
        ? tokens
        : tokens.filter(({ start }) => !idioms.some(idiom => start >= idiom.start && start < idiom.end)),
      lexicons,
    ),
    counts:
      literals.some(({ kind }) => kind === 'number') ||
      tokens.some(({ key }) => lexicons.some(({ numbers }) => (numbers.get(key) ?? 0) > 1)),
    asks: lexicons.some(({ call }) => call.in(text, tokens)),
  }
}

function claimsOf(tokens: readonly Token[], lexicons: readonly Lexicon[]): Set<ClaimGroup> {
  const found = new Set<ClaimGroup>()
  for (const { key } of tokens)
    for (const { claims } of lexicons) {
      const claim = claims.get(key)
      if (claim !== undefined) found.add(claim)
    }
  return found
}

export const part = (role: string, text: string, from: readonly string[]): Part => ({
  role: role as Part['role'],
  text,
  from: [...from],
})
export const row = (label: string, value: string, note: string, from: readonly string[]): Row => ({
  label,
  value,
  note,
  from: [...from],
})

export const has = ({ literals }: Pick<Piece, 'literals'>, ...kinds: Literal['kind'][]): boolean =>
  literals.some(({ kind }) => kinds.includes(kind))
/** Nothing but a link, a phone or a code with at most two words beside it. */
export const isContact = ({ literals, content }: Piece): boolean =>
  literals.some(({ kind }) => ['link', 'email', 'phone', 'handle'].includes(kind)) && content.length <= 4

const STATES = ['soldout', 'cancelled', 'closed', 'moved'] as const
const STATE_WORDS = 3
/** “Sold out”, “Abgesagt”: what became of a thing, in a word or two. */
export const isState = ({ text, claims, literals }: Piece): boolean =>
  literals.length === 0 &&
  text.split(' ').length <= STATE_WORDS &&
  STATES.some(claim => claims.has(claim)) &&
  !/\bsold\b(?! out)/i.test(text)

/** “Found a nest? Call us”: an answer stands behind its question. */
export const answered = (pieces: readonly Piece[], most: number, brief: Reader): Piece[] =>
  joinNeighbours(pieces, (asked, piece) => {
    const text = `${asked.text} ${piece.text}`
    const isAnswer = /[?？؟]$/u.test(asked.text) && width(text) <= most
    return isAnswer && pieceOf([...new Set([...asked.from, ...piece.from])], text, brief)
  })
