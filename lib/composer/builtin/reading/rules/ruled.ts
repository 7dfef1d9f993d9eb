// What is never told, whatever was learned: secrets, values in doubt, numbers of one account or person, orders to the system.
import type { Word } from '#lib/composer/audience/words.ts'
import { titleIn } from '#lib/composer/builtin/forms/titles.ts'
import { isAddressee } from '#lib/composer/builtin/reading/rules/addressed.ts'
import { broughtFrom, isBegged } from '#lib/composer/builtin/reading/rules/begged.ts'
import { correctionIn, correctsNews } from '#lib/composer/builtin/reading/rules/corrected.ts'
import { bracketed, commentedOut } from '#lib/composer/builtin/reading/rules/enclosed.ts'
import { isForMaker, labelEnds, wishedFrom } from '#lib/composer/builtin/reading/rules/labelled.ts'
import { countsIn, type Mend, placeIn } from '#lib/composer/builtin/reading/rules/mends.ts'
import { picturedIn } from '#lib/composer/builtin/reading/rules/pictured.ts'
import { leftOutFrom, namingIn, refusedIn, surnamesIn } from '#lib/composer/builtin/reading/rules/refused.ts'
import { withdrawnIn } from '#lib/composer/builtin/reading/rules/withdrawn.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { ASKING } from '#lib/composer/guard/mend/questions.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Span, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { beginsWithOr } from '#lib/composer/literals/either.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { privateIn } from '#lib/composer/literals/private.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

export type LeftList = 'style' | 'secret' | 'unsure' | 'noise' | 'attack'
/** Of each word the list that it is left by. */
type Rules = (LeftList | undefined)[]
/** `chance` is how likely it is no news, as it was learned. */
type Weighed = Word & { chance: number }
type Piece = { text: string; words: readonly Weighed[]; literals: readonly Literal[]; rules: Rules }

/** The words of each piece that are left out by rule, values that a later piece mends, and where clauses stand whose values somebody has put right: they count. */
type Ruled = {
  rules: Rules[]
  mends: Mend[]
  counts: { piece: number; from: number }[]
  /** Of each piece what is taken back in favour of another value. */
  withdrawn: Span[][]
}

/** By what is said in so many words. */
export function ruled(
  segments: readonly string[],
  words: readonly (readonly Weighed[])[],
  literals: readonly (readonly Literal[])[],
  lexicons: readonly Lexicon[],
  belowOf: (n: number) => LeftList | undefined,
): Ruled {
  const mends: Mend[] = []
  const counts: Ruled['counts'] = []
  const withdrawn: Span[][] = []
  const hidden = commentedOut(segments)
  const isPublic = segments.slice(0, 2).some(correctsNews)
  const ordered = bracketed(segments)
  const isNamed = segments.some(text => surnamesIn(text, segments).length > 0)
  const pieces = segments.map((text, at): Piece => {
    const own = words[at] ?? []
    return { text, words: own, literals: literals[at] ?? [], rules: own.map(() => belowOf(at + 1)) }
  })
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    const isUnsure = before?.rules.includes('unsure') && beginsWithOr(piece.text)
    if (hidden[at] || attacks.in(piece.text)) leave(piece, 'attack')
    // What rides behind an order to the system may belong to it.
    else if (ordered[at] || before?.rules[0] === 'attack' || isUnsure || isDoubtedRow(piece.text))
      leave(piece, 'unsure')
    leaveOut(piece, before, lexicons)
    const naming = namingIn(piece, isNamed, from => clauseAt(piece, from))
    if (naming) leave(piece, 'secret', naming.start, naming.end)
    const back = takeBack(piece, at, lexicons)
    withdrawn.push(back.swapped)
    mends.push(
      ...(back.counts.length > 0 ? back.mends : isPublic ? [] : correct(pieces.slice(0, at + 1), lexicons, withdrawn)),
    )
    counts.push(...back.counts)
  }
  counts.push(...countsIn(mends, words, literals))
  return { rules: pieces.map(({ rules }) => rules), mends, counts, withdrawn }
}

/** What is no news by what it says itself. */
function leaveOut(piece: Piece, before: Piece | undefined, lexicons: readonly Lexicon[]): void {
  const stamp = STAMP.exec(piece.text)?.[0].length ?? 0
  if (stamp > 0) leave(piece, 'noise', 0, stamp)
  const pictured = picturedIn(piece, lexicons)
  if (pictured) leave(piece, 'style', 0, pictured.end)
  // “ブログ記事「…」のリンク用画像をお願いします” has its title in marks.
  if (isBegged(piece.text, meanOf(piece.words), lexicons)) leave(piece, 'style', titleIn(piece.text)?.end)
  if (isAddressee(piece.text, before?.text) || isForMaker(piece.text)) leave(piece, 'style')
  leave(piece, 'style', 0, labelEnds(piece.text))
  leave(piece, 'style', wishedFrom(piece.text) ?? broughtFrom(piece.text) ?? piece.text.length)
  if (privateIn(piece.text) !== undefined) leave(piece, 'secret')
  refuse(piece, before)
  hide(piece, before, lexicons)
  doubt(piece, lexicons)
}

