// The plain way: the first sentence is the headline, the rest stands in its order.

import type { Sensitive } from '#lib/composer/answer.ts'
import { headed, SIDES } from '#lib/composer/builtin/clauses.ts'
import type { Brief, Filled } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, isState, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { byWeight, factsOf, isNeeded, leans } from '#lib/composer/builtin/weight.ts'
import { HEADLINE_MOST } from '#lib/composer/forms.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

const HEADLINE = 60
const CLOSED = ['closed', 'cancelled', 'moved'] as const
/** “20% off” closes nothing. */
const isClosed = (piece: Piece): boolean =>
  CLOSED.some(claim => piece.claims.has(claim)) && !has(piece, 'percent') && !piece.claims.has('discount')
const BODY = 140
const ITEM = 64
const CTA = 32

const calm = (text: string): string => (isRow(text) ? text.split(' | ').join(', ') : text)

/** Words that begin a clause of its own: a headline may end before them, and what follows stands as a sentence. */
const BEFORE =
  / (?=(?:because|while|when|if|so that|weil|während|wenn|damit|porque|mientras|cuando|si|parce qu\S*|quand|pendant qu\S*|perché|mentre|quando|enquanto|bo|gdy|kiedy|jeśli) )/iu
const LEAST_WORDS = 3
/** “and open again on Tuesday”: what goes on by itself, and no member of a list. */
const GOES_ON =
  /^\S+ (?:open|reopen|we|it|you|they|then|wir|ab|abrimos|volvemos|rouvre|ouvre|riapriamo|apriamo|abrimos) /i

