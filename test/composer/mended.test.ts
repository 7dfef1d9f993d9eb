// Small things that code mends in a writer's words: the signs of a question, an end that was left out, a value before its label.
import { describe, expect, it } from 'vitest'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import type { AssetType } from '#lib/plans.ts'

function made(asset_type: AssetType, language: string, brief: string, told: object) {
  const brand = { name: 'Lumen', voice: { languages: [language] } }
  const input = ComposeInput.parse({ brief, channel: 'instagram', asset_type, day: '2026-11-20', brand })
  const question = questionOf(input)
  const publish = question.segments.map((_, at) => at + 1)
  const read = { publish, style: [], secret: [], unsure: [], noise: [], attack: [] }
  const answer = answers[asset_type].parse({
    ...{ read, language, sensitive: 'none', caption: [{ text: brief }], short: { text: brief } },
    ...told,
  }) as Answer
  const guarded = guard(question, answer)
  return { ...guarded, data: layOut(guarded.answer, question, input.library, 0).pictures[0]?.data ?? {} }
}

describe('a headline that asks what the brief asks', () => {
  it.each([
    [
      'es',
      'nos preguntan: cuánto aguanta una vela?? unas 40 horas',
      'Cuánto aguanta una vela',
      '¿Cuánto aguanta una vela?',
    ],
    [
      'es',
      'cuánto aguanta una vela?? unas 40 horas',
      'Cuánto aguanta una vela, en horas.',
      'Cuánto aguanta una vela, en horas.',
    ],
    ['es', 'cuánto aguanta una vela: 40 horas', 'Cuánto aguanta una vela', 'Cuánto aguanta una vela'],
    [
      'en',
      'how long does a candle burn? about 40 hours',
      'How long does a candle burn',
      'How long does a candle burn?',
    ],
    ['en', 'new candle? smells of fig', 'A candle that smells of fig', 'A candle that smells of fig'],
  ])('in %s: %s', (language, brief, title, told) => {
    const blocks = [{ kind: 'figure', rows: [{ label: 'x', text: '40' }] }]
    expect(made('infographic', language, brief, { title, blocks }).answer).toHaveProperty('title', told)
    const slides = [{ headline: title }, { headline: '40' }]
    expect(made('carousel', language, brief, { slides }).answer).toHaveProperty('slides.0.headline', told)
  })
})

describe('a quote of which the end was left out', () => {
  const BRIEF = 'One customer. "The lamp came in two days. It lights the whole hall. My son switched it on first." Rosa'
  const quoted = (quote: string) =>
    made('card', 'en', BRIEF, {
      form: 'quote',
      parts: [
        { role: 'quote', text: quote },
        { role: 'speaker', text: 'Rosa' },
      ],
    }).answer
  it.each([
    ['The lamp came in two days. It lights the whole hall.', 'The lamp came in two days. It lights the whole hall…'],
    ...['The lamp came in two days. It lights the whole hall. My son switched it on first.', 'It was fine.'].map(
      whole => [whole, whole],
    ),
  ])('%s', (quote, told) => expect(quoted(quote ?? '')).toHaveProperty('parts.0.text', told))
})

describe('what a sum is of', () => {
  it('stands before it on a last scene, where it begins with a number itself', () => {
    const scenes = [
      { role: 'hook', text: 'Seed week' },
      { role: 'number', text: '$45', more: ['500 bulbs, mixed'] },
      { role: 'end', text: 'Mondays and Tuesdays' },
    ]
    const { data } = made('video', 'en', 'Seed week. 500 bulbs, mixed, $45. Mondays and Tuesdays', { scenes })
    expect((data.scenes as { items?: string[] }[]).at(-1)?.items).toContain('500 bulbs, mixed: $45')
  })

  it('is the headline of a slide, and what leads up to the sum stands over it', () => {
    const brief = 'Prices. A wall lamp from €140. A shade: €32. A room from scratch'
    const slides = ['Prices', 'A wall lamp from €140', 'A shade: €32', 'A room from scratch'].map(headline => ({
      headline,
    }))
    const { data } = made('carousel', 'en', brief, { slides })
    expect(data.slides).toMatchObject([
      { headline: 'Prices' },
      { label: 'From', headline: 'A wall lamp', value: '€140' },
      { headline: 'A shade', value: '€32' },
      { headline: 'A room from scratch' },
    ])
  })
})

describe('one row of two values', () => {
  const blockOf = (language: string, left: string, right: string) => {
    const blocks = [{ kind: 'pairs', unit: 'people', left, right, rows: [{ label: 'Crew', before: '7', text: '9' }] }]
    const { data } = made('infographic', language, 'Crew 7, now 9 people.', { title: 'Crew', blocks })
    return (data.blocks as object[])[0]
  }
  it('is a figure where its heads name no sides', () => {
    expect(blockOf('en', 'From', 'To')).toEqual({ kind: 'stat', value: 'From 7 to 9', label: 'Crew, people' })
    expect(blockOf('de', 'Von', 'Auf')).toMatchObject({ kind: 'stat', value: 'Von 7 auf 9' })
    expect(blockOf('en', '2026', '2027')).toMatchObject({
      ...{ kind: 'bars', title: 'Crew', labels: ['2026', '2027'], values: [7, 9], unit: 'people' },
    })
  })
})
