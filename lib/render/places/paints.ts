// The colours of a place: depths of one hue between the paper and its ink, one light in the accent.
import { distance } from '#lib/render/colour/distance.ts'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { contrast, hex, lch, mix } from '#lib/render/colour/oklch.ts'
import type { Tone } from '#lib/render/places/place.ts'

export const LIGHTS = ['day', 'dusk', 'night'] as const
export type Light = (typeof LIGHTS)[number]

export type PlacePaints = Record<Tone, string> & {
  /** What shines: pale by day, warm after dark. */
  lit: string
}

type Depths = readonly [far: number, middle: number, near: number, ground: number, detail: number]

/** How far each depth lies from the paper, in lightness: night is far from a light paper and near to a dark one. */
const ON_LIGHT: Record<Light, Depths> = {
  day: [0.11, 0.22, 0.35, 0.47, 0.61],
  dusk: [0.15, 0.27, 0.4, 0.52, 0.65],
  night: [0.24, 0.36, 0.48, 0.59, 0.7],
}
const ON_DARK: Record<Light, Depths> = {
  day: [0.13, 0.25, 0.37, 0.48, 0.61],
  dusk: [0.11, 0.21, 0.32, 0.42, 0.55],
  night: [0.09, 0.18, 0.27, 0.36, 0.49],
}
/** The lightness that the depths are told for, from the paper to the far end. */
const ROOM = 0.8

/** Contrast from which a shape is seen, and from which one depth is told from the next. */
const [SEEN, APART] = [1.4, 1.2]
/** From this distance on it is another colour. */
const [OTHER, NEARLY] = [0.2, 0.11]

/** `others` are the brand's further colours: the accent is taken from them where the ground has none of its own. */
export function placePaints(on: Ground, others: readonly string[], light: Light, outdoors: boolean): PlacePaints {
  const { l, c, h } = lch(on.paper)
  const [far, middle, near, ground, detail] = depthsOn(on, light)
  const hue = lch(near).h
  const pale = on.dark ? hex({ l: 0.96, c: 0.015, h: hue }) : hex({ l: Math.max(0.985, l), c: Math.min(c, 0.015), h })
  const accent = accentOn(on, others)
  const haze = mix(far, accent, 0.14)
  const isHazy =
    outdoors && light === 'dusk' && !on.dark && contrast(haze, on.paper) > APART && contrast(haze, middle) > APART
  const glow = glowOf(accent, pale)
  const shines = light !== 'day' && contrast(glow, near) >= SEEN
  return {
    ...{ sky: on.paper, far: isHazy ? haze : far, middle, near, ground, detail },
    ...{ light: pale, accent, lit: shines ? glow : pale },
  }
}

/** Five steps of lightness; where a dark paper swallows a step, it and those behind it are longer. */
function depthsOn(on: Ground, light: Light): [string, string, string, string, string] {
  const { l, c, h } = lch(on.paper)
  const tint = lch(tintOf(on))
  // A coloured paper keeps its hue; on a pale one the depths are those of the leading colour.
  const own = c > 0.025 && l < 0.85 ? { c: Math.max(c, 0.05), h } : tint
  const isGrey = own.c < 0.02
  const hue = isGrey ? h : own.h
  const most = isGrey ? Math.min(c, 0.03) : Math.min(own.c, 0.13)
  const room = Math.min(1, (on.dark ? 0.97 - l : l - 0.1) / ROOM)
  const at = (depth: number) =>
    hex({ l: l + (on.dark ? depth : -depth), c: c + (most - c) * Math.min(1, depth / 0.34), h: hue })
  let [last, longer] = [on.paper, 0]
  return (on.dark ? ON_DARK : ON_LIGHT)[light].map(wanted => {
    for (let step = 0; step < 12 && contrast(at(wanted * room + longer), last) < APART; step++) longer += 0.01
    last = at(wanted * room + longer)
    return last
  }) as [string, string, string, string, string]
}

/** The first of the brand's colours that is none of the place's hue and is seen before its sky; else the one that is seen best on all that is near, by day and by night. */
function accentOn(on: Ground, others: readonly string[]): string {
  const behind = LIGHTS.flatMap(light => depthsOn(on, light).slice(1, 3))
  const colours = [on.accent, on.lead, ...others]
  const wanted = [...colours, on.ink]
  const apart = (one: string, by: number) =>
    contrast(one, on.paper) >= SEEN && behind.every(back => distance(lch(one), lch(back)) > by)
  // A sun in ink is black on pale paper: a colour that is hardly another comes first.
  const other = [OTHER, NEARLY].flatMap(by => colours.find(one => apart(one, by)) ?? [])[0]
  if (other) return other
  const worst = (one: string) => Math.min(...[on.paper, ...behind].map(back => contrast(one, back)))
  return wanted.find(one => worst(one) >= SEEN) ?? wanted.reduce((best, one) => (worst(one) > worst(best) ? one : best))
}

/** Lamplight of an accent: pale, and a warm one nearer to yellow. */
function glowOf(accent: string, pale: string): string {
  const { c, h } = lch(accent)
  const isWarm = c > 0.05 && h > 20 && h < 120
  return isWarm ? hex({ l: 0.87, c: Math.min(c, 0.12), h: (h + YELLOW) / 2 }) : mix(pale, accent, 0.35)
}
const YELLOW = 92
