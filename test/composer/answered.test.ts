// Answers below a brief, as whoever writes the post reads them: none of the form is printed or asked about.
import { describe, expect, it } from 'vitest'
import type { CardAnswer } from '#lib/composer/answer.ts'
import { clarify } from '#lib/composer/clarify.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ask, card } from './ask.ts'
import { brands } from './fixtures/brands.ts'
import { DAY } from './support.ts'

const MUG =
  'How a custom mug is made: 1. You send us a sketch. 2. We throw it on the wheel. 3. We glaze and fire it. 3 weeks total i think?? make it friendly.'
const asked = 'Is this for readers: “3 weeks total i think??”?'
const below = (brief: string, ...lines: string[]) =>
  `${brief}\n\nCREATOR PREFERENCES\n${lines.map(line => `- ${line}\n`).join('')}`
const made = (brief: string, ...lines: string[]) => {
  const { said, holds, answer } = card(below(brief, ...lines))
  return {
    said,
    asks: [...holds.map(({ what }) => what), ...answer.questions.map(({ question }) => question)].join('\n'),
  }
}
const FORM = /creator|preferences|for readers|^(?:yes|no)\b(?! language)/im

describe('“Is this for readers?”', () => {
  it.each<[string, RegExp, RegExp]>([
    ['yes', /3 weeks total\.?$/m, /think|\?/],
    ['Yes please.', /3 weeks total\.?$/m, /think|\?/],
    ['no', /glaze and fire/, /3 weeks/],
    ['No, thanks', /glaze and fire/, /3 weeks/],
    ['yes, 3 weeks in all', /3 weeks in all/, /total/],
    ['It takes three weeks from sketch to mug', /three weeks from sketch to mug/, /total/],
  ])('%s', (answer, told, untold) => {
    const { said, asks } = made(MUG, `${asked} ${answer}`)
    expect(said).toMatch(told)
    expect(said).not.toMatch(untold)
    expect(`${said}\n${asks}`).not.toMatch(FORM)
    expect(asks).not.toContain('3 weeks')
  })

  it('tells what reads as an order where somebody says that it is for readers', () => {
    const { said, asks } = made(MUG, 'Is this for readers: “make it friendly.”? yes')
    expect(said).toContain('Make it friendly')
    expect(asks).not.toContain('make it friendly')
  })

  it('is understood in the language of the brief', () => {
    const german = 'Weinprobe am 12. Dezember um 19 Uhr im Keller. Vielleicht gibt es auch Käse'
    const { said, asks } = made(german, 'Ist das für die Leser: „Vielleicht gibt es auch Käse“? Ja')
    expect(said).toContain('Käse')
    expect(`${said}\n${asks}`).not.toMatch(/Leser|Vielleicht/)
  })

  it('is not asked again, and a model that leaves the words out is told to tell them', () => {
    const brief = below(MUG, `${asked} yes`)
    const input = { brand: brands.tarn, channel: 'twitter', asset_type: 'card', day: DAY } as const
    expect(clarify({ ...input, brief }).questions).toEqual([])
    const question = ask(brief)
    const { answer } = card(brief)
    const at = question.segments.findIndex(text => text.includes('3 weeks total')) + 1
    const read = { ...answer.read, publish: answer.read.publish.filter(n => n !== at), style: [at] }
    const { faults } = guard(question, { ...answer, read } as CardAnswer)
    expect(faults.join('\n')).toContain('“3 weeks total” is for readers')
    expect(guard(question, answer).faults.join('\n')).not.toContain('is for readers')
  })
})

describe('other answers', () => {
  it.each([
    ['The course costs 50 or 60 euros', 'Which is right: 50 or 60 euros? 60 euros', 'The course costs 60 euros'],
    [
      'quiz on friday 27 november at the Leith Arms',
      'friday 27 november: that date is another weekday. Which is right? Saturday 28 November',
      'Saturday 28 November',
    ],
    [
      'New hours! Mon-Fri 8-6, and on 12 december maybe 9-1',
      'Is this right: Saturday 12 December? yes',
      '12 December 9-1',
    ],
    [
      'sale',
      'What should people know about “sale”? All mugs half price until Sunday 29 November',
      'All mugs half price',
    ],
  ])('%s', (brief, line, told) => {
    const { said, asks } = made(brief, line)
    expect(said).toContain(told)
    expect(`${said}\n${asks}`).not.toMatch(/creator|which is right|is this right|should people/i)
  })

  it('of another’s question stay below, where nobody is asked about the question or a bare yes', () => {
    const { said, asks } = made(MUG, 'Should it show the price? yes', 'Who may come? Members get in for free all day')
    expect(said).toContain('Members get in for free all day')
    expect(`${said}\n${asks}`).not.toMatch(/creator|show the price|who may come|\byes\b/i)
  })
})

it('a wish below a brief is for the maker: never printed, and what was wanted is said where only a model could do it', () => {
  const { said } = made(MUG, 'make it orange and use a photo')
  const { holds } = card(below(MUG, 'make it orange and use a photo'))
  expect(said).not.toMatch(/orange|use a photo/)
  expect(holds).toContainEqual({ rule: 'wish', what: 'make it orange and use a photo', where: 'picture' })
  expect(holds.filter(({ rule }) => rule === 'left_out').map(({ what }) => what)).not.toContain('CREATOR PREFERENCES')
})
