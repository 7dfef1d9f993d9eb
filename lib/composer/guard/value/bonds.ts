// A value or a “not” keeps the neighbour that it has in the brief.
import { type Evidence, isContent, type Piece, type Text } from '#lib/composer/guard/evidence.ts'
import { clausesOf } from '#lib/composer/guard/polarity.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { isEnumerator, sameValue } from '#lib/composer/guard/value/values.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'

const BEFORE = 3
const AFTER = 2
const BOUND = new Set(['number', 'money', 'percent', 'time', 'code'])

/** A value or a “not” whose neighbour in the post does not stand beside it in the brief. */
export const bonds: Rule = evidence => {
  if (evidence.language !== evidence.spoken) return {}
  const holds = evidence.texts.flatMap(text =>
    looseOf(evidence, text).map(() => hold('bond', short(text.text), text.at)),
  )
  return {
    holds: [...holds, ...swappedHeads(evidence), ...swappedPrices(evidence)].filter(
      (one, index, all) => all.findIndex(({ where }) => where === one.where) === index,
    ),
  }
}

function looseOf(evidence: Evidence, text: Text): string[] {
  const values = text.literals
    .filter(literal => BOUND.has(literal.kind) && !isEnumerator(text.text, literal))
    .map(literal => ({ literal, neighbours: around(evidence, text, literal.start, literal.end) }))
  const nots = text.tokens.filter(({ key }) => evidence.lexicons.some(({ claims }) => claims.get(key) === 'not'))
  return [
    ...values
      .filter(
        ({ literal, neighbours }) =>
          neighbours.length > 0 &&
          isLoose(evidence, neighbours, piece =>
            piece.literals.filter(given => sameValue(literal, given)).map(({ start, end }) => [start, end]),
          ),
      )
      .map(({ literal }) => literal.text),
    ...nots
      .filter(({ start, end }) => {
        const next = around(evidence, text, start, end).slice(-1)
        return (
          next.length > 0 &&
          isLoose(
            evidence,
            next,
            piece =>
              piece.tokens
                .filter(({ key }) => evidence.lexicons.some(({ claims }) => claims.get(key) === 'not'))
                .map(token => [token.start, token.end]),
            false,
          )
        )
      })
      .map(({ text: word }) => word),
  ]
}

/** The content words right before and right behind a place, within its clause. */
function around({ lexicons, said }: Evidence, piece: Piece, start: number, end: number): string[] {
  const clause =
    clausesOf(piece).find(
      tokens =>
        tokens.some(token => token.start <= start && start < token.end) ||
        tokens.some(token => token.start < end && token.end > start),
    ) ?? []
  const words = clause.filter(
    token =>
      isContent({ ...token, kind: 'word' } as never, lexicons) &&
      token.kind === 'word' &&
      !piece.literals.some(literal => token.start >= literal.start && token.end <= literal.end),
  )
  const before = words.filter(token => token.end <= start).at(-1)
  const after = words.find(token => token.start >= end)
  const near = [after, before]
    .filter(token => token !== undefined)
    .filter(({ key }) => said.holds(key) && !lexicons.some(({ neutral }) => neutral.has(key)))
  return near.slice(0, 1).map(({ key }) => key)
}

/** Whether no place of the value in the brief has one of the words near it. */
function isLoose(
  { publish, lexicons }: Evidence,
  neighbours: readonly string[],
  places: (piece: Piece) => (readonly number[])[],
  labels = true,
): boolean {
  let seen = false
  for (const [index, piece] of publish.entries())
    for (const [start = 0, end = 0] of places(piece)) {
      seen = true
      if (isNear(piece, lexicons, start, end, neighbours)) return false
      // A label and its value may stand in pieces that follow each other.
      if (
        labels &&
        [publish[index - 1], publish[index + 1]].some(beside =>
          beside?.tokens.some(({ key }) => neighbours.some(word => alike(word, key))),
        )
      )
        return false
    }
  return seen
}

const LABEL = 4

