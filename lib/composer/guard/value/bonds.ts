// A value or a “not” keeps the neighbour that it has in the brief.
import type { Hold } from '#lib/composer/answer.ts'
import { type Evidence, isContent, type Piece, type Text } from '#lib/composer/guard/evidence.ts'
import { clausesOf, isPlainNot } from '#lib/composer/guard/polarity.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { isEnumerator, sameValue } from '#lib/composer/guard/value/values.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import { isInside, type Span, type Token } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'

const BEFORE = 3
const AFTER = 2
const BOUND = new Set(['number', 'money', 'percent', 'time', 'code'])

/** A value or a “not” whose neighbour in the post does not stand beside it in the brief. */
export const bonds: Rule = evidence => {
  if (evidence.language !== evidence.spoken) return {}
  const unbound = evidence.texts.filter(text => isUnbound(evidence, text))
  const holds = [
    ...unbound.map(text => hold('bond', short(text.text), text.at)),
    ...swappedHeads(evidence),
    ...swappedPrices(evidence),
  ]
  return { holds: holds.filter((one, at) => holds.findIndex(({ where }) => where === one.where) === at) }
}

function isUnbound(evidence: Evidence, text: Text): boolean {
  const isNot = ({ key }: Token) => isPlainNot(evidence, key)
  const values = text.literals.filter(({ kind }) => BOUND.has(kind)).filter(one => !isEnumerator(text.text, one))
  return (
    values.some(literal => {
      const given = ({ literals }: Piece) => literals.filter(one => sameValue(literal, one))
      const words = besideIn(evidence, text, literal)
      return words.length > 0 && words.every(word => isLoose(evidence, word, given, true))
    }) ||
    text.tokens
      .filter(isNot)
      .some(token => isLoose(evidence, besideIn(evidence, text, token)[0], ({ tokens }) => tokens.filter(isNot), false))
  )
}

/** The content words right behind a place and right before it, within its clause: “hardbacks £1 at the hall” has one of two. */
function besideIn({ lexicons, said }: Evidence, piece: Piece, { start, end }: Span): string[] {
  const clause = clausesOf(piece).find(tokens => tokens.some(token => token.start < end && token.end > start)) ?? []
  const words = clause.filter(token => isContent(token, lexicons) && !piece.literals.some(one => isInside(token, one)))
  return [words.find(token => token.start >= end), words.findLast(token => token.end <= start)]
    .flatMap(token => token?.key ?? [])
    .filter(key => said.holds(key) && !lexicons.some(({ neutral }) => neutral.has(key)))
}

/** Whether no place of it in the brief has the word near it; a label and its value may stand in pieces that follow each other. */
function isLoose(
  { publish, lexicons }: Evidence,
  word: string | undefined,
  placesIn: (piece: Piece) => readonly Span[],
  labels: boolean,
): boolean {
  if (word === undefined) return false
  const isIn = (piece: Piece | undefined) => piece?.tokens.some(({ key }) => alike(word, key))
  let isSaid = false
  const isBound = publish.some((piece, at) =>
    placesIn(piece).some(place => {
      isSaid = true
      return isNear(piece, lexicons, place, word) || (labels && (isIn(publish[at - 1]) || isIn(publish[at + 1])))
    }),
  )
  return isSaid && !isBound
}

const LABEL = 4

function isNear({ tokens, text, literals }: Piece, lexicons: Evidence['lexicons'], place: Span, word: string): boolean {
  took(tokens.length * (literals.length + 1))
  // Days, other values and small words between them part nothing.
  const inValue = (token: Span) => literals.some(one => isInside(token, one) && !isInside(place, one))
  const isSmall = (key: string) => lexicons.some(({ glue, claims }) => glue.has(key) && !claims.has(key))
  const all = tokens.filter(
    token => token.kind !== 'mark' && (isInside(token, place) || (!inValue(token) && !isSmall(token.key))),
  )
  const own = all.findIndex(token => token.end > place.start)
  const first = Math.max(0, own)
  const next = all.findIndex(token => token.start >= place.end)
  const labelled = /[:|]/.test(text)
  const before = all
    .slice(Math.max(0, first - (labelled ? LABEL : BEFORE)), first)
    .filter(token => !hasOwnPrice(literals, token, place))
  const after = next < 0 ? [] : all.slice(next, next + (labelled ? LABEL : AFTER + 1))
  const keys = [...before, ...after].flatMap(token => [
    token.key,
    ...lexicons.flatMap(lexicon => spelledOut(token, lexicon)),
  ])
  const isIn = (long: string, part: string) => long.length > 5 && long.includes(part)
  return keys.some(key => alike(word, key) || isIn(key, word) || (key.length > 4 && isIn(word, key)))
}

