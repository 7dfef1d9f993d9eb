// Pictures for the encoder's bench, painted by arithmetic alone: the same on every machine.
import type { Pixels } from '#lib/video/codec/layer.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** A number from 0 to 1 that belongs to a point of a lattice. */
function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const wx = fx * fx * (3 - 2 * fx)
  const wy = fy * fy * (3 - 2 * fy)
  const upper = lattice(left, top, seed) * (1 - wx) + lattice(left + 1, top, seed) * wx
  const lower = lattice(left, top + 1, seed) * (1 - wx) + lattice(left + 1, top + 1, seed) * wx
  return upper * (1 - wy) + lower * wy
}

/** Noise whose detail falls by `decay` with each halving of size, as in photographs of nature. */
function landscape(x: number, y: number, seed: number, decay: number): number {
  let sum = 0
  let weight = 1
  let total = 0
  for (let size = 512; size >= 4; size /= 2) {
    sum += weight * smoothNoise(x / size, y / size, seed + size)
    total += weight
    weight *= decay
  }
  return sum / total
}

/** Like a photograph: soft areas, hard edges of things before one another, grain. `detail` from 0.5 (calm) to 0.8 (busy). */
export function paintPhoto(width: number, height: number, seed: number, detail: number, grain: number): Pixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ground = landscape(x, y, seed, detail)
      const thing = landscape(x * 0.7, y * 0.7, seed + 99, 0.45) > 0.52 ? 0.35 : 0
      const light = 0.25 + 0.6 * ground + thing * (ground - 0.3) + 0.1 * (y / height)
      const warmth = smoothNoise(x / 300, y / 300, seed + 7)
      const noise = (lattice(x, y, seed + 3) - 0.5) * grain
      const at = 4 * (y * width + x)
      rgba[at] = level(255 * light * (0.75 + 0.4 * warmth) + noise)
      rgba[at + 1] = level(255 * light * (0.85 + 0.1 * thing) + noise)
      rgba[at + 2] = level(255 * light * (1.1 - 0.5 * warmth) + noise)
      rgba[at + 3] = 255
    }
  }
  return { width, height, rgba }
}

function level(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}

export function paintGradient(width: number, height: number, from: Colour, to: Colour): Pixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = (x / width + 2 * (y / height)) / 3
      const at = 4 * (y * width + x)
      for (const channel of [0, 1, 2] as const)
        rgba[at + channel] = level(from[channel] * (1 - share) + to[channel] * share)
      rgba[at + 3] = 255
    }
  }
  return { width, height, rgba }
}

/** A card with round corners and a soft edge. */
export function paintCard(width: number, height: number, radius: number, colour: Colour): Pixels {
  return paintShape(width, height, colour, (x, y) => {
    const dx = Math.max(radius - x, x - (width - radius), 0)
    const dy = Math.max(radius - y, y - (height - radius), 0)
    return radius - Math.hypot(dx, dy)
  })
}

/** Lines of strokes of the weight and rhythm of text. */
export function paintText(width: number, lines: number, size: number, seed: number, colour: Colour): Pixels {
  const lineHeight = size * 1.4
  return paintShape(width, Math.ceil(lines * lineHeight), colour, (x, y) => {
    const line = Math.floor(y / lineHeight)
    const inLine = y - line * lineHeight - size * 0.2
    const cell = Math.floor(x / (size * 0.6))
    const inCell = x - cell * size * 0.6
    const kind = lattice(cell, line, seed)
    if (kind < 0.16 || x > width * (0.75 + 0.25 * lattice(line, 5, seed))) return -1
    const stem = size * 0.07
    const upright = stem - Math.abs(inCell - size * 0.12)
    const bowl = stem - Math.abs(Math.hypot(inCell - size * 0.28, inLine - size * 0.55) - size * 0.2)
    const bar = stem - Math.abs(inLine - size * (0.3 + 0.4 * kind))
    const inside = inLine > 0 && inLine < size && inCell < size * 0.5 ? 1 : -1
    return Math.min(inside, kind < 0.5 ? Math.max(upright, bowl) : kind < 0.8 ? Math.max(upright, bar) : bowl)
  })
}

/** `depth` answers how far inside the shape a point lies, in pixels. */
function paintShape(width: number, height: number, colour: Colour, depth: (x: number, y: number) => number): Pixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rgba.set([...colour, level(255 * Math.max(0, Math.min(1, depth(x + 0.5, y + 0.5) + 0.5)))], 4 * (y * width + x))
    }
  }
  return { width, height, rgba }
}
