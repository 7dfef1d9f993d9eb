// Which slides of a set have a number beside them.
import { describe, expect, it } from 'vitest'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { ordinalsOf } from '#lib/templates/carousel/plan/order.ts'

const set = (...headlines: string[]): Slide[] =>
  headlines.map((headline, at) => ({ headline, role: at === 0 ? 'hook' : 'point' }) as Slide)

describe('slides that their cover counts', () => {
  it('have their places', () => {
    expect(ordinalsOf(set('Three things to bring', 'A rope', 'A map', 'A warm layer'))).toEqual([undefined, 1, 2, 3])
  })

  it('have none where slides say themselves which they are', () => {
    const slides = set('Three things to bring', 'One: a rope', 'Two: a map', 'Leave at home: the axe')
    expect(ordinalsOf(slides)).toEqual([undefined, undefined, undefined, undefined])
    expect(ordinalsOf(set('Drei Dinge', 'Eins: ein Seil', 'Eine Karte', 'Drei: warm'))).toEqual(
      Array(4).fill(undefined),
    )
  })
})
