import { describe, expect, it } from 'vitest'
import { Clarified } from '#lib/composer/clarified.ts'
import { clarify } from '#lib/composer/clarify.ts'
import { brands } from './fixtures/brands.ts'
import { briefs, examples } from './fixtures/briefs.ts'
import { DAY, type Input, inputOf } from './support.ts'

const about = (brief: string): Input => ({
  brief,
  brand: brands.tarn,
  channel: 'twitter',
  asset_type: 'card',
  day: DAY,
  time_zone: 'Europe/London',
})
const asked = (brief: string) => clarify(about(brief)).questions

describe('clarify', () => {
  it('asks at most two questions, each under a name of its own, with at most four whole answers', () => {
    const all = [...examples, ...briefs].map(one => clarify(inputOf(one)))
    expect(all.filter(each => each.status === 'needs_clarification').length).toBeGreaterThan(8)
    for (const each of all) {
      expect(Clarified.parse(each)).toEqual(each)
      expect(each.status === 'ready').toBe(each.questions.length === 0)
      expect(new Set(each.questions.map(({ id }) => id)).size).toBe(each.questions.length)
      for (const { options } of each.questions) expect(options.every(option => option.length > 1)).toBe(true)
    }
  })

  it('lets most briefs that say something pass', () => {
    const ready = briefs.map(inputOf).filter(input => clarify(input).status === 'ready')
    expect(ready.length / briefs.length).toBeGreaterThan(0.9)
  })

  it.each<[string, string, string, string[]]>([
    [
      'two dates of one thing',
      'Launch dinner on 3 December at noon. See you at the dinner on 4 December.',
      'Which day is right: Thursday 3 December, Friday 4 December?',
      ['Thursday 3 December', 'Friday 4 December'],
    ],
    [
      'a date that somebody was not sure of',
      'Pub quiz on 3 December at the Fox. or was it the 4 december? not sure',
      'Which day is right: Thursday 3 December, Friday 4 December?',
      ['Thursday 3 December', 'Friday 4 December'],
    ],
    [
      'a weekday that is not the date',
      'quiz on friday 28 november at the Leith Arms',
      'friday 28 november: that date is another weekday. Which is right?',
      ['Friday 27 November', 'Saturday 28 November'],
    ],
    [
      'a weekday that is not the date, in the language of the brief',
      'Lanzamiento el viernes 28 de noviembre',
      'viernes 28 de noviembre: esa fecha cae en otro día. ¿Cuál es la buena?',
      ['viernes 27 de noviembre', 'sábado 28 de noviembre'],
    ],
    [
      'one of two days, however they are said',
      'Band practice is tomorrow or thursday at the Fox',
      'Which day is right: Saturday 21 November, Thursday 26 November?',
      ['Saturday 21 November', 'Thursday 26 November'],
    ],
    ['one of two prices', 'The course costs 50 or 60 euros', 'Which is right: 50 or 60 euros?', ['50', '60 euros']],
    ['one of two hours', 'Dinner at 7 or 8pm', 'Which is right: 7 or 8pm?', ['7', '8pm']],
    [
      'a day in doubt, alone, by whether it is right',
      'New hours! Mon-Fri 8-6, and on 12 december maybe 9-1, not sure',
      'Is this right: Saturday 12 December?',
      ['Saturday 12 December'],
    ],
    [
      'a doubt alone, and not about all that stands beside it',
      'Wreath workshop Saturday 5 December 2pm at the shed, 45 each, 8 spots left i think??',
      'Is this for readers: “8 spots left i think??”?',
      [],
    ],
    [
      'a piece that may not be for readers',
      'Wine tasting Friday 4 December 7pm. i think the shop may also do oysters, not sure',
      'Is this for readers: “i think the shop may also do oysters, not sure”?',
      [],
    ],
  ])('asks about %s', (_, brief, question, options) => {
    expect(asked(brief)[0]).toMatchObject({ question, options })
  })

  it.each([
    ['post about our product', 'What should people know about “our product”?'],
    ['sale', 'What should people know about “sale”?'],
  ])('asks what %j is to tell, with lines of the brand to choose from', (brief, question) => {
    const [first, ...others] = asked(brief)
    expect(first).toMatchObject({ id: 'facts', question })
    expect(first?.options).toContain(brands.tarn.offer.one_liner)
    expect(others).toEqual([])
    // All that a brand says of itself is no answer to press.
    const overview = 'Tarn is a running club with an app. It reads the pace of the group aloud at each kilometre.'
    const told = clarify({ ...about(brief), brand: { ...brands.tarn, overview } }).questions[0]?.options
    expect(told).toContain('Tarn is a running club with an app.')
  })

  it.each([
    'Salon closed 23-27 December. Last appointments Tuesday 22 Dec at 6pm.',
    'We are closed on 24 December. We open again on 2 January.',
    'A table for 5 or 6 people, call 0161 496 0182 or 0161 496 0183',
    'Gift vouchers of $20, $50 or $100, good for two years',
    'Sold out of cinnamon buns for today. Next batch tomorrow at 7.',
    'Freelance Tax Day, 20 January, Manchester. Early bird £49 until 15 December, £79 after',
  ])('finds nothing to ask in %j: its values belong to different things', brief => {
    expect(asked(brief)).toEqual([])
  })

  it('does not ask what has been answered', () => {
    const brief = 'quiz on friday 28 november at the Leith Arms'
    const [first] = asked(brief)
    const answered = `${brief}\n\nCREATOR PREFERENCES\n- ${first?.question} ${first?.options[0]}\n`
    expect(asked(answered).map(({ question }) => question)).not.toContain(first?.question)
  })
})
