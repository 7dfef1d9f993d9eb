import { describe, expect, it } from 'vitest'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { contrast, distance, lch } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { paintsOf, paintsOn } from '#lib/render/objects/hands/paints.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import type { Tone } from '#lib/render/objects/shape.ts'

const grey = { primary: '#111111', secondary: '#8A8A8A', background: '#FFFFFF', text: '#111111' }
const black = { primary: '#2B1730', accent: '#9A8C98', background: '#0E0E12', text: '#F3F3EE' }
const palettes = [...bareKits.map(kit => kit.palette), grey, black]
const grounds = palettes.flatMap(palette => {
  const { plain, soft, deep, playful } = themeOf(palette, 'auto')
  return [plain, soft, deep, ...playful]
})

type Range = { hue?: readonly [number, number]; light: readonly [number, number]; grey?: number }
const green: Range = { hue: [110, 165], light: [0.4, 0.72] }
const brown: Range = { hue: [35, 95], light: [0.45, 0.8] }
const white: Range = { light: [0.88, 1], grey: 0.05 }
const sunny: Range = { hue: [55, 105], light: [0.65, 0.9] }

describe('what is natural', () => {
  it.each<[string, Tone, Range]>([
    ['tooth', 'body', white],
    ['leaf', 'body', green],
    ['plant', 'body', green],
    ['sprout', 'body', green],
    ['tree', 'body', green],
    ['cactus', 'body', green],
    ['tulip', 'second', green],
    ['apple', 'accent', green],
    ['bread', 'body', brown],
    ['bread', 'light', { light: [0.85, 1] }],
    ['croissant', 'body', brown],
    ['wheat', 'body', brown],
    ['honey', 'body', { hue: [55, 95], light: [0.6, 0.8] }],
    ['tomato', 'body', { hue: [10, 45], light: [0.45, 0.68] }],
    ['wine', 'body', { hue: [0, 30], light: [0.3, 0.48] }],
    ['drop', 'body', { hue: [210, 262], light: [0.5, 0.75] }],
    ['sheep', 'body', { light: [0.85, 1], grey: 0.06 }],
    ['dog', 'body', brown],
    ['baby', 'ink', { light: [0.1, 0.4] }],
    ['teddy', 'ink', { light: [0.1, 0.4] }],
    ['cup', 'ink', { hue: [25, 80], light: [0.2, 0.42] }],
    ['panel', 'accent', sunny],
    ['cloud', 'accent', sunny],
    ['window', 'accent', sunny],
    ['mountain', 'accent', sunny],
    ['road', 'accent', sunny],
  ])('has its own colour on every ground of every brand: the %s’s %s', (noun, tone, { hue, light, grey }) => {
    for (const on of grounds) {
      const { l, c, h } = lch(paintsOf(noun, on)[tone])
      expect(l, `${noun} on ${on.paper}`).toBeGreaterThanOrEqual(light[0])
      expect(l, `${noun} on ${on.paper}`).toBeLessThanOrEqual(light[1])
      if (hue) expect(h >= hue[0] && h <= hue[1], `${noun} of hue ${h} on ${on.paper}`).toBe(true)
      if (grey) expect(c).toBeLessThanOrEqual(grey)
    }
  })

  it('is never black, nor grey where it should be bright', () => {
    for (const on of grounds)
      for (const noun of ['flower', 'rose', 'tulip', 'ice_cream']) {
        const { l, c } = lch(paintsOf(noun, on).body)
        expect(l).toBeGreaterThan(0.4)
        expect(c).toBeGreaterThan(0.08)
      }
  })

  it('keeps its contrast with the ground, by itself or by an outline', () => {
    const lost = grounds.flatMap(on =>
      Object.keys(nouns).flatMap(noun => {
        const { natural = {}, rims } = paintsOf(noun, on)
        return Object.entries(natural).flatMap(([tone, colour]) => {
          const seen = contrast(rims[tone as Tone] ?? colour, on.paper)
          const isHued = tone === 'shade' && distance(colour, on.paper) > 0.2
          return isHued || seen >= 1.4 ? [] : [`${noun}’s ${tone} on ${on.paper}`]
        })
      }),
    )
    expect(lost).toEqual([])
  })

  it('bends to the brand, and leaves what is made to it', () => {
    const [one, other] = [
      themeOf(bareKits[3]?.palette ?? {}, 'auto').plain,
      themeOf(bareKits[4]?.palette ?? {}, 'auto').plain,
    ]
    expect(paintsOf('leaf', one).body).not.toBe(paintsOf('leaf', other).body)
    expect(paintsOf('car', one)).toEqual(paintsOn(one))
  })

  it('does not make natural what has only something natural about it', () => {
    expect(['leaf', 'bread', 'horse'].filter(isNatural)).toEqual(['leaf', 'bread', 'horse'])
    expect(['panel', 'vase', 'boat', 'car'].filter(isNatural)).toEqual([])
  })

  it('is a line alone where it is not there', () => {
    const on = themeOf(grey, 'auto').plain
    const drawn = objectIn(
      { x: 0, y: 0, width: 200 },
      { noun: 'leaf', hand: 'line', on, others: [], seed: 'a', hollow: true },
    )
    expect(drawn).not.toContain(paintsOf('leaf', on).body)
  })
})