/** “paperbacks 50p hardbacks £1”: a price between a word and another price is the word’s own. */
const hasOwnPrice = (literals: readonly Literal[], word: Span, place: Span): boolean =>
  isPrice(literals.find(one => one.start === place.start)) &&
  literals.some(one => isPrice(one) && one.start >= word.end && one.end <= place.start)
const isPrice = (literal: Literal | undefined): boolean => literal?.kind === 'money'

/** Two columns under two heads: a value stands under the head that is nearer to it in the brief. */
function swappedHeads({ answer, texts, publish }: Evidence): Hold[] {
  if (!('blocks' in answer)) return []
  return answer.blocks.flatMap((block, index) => {
    const name = `block ${index + 1}`
    const at = (side: string) => texts.find(text => text.at === `${name} ${side}`)
    const apart = (head: Text | undefined, { literals }: Text): number => {
      const codes = head?.literals.filter(({ kind }) => kind === 'code').map(({ text }) => text.toLowerCase()) ?? []
      return Math.min(...publish.map(piece => distance(piece, [...(head?.content ?? []), ...codes], literals[0])))
    }
    return block.rows.flatMap((_, row) => {
      const [before, text] = [at(`row ${row + 1} before`), at(`row ${row + 1} text`)]
      if (!before?.literals[0] || !text?.literals[0] || before.literals[0].values[0] === text.literals[0].values[0])
        return []
      const crossed = Math.min(apart(at('left'), text), apart(at('right'), before))
      const straight = Math.min(apart(at('left'), before), apart(at('right'), text))
      const what = `${block.left} ${before.text}, ${block.right} ${text.text}`
      return crossed < straight ? [hold('bond', what, `${name} row ${row + 1}`)] : []
    })
  })
}

/** How many words part a value from the nearest of some words; far where one of them is missing. */
function distance({ tokens, literals }: Piece, words: readonly string[], value: Literal | undefined): number {
  const spot = value && literals.find(given => sameValue(value, given))
  if (!spot || words.length === 0) return 999
  const place = tokens.findIndex(token => token.start >= spot.start)
  const far = tokens.flatMap(({ key, kind }, at) =>
    kind !== 'mark' && words.includes(key) ? [Math.abs(at - place)] : [],
  )
  return Math.min(999, ...far)
}

/** “45 €, members 35 €”: whose price it is, and which of two comes first. */
function swappedPrices(evidence: Evidence): Hold[] {
  const priced = evidence.publish
    .map(piece => ({ piece, prices: pricesOf(piece) }))
    .filter(({ prices }) => prices.length > 1)
    .map(each => ({ ...each, names: namesOf(each.piece, each.prices, evidence) }))
  if (priced.length === 0) return []
  const picture = evidence.texts.filter(({ on }) => on === 'picture')
  const shown = picture.flatMap(pricesOf)
  const turned = priced.filter(({ prices }) => prices.length === 2 && isTurned(shown, prices))
  const first = picture.find(text => pricesOf(text).length > 0)
  const wrong = evidence.texts.filter(text => {
    const told = pricesOf(text)
    const named = namesOf(text, told, evidence)
    return priced.some(({ prices, names }) => isTurned(told, prices) || isOthers(named, names))
  })
  return [
    ...turned.map(({ piece }) => hold('bond', short(piece.text), first?.at)),
    ...wrong.map(text => hold('bond', short(text.text), text.at)),
  ]
}

const pricesOf = ({ literals }: Piece): Literal[] =>
  literals.filter(
    ({ kind }, at) =>
      kind === 'money' ||
      (kind === 'number' && (literals[at - 1]?.kind === 'money' || literals[at + 1]?.kind === 'money')),
  )

/** Whether the first two of the brief’s prices stand the other way round. */
function isTurned(told: readonly Literal[], given: readonly Literal[]): boolean {
  const firsts = [...new Set(told.map(price => given.findIndex(each => sameValue(price, each))))].filter(at => at >= 0)
  return firsts.some((spot, index) => index > 0 && spot < (firsts[index - 1] ?? 0))
}

type Named = { name: string; price: Literal }

/** Whether a word that names one price in the brief names another here. */
const isOthers = (told: readonly Named[], given: readonly Named[]): boolean =>
  told.some(({ name, price }) => {
    const own = given.filter(each => each.name === name)
    return own.length > 0 && !own.some(each => sameValue(price, each.price))
  })

/** The word right before each price. */
function namesOf({ tokens }: Piece, prices: readonly Literal[], { lexicons }: Evidence): Named[] {
  let next = 0
  return prices.flatMap(price => {
    while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= price.start) next++
    const before = tokens[next - 1]
    return before && isContent(before, lexicons) ? [{ name: before.key, price }] : []
  })
}
