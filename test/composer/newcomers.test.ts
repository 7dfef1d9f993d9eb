// What newcomers typed first, and what became of it: nothing lost, nothing out of its order.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

describe('a brief as it is typed', () => {
  it('keeps each that counts itself in one text', () => {
    const brief =
      'carousel pls: 5 mistakes beginners make on the wheel. 1 clay too dry 2 not centering properly 3 too much water 4 pulling walls too fast 5 being scared of wobbles'
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.map(({ headline }) => headline)).toEqual([
      '5 mistakes beginners make on the wheel',
      ...['Clay too dry', 'Not centering properly', 'Too much water'],
      ...['Pulling walls too fast', 'Being scared of wobbles'],
    ])
  })

  it('keeps the stages of an infographic in their order, whatever else is said of one', () => {
    const brief =
      'How long it takes to make a mug\nThrowing 20 minutes\nDrying 5 days\nBisque firing 12 hours at 1000C\nGlazing 30 minutes\nGlaze firing 10 hours at 1260C'
    const { blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
    expect(blocks.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual([
      ...['Throwing', 'Drying', 'Bisque firing', 'Glazing', 'Glaze firing'],
    ])
  })

  it.each([
    ['our kiln opening sale sat nov 25, 10 to 3, seconds from $8', 'Nov 25'],
    ['Join us on Saturday, 25 November 2026 for the kiln opening', '25 November 2026'],
  ])('keeps the month of a date whose weekday is wrong: %s', (brief, told) =>
    expect(
      card(brief)
        .answer.parts.map(({ text }) => text)
        .join(' '),
    ).toContain(told),
  )

  it('tells one thing in three sizes as one', () =>
    expect(card('Gift vouchers £25 £50 £100 in the shop or online, valid 12 months').parts).toMatchObject({
      headline: 'Gift vouchers £25, £50 and £100 in the shop or online',
      body: 'Valid 12 months.',
    }))

  it('has a line for each of the tips that it counts', () =>
    expect(
      card(
        'keep bread fresh, 4 tips for our regulars: store it cut side down, use a cotton bag, never in the fridge, freeze what you cannot eat in two days',
      )
        .answer.parts.filter(({ role }) => role === 'item')
        .map(({ text }) => text),
    ).toEqual([
      'Store it cut side down',
      'Use a cotton bag',
      'Never in the fridge',
      'Freeze what you cannot eat in two days',
    ]))

  it('is a quote where it says who said so, and none of “they said”', () => {
    const words = '"best sunday we have had in ages, the kids are already asking when we can come back"'
    const quoted = card(`Sarah from Nailsworth said ${words}`)
    expect(quoted.answer.form).toBe('quote')
    expect(quoted.parts).toMatchObject({
      speaker: 'Sarah from Nailsworth',
      quote: expect.stringMatching(/^Best Sunday/),
    })
    expect(card(`They said ${words}`).answer.form).not.toBe('quote')
  })

  it('tells nobody to let readers know, nor how long a film lasts', () => {
    const told = (brief: string, asset_type: 'card' | 'video' = 'card') =>
      sortSegments(ask(brief, { asset_type })).told.map(({ text }) => text)
    expect(told('Next how-to goes up Wednesday 5pm: freeing a sash window. Let our subscribers know')).toEqual([
      'Next how-to goes up Wednesday 5pm: freeing a sash window.',
    ])
    expect(
      told(
        'Could you do about 30 seconds on what we do when we service a church clock? We stop it and clean it',
        'video',
      )[0],
    ).toBe('what we do when we service a church clock')
  })

  it('keeps whose day it is, and a title without its marks', () => {
    expect(card("£1,340 for the food bank from Saturday's concert. Thank you Keighley").parts.headline).toContain(
      'concert',
    )
    const sheet = writeBuiltin(
      ask('„In 5 Schritten zur Wallbox“: Anfrage, Termin vor Ort, Angebot, Anmeldung, Montage', {
        asset_type: 'infographic',
      }),
    ).answer as InfographicAnswer
    expect(sheet.title).toBe('In 5 Schritten zur Wallbox')
  })
})
