import { describe, expect, it } from 'vitest'
import { themeOf } from '#lib/render/colour/theme.ts'
import { flatten } from '#lib/render/objects/flatten.ts'
import { layersIn, placeIn } from '#lib/render/places/draw.ts'
import { places, seen } from '#lib/render/places/index.ts'
import { LIGHTS } from '#lib/render/places/paints.ts'

const theme = themeOf({ primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }, 'auto')
const grounds = { light: theme.plain, dark: theme.deep }
const FRAMES = [
  [1080, 360],
  [1080, 1080],
  [1080, 1920],
  [1080, 300],
  [520, 1350],
  [1200, 627],
] as const

const every = Object.keys(places).flatMap(place =>
  FRAMES.flatMap(([width, height]) =>
    Object.entries(grounds).flatMap(([ground, on]) =>
      LIGHTS.map(light => ({
        called: `${place} on ${ground} ${width}x${height} by ${light}`,
        rect: { x: 40, y: 60, width, height },
        ask: { place, on, others: [], seed: 'a', light },
      })),
    ),
  ),
)

describe('the places', () => {
  it('are each told in a few words', () => {
    expect(Object.keys(seen)).toEqual(Object.keys(places))
    for (const [place, words] of Object.entries(seen)) expect(words.split(' ').length, place).toBeLessThanOrEqual(9)
  })

  it('are the same each time, and small', () => {
    for (const { called, rect, ask } of every) {
      const svg = placeIn(rect, ask)
      expect(svg, called).toBe(placeIn(rect, ask))
      expect(svg, called).not.toMatch(/NaN|Infinity|undefined|e-\d/)
      expect(svg.length, called).toBeLessThanOrEqual(12_000)
    }
  })

  it('are drawn below their horizon', () => {
    for (const { called, rect, ask } of every) {
      const top = (places[ask.place]?.horizon ?? 0) * rect.height
      const ys = layersIn(rect, ask)
        .filter(layer => layer.tone !== 'sky')
        .flatMap(({ d, stroke = 0 }) => flatten(d).flatMap(outline => outline.map(([, y]) => y - stroke / 2)))
      expect(Math.min(...ys), called).toBeGreaterThanOrEqual(top - 0.5)
    }
  })
})
