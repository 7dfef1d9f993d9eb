// The plain way: what it is above, then what the brief says of it, in its words and its order, a line each.

import type { Sensitive } from '#lib/composer/answer.ts'
import { aboveAll, CLOSED, HEADLINE, isTitle, smallAbove } from '#lib/composer/builtin/above.ts'
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { asLines, textOf } from '#lib/composer/builtin/card/lines.ts'
import { mythAbove } from '#lib/composer/builtin/card/myth.ts'
import { clausesIn, isOneThing, unjoined } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { answered, has, isContact, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { opened, stretchesIn } from '#lib/composer/builtin/reading/joints.ts'
import { isNeeded, leans, linesIn, OPENING } from '#lib/composer/builtin/weight.ts'
import { cardForms, HEADLINE_MOST, mostOf } from '#lib/composer/forms.ts'
import { hasHappened } from '#lib/composer/guard/grave.ts'
import { isDay } from '#lib/composer/literals/literal.ts'
import { unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'
import { uncapitalized } from '#lib/words/capitalized.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** “20% off” closes nothing. */
const isClosed = (piece: Piece): boolean =>
  CLOSED.some(claim => piece.claims.has(claim)) && !has(piece, 'percent') && !piece.claims.has('discount')

/** A notice where something is closed or grave, or where there are lines to tell; else news. */
export function plainly(brief: Brief, sensitive: Sensitive): Filled {
  const [first, ...others] = brief.pieces.map(piece => ({ ...piece, text: unbarred(piece.text) }))
  if (!first) return { form: 'news', parts: [part('headline', brief.question.brand.name, [])] }
  if (brief.pieces.every(({ from }) => /^b\d/.test(from[0] ?? ''))) return ofBrand(first, others)
  const myth = mythAbove([first, ...others])
  if (myth)
    return below(
      myth.headline,
      myth.rest.flatMap(piece => linesIn(piece, brief)),
      true,
    )
  const { small, told } = smallAbove([first, ...others], brief, sensitive !== 'none')
  const [news, ...more] = told
  const notice = hasHappened(sensitive) || brief.pieces.slice(0, 2).some(isClosed)
  const further = answered(more, ITEM, brief).flatMap(piece => linesIn(piece, brief))
  const above = news ? aboveAll(news, brief) : { headline: part('headline', first.text, first.from), rest: [] }
  const closed = above
    ? undefined
    : further.find(line => isClosed(line) && isTitle(line) && width(line.text) <= HEADLINE)
  const whole = news && !above && !closed && !hasHappened(sensitive) ? wholeAbove(news, further, brief) : undefined
  if (whole) return { ...whole, parts: [...(small ? [small] : []), ...whole.parts] }
  const parted = above || closed ? undefined : (partAtDay(news ?? first, brief) ?? partAtJoint(news ?? first, brief))
  const named = closed ?? parted?.head ?? { text: brief.question.brand.name, from: first.from }
  const headline = above?.headline ?? part('headline', upperFirst(named.text), named.from)
  const rest = above?.rest ?? [parted?.rest ?? news ?? first]
  const lines = withScraps([...rest, ...further.filter(line => line !== closed)].flatMap(one => inRoom(one, brief)))
  const { form, parts } = below(headline, lines, notice, above?.led)
  // Never the name alone.
  const isBare = !above && !closed && parts.length === 1
  const words = isBare ? [part('body', opened(first.text, BODY), first.from)] : []
  return { form, parts: [...(small ? [small] : []), ...parts, ...words] }
}

/** “We had an outage on Thursday 26 November | from 6am to about 11am and some people …”: the news, then how long. */
function partAtDay(news: Piece, brief: Brief): { head: Piece; rest: Piece } | undefined {
  const { text, literals, from, raw } = news
  const day = literals.find(one => isDay(one) && one.end <= HEADLINE)
  if (!day || !HOW_LONG.test(text.slice(day.end)) || text.slice(0, day.start).split(' ').length < SAYS) return undefined
  const [head, rest] = [text.slice(0, day.end), upperFirst(text.slice(day.end).trim())]
  return { head: pieceOf(from, head, brief, raw), rest: pieceOf(from, rest, brief, raw) }
}
const SAYS = 4
const HOW_LONG = /^,? (?:from|between|for|von|zwischen|bis|de|entre|desde|dalle|tra|das|van|tussen|od) \S/iu

/** “We’ve been doing this since 2021 | and we never thought …”: two sentences in one. */
function partAtJoint({ text, from, raw }: Piece, brief: Brief): { head: Piece; rest: Piece } | undefined {
  const joint = [...text.matchAll(JOINT)].findLast(({ index }) => width(text.slice(0, index)) <= HEADLINE)
  const head = text.slice(0, joint?.index)
  if (!joint || head.split(' ').length < SAYS + 1 || OPENING.test(head) || leans(head)) return undefined
  const rest = upperFirst(text.slice(joint.index + joint[0].length))
  return { head: pieceOf(from, head, brief, raw), rest: pieceOf(from, rest, brief, raw) }
}
const JOINT =
  / (?=(?:when|after|because|while) (?:the|we|our|it|they|he|she|i|a) )|,? (?:and|but|so) (?=(?:\p{L}+ly )?(?:we|i|they|it|there|he|she|everyone|nobody|people|loads|some|the|our)(?:['’]\p{L}+)? )|,? (?:und|aber) (?=(?:wir|ich|es|sie|er|das|die|der) )|,? (?:et|mais) (?=(?:nous|on|je|il|elle|ils|cela|c['’]))|,? (?:y|pero) (?=(?:nos|se|lo|hay|es|no) )/giu

/** A sentence that nothing parts stands above whole, else its first clause, where one text below has room for all else. */
function wholeAbove(news: Piece, further: readonly Piece[], brief: Brief): Filled | undefined {
  const wide = width(news.text)
  const most = CALLS.test(news.text) ? HEADLINE : WHOLE
  const first = wide > most ? firstClause(news, brief) : undefined
  const { head, rest = [] } = first ?? (wide <= WHOLE ? { head: news.text } : {})
  const others = [...rest, ...further]
  const [body, from] = [textOf(others), [...new Set(others.flatMap(one => one.from))]]
  if (!head || width(body) > BODY) return undefined
  const headline = part('headline', upperFirst(head), news.from)
  return { form: 'news', parts: [headline, ...(body ? [part('body', body, from)] : [])] }
}
const WHOLE = HEADLINE_MOST.news ?? HEADLINE
/** “We have opened the terrace bar, come and try it from Friday”: an invitation behind the news. */
const CALLS =
  /^[^,]{16,}, (?:come|pop|call|drop|swing|stop|join|book|order|bring|grab|kommt|komm|schaut|kommen sie|venez|viens|passez|ven|venid|vengan|venite|vieni|venham|vem|kom) /iu

/** “We are looking for an apprentice from 1 September, three years, a grant for the licence included”. */
function firstClause({ text, literals, from }: Piece, brief: Brief): { head: string; rest: Piece[] } | undefined {
  const clauses = clausesIn(text, literals)
  const [first, next] = clauses
  const isFirst = first && next && first.mark === ',' && width(first.text) <= WHOLE
  const isCut = isFirst && (CALLS.test(text) || !isOneThing(clauses))
  if (!isCut || leans(first.text) || leans(next.text) || OPENING.test(first.text)) return undefined
  return { head: first.text, rest: [pieceOf(from, upperFirst(text.slice(next.start)), brief)] }
}

/** What is longer than the text below the name has its first clauses there, and the others as lines. */
function inRoom(piece: Piece, brief: Brief): readonly Piece[] {
  const parts = width(sentence(piece.text)) > BODY ? stretchesIn(piece, { first: BODY, further: ITEM }) : undefined
  return parts?.map(text => pieceOf(piece.from, upperFirst(unjoined(text)), brief)) ?? [piece]
}

/** What the brand says of itself: a line, and below it the next one whole. */
function ofBrand(first: Piece, [next]: readonly Piece[]): Filled {
  const body = next ? sentence(next.text) : ''
  const below = next && width(body) <= BODY ? [part('body', body, next.from)] : []
  return { form: 'news', parts: [part('headline', first.text, first.from), ...below] }
}

/** “at 7 instead of 10, staff do”: a word or two that only say why stand with what they are said of. */
const withScraps = (lines: readonly Piece[]): readonly Piece[] =>
  joinNeighbours(lines, (one, next) => {
    const isOnly = lines.filter(line => line.raw === next.raw && isScrap(line)).length === 1
    const text = `${one.text}, ${uncapitalized(next.text)}`
    const isOf = one.raw === next.raw && isOnly && isScrap(next) && one.literals.length > 0
    return isOf && one.raw.toLowerCase().includes(text.toLowerCase()) && { ...one, text }
  })
const isScrap = (one: Piece): boolean =>
  one.text.split(' ').length <= SCRAP && one.literals.length === 0 && !isNeeded(one)
const SCRAP = 2

const BODY = mostOf(cardForms.notice, 'body')
/** As much as is read as one text. */
const AIRY = 90
const ITEM = mostOf(cardForms.notice, 'item')
const CTA = mostOf(cardForms.news, 'cta')
const CONTACT = mostOf(cardForms.notice, 'contact')

/** One sentence is a text, more are lines; where readers answer stands last. */
function below(headline: Part, lines: readonly Piece[], notice: boolean, led = false): Filled {
  const form = notice ? 'notice' : 'news'
  const last = lines.at(-1)
  const contact = lines.length > 1 && last && isContact(last) && width(last.text) <= CONTACT ? last : undefined
  const told = contact ? lines.slice(0, -1) : lines
  const text = textOf(told)
  const from = [...new Set(told.flatMap(each => each.from))]
  // “Delighted.” between two sentences is no line of a list.
  const isTalk = told.length <= 3 && told.some(one => isScrap(one) && one.raw.split(' ').length <= SCRAP)
  if (
    ((told.length <= 2 && width(text) <= AIRY) || (isTalk && width(text) <= BODY)) &&
    (notice || !contact || width(contact.text) <= CTA)
  )
    return {
      form,
      parts: [
        headline,
        ...(text ? [part('body', text, from)] : []),
        ...(contact ? [part(notice ? 'contact' : 'cta', upperFirst(contact.text), contact.from)] : []),
      ],
    }
  return asLines(headline, told, contact, led)
}
