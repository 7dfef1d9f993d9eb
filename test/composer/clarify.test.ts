import { describe, expect, it } from 'vitest'
import { clarify } from '#lib/composer/clarify.ts'
import { impactScore } from '#lib/score/impact.ts'
import { brands } from './fixtures/brands.ts'
import { briefs } from './fixtures/briefs.ts'
import { compose, DAY, exampleInput, examples, type Input, inputOf, written } from './support.ts'

const about = (brief: string, more: Partial<Input> = {}): Input => ({
  brief,
  brand: brands.tarn,
  channel: 'twitter',
  asset_type: 'card',
  day: DAY,
  time_zone: 'Europe/London',
  ...more,
})
const ids = (input: Input): string[] => clarify(input).questions.map(each => each.id)
const answering = (input: Input, question: string, answer: string): Input => ({
  ...input,
  brief: `${input.brief}\n\nCREATOR PREFERENCES\n- ${question} ${answer}\n`,
})

describe('clarify', () => {
  it('asks at most two questions of at most 60 characters, with at most four whole answers', () => {
    const all = [...examples.map(exampleInput), ...briefs.map(inputOf)].map(clarify)
    expect(all.filter(each => each.status === 'needs_clarification').length).toBeGreaterThan(8)
    for (const { status, questions } of all) {
      expect(status === 'ready').toBe(questions.length === 0)
      expect(questions.length).toBeLessThanOrEqual(2)
      for (const { question, options } of questions) {
        expect(question.length).toBeLessThanOrEqual(60)
        expect(options.length).toBeLessThanOrEqual(4)
        expect(options.every(option => option.length > 1)).toBe(true)
      }
    }
  })

  it('lets most briefs that say something pass', () => {
    const ready = briefs.map(inputOf).filter(input => clarify(input).status === 'ready')
    expect(ready.length / briefs.length).toBeGreaterThan(0.75)
  })

  it.each<[string, string, string]>([
    ['two discounts', '20% off stays, book with code WAVE for 25% off', 'discount'],
    ['two dates for one thing', 'Launch dinner on 3 December at noon. See you at the dinner on 4 December.', 'date'],
    ['a weekday that is not the date', 'quiz on friday 28 november at the Leith Arms', 'weekday'],
    ['an event without a date', 'webinar about pricing for agencies', 'when'],
    ['a quote without a speaker', '"They chased the invoice so that I did not have to."', 'speaker'],
    ['a regulated claim', 'our new pot pays guaranteed 5% returns', 'claim'],
    ['a price change without a day', 'Studio plan goes from £29 to £34', 'from_when'],
    ['a percent of nothing', 'Invoices are paid 30% faster with Tarn', 'base'],
    ['an outage without an end', 'the app went down this morning, sorry', 'over'],
    ['a customer who has not agreed', 'Brightside Studio joined Tarn', 'consent'],
    ['nothing at all', 'post about our product', 'remember'],
  ])('asks about %s', (_, brief, id) => {
    expect(ids(about(brief))).toContain(id)
  })

  it('does not ask what has been answered', () => {
    const input = about('20% off stays, book with code WAVE for 25% off', { brand: brands.lebrel })
    const [first] = clarify(input).questions
    expect(first?.options[0]).toBe('20%')
    expect(ids(answering(input, first?.question ?? '', '25%'))).not.toContain('discount')
  })
})

describe('creator preferences', () => {
  it('settle a contested discount, and the hold is gone', () => {
    const input = about('20% off stays, book with code WAVE for 25% off', { brand: brands.lebrel })
    const open = compose(input)
    expect(open.score_rows.some(row => row.rule === 'contested')).toBe(true)
    expect(impactScore(open.score_rows)).toBeLessThanOrEqual(69)
    const settled = compose(answering(input, 'Which discount does a customer get?', '25%'))
    expect(settled.score_rows.some(row => row.rule === 'contested')).toBe(false)
    expect(written(settled)).toContain('25%')
    expect(written(settled)).not.toMatch(/CREATOR|Which discount/)
  })

  it('give an event its date', () => {
    const plan = compose(answering(about('workshop on pricing for agencies'), 'When is it?', '12 December'))
    expect(plan.pictures[0]?.data.date).toBe('Saturday 12 December')
  })

  it('settle which date is right', () => {
    const input = about('Launch dinner on 3 December at noon. See you at the dinner on 4 December.')
    const plan = compose(answering(input, 'Which date is right?', 'Friday 4 December'))
    expect(written(plan)).toContain('4 December')
    expect(written(plan)).not.toContain('3 December')
    expect(plan.score_rows.some(row => row.rule === 'contested')).toBe(false)
  })
})