function isNear(
  { tokens, text, literals }: Piece,
  lexicons: Evidence['lexicons'],
  start: number,
  end: number,
  words: readonly string[],
): boolean {
  took(tokens.length * (literals.length + 1))
  // Days, other values and small words between them part nothing.
  const inValue = (token: { start: number; end: number }): boolean =>
    literals.some(
      literal =>
        token.start >= literal.start && token.end <= literal.end && !(literal.start <= start && literal.end >= end),
    )
  const all = tokens.filter(
    token =>
      token.kind !== 'mark' &&
      (token.start >= start && token.end <= end
        ? true
        : !inValue(token) && !lexicons.some(({ glue, claims }) => glue.has(token.key) && !claims.has(token.key))),
  )
  const first = all.findIndex(token => token.end > start)
  const next = all.findIndex(token => token.start >= end)
  const labelled = /[:|]/.test(text)
  const before = all.slice(Math.max(0, first - (labelled ? LABEL : BEFORE)), Math.max(0, first))
  const after = next < 0 ? [] : all.slice(next, next + (labelled ? LABEL : AFTER + 1))
  const keys = [...before, ...after].flatMap(token => [
    token.key,
    ...lexicons.flatMap(lexicon => spelledOut(token, lexicon)),
  ])
  const isIn = (long: string, part: string): boolean => long.length > 5 && long.includes(part)
  return keys.some(key =>
    words.some(word => alike(word, key) || isIn(key, word) || (key.length > 4 && isIn(word, key))),
  )
}

/** Two columns under two heads: a value stands under the head that is nearer to it in the brief. */
function swappedHeads({ answer, texts, publish }: Evidence): ReturnType<typeof hold>[] {
  if (!('blocks' in answer)) return []
  return answer.blocks.flatMap((block, index) => {
    const name = `block ${index + 1}`
    const at = (side: string) => texts.find(text => text.at === `${name} ${side}`)
    const apart = (head: Text | undefined, value: Text | undefined): number =>
      Math.min(
        ...publish.map(piece =>
          distance(
            piece,
            [
              ...(head?.content ?? []),
              ...(head?.literals.flatMap(({ kind, text }) => (kind === 'code' ? [text.toLowerCase()] : [])) ?? []),
            ],
            value?.literals[0],
          ),
        ),
      )
    return block.rows.flatMap((_, row) => {
      const [before, text] = [at(`row ${row + 1} before`), at(`row ${row + 1} text`)]
      if (!before?.literals[0] || !text?.literals[0] || before.literals[0].values[0] === text.literals[0].values[0])
        return []
      const crossed = Math.min(apart(at('left'), text), apart(at('right'), before))
      const straight = Math.min(apart(at('left'), before), apart(at('right'), text))
      return crossed < straight
        ? [hold('bond', `${block.left} ${before.text}, ${block.right} ${text.text}`, `${name} row ${row + 1}`)]
        : []
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
function swappedPrices(evidence: Evidence): ReturnType<typeof hold>[] {
  const priced = evidence.publish
    .map(piece => ({ piece, prices: pricesOf(piece) }))
    .filter(({ prices }) => prices.length > 1)
    .map(each => ({ ...each, names: namesOf(each.piece, each.prices, evidence) }))
  if (priced.length === 0) return []
  const picture = evidence.texts.filter(({ on }) => on === 'picture')
  const shown = picture.flatMap(text => pricesOf(text).map(price => ({ price, text })))
  const turned = priced.filter(
    ({ prices }) =>
      prices.length === 2 &&
      isTurned(
        shown.map(({ price }) => price),
        prices,
      ),
  )
  return [
    ...turned.map(({ piece }) => hold('bond', short(piece.text), shown[0]?.text.at)),
    ...evidence.texts.flatMap(text => {
      const told = pricesOf(text)
      const named = namesOf(text, told, evidence)
      return priced.some(({ prices, names }) => isTurned(told, prices) || isOthers(named, names))
        ? [hold('bond', short(text.text), text.at)]
        : []
    }),
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
