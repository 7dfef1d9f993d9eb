// Prices and lists: what stands in rows, or between commas under a title.
import { SIDES } from '#lib/composer/builtin/clauses.ts'
import { type Cut, cutsOf, DAY } from '#lib/composer/builtin/kinds/days.ts'
import type { Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part, type Row, row } from '#lib/composer/builtin/piece.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

/** Rows of “thing | price”, or “thing price” between commas, under a title or the brand’s name; what else is said of them stands below. */
export const prices: Kind = {
  name: 'prices',
  find(brief) {
    const cuts = cutsOf(brief)
    const start = cuts.findIndex(cut => rowOfPrice(cut) !== undefined)
    const found = cuts.slice(Math.max(0, start)).map(rowOfPrice)
    const end = found.indexOf(undefined)
    const rows = (end < 0 ? found : found.slice(0, end)) as Row[]
    const [above, under] = [cuts.slice(0, Math.max(0, start)), cuts.slice(start + rows.length)]
    const condition = under.map(({ text }) => text).join(', ')
    if (start < 0 || start > 2 || rows.length < 2 || rows.length > 10 || above.some(cut => has(cut, 'money')))
      return undefined
    if (start === 0 && rows.some(({ label, note }) => note !== '' || label.split(' ').length > NAMED)) return undefined
    const title = start === 0 ? brief.question.brand.name : above.map(({ text }) => text).join(', ')
    if (width(title) > 56 || width(condition) > 80 || under.some(cut => has(cut, 'money'))) return undefined
    const below = condition ? [part('condition', upperFirst(condition), under[0]?.from ?? [])] : []
    return { form: 'prices', parts: [part('title', upperFirst(title), above[0]?.from ?? []), ...below], rows }
  },
  examples: [
    'Winter menu: pea soup €7, stew €14, apple pie €5',
    'Cheesecake €4, apple pie €5, scone €2',
    'Preise\n| Hausmischung | 7,90 € |\n| Decaf | 8,60 € |',
  ],
}

/** Without a title each is a thing by its name. */
const NAMED = 4

function rowOfPrice({ text, literals, from }: Cut): Row | undefined {
  const money = literals.filter(({ kind }) => kind === 'money')
  const [price] = money
  if (
    !price ||
    money.length > 1 ||
    literals.some(({ kind }) => kind === 'time' || kind === 'date' || kind === 'weekday')
  )
    return undefined
  const [name, note] = [
    withoutEnd(text.slice(0, price.start), `${SPACES}|:–-`),
    text.slice(price.end).replace(/^[\s|–-]+/, ''),
  ]
  const sole = name.split(/\s+/).length <= 5 && /^[\p{L}\d]/u.test(name) && !name.includes('|')
  return !sole || width(name) > 36 || width(note) > 24 || /\d/.test(note)
    ? undefined
    : row(upperFirst(name), text.slice(price.start, price.end), note, from)
}

/** Where a title has members in its own sentence, what another sentence says is none. */
function membersOf(title: Cut | undefined, others: readonly Cut[]): readonly Cut[] {
  const own = others.filter(({ from }) => from[0] === title?.from[0])
  return own.length > 1 ? own : others
}

const HOW =
  /^(?:how to|how you|how it|how we|so geht|so \p{L}+ (?:wir|du|ihr|sie)|wie du|cómo|como |comment|come |jak |كيف|طريقة)|(?:方法|手順|やり方)/iu

/** “How to book: pick a day, pay, come”: a title, and what to do in order. */
export const steps: Kind = {
  name: 'steps',
  find(brief) {
    const [title, ...others] = cutsOf(brief)
    const told = membersOf(title, others)
    const fine =
      title?.mark === ':' &&
      HOW.test(title.text) &&
      width(title.text) <= 56 &&
      told.length >= 2 &&
      told.length <= 6 &&
      told.every(({ text, mark }) => width(text) <= 80 && text.split(' ').length > 1 && !/[:–]/.test(mark)) &&
      !told.some(({ text }) => /^(?:and|or|but|und|oder|y|o|et|ou|e|i|lub) /i.test(text))
    return fine && title
      ? {
          form: 'steps',
          parts: [
            part('headline', upperFirst(title.text), title.from),
            ...told.map(({ text, from }) => part('step', upperFirst(text), from)),
          ],
        }
      : undefined
  },
  examples: [
    'How to bring a bike: book it with your ticket. Arrive 20 minutes early. Walk it on after the cars.',
    'So backen wir: Teig ansetzen. Einen Tag ruhen lassen. Von Hand formen.',
  ],
}