/** What readers are not to know, as it says itself, and what stands before it where it leans on that. */
function refuse(piece: Piece, before: Piece | undefined): void {
  const refused = refusedIn(piece.text)
  if (refused) leave(piece, 'secret')
  if (refused?.leans && before) leave(before, 'secret')
}

type Back = Pick<Ruled, 'mends' | 'counts'> & { swapped: Span[] }

/** What a piece takes back of itself is told no more; what it says instead counts. */
function takeBack(piece: Piece, at: number, lexicons: readonly Lexicon[]): Back {
  const withdrawn = withdrawnIn(piece.text, piece.literals, lexicons)
  for (const { start, end } of withdrawn) leave(piece, 'noise', start, end)
  return {
    mends: withdrawn.flatMap(({ swap }) => (swap ? { of: at, by: at, ...swap, ...placeIn(piece.text, swap.old) } : [])),
    swapped: withdrawn.filter(({ isEcho }) => !isEcho),
    counts: withdrawn.flatMap(({ start, end }) => [start - 1, end].map(from => ({ piece: at, from }))),
  }
}

/** “[07/03, 19:05] Bev:” */
const STAMP = /^\[\d{1,2}[/.]\d{1,2}[^\]\n]{0,20}\] [^:\n]{1,40}:(?= )/u

const meanOf = (words: readonly Weighed[]): number =>
  words.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, words.length)

/** From one place on to another; what is secret already stays so. */
function leave({ words, rules }: Piece, list: LeftList, from = 0, to = Number.POSITIVE_INFINITY): void {
  for (const [nth, { start }] of words.entries())
    if (start >= from && start < to && rules[nth] !== 'attack' && rules[nth] !== 'secret') rules[nth] = list
}

/** The clause in which a place is. */
function clauseAt({ text, words }: Piece, at: number): { start: number; end: number } {
  const clause = words.findLast(({ start }) => start <= at)?.clause
  const own = words.filter(one => one.clause === clause)
  const next = words.find(({ start }) => start > (own.at(-1)?.start ?? 0))
  return { start: own[0]?.start ?? 0, end: next?.start ?? text.length }
}

/** “Dont mention the rent”: its clause and what follows it; where it names nothing itself, what stands before it too. */
function hide(piece: Piece, before: Piece | undefined, lexicons: readonly Lexicon[]): void {
  const { text } = piece
  const tokens = tokensOf(text)
  const found = lexicons
    .flatMap(({ hide, lean }) => [...hide.find(text, tokens), ...lean.find(text, tokens)])
    .filter(({ phrase, end }) => !(KEPT_OUT.test(phrase) && PLACE.test(text.slice(end))))
    .filter(
      ({ phrase, start, end }) => (phrase !== NOT_THE && ORDER.test(phrase)) || chanceOf(piece, start, end) > MEANT,
    )
  const [first] = found.toSorted((a, b) => a.start - b.start)
  if (!first) return
  const clause = clauseAt(piece, first.start)
  const isBare = tokens.every(
    token =>
      token.start < clause.start ||
      token.start >= clause.end ||
      found.some(({ start, end }) => start <= token.start && token.start < end) ||
      FILLERS.has(token.key) ||
      !isContent(token, lexicons),
  )
  // “Leave Molly out” is of her alone.
  const leans =
    (isBare && leftOutFrom(text) === undefined && ORDER.test(first.phrase)) ||
    lexicons.some(({ lean }) =>
      lean.find(text.slice(clause.start, clause.end)).some(({ end }) => !SAYS.test(text.slice(clause.start + end))),
    )
  leave(piece, 'secret', leans && clause.start > 0 ? reasonBefore(piece, clause.start) : clause.start)
  if (leans && clause.start === 0 && before) leave(before, 'secret', whyIn(before.text) ?? 0)
}
/** “The veg drawer, not the door” and “how to check your dog” advise readers: of a turn that is so surely for them no word is less sure. An order to say nothing is one all the same. */
const [NOT_THE, MEANT] = ['not the', 0.5]
const chanceOf = ({ words }: Piece, from: number, to: number): number => {
  const own = words.filter(({ start, end }) => start >= from && end <= to)
  return own.length === 0 ? 1 : Math.max(...own.map(({ chance }) => chance))
}

