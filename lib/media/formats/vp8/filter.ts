// Smooths the edges of blocks once a row of them stands (RFC 6386, 15).
import type { Head } from '#lib/media/formats/vp8/head.ts'

/** How strongly one block is filtered; `limit` is 0 where it is not. */
export type Strength = { limit: number; inner: number; lively: number }

export function strengthOf({ filter }: Head, segment_level: number, fours: boolean): Strength {
  const level = Math.max(0, Math.min(63, segment_level + filter.all + (fours ? filter.finer : 0)))
  if (filter.level === 0 || level === 0) return { limit: 0, inner: 0, lively: 0 }
  let inner = level >> (filter.sharpness === 0 ? 0 : filter.sharpness > 4 ? 2 : 1)
  if (filter.sharpness > 0) inner = Math.min(inner, 9 - filter.sharpness)
  inner = Math.max(1, inner)
  return { limit: 2 * level + inner, inner, lively: level >= 40 ? 2 : level >= 15 ? 1 : 0 }
}

type Samples = Uint8ClampedArray

/** The edges of one block of `side`: `at` is its first sample, `inside` whether its inner edges are smoothed too. */
export function filterBlock(
  plane: Samples,
  at: number,
  stride: number,
  side: number,
  strength: Strength,
  simple: boolean,
  edges: { left: boolean; above: boolean; inside: boolean },
): void {
  for (const [step, along, outer] of [
    [1, stride, edges.left],
    [stride, 1, edges.above],
  ] as const) {
    if (outer) filterEdge(plane, at, step, along, side, strength, simple, true)
    if (!edges.inside) continue
    for (let inner = 4; inner < side; inner += 4)
      filterEdge(plane, at + inner * step, step, along, side, strength, simple, false)
  }
}

function filterEdge(
  plane: Samples,
  at: number,
  step: number,
  along: number,
  side: number,
  { limit, inner, lively }: Strength,
  simple: boolean,
  outer: boolean,
): void {
  const most = 2 * (outer ? limit + 4 : limit) + 1
  for (let index = 0, place = at; index < side; index++, place += along) {
    const p1 = plane[place - 2 * step] ?? 0
    const p0 = plane[place - step] ?? 0
    const q0 = plane[place] ?? 0
    const q1 = plane[place + step] ?? 0
    if (4 * Math.abs(p0 - q0) + Math.abs(p1 - q1) > most) continue
    if (simple) {
      smoothTwo(plane, place, step, p1, p0, q0, q1)
      continue
    }
    const p3 = plane[place - 4 * step] ?? 0
    const p2 = plane[place - 3 * step] ?? 0
    const q2 = plane[place + 2 * step] ?? 0
    const q3 = plane[place + 3 * step] ?? 0
    const [pSlope, qSlope] = [Math.abs(p1 - p0), Math.abs(q1 - q0)]
    if (Math.abs(p3 - p2) > inner || Math.abs(p2 - p1) > inner || pSlope > inner) continue
    if (Math.abs(q3 - q2) > inner || Math.abs(q2 - q1) > inner || qSlope > inner) continue
    if (pSlope > lively || qSlope > lively) smoothTwo(plane, place, step, p1, p0, q0, q1)
    else if (outer) smoothSix(plane, place, step, p2, p1, p0, q0, q1, q2)
    else smoothFour(plane, place, step, p1, p0, q0, q1)
  }
}

const byte = (value: number) => Math.max(-128, Math.min(127, value))
const small = (value: number) => Math.max(-16, Math.min(15, value >> 3))

function smoothTwo(to: Samples, at: number, step: number, p1: number, p0: number, q0: number, q1: number): void {
  const a = 3 * (q0 - p0) + byte(p1 - q1)
  to[at - step] = p0 + small(a + 3)
  to[at] = q0 - small(a + 4)
}

function smoothFour(to: Samples, at: number, step: number, p1: number, p0: number, q0: number, q1: number): void {
  const a = 3 * (q0 - p0)
  const less = small(a + 4)
  const outer = (less + 1) >> 1
  to[at - 2 * step] = p1 + outer
  to[at - step] = p0 + small(a + 3)
  to[at] = q0 - less
  to[at + step] = q1 - outer
}

function smoothSix(
  ...[to, at, step, p2, p1, p0, q0, q1, q2]: [Samples, number, number, number, number, number, number, number, number]
): void {
  const a = byte(3 * (q0 - p0) + byte(p1 - q1))
  const [near, middle, far] = [(27 * a + 63) >> 7, (18 * a + 63) >> 7, (9 * a + 63) >> 7]
  to[at - 3 * step] = p2 + far
  to[at - 2 * step] = p1 + middle
  to[at - step] = p0 + near
  to[at] = q0 - near
  to[at + step] = q1 - middle
  to[at + 2 * step] = q2 - far
}
