// Notes of an infographic that say several things: as many notes, or one list; what no sheet has room for stays refused.
import { describe, expect, it } from 'vitest'
import { answers, type Block } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { Brand } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'

const segments = [
  'prices from 1 march',
  'lesson 45 min €68, special lesson €84',
  'theory €75, practice €195',
  'the exam office is paid there, not with us',
  'whoever signs up before 1 march still has €65 a lesson',
  'ring Jo',
  'ask for the blue car',
]
const question: Question = {
  ...{ asset_type: 'infographic', channel: 'linkedin', day: '2028-02-15', shows: [], segments, another_than: [] },
  brand: Brand.parse({ name: 'Quern', voice: { languages: ['en'] } }),
}
const from = segments.map((_, index) => String(index + 1))
const row = (text: string, label = '') => ({ label, before: '', text })
const noteOf = (rows: Block['rows'], title = ''): Block => {
  return { kind: 'note', title, unit: '', left: '', right: '', rows, from }
}
const prices: Block = {
  ...noteOf([
    row('€68', 'Lesson, 45 min'),
    row('€84', 'Special lesson'),
    row('€75', 'Theory'),
    row('€195', 'Practice'),
  ]),
  kind: 'table',
}
const LONG = ['The exam office is paid there, not with us.', 'Whoever signs up before 1 March still has €65 a lesson.']

const guarded = (...blocks: Block[]) =>
  guard(
    question,
    answers.infographic.parse({
      ...{ language: 'en', sensitive: 'none', people: [], questions: [], show: '', hashtags: [], source: '' },
      read: { publish: from.map(Number), style: [], secret: [], unsure: [], noise: [], attack: [], parts: [] },
      title: 'Prices from 1 March',
      blocks,
      caption: [{ text: `Prices from 1 March. ${LONG.join(' ')} Ring Jo. Ask for the blue car.`, from }],
      short: { text: 'Prices from 1 March', from },
    }),
  )
const shapeOf = (...blocks: Block[]) => {
  const { answer, faults } = guarded(...blocks)
  return [
    faults,
    answer.blocks.map(({ kind, title, rows }) => [kind, title, rows.map(each => each.label || each.text)]),
  ]
}

describe('a note of several rows', () => {
  it('is as many notes', () => {
    expect(shapeOf(prices, noteOf(LONG.map(text => row(text))))).toEqual([
      [],
      [
        ['table', '', expect.anything()],
        ['note', '', [LONG[0]]],
        ['note', '', [LONG[1]]],
      ],
    ])
  })

  it('has the name of a row before what it says', () => {
    expect(shapeOf(prices, noteOf([row('not with us', 'The exam office')]))[1]).toEqual([
      expect.anything(),
      ['note', '', ['The exam office: not with us']],
    ])
  })

  it('stays refused where the sheet has no room for its sentences', () => {
    const [faults] = shapeOf(
      prices,
      ...[1, 2, 3, 4].map(() => noteOf([row('Prices from 1 March')])),
      noteOf(LONG.map(text => row(text))),
    )
    expect(faults).toEqual(['form: 2 of rows in block 6, from 1 to 1'])
  })

  it('says nothing that the brief does not', () => {
    const [faults] = shapeOf(
      prices,
      noteOf([row(LONG[0] ?? ''), row('Whoever signs up before 1 March still has €55 a lesson.')]),
    )
    expect(faults).toContainEqual(expect.stringMatching(/^invented: “€55” in block 3/))
  })
})
