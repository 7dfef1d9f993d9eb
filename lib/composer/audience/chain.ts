// Words as a chain: what speaks for each being no news, and for a change between two of them.
import { adderTo, type Features, featuresOf, hashOf, none, wholesOf } from '#lib/composer/audience/features.ts'
import { type Line, type Word, wordsOf } from '#lib/composer/audience/words.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { took } from '#lib/composer/steps.ts'

export type Link = {
  word: Word
  own: Features
  /** Of its clause and its piece, which all their words share. */
  shared: [clause: number, piece: number]
  /** That the news ends before it, or begins again. */
  opens: Features
  closes: Features
}
export type Chain = { links: Link[]; groups: Features[] }

/** About so many features has a word. */
const STEPS = 40

export function chainOf(pieces: readonly Line[], lexicons: readonly Lexicon[]): Chain {
  const words = wordsOf(pieces, lexicons)
  took(words.length * STEPS)
  const groups: Features[] = []
  const wholes = wholesOf(pieces)
  let [clause, piece] = [-1, -1]
  const links = words.map((word, at): Link => {
    const before = words[at - 1]
    if (word.clause !== before?.clause) clause = groups.push(clauseOf(words, at)) - 1
    if (word.piece !== before?.piece) piece = groups.push(featuresOf(pieces, word.piece, wholes)) - 1
    const [opens, closes] = ['open', 'close'].map(name => changeAt(name, words, at))
    return {
      word,
      own: ownOf(words, at),
      shared: [clause, piece],
      opens: opens ?? none(),
      closes: closes ?? none(),
    }
  })
  return { links, groups }
}

const [NEAR, FAR, AHEAD] = [5, 6, 12]
const EDGE = 7

function ownOf(words: readonly Word[], at: number): Features {
  const features = none()
  const add = adderTo(features)
  const here = words[at] as Word
  const beside = (by: number): number => {
    const other = words[at + by]
    return other?.piece === here.piece ? other.word : EDGE
  }
  add('word', 0.7, here.word)
  for (const by of [-2, -1, 1, 2]) add(`at ${by}`, 0.3, beside(by))
  add('head', 0.3, here.head)
  add('tail', 0.3, here.tail)
  for (const by of [-1, 1]) add(`with ${by}`, 0.3, here.word, beside(by))
  for (const by of [-2, -1, 0, 1, 2]) add(`turn ${by}`, 0.4, turnOf(words[at + by], here))
  add('trade', 0.5, here.trade)
  add('trades', 0.4, tradeAt(words, at, -1), tradeAt(words, at, 1))
  add('quoted', 0.6, Number(here.quoted))
  add('form', 0.3, here.form, beside(-1))
  add('value', 0.5, here.value, Number(here.bracketed))
  for (let by = 1; by <= FAR; by++) {
    add('ahead', 0.15, beside(by))
    add('back', 0.15, beside(-by))
  }
  if (here.value === 0) return features
  for (let by = 1; by <= NEAR; by++) {
    add('value ahead', 0.4, beside(by))
    add('value back', 0.4, beside(-by))
  }
  add('value again', 0.5, here.value, againIn(words, at))
  return features
}

/** Of the nearest word of the trade on one side, up to so far. */
function tradeAt(words: readonly Word[], at: number, by: 1 | -1): number {
  const { piece } = words[at] as Word
  for (let far = 1; far <= NEAR; far++) {
    const other = words[at + far * by]
    if (other?.piece !== piece) return 0
    if (other.trade > 0) return other.trade
  }
  return 0
}

const turnOf = (word: Word | undefined, { piece }: Word): number => (word?.piece === piece ? word.turn : 0)

/** How far the next value of the kind is. */
function againIn(words: readonly Word[], at: number): number {
  const next = words.slice(at + 1, at + 1 + AHEAD).findIndex(({ value }) => value === words[at]?.value)
  return next < 0 ? 0 : next < 3 ? 1 : next < 7 ? 2 : 3
}

function clauseOf(words: readonly Word[], from: number): Features {
  const features = none()
  const add = adderTo(features)
  const first = words[from] as Word
  let to = from
  while (words[to + 1]?.clause === first.clause) to++
  const clause = words.slice(from, to + 1)
  const each = 0.5 / Math.sqrt(Math.max(1, clause.length / 3))
  for (const { word, head } of clause) {
    add('clause', each, word)
    add('clause head', each / 2, head)
  }
  for (const turn of new Set(clause.map(({ turn }) => turn))) add('clause turn', 0.6, turn)
  const trades = [1, 2, 3, 4, 5].filter(kind => clause.some(({ trade }) => trade === kind))
  for (const kind of trades) add('clause trade', 0.5, kind)
  add(
    'trades of clause',
    0.5,
    trades.reduce((all, kind) => all * 6 + kind, 0),
    Number(clause.some(({ value }) => value > 0)),
  )
  add('first trade', 0.5, first.trade, clause[1]?.trade ?? EDGE)
  add('begins', 0.5, first.form, first.turn)
  add('first', 0.5, first.word)
  add('firsts', 0.5, first.word, clause[1]?.word ?? EDGE)
  add('last', 0.35, clause.at(-1)?.word ?? EDGE)
  add('between', 0.5, hashOf(first.marks), hashOf(words[to + 1]?.marks ?? ''))
  add('length', 0.5, Math.min(clause.length, 8))
  add('values', 0.5, Number(clause.some(({ value }) => value > 0)), Number(first.bracketed))
  return features
}

function changeAt(name: string, words: readonly Word[], at: number): Features {
  const features = none()
  const add = adderTo(features)
  const [before, here] = [words[at - 1], words[at] as Word]
  const isFirst = before?.piece !== here.piece
  const marks = isFirst ? EDGE : hashOf(here.marks)
  const side = isFirst ? 2 : Number(here.marks !== '')
  add(`${name} marks`, 1, marks)
  add(`${name} word`, 0.5, side, here.word)
  add(`${name} behind`, 0.5, side, isFirst ? EDGE : before.word)
  add(`${name} value`, 0.5, here.value, marks)
  add(`${name} behind value`, 0.5, before?.value ?? 0, marks)
  add(`${name} turn`, 0.7, here.turn, isFirst ? 0 : before.turn)
  add(`${name} form`, 0.4, here.form, side)
  add(`${name} quoted`, 0.7, Number(here.quoted), Number(before?.quoted ?? false))
  return features
}
