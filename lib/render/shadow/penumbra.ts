// How dark the blurred shadow of a box with round corners is: computed for one corner on a coarse grid, read for any pixel.
import type { Rect } from '#lib/render/scene.ts'
import type { Shadow } from '#lib/render/shadow/shadows.ts'

/** As far as a blur is seen, in its standard deviations. */
const REACH = 3
/** Samples a standard deviation. */
const FINENESS = 4

export type Penumbra = {
  bounds: Rect
  /** The row that pixels at this height are read from. */
  row(y: number): Float32Array
  /** Where in a row the pixel at x is, whole samples and a part. */
  at(x: number): number
}

/** `radius` is that of the box that casts it. */
export function penumbraOf(box: Rect, radius: number, shadow: Shadow): Penumbra {
  const { x, y, blur, spread, alpha } = shadow
  const deviation = blur / 2
  const reach = deviation * REACH
  const step = Math.max(1, deviation / FINENESS)
  const half = { x: Math.max(0, box.width / 2 + spread), y: Math.max(0, box.height / 2 + spread) }
  const round = Math.min(radius > 0 ? Math.max(0, radius + spread) : 0, half.x, half.y)
  // Further inside than this nothing changes any more.
  const depth = { x: Math.min(half.x, round + reach), y: Math.min(half.y, round + reach) }
  const middle = { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y }
  let known: Grid | undefined
  const index = (value: number, of: 'x' | 'y') =>
    Math.max(0, Math.min(depth[of], half[of] - Math.abs(value - middle[of])) + reach) / step
  return {
    bounds: {
      x: middle.x - half.x - reach,
      y: middle.y - half.y - reach,
      width: 2 * (half.x + reach),
      height: 2 * (half.y + reach),
    },
    at: pixel => index(pixel + 0.5, 'x'),
    row(pixel) {
      known ??= gridOf(depth, round, { deviation, reach, step, alpha })
      const grid = known
      const at = index(pixel + 0.5, 'y')
      const whole = Math.floor(at)
      const [upper, lower, part] = [whole * grid.width, (whole + 1) * grid.width, at - whole]
      const out = new Float32Array(grid.width)
      for (let column = 0; column < grid.width; column++) {
        const above = grid.values[upper + column] ?? 0
        out[column] = above + ((grid.values[lower + column] ?? 0) - above) * part
      }
      return out
    },
  }
}

type Size = { x: number; y: number }
type Grid = { width: number; values: Float32Array }
type Blur = { deviation: number; reach: number; step: number; alpha: number }

/** From beyond the corner to the middle, in steps: each line of the box blurred along itself, then all of them across. */
function gridOf(depth: Size, round: number, { deviation, reach, step, alpha }: Blur): Grid {
  const [width, height] = [depth.x, depth.y].map(inside => Math.ceil((inside + reach) / step) + 2) as [number, number]
  const lines = Math.max(1, Math.ceil((2 * depth.y) / step))
  const thickness = (2 * depth.y) / lines
  const values = new Float32Array(width * height)
  const straight = along(depth.x, width)
  for (let line = 0; line < lines; line++) {
    const y = (line + 0.5) * thickness - depth.y
    const intoCorner = Math.max(0, Math.abs(y) - (depth.y - round))
    const inset = round - Math.sqrt(Math.max(0, round * round - intoCorner * intoCorner))
    const blurred = intoCorner > 0 ? along(depth.x - inset, width) : straight
    for (let row = 0; row < height; row++) {
      const away = row * step - reach - depth.y - y
      const share = alpha * cover(away, thickness)
      if (share < 1e-6) continue
      for (let column = 0; column < width; column++) {
        const at = row * width + column
        values[at] = (values[at] ?? 0) + share * (blurred[column] ?? 0)
      }
    }
  }
  return { width, values }

  /** How much of a line from -half to half is in sight at each sample. */
  function along(half: number, count: number): Float32Array {
    return Float32Array.from({ length: count }, (_, column) => {
      const at = column * step - reach - depth.x
      return cover(at, 2 * half)
    })
  }

  /** The share of a blurred dot that falls on a piece of this length around 0, seen from `away`. */
  function cover(away: number, length: number): number {
    const scale = deviation * Math.SQRT2
    return (erf((away + length / 2) / scale) - erf((away - length / 2) / scale)) / 2
  }
}

/** Abramowitz and Stegun 7.1.26; off by 1.5e-7 at most. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}
