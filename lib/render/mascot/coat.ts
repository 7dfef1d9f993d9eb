import { hueTurn } from '#lib/render/colour/hue.ts'
import { contrast, hex, lch, shade } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import type { Palette } from '#lib/render/picture.ts'

/** The colours of a figure, all from the brand's palette. */
export type Coat = {
  body: string
  /** The side away from the light. */
  shade: string
  /** The side towards it. */
  light: string
  belly: string
  /** Dark, and yet to be seen on a dark ground. */
  sock: string
  accent: string
  ink: string
  /** Nearly white, tinted. */
  pale: string
}

/** Total: any palette gives a figure whose parts can be told apart, on any ground. */
export function coatOf(palette: Palette): Coat {
  const theme = themeOf(palette, 'light')
  const body = inRange(theme.vivid[0].paper)
  const { l, c, h } = lch(body)
  const others = [palette.accent, palette.secondary, ...(palette.extra ?? []), ...theme.playful.map(one => one.paper)]
  const accent = others.find(colour => colour && apart(colour, body)) ?? hex({ l: l > 0.7 ? 0.55 : 0.88, c, h: h + 40 })
  const deep = lch(theme.deep.paper)
  return {
    body,
    shade: shade(body, { l: l - 0.075, c: c * 1.02, h: h - 4 }),
    light: shade(body, { l: Math.min(0.97, l + 0.055), c: c * 0.94 }),
    belly: hex({ l: 0.95, c: Math.min(0.045, c * 0.3), h }),
    sock: hex({ l: 0.4, c: Math.min(0.09, c * 0.7), h }),
    accent: inRange(accent),
    ink: hex({ l: 0.2, c: Math.min(0.05, Math.max(deep.c, 0.015)), h: deep.c > 0.01 ? deep.h : h }),
    pale: hex({ l: 0.985, c: 0.008, h }),
  }
}

/** Neither so dark that the outline is lost in it nor so light that it is paper. */
function inRange(colour: string): string {
  const { l, c, h } = lch(colour)
  return l >= 0.5 && l <= 0.9 ? colour : hex({ l: Math.min(0.9, Math.max(0.5, l)), c, h })
}

const apart = (one: string, other: string) => {
  const [a, b] = [lch(one), lch(other)]
  const turn = Math.abs(hueTurn(b.h, a.h))
  return contrast(one, other) > 1.35 || (turn > 35 && Math.min(a.c, b.c) > 0.06)
}
