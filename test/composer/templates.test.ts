import { describe, expect, it } from 'vitest'
import { templates } from '#lib/templates/index.ts'
import { briefs, holdout } from './fixtures/briefs.ts'
import { compose, exampleInput, examples, inputOf } from './support.ts'

const pictures = [...examples.map(exampleInput), ...[...briefs, ...holdout].map(inputOf)].flatMap(
  input => compose(input).pictures,
)

describe('the pictures of a plan', () => {
  it('fill the templates that the registry holds', () => {
    const known = pictures.filter(picture => templates[picture.template] !== undefined)
    expect(known.length).toBeGreaterThan(10)
    for (const { template, data } of known) {
      const answer = templates[template]?.fields.safeParse(data)
      expect([template, data, answer?.error?.message]).toEqual([template, data, undefined])
    }
  })
})

describe('the template', () => {
  const of = (id: string, library: { screens?: string[]; mascot?: string[] } = {}, asset?: 'og_image') => {
    const each = [...briefs, ...holdout].find(one => one.id === id)
    if (!each) throw new Error(`no brief ${id}`)
    const input = inputOf(asset ? { ...each, asset } : each)
    return compose({ ...input, library }).pictures[0]
  }

  it.each([
    ['messy-course', 'event_reminder'],
    ['og-post', 'og_article'],
    ['og-number', 'og_number'],
    ['person-new', 'people'],
    ['feature-screen', 'product'],
    ['caps-warning', 'notice'],
    ['emoji-menu', 'feature_list'],
    ['de-job', 'job_opening'],
    ['de-quote', 'testimonial'],
    ['pt-event', 'event_reminder'],
  ])('of %s is %s', (id, template) => {
    expect(of(id)?.template).toBe(template)
  })

  it('shows a screen of the brand that the brief names, and no other', () => {
    expect(of('launch-webhooks', { screens: ['Webhooks settings'] })).toMatchObject({
      template: 'product',
      data: { screen_hint: 'Webhooks settings' },
    })
    expect(of('launch-webhooks', { screens: ['Time sheet'] })?.template).toBe('announcement')
    expect(of('launch-webhooks', { screens: ['Webhooks settings'] }, 'og_image')?.template).toBe('og_device')
  })

  it('lets the figure of the brand speak where the words are soft, never in an apology', () => {
    expect(of('emoji-only', { mascot: ['waving'] })?.template).toBe('mascot')
    expect(of('apology-wrong', { mascot: ['waving'] })?.template).toBe('notice')
  })

  it('of a link picture with code is the code itself', () => {
    const example = examples.find(each => each.n === 4)
    if (!example) throw new Error('no example 4')
    const plan = compose({ ...exampleInput(example), asset_type: 'og_image' })
    expect(plan.pictures[0]?.template).toBe('og_code')
  })
})
