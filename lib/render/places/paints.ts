// The colours of a place: depths of one hue between the paper and its ink, one light in the accent.
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { contrast, hex, lch, mix } from '#lib/render/colour/oklch.ts'
import type { Tone } from '#lib/render/places/place.ts'

export const LIGHTS = ['day', 'dusk', 'night'] as const
export type Light = (typeof LIGHTS)[number]

export type PlacePaints = Record<Tone, string> & {
  /** What shines: pale by day, the light itself after dark. */
  lit: string
}

/** How far each depth lies from the paper, in lightness: [on light paper, on dark paper]. */
const DEPTHS: Record<Light, readonly [far: number, middle: number, near: number, ground: number, detail: number]> = {
  day: [0.1, 0.21, 0.34, 0.46, 0.6],
  dusk: [0.14, 0.26, 0.39, 0.51, 0.64],
  night: [0.22, 0.34, 0.46, 0.57, 0.68],
}
const ROOM = 0.78

const SEEN = 1.4

/** `others` are the brand's further colours: the accent is taken from them where the ground has none of its own. */
export function placePaints(on: Ground, others: readonly string[], light: Light): PlacePaints {
  const { l, c, h } = lch(on.paper)
  const tint = lch(tintOf(on))
  // A coloured paper keeps its hue; on a pale one the depths are those of the leading colour.
  const own = c > 0.025 && l < 0.85 ? { c: Math.max(c, 0.05), h } : tint
  const isGrey = own.c < 0.02
  const hue = isGrey ? h : own.h
  const most = isGrey ? Math.min(c, 0.03) : Math.min(own.c, 0.13)
  const room = on.dark ? Math.min(1, (0.97 - l) / ROOM) : Math.min(1, (l - 0.12) / ROOM)
  const at = (depth: number) => {
    const far = depth * room
    return hex({ l: on.dark ? l + far : l - far, c: c + (most - c) * Math.min(1, depth / 0.34), h: hue })
  }
  const [far, middle, near, ground, detail] = DEPTHS[light].map(at) as [string, string, string, string, string]
  const pale = on.dark ? hex({ l: 0.96, c: 0.015, h: hue }) : hex({ l: Math.max(0.985, l), c: Math.min(c, 0.015), h })
  const accent = accentOn(on, others, [on.paper, middle, near])
  const glow = [accent, pale].find(one => contrast(one, near) >= SEEN && contrast(one, ground) >= SEEN) ?? pale
  return {
    ...{ sky: on.paper, far: light === 'dusk' ? mix(far, accent, 0.18) : far, middle, near, ground, detail },
    ...{ light: pale, accent, lit: light === 'day' ? pale : glow },
  }
}

/** The brand's accent where it is seen before the sky and on what is near; else of its other colours the one seen best. */
function accentOn(on: Ground, others: readonly string[], behind: readonly string[]): string {
  const worst = (one: string) => Math.min(...behind.map(back => contrast(one, back)))
  const wanted = [on.accent, on.lead, ...others, on.ink]
  return wanted.find(one => worst(one) >= SEEN) ?? wanted.reduce((best, one) => (worst(one) > worst(best) ? one : best))
}
