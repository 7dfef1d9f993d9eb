// What is never told, whatever was learned: secrets, values in doubt, numbers of one account or person, orders to the system.
import { titleIn } from '#lib/composer/builtin/forms/titles.ts'
import { isManner } from '#lib/composer/builtin/reading/asides/manner.ts'
import { isAskedOften, remarksIn } from '#lib/composer/builtin/reading/asides/remarks.ts'
import { reasonFrom, requestedFrom } from '#lib/composer/builtin/reading/asides/requests.ts'
import { correctionIn, correctsNews } from '#lib/composer/builtin/reading/corrected/corrected.ts'
import { countsIn, type Mend, placeIn } from '#lib/composer/builtin/reading/corrected/mends.ts'
import { withdrawnIn } from '#lib/composer/builtin/reading/corrected/withdrawn.ts'
import { isAddressee } from '#lib/composer/builtin/reading/rules/addressed.ts'
import { broughtFrom, isBegged } from '#lib/composer/builtin/reading/rules/begged.ts'
import { bracketed, commentedOut } from '#lib/composer/builtin/reading/rules/enclosed.ts'
import { forbiddenTo, hide, hideListed, MEANT } from '#lib/composer/builtin/reading/rules/hidden.ts'
import {
  isForMaker,
  isKind,
  kindFrom,
  labelEnds,
  nameFrom,
  wishedFrom,
} from '#lib/composer/builtin/reading/rules/labelled.ts'
import { picturedIn } from '#lib/composer/builtin/reading/rules/pictured.ts'
import {
  chanceOf,
  clauseAt,
  type LeftList,
  leave,
  leaveOpen,
  meanOf,
  type Piece,
  type Rules,
  type Weighed,
} from '#lib/composer/builtin/reading/rules/piece.ts'
import { isPledgeOrdered } from '#lib/composer/builtin/reading/rules/pledged.ts'
import { namingIn, refusedIn, surnamesIn } from '#lib/composer/builtin/reading/rules/refused.ts'
import { leaveSpeakers } from '#lib/composer/builtin/reading/rules/speakers.ts'
import { unawareIn } from '#lib/composer/builtin/reading/rules/unaware.ts'
import { headsIn } from '#lib/composer/builtin/tables/pairs.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { ASKING } from '#lib/composer/guard/mend/questions.ts'
import { type Span, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { beginsWithOr } from '#lib/composer/literals/either.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { privateIn } from '#lib/composer/literals/private.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

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
  const [mends, counts, withdrawn]: [Mend[], Ruled['counts'], Span[][]] = [[], [], []]
  const isPublic = segments.slice(0, 2).some(correctsNews)
  const [hidden, ordered, heads] = [commentedOut(segments), bracketed(segments), headsIn(segments)]
  const isNamed = segments.some(text => surnamesIn(text, segments).length > 0)
  const pieces = segments.map((text, at): Piece => {
    const own = words[at] ?? []
    return { text, words: own, literals: literals[at] ?? [], rules: own.map(() => belowOf(at + 1)) }
  })
  leaveSpeakers(pieces, lexicons)
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    const isUnsure = before?.rules.includes('unsure') && beginsWithOr(piece.text)
    if (hidden[at] || attacks.in(piece.text)) leave(piece, 'attack')
    // What rides behind an order to the system may belong to it.
    else if (ordered[at] || before?.rules[0] === 'attack' || isUnsure || isDoubtedRow(piece.text))
      leave(piece, 'unsure')
    if (!heads.has(at)) leaveOut(piece, before, lexicons)
    doubtBefore(piece, before)
    doubt(piece, lexicons, isForReaders(segments, at))
    if (isAskedOften(segments[at + 1] ?? '')) counts.push({ piece: at, from: 0 })
    leaveNames(piece, isNamed)
    const back = takeBack(piece, at, lexicons)
    withdrawn.push(back.swapped)
    mends.push(
      ...(back.counts.length > 0 ? back.mends : isPublic ? [] : correct(pieces.slice(0, at + 1), lexicons, withdrawn)),
    )
    counts.push(...back.counts)
  }
  hideListed(pieces)
  counts.push(...countsIn(mends, words, literals))
  return { rules: pieces.map(({ rules }) => rules), mends, counts, withdrawn }
}

