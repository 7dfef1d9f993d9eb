// Prices and lists: what stands in rows, or between commas under a title.
import { type Cut, cutsOf, DAY } from '#lib/composer/builtin/kinds/days.ts'
import type { Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part, type Row, row } from '#lib/composer/builtin/piece.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

/** Rows of “thing | price”, or “thing price” between commas, under a title. */
export const prices: Kind = {
  name: 'prices',
  find(brief) {
    const cuts = cutsOf(brief)
    const start = cuts.findIndex(cut => rowOfPrice(cut) !== undefined)
    const rows = cuts.slice(Math.max(0, start)).map(rowOfPrice)
    const title = cuts
      .slice(0, Math.max(0, start))
      .map(({ text }) => text)
      .join(', ')
    if (start < 1 || start > 2 || rows.length < 2 || rows.length > 10 || rows.some(each => each === undefined))
      return undefined
    return title === '' || width(title) > 56 || cuts.slice(0, start).some(cut => has(cut, 'money'))
      ? undefined
      : { form: 'prices', parts: [part('title', upperFirst(title), cuts[0]?.from ?? [])], rows: rows as Row[] }
  },
  examples: [
    'Winter menu: pea soup €7, stew €14, apple pie €5',
    'Preise\n| Hausmischung | 7,90 € |\n| Decaf | 8,60 € |',
  ],
}

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

const HOW =
  /^(?:how to|how you|so geht|so \p{L}+ (?:wir|du|ihr|sie)|wie du|cómo|como |comment|come |jak |كيف|طريقة)|(?:方法|手順|やり方)/iu

/** “How to book: pick a day, pay, come”: a title, and what to do in order. */
export const steps: Kind = {
  name: 'steps',
  find(brief) {
    const [title, ...others] = cutsOf(brief)
    const told = others.filter(({ text }) => text !== '')
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
    const cuts = cutsOf(brief)
    const [title, ...items] = cuts
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
