import { describe, expect, it } from 'vitest'
import { writtenOut } from '#lib/composer/builtin/tidy/typing/shorthand.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'

describe('short days', () => {
  it.each([
    [
      'nl',
      'za 15 mei open\nzo 16 mei dicht\nma 17 mei dicht',
      'zaterdag 15 mei open\nzondag 16 mei dicht\nmaandag 17 mei dicht',
    ],
    ['nl', 'zo mooi was het, ma dacht dat ook', 'zo mooi was het, ma dacht dat ook'],
    ['en', 'tues picnic point, sat farmers market', 'Tuesday picnic point, Saturday farmers market'],
    ['en', 'Mon closed, Tue to Fri 14-22, Sat and Sun 12-22', 'Mon closed, Tue to Fri 14-22, Sat and Sun 12-22'],
  ])('of one text are all written out or none, %s: %s', (language, typed, meant) => {
    expect(writtenOut(typed, language)).toBe(meant)
  })
})

describe('a day behind the stop of a sentence', () => {
  const today = Date.parse('2027-05-10') / 86_400_000
  const clashes = (text: string, language: string) =>
    findLiterals(text, { language, today }).some(({ clash }) => clash === true)

  it.each([
    ['en', 'Summer hours from 1 June. Mon closed, Tue to Fri 14-22'],
    ['de', 'Neu ab 1. Juni. Montag geschlossen'],
  ])('is none of the date before it, %s: %s', (language, text) => {
    expect(clashes(text, language)).toBe(false)
  })

  it('is that of the date where nothing else is said of it', () => {
    expect(clashes('We open on 1 June. Monday', 'en')).toBe(true)
    expect(clashes('We open on 1 June. Tuesday', 'en')).toBe(false)
  })
})
