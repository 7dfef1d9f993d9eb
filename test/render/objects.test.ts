import { describe, expect, it } from 'vitest'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { cellsOf, flatten } from '#lib/render/objects/flatten.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { LANGUAGES, words } from '#lib/render/objects/words/index.ts'
import { HANDS } from '#lib/render/signature/signature.ts'

const on = themeOf({ primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }, 'auto').plain
const drawn = (noun: string, hand: (typeof HANDS)[number]) =>
  objectIn({ x: 0, y: 0, width: 400 }, { noun, hand, on, others: [], seed: 'a' })

describe('the objects', () => {
  it('are two hundred, each named in nine languages', () => {
    expect(Object.keys(nouns).length).toBeGreaterThanOrEqual(200)
    expect(Object.keys(words).sort()).toEqual(Object.keys(nouns).sort())
    for (const [noun, list] of Object.entries(words)) {
      expect(list.split('/').length, noun).toBe(LANGUAGES.length)
      expect(
        list.split('/').every(one => one.trim() !== ''),
        noun,
      ).toBe(true)
    }
  })

  it('keep to their square and fill it, so that each is seen at any size', () => {
    for (const [noun, shapes] of Object.entries(nouns)) {
      const points = shapes().flatMap(shape => flatten(shape.d).flat())
      expect(
        points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
        noun,
      ).toBe(true)
      expect(Math.min(...points.flat()), noun).toBeGreaterThanOrEqual(-8)
      expect(Math.max(...points.flat()), noun).toBeLessThanOrEqual(212)
      const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
      expect(Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)), noun).toBeGreaterThan(120)
      const inked = cellsOf(shapes(), 40).filter(cell => cell >= 0).length
      expect(inked / 1600, noun).toBeGreaterThan(0.06)
    }
  })

  it('differ from hand to hand', () => {
    for (const noun of ['cup', 'door', 'oyster'])
      expect(new Set(HANDS.map(hand => drawn(noun, hand))).size).toBe(HANDS.length)
  })
})
