import type { Ground } from '#lib/render/colour/ground.ts'
import { hueTurn } from '#lib/render/colour/hue.ts'
import { hex, lch, mix, shade, stops, withAlpha } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'

/** Degrees to either side: seen as light, and still the brand's colour. */
const HUE = 13
const YELLOW = 105

type Wash = { background: string; at(share: number): string }

/** A ground that grows darker downwards, so that a device stands out from it; under text only as far as that can be read. */
export function washed(on: Ground, under: 'shapes' | 'text' = 'shapes'): Wash {
  const { l, c, h } = lch(on.paper)
  const light = shade(on.paper, { l: Math.min(0.97, l + (on.dark ? 0.05 : 0.03)) })
  const lower = (depth: number) =>
    shade(on.paper, {
      l: Math.max(0.08, l - (on.dark ? 0.07 : 0.13) * depth),
      c: c * (1 + depth / 2),
      h: h - 7 * depth,
    })
  const isRead = (tone: string) => reaches(on.ink, [tone], LARGE)
  const low = under === 'shapes' ? lower(1) : ([1, 0.6, 0.3].map(lower).find(isRead) ?? on.paper)
  const top = isRead(light) ? light : on.paper
  return {
    background: `linear-gradient(168deg, ${stops([top, on.paper, low], [0, 42, 100])})`,
    at: share => mix(on.paper, low, Math.max(0, share - 0.42) / 0.58),
  }
}

/** A ground with light on it from two sides in neighbouring hues, as strong as lets its words be read; `tones` lie behind them. */
export function lit(on: Ground): { background: string; tones: string[] } {
  const { l, c, h } = lch(on.paper)
  const readable = (tone: string) => [on.ink, on.body].every(ink => reaches(ink, [tone], LARGE))
  const glow = (turn: number, rise: number) => {
    const steps = [1, 0.7, 0.4].map(share => ({
      l: Math.min(0.97, Math.max(0.1, l + rise * share)),
      h: h + turn * share,
    }))
    const tones = steps.map(step => hex({ ...step, c: Math.max(c, c > 0.03 ? 0.05 : c) }))
    return tones.find(readable) ?? on.paper
  }
  // Light turns a colour towards yellow, shade away from it.
  const warmer = hueTurn(h, YELLOW) < 0 ? -HUE : HUE
  const bright = glow(warmer, on.dark ? 0.09 : 0.1)
  // A pale paper would look dirty in its shade.
  const deep = glow(-warmer, on.dark ? -0.08 : l > 0.9 ? -0.03 : -0.09)
  const clear = (tone: string) => withAlpha(tone, 0)
  const light = `radial-gradient(ellipse 95% 80% at 96% 4%, ${bright} 0%, ${withAlpha(bright, 0.55)} 40%, ${clear(bright)} 78%)`
  const shadow = `radial-gradient(ellipse 110% 85% at 4% 100%, ${deep} 0%, ${withAlpha(deep, 0.55)} 42%, ${clear(deep)} 80%)`
  return { background: `${light}, ${shadow}`, tones: [on.paper, bright, deep] }
}
