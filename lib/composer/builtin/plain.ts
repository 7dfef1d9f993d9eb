// The plain way: what it is above, then what the brief says of it, in its words and its order, a line each.

import type { Sensitive } from '#lib/composer/answer.ts'
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { headed } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { answered, has, isContact, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { isNeeded, linesIn } from '#lib/composer/builtin/weight.ts'
import { cardForms, HEADLINE_MOST, mostOf } from '#lib/composer/forms.ts'
import { unbarred } from '#lib/composer/segments/clean.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

export const HEADLINE = 60
const NOTICE = HEADLINE_MOST.notice ?? HEADLINE
const LEAST_WORDS = 3

const CLOSED = ['closed', 'cancelled', 'moved'] as const
/** “20% off” closes nothing. */
const isClosed = (piece: Piece): boolean =>
  CLOSED.some(claim => piece.claims.has(claim)) && !has(piece, 'percent') && !piece.claims.has('discount')

/** The start of a sentence that may stand above the rest of it. */
export function topOf(
  { text, literals }: Pick<Piece, 'text' | 'literals'>,
  { lexicons }: Pick<Brief, 'lexicons'>,
  room = HEADLINE,
  most = room,
): { head: string; rest: string } | undefined {
  const line = unbarred(text)
  return headed(line, lexicons, room, literals) ?? (width(line) <= most ? { head: line, rest: '' } : undefined)
}

const AS_NOTICE = new Set<Sensitive>(['layoffs', 'death', 'recall', 'outage', 'apology'])

/** A notice where something is closed or grave, or where there are lines to tell; else news. */
export function plainly(brief: Brief, sensitive: Sensitive): Filled {
  const [first, ...others] = brief.pieces.map(piece => ({ ...piece, text: unbarred(piece.text) }))
  if (!first) return { form: 'news', parts: [part('headline', brief.question.brand.name, [])] }
  if (brief.pieces.every(({ from }) => /^b\d/.test(from[0] ?? ''))) return ofBrand(first, others)
  const small =
    isSmall(first) && others[0] && isWhole(others[0]) && width(others[0].text) <= HEADLINE ? first : undefined
  const label = small ? undefined : labelAbove(first, brief)
  const [news, ...more] = small ? others : [label ? pieceOf(first.from, label.rest, brief) : first, ...others]
  const over = small?.text ?? label?.head
  const eyebrow = over ? [part('eyebrow', over, first.from)] : []
  const notice = AS_NOTICE.has(sensitive) || brief.pieces.slice(0, 2).some(isClosed)
  const further = answered(more, ITEM, brief).flatMap(piece => linesIn(piece, brief))
  const above = news ? aboveAll(news, brief) : { headline: part('headline', first.text, first.from), rest: [] }
  const closed = above
    ? undefined
    : further.find(line => isClosed(line) && isTitle(line) && width(line.text) <= HEADLINE)
  const named = closed ?? { text: brief.question.brand.name, from: first.from }
  const headline = above?.headline ?? part('headline', upperFirst(named.text), named.from)
  const lines = [...(above?.rest ?? [news ?? first]), ...further.filter(line => line !== closed)]
  const { form, parts } = below(headline, lines, notice)
  return { form, parts: [...eyebrow, ...parts] }
}

/** What the brand says of itself: a line, and below it the next one whole. */
function ofBrand(first: Piece, [next]: readonly Piece[]): Filled {
  const body = next ? sentence(next.text) : ''
  const below = next && width(body) <= BODY ? [part('body', body, next.from)] : []
  return { form: 'news', parts: [part('headline', first.text, first.from), ...below] }
}

type Above = { headline: Part; rest: Piece[] }

/** The first clause that says what it is, however long; what follows in its sentence stands below. Undefined where no part of it may stand above the others. */
function aboveAll(piece: Piece, brief: Brief): Above | undefined {
  const { lexicons, clock } = brief
  const as = (head: string, rest: readonly Piece[]) => ({
    headline: part('headline', upperFirst(head), piece.from),
    rest: [...rest],
  })
  const [head, ...others] = linesIn(piece, brief, 0)
  // “Coffee from 8, repairs from 9”: members of one kind, none above the others.
  const equal = head !== undefined && width(piece.text) <= HEADLINE && has(head, 'time', 'number', 'money')
  if (head && others.length > 0 && !equal && width(head.text) <= HEADLINE && isTitle(head)) return as(head.text, others)
  const top = topOf(piece, brief, HEADLINE) ?? topOf(piece, brief, NOTICE)
  if (!top) return head && width(head.text) <= NOTICE && isTitle(head) ? as(head.text, others) : undefined
  return as(top.head, top.rest ? linesIn(pieceOf(piece.from, upperFirst(top.rest), { lexicons, clock }), brief) : [])
}
/** Enough to stand above the others. */
const isTitle = (piece: Piece): boolean =>
  piece.content.length > 0 && (piece.text.split(' ').length >= LEAST_WORDS || isNeeded(piece))

/** Of several labels none stands above the others. */
function labelAbove(first: Piece, { pieces }: Brief) {
  const label = labelOf(first)
  return label && pieces.filter(piece => /: /.test(piece.text)).length === 1 ? label : undefined
}

/** “Case study: …”, “Tip: …”: a word of what it is, above what it says. */
export function labelOf(piece: Piece): { head: string; rest: string } | undefined {
  const colon = piece.text.indexOf(': ')
  if (colon < 2 || colon > 28) return undefined
  const [head, rest] = [piece.text.slice(0, colon).trim(), upperFirst(piece.text.slice(colon + 2))]
  // “We are moving: …”, “Spring hours: 9 am …” are the news themselves.
  if (
    NEWS_OWN.test(head) ||
    CLOSED.some(claim => piece.claims.has(claim)) ||
    piece.literals.some(({ start }) => start > colon && start <= colon + NEAR)
  )
    return undefined
  return head.split(' ').length <= 4 && !/\d/.test(head) && rest.split(' ').length >= 4 && !rest.includes(': ')
    ? { head, rest }
    : undefined
}

const NEAR = 8

/** “New client”, “Very sad news”: stands above the news itself. */
const isSmall = (piece: Piece): boolean =>
  piece.from[0] !== 'b5' &&
  width(piece.text) <= 28 &&
  (piece.text.split(' ').length === 1 || piece.claims.has('new') || piece.claims.has('thank')) &&
  piece.literals.length === 0 &&
  !isNeeded(piece) &&
  !NEWS_OWN.test(piece.text) &&
  !isContact(piece)

/** Enough words to be the news; an hour is no news of its own. */
const isWhole = ({ text, content, literals }: Piece): boolean =>
  text.split(' ').length > 4 &&
  content.length > 1 &&
  !literals.some(({ start, kind }) => start === 0 && kind === 'time')
/** Whoever speaks, or a thing with its article, is the news itself. */
const NEWS_OWN =
  /^(?:we|our|the|this|wir|unser\p{L}{0,2}|der|die|das|nous|notre|nos|le|la|les|el|los|las|nuestr\p{L}{1,2}|il|lo|gli|nostr\p{L}|o|a|os|as|noss\p{L})\s/iu

const BODY = mostOf(cardForms.notice, 'body')
/** As much as is read as one text. */
const AIRY = 90
const ITEM = mostOf(cardForms.notice, 'item')
const MOST_ITEMS = 6
const CTA = mostOf(cardForms.news, 'cta')
const CONTACT = mostOf(cardForms.notice, 'contact')

/** One sentence is a text, more are lines; where readers answer stands last. */
function below(headline: Part, lines: readonly Piece[], notice: boolean): Filled {
  const form = notice ? 'notice' : 'news'
  const last = lines.at(-1)
  const contact = lines.length > 1 && last && isContact(last) && width(last.text) <= CONTACT ? last : undefined
  const told = contact ? lines.slice(0, -1) : lines
  const text = lineOfSentences(told.map(each => sentence(upperFirst(each.text))))
  const from = [...new Set(told.flatMap(each => each.from))]
  if (told.length <= 2 && width(text) <= AIRY && (notice || !contact || width(contact.text) <= CTA))
    return {
      form,
      parts: [
        headline,
        ...(text ? [part('body', text, from)] : []),
        ...(contact ? [part(notice ? 'contact' : 'cta', contact.text, contact.from)] : []),
      ],
    }
  return asLines(headline, told, contact)
}

/** Neighbours of one sentence share a line where there are too many lines. */
function fewer(lines: readonly Piece[]): readonly Piece[] {
  if (lines.length <= MOST_ITEMS) return lines
  const joined = lines.slice(0, -1).map((line, at) => {
    const text = `${line.text}, ${lines[at + 1]?.text ?? ''}`
    return { at, text, same: line.from[0] === lines[at + 1]?.from[0] && width(text) <= ITEM }
  })
  const [best] = joined.filter(({ same }) => same).sort((a, b) => width(a.text) - width(b.text))
  const line = best && lines[best.at]
  return best && line
    ? fewer([...lines.slice(0, best.at), { ...line, text: best.text }, ...lines.slice(best.at + 2)])
    : lines
}

const textOf = (of: readonly Piece[]): string => lineOfSentences(of.map(each => sentence(upperFirst(each.text))))
const isItem = (text: string): boolean => width(text) <= ITEM

/** Lines in their order; of more than there is room for, those with what readers need. A long text below the headline stays whole. */
function asLines(headline: Part, given: readonly Piece[], contact: Piece | undefined): Filled {
  const whole = given.some(line => !isItem(line.text)) && width(textOf(given)) <= BODY
  const long = given.findIndex(line => isItem(line.text))
  const opening = whole
    ? given.length
    : given.slice(0, Math.max(0, long)).findLastIndex((_, at) => width(textOf(given.slice(0, at + 1))) <= BODY) + 1
  const lines = fewer(given.slice(opening))
  const body = [...given.slice(0, opening)]
  for (const line of lines) if (!isItem(line.text) && width(textOf([...body, line])) <= BODY) body.push(line)
  const fit = lines.filter(line => isItem(line.text))
  const ranked = [...fit.filter(isNeeded), ...fit.filter(line => !isNeeded(line))].slice(0, MOST_ITEMS)
  return {
    form: 'notice',
    parts: [
      headline,
      ...(body.length > 0 ? [part('body', textOf(body), [...new Set(body.flatMap(({ from }) => from))])] : []),
      ...fit.filter(line => ranked.includes(line)).map(line => part('item', upperFirst(line.text), line.from)),
      ...(contact ? [part('contact', contact.text, contact.from)] : []),
    ],
  }
}
