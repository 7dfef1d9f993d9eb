// The shadows of a box as its style tells them, those with a soft edge apart from the rest.
import type { Style } from '#lib/render/scene.ts'

export type Shadow = { x: number; y: number; blur: number; spread: number; alpha: number }
export type Rgb = readonly [red: number, green: number, blue: number]
export type Soft = { colour: Rgb; shadows: [Shadow, ...Shadow[]]; rest: string | undefined }

/** Below this a shadow is an edge. */
const LEAST_BLUR = 2
/** Each begins with a length and a space; the figures of a colour have commas behind them. */
const NEXT = /, (?=-?[\d.]{1,12}(?:px)? )/
const one =
  /^(-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)? ([\d.]+)(?:px)?(?: (-?[\d.]+)(?:px)?)? rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/

/** Null where there are none, or where they are of several colours. */
export function softShadows({ boxShadow }: Style): Soft | null {
  if (typeof boxShadow !== 'string') return null
  const rest: string[] = []
  const shadows: Shadow[] = []
  const colours = new Set<string>()
  for (const text of boxShadow.split(NEXT)) {
    const [, x, y, blur, spread, red, green, blue, alpha] = one.exec(text) ?? []
    if (!(Number(blur) >= LEAST_BLUR)) {
      rest.push(text)
      continue
    }
    shadows.push({ x: Number(x), y: Number(y), blur: Number(blur), spread: Number(spread ?? 0), alpha: Number(alpha) })
    colours.add(`${red},${green},${blue}`)
  }
  const [first, ...others] = shadows
  const [red = 0, green = 0, blue = 0] = [...colours].join().split(',').map(Number)
  if (!first || colours.size > 1) return null
  return { colour: [red, green, blue], shadows: [first, ...others], rest: rest.join(', ') || undefined }
}
