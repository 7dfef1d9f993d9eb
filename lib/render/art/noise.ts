import type { Dice } from '#lib/render/seed.ts'

export type Noise = (x: number, y: number) => number

/** Smooth gradient noise, about -0.7 to 0.7, period 256. */
export function noise(roll: Dice): Noise {
  const order = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(roll() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  const slope = Float32Array.from({ length: 512 }, (_, index) => {
    const angle = ((index >> 1) / 256) * Math.PI * 2
    return index % 2 === 0 ? Math.cos(angle) : Math.sin(angle)
  })
  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const at = (order[((order[ix & 255] ?? 0) + iy) & 255] ?? 0) * 2
    return (slope[at] ?? 0) * dx + (slope[at + 1] ?? 0) * dy
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const dx = x - ix
    const dy = y - iy
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const top = corner(ix, iy, dx, dy) * (1 - u) + corner(ix + 1, iy, dx - 1, dy) * u
    const foot = corner(ix, iy + 1, dx, dy - 1) * (1 - u) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * u
    return top * (1 - v) + foot * v
  }
}

/** Noise upon noise of half the size and strength. */
export function layered(base: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0
    let strength = 1
    let scale = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += base(x * scale + octave * 17.3, y * scale - octave * 9.1) * strength
      strength /= 2
      scale *= 2
    }
    return sum
  }
}
