// Slides, links and infographics: a thing and its value each in its own place.
import { describe, expect, it } from 'vitest'
import type { OgAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const slidesOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'slideshow' })).answer as SlidesAnswer).slides.map(
    ({ headline, value, small }) => [headline, value, small],
  )

describe('slides', () => {
  it('one price is no list', () =>
    expect(slidesOf('Cardamom buns are back. Buns £3.50').flat()).toContain('Buns £3.50'))
})

describe('the picture of a link', () => {
  it('names for what stands below its title every sentence that it comes from', () => {
    const brief = 'We open at six on Saturdays from now on. Coffee 2.50, tea 2, cake 3.50. Bring a mug and save 20 %.'
    const { parts } = writeBuiltin(ask(brief, { asset_type: 'og_image' })).answer as OgAnswer
    expect(parts.map(({ from }) => from.length)).toEqual([1, parts[1]?.text.split('. ').length])
  })

  const partsOf = (brief: string) =>
    (writeBuiltin(ask(brief, { asset_type: 'og_image' })).answer as OgAnswer).parts.map(({ role, text }) => [
      role,
      text,
    ])

  it('an event has its name above, and when and for how much below', () =>
    expect(partsOf('Window restoration workshop, Sat 5 Dec, 10am to 3pm, £85')).toEqual([
      ['headline', 'Window restoration workshop'],
      ['body', 'Sat 5 Dec · 10am to 3pm · £85'],
    ]))
})

it('an hour and its end stay together, and a bare number keeps its “at”', () => {
  const timeOf = (brief: string) =>
    (writeBuiltin(ask(brief)).answer as { parts?: { role: string; text: string }[] }).parts?.find(
      ({ role }) => role === 'time',
    )?.text
  expect(timeOf('Talon check day, saturday 17 october 8am - 1pm, free for registered birds')).toBe('8am - 1pm')
  expect(timeOf('Yoga in the barn, sundays at 9, bring your own mat')).toBe('At 9')
})