/** The start of a sentence that may stand above the rest of it. */
export function topOf(
  piece: Piece,
  { lexicons }: Pick<Brief, 'lexicons'>,
  room = HEADLINE,
  most = room,
): { head: string; rest: string } | undefined {
  const text = calm(piece.text)
  const cut = headed(text, lexicons, room, piece.literals)
  if (cut) return cut
  if (width(text) <= most) return { head: text, rest: '' }
  let [at, best] = [0, 0]
  for (const word of text.split(BEFORE)) {
    const end = at + word.length
    const joined = /^(?:and|und|y|et|e) /i.test(text.slice(end + 1)) && !GOES_ON.test(text.slice(end + 1))
    const priced = piece.literals.some(({ kind, start }) => kind === 'money' && start - end > 0 && start - end < 8)
    const inside = priced || piece.literals.some(({ start, end: last }) => start < end && end < last)
    if (
      end < text.length &&
      width(text.slice(0, end)) <= room &&
      text.slice(0, end).split(' ').length >= LEAST_WORDS &&
      !inside &&
      !joined &&
      !isOpen(text.slice(0, end))
    )
      best = end
    at = end + 1
  }
  return best === 0 ? undefined : { head: text.slice(0, best), rest: text.slice(best + 1) }
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
const isOpen = (text: string): boolean =>
  count(text, '(') !== count(text, ')') ||
  count(text, '“') !== count(text, '”') ||
  count(text, '«') !== count(text, '»') ||
  /[,:;–-]$/.test(text)

/** A notice where something is closed or grave, else news; what only tells more is left to the caption, but for grave matters. */
export function plainly(brief: Brief, sensitive: Sensitive): Filled {
  const grave = sensitive !== 'none'
  const pieces = grave ? ledByState(brief.pieces) : inFacts(ledByState(ledByNews(brief)), brief)
  const eyebrow =
    pieces[1] &&
    pieces[0]?.from[0] !== 'b5' &&
    pieces[0]?.from[0] !== pieces[1].from[0] &&
    isSmall(pieces[0]) &&
    isWhole(pieces[1])
      ? pieces[0]
      : undefined
  const [first, ...others] = eyebrow ? pieces.slice(1) : pieces
  const notice = AS_NOTICE.has(sensitive) || pieces.slice(0, 2).some(isClosed)
  const label = eyebrow ? undefined : labelAbove(first, brief)
  const [over, from] = eyebrow ? [eyebrow.text, eyebrow.from] : [label?.head, first?.from ?? []]
  const above = over ? [part('eyebrow', over, from)] : []
  const [told, ...more] = label && first ? inFacts([relabelled(first, label.rest, brief)], brief) : first ? [first] : []
  // Of two things compared both sides are told, under what they are.
  const compares = label === undefined && SIDES.test(first?.text.split(': ')[0] ?? '')
  const top = told ? topOf(told, brief, HEADLINE, HEADLINE_MOST[notice ? 'notice' : 'news'] ?? HEADLINE) : undefined
  const headline = part('headline', upperFirst(top?.head ?? brief.question.brand.name), told?.from ?? [])
  const rest = restOf(told, top, [...more, ...others], brief)
  // What is left of the first sentence stays with it.
  const own = told && top?.rest !== '' ? rest[0] : undefined
  const needed = rest.filter(one => one === own || isNeeded(one) || compares)
  const [near, far] = [
    needed.filter(one => one.from[0] === told?.from[0]),
    needed.filter(one => one.from[0] !== told?.from[0]),
  ]
  const shown = grave ? rest : [...byWeight(near, brief.lexicons), ...byWeight(far, brief.lexicons)]
  const { form, parts } = below(headline, shown, notice)
  return { form, parts: [...above, ...parts] }
}

const AS_NOTICE = new Set<Sensitive>(['layoffs', 'death', 'recall', 'outage', 'apology'])

const relabelled = (piece: Piece, text: string, { lexicons, clock }: Brief): Piece =>
  pieceOf(piece.from, text, text, lexicons, clock)
/** The first sentence in its facts; later ones stay whole. */
const inFacts = ([first, ...others]: readonly Piece[], brief: Brief): Piece[] =>
  first ? [...factsOf(first, brief), ...others] : []

/** “We had a busy summer. Auditions are on Friday 30 October.” begins with the day. */
function ledByNews({ pieces, lexicons }: Brief): readonly Piece[] {
  const [first] = pieces
  if (!first || isNeeded(first) || /[:：]$/.test(first.text) || isSmall(first)) return pieces
  const news = pieces
    .slice(1, LATEST_NEWS)
    .find(
      piece =>
        has(piece, 'date') &&
        piece.content.length >= 2 &&
        width(piece.text) <= HEADLINE &&
        !leans(piece.text, lexicons),
    )
  return news ? [news, ...pieces.filter(piece => piece !== news)] : pieces
}
const LATEST_NEWS = 4

/** What stands under the headline: a contact as what to do, the rest as a text, else as points. */
function below(headline: Part, told: readonly Piece[], notice: boolean): Filled {
  const form = notice ? 'notice' : 'news'
  const cta = notice || told.length < 2 ? undefined : told.findLast(one => isContact(one) && width(one.text) <= CTA)
  const rest = told.filter(piece => piece !== cta)
  const body = bodyOf(rest)
  if (body !== undefined)
    return {
      form,
      parts: [headline, ...(body ? [body] : []), ...(cta ? [part('cta', cta.text, cta.from)] : [])],
    }
  return withItems(headline, rest, cta, notice)
}

/** What became of a thing is the news: “Pottery class on Sunday. Sold out.” begins with its end. */
function ledByState(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(isState)
  const state = pieces[at]
  return state && at <= LATEST_STATE ? [state, ...pieces.filter(piece => piece !== state)] : pieces
}
const LATEST_STATE = 2

/** Of several labels none stands above the others, and “Cancelled: …” is no label. */
function labelAbove(first: Piece | undefined, { pieces, lexicons, clock }: Brief) {
  const label = labelOf(first)
  const labels = pieces.filter(piece => /: /.test(piece.text)).length
  return label && labels === 1 && !isState(pieceOf([], label.head, label.head, lexicons, clock)) ? label : undefined
}

/** “Case study: …”, “Tip: …”: a word of what it is, above what it says. */
function labelOf(piece: Piece | undefined): { head: string; rest: string } | undefined {
  const colon = piece?.text.indexOf(': ') ?? -1
  if (!piece || colon < 2 || colon > 28) return undefined
  const [head, rest] = [piece.text.slice(0, colon), upperFirst(piece.text.slice(colon + 2))]
  // “We are moving: …”, “Spring hours: 9 am …” are the news themselves.
  if (
    NEWS_OWN.test(head) ||
    SIDES.test(head) ||
    piece.literals.some(({ start }) => start > colon && start <= colon + NEAR)
  )
    return undefined
  return head.split(' ').length <= 3 && !/\d/.test(head) && rest.split(' ').length >= 4 && !rest.includes(': ')
    ? { head, rest }
    : undefined
}

const NEAR = 8

/** “New client”, “Very sad news”: stands above the news itself. */
const isSmall = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  width(piece.text) <= 28 &&
  piece.text.split(' ').length <= 3 &&
  piece.literals.length === 0 &&
  !NEWS_OWN.test(piece.text) &&
  !isState(piece) &&
  !isContact(piece)

/** Enough words to be the news. */
const isWhole = ({ text }: Piece): boolean => text.split(' ').length > 4
/** Whoever speaks, or a thing with its article, is the news itself. */
const NEWS_OWN =
  /^(?:we|our|the|this|wir|unser\p{L}{0,2}|der|die|das|nous|notre|nos|le|la|les|el|los|las|nuestr\p{L}{1,2}|il|lo|gli|nostr\p{L}|o|a|os|as|noss\p{L})\s/iu

type Told = Pick<Piece, 'text' | 'from'>

const restOf = (
  first: Piece | undefined,
  top: { rest: string } | undefined,
  others: readonly Piece[],
  { lexicons, clock }: Brief,
): Piece[] => [
  ...(first && top?.rest !== ''
    ? [pieceOf(first.from, first.raw, upperFirst(top ? top.rest : calm(first.text)), lexicons, clock)]
    : []),
  ...others.map(piece => ({ ...piece, text: calm(piece.text) })),
]

/** All of it as one text, null where there is nothing, undefined where it is too long. */
function bodyOf(told: readonly Told[]): Part | null | undefined {
  if (told.length === 0) return null
  const text = lineOfSentences(told.map(each => sentence(upperFirst(each.text))))
  return width(text) <= BODY ? part('body', text, [...new Set(told.flatMap(({ from }) => from))]) : undefined
}

/** Points where all of them have room, else as much as a text holds; the rest stands in the caption. */
function withItems(headline: Part, told: readonly Told[], cta: Told | undefined, notice: boolean): Filled {
  const items = [...told, ...(cta ? [cta] : [])]
  const asItems = (of: readonly Told[]) => of.map(({ text, from }) => part('item', upperFirst(text), from))
  const fit = items.filter(({ text }) => width(text) <= ITEM)
  if (fit.length === items.length && items.length <= MOST_ITEMS)
    return { form: 'notice', parts: [headline, ...asItems(items)] }
  const kept: Told[] = []
  for (const one of told) {
    if (width(lineOfSentences([...kept, one].map(({ text }) => sentence(text)))) > BODY) break
    kept.push(one)
  }
  const body = bodyOf(kept)
  const left = notice ? told.slice(kept.length).filter(({ text }) => width(text) <= ITEM) : []
  return {
    form: notice ? 'notice' : 'news',
    parts: [
      headline,
      ...(body ? [body] : []),
      ...asItems(left.slice(0, MOST_ITEMS)),
      ...(cta && !notice ? [part('cta', cta.text, cta.from)] : []),
    ],
  }
}
const MOST_ITEMS = 6