/** “9 t potatoes (or was it 11?)”: the clause before it; of two days somebody is asked. */
function doubtBefore({ text, literals }: Piece, before: Piece | undefined): void {
  if (before && OR_ANOTHER.test(text) && !literals.some(isDay))
    leave(before, 'unsure', clauseAt(before, before.text.length - 1).start)
}
const OR_ANOTHER = /^(?:oder|or|ou|of|lub) [^?]{0,20}\d[^?]{0,12}\?$/iu

/** What says whose names are not to be told, or not wholly. */
function leaveNames(piece: Piece, isNamed: boolean): void {
  const naming = namingIn(piece, isNamed, from => clauseAt(piece, from))
  if (naming) leave(piece, 'secret', naming.start, naming.end)
}

/** What is no news by what it says itself. */
function leaveOut(piece: Piece, before: Piece | undefined, lexicons: readonly Lexicon[]): void {
  const stamp = STAMP.exec(piece.text)?.[0].length ?? 0
  if (stamp > 0) leave(piece, 'noise', 0, stamp)
  const pictured = picturedIn(piece, lexicons)
  if (pictured) leaveOpen(piece, 'style', 0, pictured.end)
  // “ブログ記事「…」のリンク用画像をお願いします” has its title in marks.
  if (isBegged(piece.text, meanOf(piece.words), lexicons)) leave(piece, 'style', titleIn(piece.text)?.end)
  if (isAddressee(piece.text, before?.text) || isForMaker(piece.text) || isManner(piece.text, meanOf(piece.words)))
    leave(piece, 'style')
  if (before === undefined && isKind(piece.text)) leave(piece, 'style')
  leave(piece, 'style', 0, labelEnds(piece.text))
  if (isPledgeOrdered(piece.text, lexicons)) leave(piece, 'unsure')
  for (const { start, end } of remarksIn(piece.text, meanOf(piece.words), before === undefined))
    leave(piece, 'style', start, end)
  const asks = [requestedFrom, reasonFrom, wishedFrom, broughtFrom, kindFrom, nameFrom].map(
    find => find(piece.text) ?? piece.text.length,
  )
  leave(piece, 'style', Math.min(...asks))
  if (privateIn(piece.text) !== undefined) leave(piece, 'secret')
  const unaware = unawareIn(piece.text)
  // Of a run of words without a stop its clause alone.
  if (unaware !== undefined)
    leave(piece, 'secret', piece.text.length > LONGEST_SURPRISE ? clauseAt(piece, unaware).start : 0)
  const forbidden = forbiddenTo(piece.text)
  if (forbidden !== undefined) leave(piece, 'secret', 0, forbidden)
  refuse(piece, before)
  hide(piece, before, lexicons)
}

const LONGEST_SURPRISE = 200

/** What readers are not to know, as it says itself, and what stands before it where it leans on that. */
function refuse(piece: Piece, before: Piece | undefined): void {
  const refused = refusedIn(piece.text)
  if (refused) leave(piece, 'secret')
  if ((refused?.leans || SKIPS.test(piece.text)) && before) leave(before, 'secret')
  // “Dont say who gave the shirt (it was Keith Lumb)”
  if (before?.rules.every(rule => rule === 'secret') && IT_WAS.test(piece.text)) leave(piece, 'secret')
}
/** “Skip that one completely”, of the last of a list. */
const SKIPS =
  /^(?:so |and |please |pls |also )*(?:skip|leave out|drop|scrap|ignore) (?:that|this) (?:one|bit|part)(?!\p{L})|^(?:den|die|das) (?:bitte )?(?:weglassen|auslassen|lass weg)(?!\p{L})|^(?:celui-là|celle-là|[ée]sa|[ée]se) (?:on |no |s[áa]lta)/iu
