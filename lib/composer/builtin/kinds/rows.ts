// Prices and lists: what stands in rows, or between commas under a title.

import { JOINED, SIDES } from '#lib/composer/builtin/clauses.ts'
import { type Cut, cutsOf, DAY } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Filled, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, LISTED, part, type Row, row } from '#lib/composer/builtin/piece.ts'
import { endingOf } from '#lib/composer/builtin/report/counted.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

/** Rows of “thing | price”, or “thing price” between commas, under a title or the brand’s name; what else is said of them stands below. */
export const prices: Kind = {
  name: 'prices',
  find(brief) {
    const cuts = cutsOf(brief)
    const rowOf = cuts.filter(cut => rowOfNumber(cut) !== undefined).length >= LISTED ? rowOfNumber : rowOfPrice
    const all = cuts.map(cut => rowOf(cut) ?? rowOfFree(cut, brief))
    const start = cuts.findIndex(cut => rowOf(cut) !== undefined)
    const end = all.findIndex((one, at) => at > start && one === undefined)
    const rows = all.slice(Math.max(0, start), end < 0 ? undefined : end) as Row[]
    const [above, under] = [cuts.slice(0, Math.max(0, start)), cuts.slice(start + rows.length)]
    // A day and an hour above them: people come to it, the list is what it costs.
    if (above.some(cut => has(cut, ...DAY)) && above.some(cut => has(cut, 'time'))) return undefined
    if (start < 0 || start > 2 || [...above, ...under].some(cut => has(cut, 'money'))) return undefined
    const isList = rows.length >= LISTED || rows.every(({ note }) => note === '')
    if (start === 0 && (!isList || rows.some(({ label }) => label.split(' ').length > NAMED))) return undefined
    const title = start === 0 ? brief.question.brand.name : above.map(({ text }) => text).join(', ')
    const parts = [part('title', upperFirst(title), above[0]?.from ?? [])]
    return withRest({ form: 'prices', parts, rows }, under, brief)
  },
  examples: [
    'Winter menu: pea soup €7, stew €14, apple pie €5',
    'Cheesecake €4, apple pie €5, scone €2',
    'Raw milk £2.20 a litre, butter £3.50, cheddar £6 for 200 g',
    'Tickets now on sale! Adults £9, concessions £6, under 12s free, family of four £24. Book online',
    'Preise\n| Hausmischung | 7,90 € |\n| Decaf | 8,60 € |',
  ],
}

/** “under 12s free”: a thing that costs nothing, among those that cost something. */
function rowOfFree(cut: Cut, { lexicons }: Brief): Row | undefined {
  const words = cut.text.split(' ')
  const last = tokensOf(words.at(-1) ?? '')[0]?.key ?? ''
  const isFree = words.length > 1 && words.length <= NAMED && lexicons.some(({ claims }) => claims.get(last) === 'free')
  return isFree
    ? row(upperFirst(words.slice(0, -1).join(' ')), upperFirst(words.at(-1) ?? ''), '', cut.from)
    : undefined
}

/** “Gel mani 48”: of several such lines, each a thing and its sum without a sign. */
function rowOfNumber({ text, literals, from, mark }: Cut): Row | undefined {
  const number = endingOf({ text, literals })
  if (number?.kind !== 'number' || mark !== '') return undefined
  const name = withoutEnd(text.slice(0, number.start), `${SPACES}:–-`)
  return name === '' || name.split(/\s+/).length > THING || width(name) > 36
    ? undefined
    : row(upperFirst(name), number.text, '', from)
}

/** Without a title each is a thing by its name. */
const NAMED = 4
const THING = 6

/** “Rye loaf at £4.20”. */
const FOR = / (?:at|for|only|just|à|pour|a|für|nur|por|para|za|voor)$/iu

/** “Turkey pie £14”: a thing and its price. */
export function rowOfPrice({ text, literals, from }: Pick<Cut, 'text' | 'literals' | 'from'>): Row | undefined {
  const money = literals.filter(({ kind }) => kind === 'money')
  const [price] = money
  if (!price || money.length > 1 || has({ literals }, 'time', ...DAY)) return undefined
  const name = withoutEnd(text.slice(0, price.start), `${SPACES}|:–-`).replace(FOR, '')
  const note = text.slice(price.end).replace(/^[\s|–-]+/, '')
  const sole =
    !IN_SENTENCE.test(name) && name.split(/\s+/).length <= 5 && /^[\p{L}\d]/u.test(name) && !name.includes('|')
  return !sole || width(name) > 36 || width(note) > 24 || (/\d/.test(note) && !OF_EACH.test(note))
    ? undefined
    : row(upperFirst(name), text.slice(price.start, price.end), note, from)
}

/** “£6 for 200 g” */
const OF_EACH = /^(?:for|per|je|pro|pour|por|al|za|a) \d/iu

