import { describe, expect, it } from 'vitest'
import { partedOn } from '#lib/templates/carousel/plan/parted.ts'

const parted = (headline: string) => {
  const { headline: lead, body } = partedOn({ role: 'point', headline })
  return [lead, body].filter(Boolean)
}

describe('a long thought on a slide', () => {
  it.each([
    'We took out the dead wood, brought the crown in by about a quarter and put in one cable brace',
    'Zwei Wochen trocknen, dann heizen wir zusammen das erste Mal richtig ein',
  ])('of one sentence has no large line that ends on a comma: %s', headline => {
    expect(parted(headline)).toEqual([headline])
  })

  it('is parted behind a sentence, and at a comma where it is endless', () => {
    expect(parted('No class was missed there. All the wood chip went on the garden')).toHaveLength(2)
    const endless =
      'We met a man on the hill last Sunday morning, who told us that his father had built the wall with his own two hands in 1931'
    expect(parted(endless)).toHaveLength(2)
  })
})