/** “Title: one, two, three”, and lines under a title that ends in a colon. */
export const list: Kind = {
  name: 'list',
  find(brief) {
    const [title, ...others] = cutsOf(brief)
    const items = membersOf(title, others)
    if (
      title?.mark !== ':' ||
      items.length < 3 ||
      items.length > 6 ||
      width(title.text) > 56 ||
      (title.text.split(' ').length < 2 && !/\d/.test(title.text))
    )
      return undefined
    const fine =
      items.every(({ text }) => width(text) <= 44 && text.split(' ').length >= 1) &&
      items.slice(0, -1).every(({ mark }) => mark === ',' || mark === '' || mark === '、')
    const joined = items.some(({ text }) => /^(?:and|or|und|oder|y|o|et|ou|e|i|lub) /i.test(text))
    return !fine || joined || items.some(cut => has(cut, 'time', ...DAY))
      ? undefined
      : {
          form: 'list',
          parts: [
            part('headline', upperFirst(title.text), title.from),
            ...items.map(({ text, from }) => part('item', upperFirst(text), from)),
          ],
        }
  },
  examples: ['Why people stay: no timer, no ads, plays on one hand, 60 hand-drawn puzzles'],
}

const SIDE = 24
const CELL = 40

/** “Wholegrain vs white: wholegrain keeps the bran, white rises higher”, “Before: paper notes. After: one photo.”: two things and what is said of each. */
export const versus: Kind = {
  name: 'versus',
  find(brief) {
    const cuts = cutsOf(brief)
    const [title, ...others] = cuts
    const [left = '', right = '', more] = title && title.mark === ':' ? title.text.split(SIDES) : []
    const sides = [left, right].map(side => fold(withoutStart(side, SPACES)))
    if (!title || more !== undefined || left === '' || right === '' || width(title.text) > 56) return undefined
    if (others.length < 2 || others.length > 8) return undefined
    const told: [Cut[], Cut[]] = [[], []]
    let on: 0 | 1 | undefined
    for (const cut of others) {
      const start = fold(cut.text)
      const named = sides.findIndex(side => start.split(' ').slice(0, NEAR).join(' ').includes(side))
      on = named < 0 ? on : (named as 0 | 1)
      if (on === undefined) return undefined
      told[on].push(cut)
    }
    const points = told.map((side, nth) => side.map(({ text }) => upperFirst(withoutName(text, sides[nth] ?? ''))))
    const [one = [], two = []] = points
    if (one.length === 0 || one.length !== two.length || one.length > 4) return undefined
    if ([...one, ...two].some(text => width(text) > CELL) || [left, right].some(side => width(side) > SIDE))
      return undefined
    return {
      form: 'versus',
      parts: [
        part('headline', upperFirst(title.text), title.from),
        part('left', upperFirst(left.trim()), title.from),
        part('right', upperFirst(right.trim()), title.from),
      ],
      rows: one.map((text, nth) => row('', text, two[nth] ?? '', [...new Set(others.flatMap(({ from }) => from))])),
    }
  },
  examples: [
    'Wholegrain vs white flour: wholegrain keeps the bran, needs more water, white flour rises higher, keeps for a year',
    'Abo gegen Einzelkarte: Abo spart ab vier Fahrten, Einzelkarte gilt 90 Minuten',
  ],
}
const NEAR = 4
/** “White rises higher” under “White” is “Rises higher”. */
const withoutName = (text: string, side: string): string =>
  fold(text).startsWith(`${side} `) ? text.slice(side.length + 1) : text
