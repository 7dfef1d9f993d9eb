// The few colour spaces that are needed: the whole of culori would weigh 14 kB in each Worker that has them.
import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn'
import { hueTurn } from '#lib/render/colour/hue.ts'

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Lch = { l: number; c: number; h: number }

/** All that needs them is had from here, so that a bundle that calls none of it leaves the library out. */
function spaces() {
  const toRgb = useMode(modeRgb)
  useMode(modeLrgb)
  useMode(modeOklab)
  return { toRgb, toOklch: useMode(modeOklch), clampChroma, wcagContrast }
}
const known = /* @__PURE__ */ spaces()

export function lch(hex: string): Lch {
  const colour = known.toOklch(hex)
  if (!colour) throw new Error(`not a colour: ${hex}`)
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 }
}

/** Upper-case hex of the nearest colour that a screen can show; lightness and hue are kept, chroma gives way. */
export function hex({ l, c, h }: Lch): string {
  const inside = known.clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch')
  return (formatHex(inside) ?? '#000000').toUpperCase()
}

/** Thousands of colours of a photo are read this way: the library reads each by patterns of every notation. */
export function rgb(colour: string): [number, number, number] {
  if (/^#[0-9a-f]{6}$/i.test(colour)) {
    const whole = Number.parseInt(colour.slice(1), 16)
    return [whole >> 16, (whole >> 8) & 255, whole & 255]
  }
  const { r, g, b } = known.toRgb(colour) ?? { r: 0, g: 0, b: 0 }
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)]
}

export function withAlpha(colour: string, alpha: number): string {
  const [r, g, b] = rgb(colour)
  return `rgba(${r}, ${g}, ${b}, ${Number(alpha.toFixed(3))})`
}

/** Below this chroma a colour reads as grey: its hue must not pull a gradient through foreign ones. */
const FAINT = 0.045

/** Along the shorter arc of hue; a nearly grey colour takes the hue of the other. */
export function mix(from: string, to: string, share: number): string {
  const a = lch(from)
  const b = lch(to)
  const hueA = a.c < FAINT && b.c > a.c ? b.h : a.h
  const hueB = b.c < FAINT && a.c >= b.c ? a.h : b.h
  const turn = hueTurn(hueA, hueB)
  // A long arc would pass through foreign hues: the chroma dips there instead.
  const dip = Math.abs(turn) > 70 ? 1 - Math.sin(share * Math.PI) * Math.min(1, (Math.abs(turn) - 70) / 80) : 1
  return hex({ l: a.l + (b.l - a.l) * share, c: (a.c + (b.c - a.c) * share) * dip, h: hueA + turn * share })
}

export function shade(colour: string, change: { l?: number; c?: number; h?: number }): string {
  return hex({ ...lch(colour), ...change })
}

/** What a shadow on a ground is made of: nearly black, in the ground's hue. */
export function shadowTint(ground: string): string {
  const { h, c } = lch(ground)
  return hex({ l: 0.14, c: Math.min(0.05, c), h })
}

/** CSS gradient stops with the middle ones written out, since CSS itself would pass through grey. */
export function stops(colours: readonly string[], places?: readonly number[]): string {
  const steps = 8
  const at = (index: number) => places?.[index] ?? (index / Math.max(1, colours.length - 1)) * 100
  const parts = colours.slice(1).flatMap((colour, index) =>
    Array.from({ length: steps }, (_, step) => {
      const share = step / steps
      const place = at(index) + (at(index + 1) - at(index)) * share
      return `${mix(colours[index] ?? colour, colour, share)} ${place.toFixed(2)}%`
    }),
  )
  return [...parts, `${colours.at(-1)} ${at(colours.length - 1).toFixed(2)}%`].join(', ')
}

export function contrast(a: string, b: string): number {
  return known.wcagContrast(a, b)
}

/** How far two colours lie apart, in lightness and in hue. */
export function distance(a: string, b: string): number {
  const [p, q] = [lch(a), lch(b)]
  const turn = ((p.h - q.h) * Math.PI) / 180
  return Math.hypot(p.l - q.l, Math.sqrt(Math.max(0, p.c ** 2 + q.c ** 2 - 2 * p.c * q.c * Math.cos(turn))))
}
