// What nobody should post unseen for its pictures: a set that shows hardly anything, and a chart that its owner refused.
import { describe, expect, it } from 'vitest'
import { answers } from '#lib/composer/answer.ts'
import { bareHold, hasGap } from '#lib/composer/illustrator/bare.ts'
import { refusedCharts } from '#lib/composer/illustrator/unpictured.ts'
import { ask } from './ask.ts'

const question = { ...ask('Four steps to a clean tank'), shows: [] }
const slides = (count: number) =>
  answers.carousel.parse({
    ...{ read: { publish: [1], style: [], secret: [], unsure: [], noise: [], attack: [] }, language: 'en' },
    ...{ sensitive: 'none', caption: [], short: { text: '', from: [] } },
    slides: Array.from({ length: count }, () => ({ headline: 'Rinse it' })),
  })

describe('a set of slides', () => {
  it.each([
    [['', '', 'tank', '', ''], ['1 of 5 slides or scenes shows something']],
    [['', '', '', ''], ['0 of 4 slides or scenes show something']],
    [['tank', '', 'brush', ''], []],
    [['', '', ''], []],
    [['none', 'none', 'none', 'none'], []],
  ])('that shows %j waits for a person: %j', (depicts, told) => {
    expect(bareHold(slides(depicts.length), question, depicts).map(({ what }) => what)).toEqual(told)
  })

  it('with pictures of its brand, and one that nobody has looked at, is left to them', () => {
    expect(bareHold(slides(5), { ...question, shows: ['shop'] }, ['', '', '', '', ''])).toEqual([])
    expect(bareHold(slides(5), question, undefined)).toEqual([])
  })
})

it.each([
  [['tank', '', 'brush'], ['tank', 'gutter', 'brush'], true],
  [['tank', '', 'brush'], ['tank', '', 'brush'], false],
  [[''], ['gutter'], false],
])('of a set that shows %j of what it is about, %j, more is drawn: %j', (depicts, about, isMore) => {
  expect(hasGap({ depicts, about }, question)).toBe(isMore)
  expect(hasGap({ depicts, about }, { ...question, shows: ['shop'] })).toBe(false)
})

it.each([
  ['Please no pie chart, Declan hates them', 1],
  ['bitte kein Tortendiagramm', 1],
  ['sin gráfico de pastel', 1],
  ['a pie chart for the shares', 0],
])('a chart that is refused is a wish that is open: %s', (wish, open) => {
  expect(refusedCharts([wish], 'infographic')).toHaveLength(open)
  expect(refusedCharts([wish], 'card')).toEqual([])
})