/** “Keep it out of the fridge” asks readers; of the post, whoever makes it. */
const KEPT_OUT = /^keep \p{L}+ out$/iu
const PLACE =
  /^ of (?:the|your|a|direct) (?!(?:post|picture|pic|photo|card|caption|video|film|text|copy|title|headline|press|papers?|news)\b)\p{L}/iu
/** “so don’t put that it was the mayor” says itself what is hidden. */
const SAYS = /^ (?:it|he|she|we|they|the|there) \p{L}/iu
/** “no surname” hides what it says itself. */
const ORDER = /^(?:don|do not|not|nicht|das|nie|ne|non|n |pas|não|isso|eso|esto|tego|questo|keep|leave|cut)/iu
/** “dont put that bit pls”. */
const FILLERS = wordSet('bit part thing stuff line please pls teil sache bitte parte cosa chose truc rzecz favor')

const reasonBefore = (piece: Piece, at: number): number =>
  whyIn(piece.text.slice(0, at)) ??
  clauseAt(piece, Math.max(0, at - 1 - (piece.text.slice(0, at).length - piece.text.slice(0, at).trimEnd().length)))
    .start

const WHY = wordSet(
  'as since cos cause because bc cuz coz weil denn wegen porque xq pq car parce perche siccome bo poniewaz gdyz',
)
/** Where the reason begins that a sentence ends in: “closed Monday cos Mum is ill”. */
export function whyIn(text: string): number | undefined {
  const tokens = tokensOf(text)
  return tokens.findLast(({ key }, at) => at > 0 && at < tokens.length - 1 && WHY.has(key))?.start
}

/** Of a row the cells belong together. */
const isDoubtedRow = (text: string): boolean => isRow(text) && text.includes('??')

/** “Doors at 7, not sure yet”, “eight left??”: a doubt and the value that it is about, its own or the last before it. */
function doubt(piece: Piece, lexicons: readonly Lexicon[]): void {
  const { text, words } = piece
  const quotes = quotesOf(text)
  const said = lexicons
    .flatMap(({ doubt }) => doubt.find(text))
    .filter(({ phrase, start, end }) => !isSoft(text, phrase, start) || chanceOf(piece, start, end) > MEANT)
    .map(({ start }) => start)
  // “when did you last restore a backup??” asks readers.
  const asks =
    ASKING.has(tokensOf(text)[0]?.key) && meanOf(words) < (words.some(one => one.value > 0) ? SURELY_ASKED : MEANT)
  const marked = asks ? [] : [...text.matchAll(/\?\?/gu)].map(({ index }) => index)
  // “61 % …, 31 % …, 8 % don’t know” is an answer of many.
  const isPoll = piece.literals.filter(({ kind }) => kind === 'percent').length >= POLLED
  for (const start of [...said, ...marked]) {
    if (isPoll && text.slice(0, start).trimEnd().endsWith('%')) continue
    if (quotes.some(quote => quote.start < start && start < quote.end)) continue
    const clause = clauseAt(piece, start)
    const isOwn = words.some(one => one.value > 0 && one.start >= clause.start && one.start < clause.end)
    const value = words.findLast(one => one.value > 0 && one.start < clause.start)
    leave(piece, 'unsure', clause.start, clause.end)
    if (isOwn || !value) continue
    const about = clauseAt(piece, value.start)
    leave(piece, 'unsure', about.start, about.end)
  }
}

const POLLED = 3
/** With a value it asks whoever knows as often: “is it 7 or 8??” */
const SURELY_ASKED = 0.2

/** “Back on Thursday hopefully” tells readers so, and “how to check your dog” is in no doubt. */
const isSoft = (text: string, phrase: string, at: number): boolean =>
  !isRow(text) && (SOFT.test(phrase) || /how $/i.test(text.slice(0, at)))
const SOFT =
  /^(?:hopefully|unless|depends|subject to|if possible|hoffentlich|speriamo|ojalá|espérons|attention c|normalement|en principe|espero que|oby)$/iu

/** What a piece takes back is told no more. */
function correct(pieces: readonly Piece[], lexicons: readonly Lexicon[], withdrawn: Span[][]): Mend[] {
  const of = (at: number) => pieces[at] as Piece
  const { gone, mends } = correctionIn(pieces, (at, from) => clauseAt(of(at), from), lexicons)
  for (const { of: at, from, to, isNoise, isSwap } of gone) {
    leave(of(at), isNoise ? 'noise' : 'unsure', from, to)
    if (isSwap) withdrawn[at]?.push({ start: from, end: to })
  }
  return mends
}
