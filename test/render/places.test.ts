import { describe, expect, it } from 'vitest'
import { contrast } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { followPath } from '#lib/render/emptiness/path.ts'
import type { Palette } from '#lib/render/picture.ts'
import { layersIn, type PaintedLayer, placeIn } from '#lib/render/places/draw.ts'
import { places, seen } from '#lib/render/places/index.ts'
import { LIGHTS, placePaints } from '#lib/render/places/paints.ts'

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

function reachOf(layers: readonly PaintedLayer[]) {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const { d, stroke = 0 } of layers)
    followPath(d, (...ends) => {
      for (const [x, y] of ends) {
        xs.push(x)
        ys.push(y - stroke / 2, y + stroke / 2)
      }
    })
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

describe('the places', () => {
  it('are seventy, each told in a few words', () => {
    expect(Object.keys(places).length).toBeGreaterThanOrEqual(70)
    expect(Object.keys(seen)).toEqual(Object.keys(places))
    for (const [place, words] of Object.entries(seen)) expect(words.split(' ').length, place).toBeLessThanOrEqual(9)
  })

  it('are the same each time, small, and cut to their rectangle', () => {
    for (const { called, rect, ask } of every) {
      const svg = placeIn(rect, ask)
      if (ask.light === 'dusk') expect(svg, called).toBe(placeIn(rect, ask))
      expect(svg, called).not.toMatch(/NaN|Infinity|undefined|e-\d/)
      expect(svg.length, called).toBeLessThanOrEqual(13_000)
      const [, id] = /^<clipPath id="(\w+)"><rect x="40" y="60" width="\d+" height="\d+" /.exec(svg) ?? []
      expect(svg, called).toContain(`<g clip-path="url(#${id})">`)
    }
  })

  it('are drawn below their horizon, to the foot of the frame and from edge to edge', () => {
    // Shapes are the same on every ground and by every light, but for sun and moon.
    for (const { called, rect, ask } of every.filter(one => one.ask.on === theme.plain && one.ask.light !== 'dusk')) {
      const { horizon = 0 } = places[ask.place] ?? {}
      const layers = layersIn(rect, ask)
      const all = reachOf(layers.filter(layer => layer.tone !== 'sky'))
      expect(all.top, called).toBeGreaterThanOrEqual(rect.height * horizon - 1)
      expect(all.foot, called).toBeLessThan(rect.height * 1.3)
      const wide = layers.filter(layer => {
        const { left, right, foot } = reachOf([layer])
        return layer.stroke === undefined && left <= 0 && right >= rect.width && foot >= rect.height
      })
      expect(wide.length, called).toBeGreaterThan(0)
    }
  })

  it('differ by what the seed says where they are grown', () => {
    const [wood, other] = ['a', 'b'].map(seed =>
      placeIn({ x: 0, y: 0, width: 1080, height: 1080 }, { place: 'forest', on: theme.plain, others: [], seed }),
    )
    expect(wood).not.toBe(other)
  })

  it('have a sun by day, a moon among stars by night, and none indoors', () => {
    const rect = { x: 0, y: 0, width: 1080, height: 1080 }
    const sky = (place: string, light: (typeof LIGHTS)[number]) =>
      layersIn(rect, { place, on: theme.plain, others: [], seed: 'a', light }).filter(layer => layer.depth < 0.05)
    expect(sky('sea', 'day').map(layer => layer.tone)).toEqual(['accent'])
    expect(sky('sea', 'night').map(layer => layer.tone)).toEqual(['far', 'accent'])
    expect(sky('kitchen', 'night')).toEqual([])
  })

  it('let their windows shine after dark', () => {
    const rect = { x: 0, y: 0, width: 1080, height: 1080 }
    const panes = (light: (typeof LIGHTS)[number]) =>
      layersIn(rect, { place: 'street', on: theme.deep, others: [], seed: 'a', light }).find(layer => layer.lit)?.paint
    expect(panes('night')).not.toBe(panes('day'))
  })

  it('go on beyond both sides for a film that moves them', () => {
    const rect = { x: 0, y: 0, width: 400, height: 700 }
    const ask = { place: 'mountains', on: theme.plain, others: [], seed: 'a' }
    const [far] = layersIn(rect, ask, 60).filter(layer => layer.tone === 'far')
    expect(far && reachOf([far]).right).toBe(520)
    for (const { depth } of layersIn(rect, ask, 60)) expect(depth >= 0 && depth <= 1.1).toBe(true)
  })

  it('are nothing where no place has the name', () => {
    const ask = { place: 'constructor', on: theme.plain, others: [], seed: 'a' }
    expect(placeIn({ x: 0, y: 0, width: 10, height: 10 }, ask)).toBe('')
  })
})

const palettes: [string, Palette][] = [
  ['pale', { primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }],
  ['grey', { primary: '#111111', accent: '#111111', background: '#FFFFFF', text: '#111111' }],
  ['black', { primary: '#FFFFFF', accent: '#FFFFFF', background: '#000000', text: '#FFFFFF' }],
  ['loud', { primary: '#E5383B', accent: '#FFD60A', background: '#FFFFFF', text: '#14110F' }],
  ['yellow', { primary: '#FFD60A', accent: '#FFD60A', background: '#FFF8D6', text: '#221D00' }],
  ['night', { primary: '#8E9BFF', accent: '#FF7AC6', background: '#0D1026', text: '#F5F5F0' }],
  ['brown', { primary: '#A47C6B', accent: '#7FB069', background: '#3A2D27', text: '#F5F0E8' }],
]

describe('the colours of a place', () => {
  it.each(palettes)('are told from one another on every ground of %s', (_, palette) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { plain, deep, soft, vivid } = themeOf(palette, scheme)
      for (const on of [plain, deep, soft, ...vivid])
        for (const light of LIGHTS) {
          const { sky, far, middle, near, ground, detail, ...spots } = placePaints(on, [], light, true)
          const depths = [sky, far, middle, near, ground, detail]
          const called = `${on.paper} by ${light}: ${depths.join(' ')}`
          for (const [at, one] of depths.slice(1).entries())
            expect(contrast(one, depths[at] ?? one), called).toBeGreaterThanOrEqual(1.15)
          expect(contrast(spots.light, ground), called).toBeGreaterThan(1.3)
          expect(contrast(spots.lit, near), called).toBeGreaterThan(1.3)
          expect(contrast(spots.accent, sky), called).toBeGreaterThan(1.4)
        }
    }
  })
})
