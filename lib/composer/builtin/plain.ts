// The plain way: the first sentence is the headline, the rest stands in its order.

import type { Sensitive } from '#lib/composer/answer.ts'
import { headed } from '#lib/composer/builtin/clauses.ts'
import type { Brief, Filled } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, isState, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
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
  const cut = headed(text, lexicons, room)
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

/** A notice where something is closed or grave, else news. `all` says whether every piece stands on the picture. */
export function plainly(brief: Brief, sensitive: Sensitive): { filled: Filled; all: boolean } {
  const pieces = ledByState(brief.pieces)
  const eyebrow =
    pieces[1] && pieces[0]?.from[0] !== 'b5' && isSmall(pieces[0]) && isWhole(pieces[1]) ? pieces[0] : undefined
  const [first, ...others] = eyebrow ? pieces.slice(1) : pieces
  const grave =
    ['layoffs', 'death', 'recall', 'outage', 'apology'].includes(sensitive) || pieces.slice(0, 2).some(isClosed)
  const label = eyebrow ? undefined : labelAbove(first, brief)
  const above = eyebrow
    ? [part('eyebrow', eyebrow.text, eyebrow.from)]
    : label
      ? [part('eyebrow', label.head, first?.from ?? [])]
      : []
  const most = HEADLINE_MOST[grave ? 'notice' : 'news'] ?? HEADLINE
  const top = first
    ? topOf(label ? { ...first, text: label.rest, literals: [] } : first, brief, HEADLINE, most)
    : undefined
  const head = top?.head ?? brief.question.brand.name
  const headline = part('headline', upperFirst(head), first?.from ?? [])
  const rest = restOf(label && first ? { ...first, text: label.rest } : first, top, others)
  const cta =
    grave || others.length === 0
      ? undefined
      : rest.findLast(piece => isContact(piece as Piece) && width(piece.text) <= CTA)
  const told = rest.filter(piece => piece !== cta)
  const body = bodyOf(told)
  if (body !== undefined) {
    const parts = [...above, headline, ...(body ? [body] : []), ...(cta ? [part('cta', cta.text, cta.from)] : [])]
    return { filled: { form: grave ? 'notice' : 'news', parts }, all: top !== undefined }
  }
  const { filled, all } = withItems(headline, told, cta, grave, top !== undefined)
  return { filled: { ...filled, parts: [...above, ...filled.parts] }, all }
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
  return head.split(' ').length <= 3 && !/\d/.test(head) && rest.split(' ').length >= 4 && !rest.includes(': ')
    ? { head, rest }
    : undefined
}

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

type Told = Pick<Piece, 'text' | 'from' | 'literals' | 'content'>

const restOf = (first: Piece | undefined, top: { rest: string } | undefined, others: readonly Piece[]): Told[] => [
  ...(first && (top === undefined || top.rest !== '')
    ? [{ ...first, text: upperFirst(top ? top.rest : calm(first.text)), literals: [], content: first.content }]
    : []),
  ...others.map(piece => ({ ...piece, text: calm(piece.text) })),
]

/** All of it as one text, null where there is nothing, undefined where it is too long. */
function bodyOf(told: readonly Told[]): Part | null | undefined {
  if (told.length === 0) return null
  const text = lineOfSentences(told.map(each => sentence(each.text)))
  return width(text) <= BODY ? part('body', text, [...new Set(told.flatMap(({ from }) => from))]) : undefined
}

function withItems(
  headline: Part,
  told: readonly Told[],
  cta: Told | undefined,
  grave: boolean,
  whole: boolean,
): { filled: Filled; all: boolean } {
  const items = [...told, ...(cta ? [cta] : [])]
  const fit = items.filter(({ text }) => width(text) <= ITEM).slice(0, 6)
  if (fit.length === items.length)
    return {
      filled: { form: 'notice', parts: [headline, ...items.map(({ text, from }) => part('item', text, from))] },
      all: whole,
    }
  // What has room in its order; the rest stands in the caption.
  const kept: Told[] = []
  for (const one of told) {
    if (width(lineOfSentences([...kept, one].map(({ text }) => sentence(text)))) > BODY) break
    kept.push(one)
  }
  const body = bodyOf(kept)
  const left = told
    .slice(kept.length)
    .filter(({ text }) => grave && width(text) <= ITEM)
    .slice(0, 6)
  const parts = [
    headline,
    ...(body ? [body] : []),
    ...left.map(({ text, from }) => part('item', text, from)),
    ...(cta && !grave ? [part('cta', cta.text, cta.from)] : []),
  ]
  return { filled: { form: grave ? 'notice' : 'news', parts }, all: false }
}
