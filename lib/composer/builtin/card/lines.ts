// The lines of a card below its headline: one text or items, in the order of the brief.
import type { Filled } from '#lib/composer/builtin/brief.ts'
import { type Clause, clausesIn, isOneThing, unjoined } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Part, type Piece, part } from '#lib/composer/builtin/piece.ts'
import { ADDED, isNeeded, leans, leansBehind } from '#lib/composer/builtin/weight.ts'
import { cardForms, ITEM_MOST, mostOf } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

const BODY = mostOf(cardForms.notice, 'body')
const ITEM = mostOf(cardForms.notice, 'item')
const WIDE = ITEM_MOST.notice ?? ITEM
const MOST_ITEMS = 6

/** Lines in their order; of more than there is room for, those with what readers need. A long text below the headline stays whole. */
export function asLines(headline: Part, given: readonly Piece[], contact: Piece | undefined, led: boolean): Filled {
  const opening = textBefore(given, led)
  const lines = fewer(given.slice(opening).flatMap(inItems))
  const body = [...given.slice(0, opening)]
  for (const line of lines)
    if (rowsOf(line) > 2 && !leans(line.text) && width(textOf([...body, line])) <= BODY) body.push(line)
  const fit = lines.filter(line => rowsOf(line) <= 2)
  const ranked = inRows([...fit.filter(isNeeded), ...fit.filter(line => !isNeeded(line))])
  return {
    form: 'notice',
    parts: [
      headline,
      ...(body.length > 0 ? [part('body', textOf(body), [...new Set(body.flatMap(({ from }) => from))])] : []),
      ...fit.filter(line => ranked.includes(line)).map(line => part('item', upperFirst(line.text), line.from)),
      ...(contact ? [part('contact', upperFirst(contact.text), contact.from)] : []),
    ],
  }
}

/** A line that is longer than others counts as two. */
const rowsOf = ({ text }: Piece): number => (isItem(text) ? 1 : isWithin(text, WIDE) ? 2 : 3)

/** As many of them, the first ones first, as have room. */
function inRows(lines: readonly Piece[]): Piece[] {
  let rows = 0
  return lines.filter(line => {
    const isIn = rows + rowsOf(line) <= MOST_ITEMS
    if (isIn) rows += rowsOf(line)
    return isIn
  })
}

/** How many of the lines are one text above the others. */
function textBefore(given: readonly Piece[], led: boolean): number {
  if (given.some(line => !isItem(line.text)) && width(textOf(given)) <= BODY) return given.length
  const toLong = given.findLastIndex(line => inItems(line).some(one => !isItem(one.text))) + 1
  if (toLong > 0 && width(textOf(given.slice(0, toLong))) <= BODY) return toLong
  const short = given.findIndex(line => isItem(line.text))
  const first = Math.max(
    led && given[0] && width(sentence(given[0].text)) <= BODY ? 1 : 0,
    given
      .slice(0, short < 0 ? given.length : short)
      .findLastIndex((_, at) => width(textOf(given.slice(0, at + 1))) <= BODY) + 1,
  )
  return first + asideBehind(given, first)
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

/** Clauses of one sentence of which one is short are one again: “Remote in Europe, €85k to €100k.” */
export const textOf = (of: readonly Piece[]): string =>
  lineOfSentences(
    joinNeighbours(of, (one, next) => {
      const text = `${one.text}, ${next.text}`
      const isOne = one.raw === next.raw && one.raw.toLowerCase().includes(text.toLowerCase())
      const isShort = [one, next].some(
        ({ text }) =>
          text
            .slice(text.lastIndexOf(', ') + 1)
            .trim()
            .split(' ').length <= FEW,
      )
      // “Ore 15, 25 €” is no sum.
      const isClear = !SPEAKS.test(next.text) && !(/\d$/.test(one.text) && /^\d/.test(next.text))
      return isOne && isShort && isClear && { ...one, text, from: [...new Set([...one.from, ...next.from])] }
    }).map(each => sentence(upperFirst(each.text))),
  )
const FEW = 5
const SPEAKS = /^(?:we|you|i|it|they|he|she|there|wir|ihr|ich|du|sie|er|es|nous|vous|on|il|elle|je)(?:['’]\p{L}+)? /iu
/** Of so many signs some are narrow, but not all of them. */
const NARROWEST = 0.2
const isWithin = (text: string, most: number): boolean => text.length * NARROWEST <= most && width(text) <= most
const isItem = (text: string): boolean => isWithin(text, ITEM)

/** A sentence too long for a line stands without what is only added to it, or has a line for each of its clauses, where none of them waits for another. */
function inItems(line: Piece): readonly Piece[] {
  if (isItem(line.text)) return [line]
  const clauses = clausesIn(line.text, line.literals)
  const added = clauses.at(-1)
  const alone = clauses.length > 1 && added && withoutAdded(line, added)
  if (alone) return [{ ...line, text: alone }]
  const texts = clauses.map(({ text }) => unjoined(text))
  const room = width(line.text) > WIDE ? WIDE : ITEM
  const areLines =
    texts.length > 1 && !isOneThing(clauses) && texts.every(text => width(text) <= room && !leansBehind(text))
  return areLines ? texts.map(text => ({ ...line, text: upperFirst(text) })) : [line]
}

/** It is read below the picture. */
function withoutAdded({ text, literals }: Piece, { text: added, start }: Clause): string | undefined {
  const head = withoutEnd(text.slice(0, start), ' ,')
  const isOnly = literals.every(({ end }) => end <= head.length) && ADDED.test(added)
  return isOnly && isItem(head) ? head : undefined
}

/** “(there is a lift)” is said of the text that it stands behind, and is no item among the values that follow. */
function asideBehind(given: readonly Piece[], at: number): number {
  const [one, next] = given.slice(at)
  if (at === 0 || !one || !next || isNeeded(one) || !isNeeded(next)) return 0
  return Number(width(one.text) <= ASIDE && width(textOf(given.slice(0, at + 1))) <= BODY)
}
const ASIDE = 24
