import { describe, expect, it } from 'vitest'
import { templates } from '#lib/templates/index.ts'
import { briefs, examples } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const pictures = [...examples, ...briefs].flatMap(one => builtinPost(inputOf(one)).pictures)

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