const IT_WAS =
  /^(?:it (?:was|is)|it['’]?s|it were|es (?:war|ist)|c['’](?:est|était)|fue|es|era|è stat[oa]|foi|het was|to był[ao]?) \p{Lu}\p{Ll}+/u

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

/** Of a row the cells belong together. */
const isDoubtedRow = (text: string): boolean => isRow(text) && text.includes('??')

/** “Doors at 7, not sure yet”, “eight left??”: a doubt and the value that it is about, its own or the last before it. */
function doubt(piece: Piece, lexicons: readonly Lexicon[], isChoice: boolean): void {
  const { text, words } = piece
  const quotes = quotesOf(text)
  const said = lexicons
    .flatMap(({ doubt }) => doubt.find(text))
    .filter(({ phrase, start, end }) => !isSoft(text, phrase, start) || chanceOf(piece, start, end) > MEANT)
    .map(({ start }) => start)
  // “when did you last restore a backup??” asks readers.
  const asks =
    isChoice ||
    (ASKING.has(tokensOf(text)[0]?.key) && meanOf(words) < (words.some(one => one.value > 0) ? SURELY_ASKED : MEANT))
  const marked = asks ? [] : [...text.matchAll(/\?\?/gu)].map(({ index }) => index)
  // “61 % …, 31 % …, 8 % don’t know” is an answer of many.
  const isPoll = piece.literals.filter(({ kind }) => kind === 'percent').length >= POLLED
  for (const start of [...said, ...marked]) {
    if (isPoll && text.slice(0, start).trimEnd().endsWith('%')) continue
    if (quotes.some(quote => quote.start < start && start < quote.end)) continue
    const clause = clauseAt(piece, start)
    const isOwn = words.some(one => one.value > 0 && one.start >= clause.start && one.start < clause.end)
    const value = words.findLast(one => one.value > 0 && one.start < clause.start)
    // “eight left??” doubts it in so many signs.
    const out = text[start] === '?' ? leave : leaveOpen
    out(piece, 'unsure', clause.start, clause.end)
    if (isOwn || !value) continue
    const about = clauseAt(piece, value.start)
    out(piece, 'unsure', about.start, about.end)
  }
}

/** “peacock blue or mustard?? ask them”, and a brief that is nothing but such a question: readers are to choose. */
function isForReaders(segments: readonly string[], at: number): boolean {
  const [text = '', next = ''] = segments.slice(at)
  return (
    CHOICE.test(text) && /[?？]/.test(text) && !/\d/.test(text) && (segments.length === 1 || ASKS_READERS.test(next))
  )
}
const CHOICE = /\p{L} (?:or|oder|ou|o|of|czy|albo|eller|vs) \p{L}/iu
const ASKS_READERS =
  /^(?:(?:and|so|please|pls) )*(?:ask (?:them|people|everyone|followers|readers|folks?)(?!\p{L})|(?:vote|comment|tell us|let us know|answers?) |frag(?:t|e)? |demandez?[- ]|pregunta|chiedi|pergunta|zapytaj|vraag |fråga |みんなに聞いて|コメント)|in (?:the )?(?:comments|kommentare[n]?)|en (?:commentaires?|los comentarios)|nei commenti|nos comentários|w komentarzach/iu

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
    // Where no value stands for another, what is taken back has to be open to doubt itself.
    const isShort = of(at).words.filter(({ start }) => start >= from && start < to).length <= TURN
    const out = (isNoise && isShort) || isSwap || mends.length > 0 ? leave : leaveOpen
    out(of(at), isNoise ? 'noise' : 'unsure', from, to)
    if (isSwap) withdrawn[at]?.push({ start: from, end: to })
  }
  return mends
}
/** “NO that’s rolls!!”: of so many words a turn that takes back is nothing else. */
const TURN = 8
