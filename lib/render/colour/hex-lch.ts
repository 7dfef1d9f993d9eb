// Lightness, chroma, hue and contrast of `#RRGGBB` by themselves: `api` measures colours and mixes none, so it needs no library for them.
import type { Lch } from '#lib/render/colour/oklch.ts'

type Three = [number, number, number]

/** As the library has it, which the test compares; a grey has hue 0. */
export function lch(hex: string): Lch {
  const [red, green, blue] = linear(hex)
  const long = Math.cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue)
  const middle = Math.cbrt(0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue)
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue)
  const l = 0.210454268309314 * long + 0.7936177747023054 * middle - 0.0040720430116193 * short
  if (red === green && green === blue) return { l, c: 0, h: 0 }
  const a = 1.9779985324311684 * long - 2.4285922420485799 * middle + 0.450593709617411 * short
  const b = 0.0259040424655478 * long + 0.7827717124575296 * middle - 0.8086757549230774 * short
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** WCAG's ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const luminance = (hex: string) => {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string): Three {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${hex}`)
  const light = (place: number) => {
    const share = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [light(1), light(3), light(5)]
}