/** “A large loaf is £4.80 now, was £4.40”: a sentence, and no two things. */
const IN_SENTENCE =
  /(?:^|\s)(?:the|an?|buy|is|are|was|were|costs?|now|went|goes|go|from|to|ist|sind|war|waren|kosten|kostet|est|sont|était|coûtent?|es|son|era|cuestan?|è|sono|costano?|é|são|custam?|jest|są|kosztuj[eą]|statt|anstatt|instead of|au lieu de|en vez de|en lugar de|invece di|em vez de|zamiast)$/iu

const HOW =
  /^(?:how to|how you|how it|how we|so geht|so \p{L}+ (?:wir|du|ihr|sie)|wie du|cómo|como |comment|come |jak |كيف|طريقة)|(?:方法|手順|やり方)/iu

/** A title that ends in a colon, and its members. */
function titledIn(brief: Brief): { title: Cut; members: readonly Cut[] } | undefined {
  const [title, ...others] = cutsOf(brief)
  if (!title || !/[:：]/.test(title.mark)) return undefined
  const own = others.filter(({ from }) => from[0] === title.from[0])
  // Where a title has members in its own sentence, what another sentence says is none.
  const members = own.length > 1 ? own : others
  // Of several rows of sums the first is no title of the others.
  if (members === own && others.some(cut => !own.includes(cut) && has(cut, 'money'))) return undefined
  const last = members.at(-1)
  // “tins, nappies, and pasta”: the last may be joined on.
  const told =
    last && members.length > LISTED && JOINED.test(last.text)
      ? [...members.slice(0, -1), { ...last, text: last.text.replace(JOINED, '') }]
      : members
  return told.some(({ text }) => JOINED.test(text)) ? undefined : { title, members: told }
}

const underTitle = (form: 'steps' | 'list', role: string, title: Cut, members: readonly Cut[]): Filled => ({
  form,
  parts: [
    part('headline', upperFirst(title.text), title.from),
    ...members.map(({ text, from }) => part(role, upperFirst(text), from)),
  ],
})

/** “How to book: pick a day, pay, come”: a title, and what to do in order. */
export const steps: Kind = {
  name: 'steps',
  find(brief) {
    const { title, members = [] } = titledIn(brief) ?? {}
    const isStep = ({ text, mark }: Cut) => text.includes(' ') && !/[:–]/.test(mark)
    return title && HOW.test(title.text) && members.every(isStep)
      ? underTitle('steps', 'step', title, members)
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
    const { title, members = [] } = titledIn(brief) ?? {}
    if (!title || members.length < 3 || members.some(cut => has(cut, 'time', ...DAY))) return undefined
    // One word says what it is and is no title, but where no spaces part them.
    const isWord = !/[\s\d]/.test(title.text) && !UNSPACED.test(title.text)
    // One price behind the first of them is the price of all: “La galette: andouille, pommes, moutarde 12,50 €”.
    const isPriced = members.filter(cut => has(cut, 'money')).length === 1 && !has(members[0] ?? title, 'money')
    if (isWord || isPriced || members.slice(0, -1).some(({ mark }) => !/^[,،、]?$/.test(mark))) return undefined
    const others = cutsOf(brief).filter(cut => cut !== title && !members.includes(cut))
    return others.some(cut => cut.literals.length > 0) ? undefined : underTitle('list', 'item', title, members)
  },
  examples: [
    'Why people stay: no timer, no ads, plays on one hand, 60 hand-drawn puzzles',
    '持ち物：タオル、飲み物、上履き、筆記用具',
    'ماذا تحضر معك: ماء، حذاء مغلق، قبعة، مصباح',
  ],
}

/** “Wholegrain vs white: wholegrain keeps the bran, white rises higher”: two things and what is said of each. */
export const versus: Kind = {
  name: 'versus',
  find(brief) {
    const [title, ...others] = cutsOf(brief)
    const [left = '', right = '', more] = title?.mark === ':' ? title.text.split(SIDES) : []
    if (!title || more !== undefined || left === '' || right === '') return undefined
    const sides = [left, right].map(side => fold(withoutStart(side, SPACES)))
    const [one, two]: [string[], string[]] = [[], []]
    let on = -1
    for (const { text } of others) {
      const start = fold(text).split(' ').slice(0, NEAR).join(' ')
      const named = sides.findIndex(side => start.includes(side))
      on = named < 0 ? on : named
      if (on < 0) return undefined
      ;(on === 0 ? one : two).push(upperFirst(withoutName(text, sides[on] ?? '')))
    }
    if (one.length !== two.length) return undefined
    const from = [...new Set(others.flatMap(each => each.from))]
    return {
      form: 'versus',
      parts: [
        part('headline', upperFirst(title.text), title.from),
        part('left', upperFirst(left.trim()), title.from),
        part('right', upperFirst(right.trim()), title.from),
      ],
      rows: one.map((text, nth) => row('', text, two[nth] ?? '', from)),
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
