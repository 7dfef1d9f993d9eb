import { converter, formatHex, parse } from 'culori'
import { lch } from '#lib/render/colour/oklch.ts'

const oklab = converter('oklab')
const longest = 80

const asTriple = /^(\d{1,3}(?:\.\d+)?)(?:deg)?[\s,]+(\d{1,3}(?:\.\d+)?)%[\s,]+(\d{1,3}(?:\.\d+)?)%$/
const asChannels = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/

/** A CSS colour as `#RRGGBB`; also the bare `222 47% 11%` and `13, 110, 253` that frameworks keep. Null when it lets light through. */
export function hexOf(text: string): string | null {
  const value = text.trim().toLowerCase()
  if (value === '' || value.length > longest || value === 'transparent') return null
  const [, hue, saturation, lightness] = asTriple.exec(value) ?? []
  const [, red, green, blue] = asChannels.exec(value) ?? []
  const written = hue ? `hsl(${hue} ${saturation}% ${lightness}%)` : red ? `rgb(${red} ${green} ${blue})` : value
  const colour = parsed(written)
  if (!colour || (colour.alpha ?? 1) < 1) return null
  return formatHex(colour).toUpperCase()
}

/** The library throws at some of what is no colour, such as `var(0--brand)`. */
function parsed(text: string) {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Distance in OKLab: below 0.03 two colours are one to the eye. */
export const distance = (a: string, b: string): number => distanceOf(placeOf(a), placeOf(b))

/** Where a colour lies in OKLab; worked out once where one is compared with many. */
export type Place = { l: number; a: number; b: number } | undefined
export const placeOf = (hex: string): Place => oklab(hex)
export const distanceOf = (x: Place, y: Place): number => (x && y ? Math.hypot(x.l - y.l, x.a - y.a, x.b - y.b) : 1)

const CHROMATIC = 0.045

export const isChromatic = (hex: string): boolean => lch(hex).c >= CHROMATIC
