import { describe, expect, it } from 'vitest'
import { designRows } from '#lib/score/design.ts'
import type { Drawn } from '#lib/score/drawn.ts'
import { APPROVED_FROM, impactScore } from '#lib/score/impact.ts'

type Slide = { size?: number; hole?: number; limit?: number }

const slide = ({ size = 120, hole = 0.1, limit = 0.3 }: Slide, position: number): Drawn => ({
  ...{ position, kind: 'image', width: 1080, height: 1350 },
  proof: {
    texts: [{ role: 'headline', size_px: size, cut: false, box: { x: 80, y: 184, width: 900, height: 200 } }],
    hole: { share: hole, limit, box: { x: 0, y: 600, width: 1080, height: 400 } },
  },
})
const rowsOf = (slides: readonly Slide[]) => designRows(slides.map(slide))
const rowOf = (slides: readonly Slide[], rule: string) => rowsOf(slides).find(one => one.rule === rule)

describe('a set of slides', () => {
  it('is not approved where the letters between cover and end jump', () => {
    const even = [{ size: 200 }, { size: 130 }, { size: 124 }, { size: 180 }, { size: 90 }]
    expect(rowOf(even, 'even_set')).toMatchObject({ measured: 2, passed: true })
    const jumping = [{ size: 200 }, { size: 130 }, { size: 180 }, { size: 84 }, { size: 200 }]
    expect(rowOf(jumping, 'even_set')).toMatchObject({ measured: 3, passed: false, box: { asset: 3 } })
    expect(impactScore(rowsOf(jumping))).toBeLessThan(APPROVED_FROM)
  })

  it('is not approved with a bare slide, the last one too', () => {
    const slides = [{}, {}, {}, { hole: 0.5 }]
    expect(rowOf(slides, 'bare_slide')).toMatchObject({ measured: 0.5, passed: false, box: { asset: 3 } })
    expect(impactScore(rowsOf(slides))).toBeLessThan(APPROVED_FROM)
    expect(rowOf([{}, {}, { hole: 0.4 }], 'bare_slide')?.passed).toBe(true)
  })

  it('is none of two pictures, nor of the pages of an infographic', () => {
    expect(rowOf([{}, { hole: 0.5 }], 'bare_slide')).toBeUndefined()
    expect(rowOf([{ limit: 0.2 }, { limit: 0.2 }, { limit: 0.2, hole: 0.5 }], 'bare_slide')).toBeUndefined()
  })
})
