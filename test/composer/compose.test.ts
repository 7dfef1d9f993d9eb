import { describe, expect, it } from 'vitest'
import { compose } from '#lib/composer/compose.ts'
import { Plan } from '#lib/composer/plan.ts'
import { impactScore } from '#lib/score/impact.ts'

const write = (brief: string, more: object = {}) =>
  compose({
    brief,
    channel: 'twitter',
    asset_type: 'card',
    brand: { name: 'Acme' },
    day: '2026-11-20',
    time_zone: 'Europe/London',
    ...more,
  })

describe('compose', () => {
  it('gives a plan that its own schema accepts, with a score to post', () => {
    const plan = write('Promote our spring sale: 30% off everything until Friday with code SPRING30')
    expect(Plan.parse(plan)).toEqual(plan)
    expect(plan.pictures[0]).toMatchObject({
      template: 'offer',
      data: { headline: '30% off everything.', code: 'SPRING30', ends: 'Until Friday 27 November' },
    })
    expect(impactScore(plan.score_rows)).toBeGreaterThanOrEqual(80)
  })

  it('gives the same plan for the same input', () => {
    expect(write('We just hit 10,412 users')).toEqual(write('We just hit 10,412 users'))
  })

  it('sets a named speaker’s words as they were said', () => {
    const plan = write('"It cut our review time in half." - Dana Reyes, CTO at Northwind')
    expect(plan.pictures[0]).toMatchObject({
      template: 'testimonial',
      data: { quote: 'It cut our review time in half.', author_name: 'Dana Reyes', author_title: 'CTO at Northwind' },
    })
  })
})
