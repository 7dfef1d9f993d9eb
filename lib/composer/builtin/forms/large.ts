// A number that is the news stands large: what was counted, and what is taken off for a while.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, type Part, type Piece, part } from '#lib/composer/builtin/piece.ts'
import { type CardForm, cardForms, HEADLINE_MOST, mostOf } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare } from '#lib/composer/lexis/trim.ts'
import { isDay } from '#lib/composer/literals/literal.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

const LEAST = 20
/** “4.2 is out” counts nothing. */
const WHOLE = /^\d{1,3}(?:[.,’\s]?\d{3})*$/u

/** “300 members as of this week. Thank you all.”: a count, and what only tells more. */
export function numberIn({ pieces }: Brief): Filled | undefined {
  const [first, ...others] = pieces
  const [count, ...more] = first?.literals ?? []
  if (
    !first ||
    count?.kind !== 'number' ||
    count.start > 0 ||
    more.some(one => one.kind !== 'period') ||
    others.some(isActedOn)
  )
    return undefined
  const label = first.text.slice(count.end).trim()
  const isCount =
    WHOLE.test(count.text) &&
    Number(count.text.replace(/\D/g, '')) >= LEAST &&
    /^\p{Ll}[^:;?]+$/u.test(label) &&
    label.includes(' ')
  if (!isCount || first.claims.size > 0 || first.asks) return undefined
  return filled('number', [
    part('value', count.text, first.from),
    part('label', GOES_ON.test(label) ? label : upperFirst(label), first.from),
    ...bodyOf(
      others.map(({ text }) => text),
      others,
    ),
  ])
}

/** “31 of our learners”: it goes on from the number, and is no name of it. */
const GOES_ON =
  /^(?:of|out of|von|aus|unserer|der|eurer|de|des|du|d[’']|di|dei|degli|delle|del|della|da|das|dos|van|onzer|z|ze|naszych|av) ?(?=\p{L})/iu

/** Readers come, pay or answer by it: that is the news then. */
const isActedOn = (one: Piece): boolean =>
  one.asks || has(one, 'date', 'weekday', 'time', 'money', 'percent', 'phone', 'link', 'email', 'handle', 'code')

/** “Summer clear-out, 25% off all wool until Sunday 26 November”: its name, the reduction, of what and until when. */
export function offerIn({ pieces, lexicons }: Brief): Filled | undefined {
  const [first, second, ...others] = pieces.flatMap(piece => clausesOf(piece))
  const [share, ...more] = second?.piece.literals.filter(({ kind }) => kind === 'percent') ?? []
  const isOne = share && more.length === 0 && !pieces.some(piece => has(piece, 'money'))
  if (!first || !second || !isOne || has({ literals: first.literals }, 'percent', 'date', 'weekday', 'time'))
    return undefined
  const behind = second.text.slice(share.text.length)
  const off = lexicons
    .flatMap(({ pack }) => fieldsOf(pack.code).off.find(behind))
    .find(({ start }) => behind.slice(0, start).trim() === '')
  if (!off || !second.text.startsWith(share.text)) return undefined
  const { ends, detail } = endIn(behind.slice(off.end), second, lexicons)
  return filled('offer', [
    part('headline', upperFirst(first.text), first.piece.from),
    part('price', second.text.slice(0, share.text.length + off.end), second.piece.from),
    ...(ends ? [part('ends', upperFirst(ends), second.piece.from)] : []),
    ...bodyOf([detail, ...others.map(({ text }) => text)].filter(Boolean), pieces),
  ])
}

type Stretch = { text: string; piece: Piece; literals: Piece['literals'] }
const clausesOf = (piece: Piece): Stretch[] =>
  clausesIn(piece.text, piece.literals).map(({ text, start, end }) => ({
    ...{ text, piece },
    literals: piece.literals.filter(one => one.start >= start && one.end <= end),
  }))

/** “all wool until Sunday”: of what, and until when; a day that nothing leads to stays where it is. */
export function endIn(text: string, { literals }: Pick<Piece, 'literals'>, lexicons: Brief['lexicons']) {
  const day = literals.findLast(isDay)
  const at = day ? text.lastIndexOf(day.text) : -1
  const till = tokensOf(text.slice(0, Math.max(0, at))).findLast(({ key }) => lexicons.some(one => one.till.has(key)))
  const isLast = day !== undefined && at + day.text.length === text.trimEnd().length
  return till && isLast
    ? { ends: text.slice(till.start).trim(), detail: bare(text.slice(0, till.start)) }
    : { ends: undefined, detail: bare(text) }
}

export function bodyOf(texts: readonly string[], of: readonly Piece[]): Part[] {
  const text = lineOfSentences(texts.map(each => sentence(upperFirst(each))))
  return text ? [part('body', text, [...new Set(of.flatMap(({ from }) => from))])] : []
}

/** Where each of them has room. */
export const filled = (form: 'number' | 'offer' | 'price' | 'release', parts: Part[]): Filled | undefined =>
  parts.every(({ role, text }) => width(text) <= mostIn(form, role)) ? { form, parts } : undefined
const mostIn = (form: CardForm, role: string): number =>
  (role === 'headline' ? HEADLINE_MOST[form] : undefined) ?? mostOf(cardForms[form], role)
