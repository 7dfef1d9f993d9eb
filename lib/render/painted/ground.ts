// The ground that a painted thing stands on: whether it is plain, and the thing without it.
import { blobsOf } from '#lib/render/painted/blobs.ts'
import type { Pixels, Rect } from '#lib/render/scene.ts'

type Rgb = readonly [number, number, number]

/** `share` of the rim is of that colour; `clear` where nothing was painted there at all. */
export type Ground = { colour: Rgb; share: number; clear: boolean }

/** Of a side, how wide the rim is. */
const RIM = 0.02
/** Nearer than this in RGB is the same ground: models paint no colour exactly. */
const SAME = 26
const OPAQUE = 16

/** The colour that most of the rim has. */
export function groundOf({ width, height, data }: Pixels): Ground {
  const rim = rimOf(width, height)
  const seen = rim.filter(at => (data[at * 4 + 3] ?? 0) > OPAQUE)
  const clear = seen.length < rim.length * 0.1
  const middle = (channel: number) =>
    seen.map(at => data[at * 4 + channel] ?? 0).sort((a, b) => a - b)[seen.length >> 1] ?? 255
  const colour: Rgb = [middle(0), middle(1), middle(2)]
  const same = seen.filter(at => away(data, at, colour) < SAME).length
  return { colour, clear, share: clear ? 1 - seen.length / rim.length : same / rim.length }
}

function rimOf(width: number, height: number): number[] {
  const deep = Math.max(2, Math.round(RIM * Math.min(width, height)))
  const rim: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (Math.min(x, y, width - 1 - x, height - 1 - y) < deep) rim.push(y * width + x)
  return rim
}

/** A million pixels ask: what `Math.hypot` does beside this takes as long again. */
function away(data: Uint8Array, at: number, colour: Rgb): number {
  const r = (data[at * 4] as number) - colour[0]
  const g = (data[at * 4 + 1] as number) - colour[1]
  const b = (data[at * 4 + 2] as number) - colour[2]
  return Math.sqrt(r * r + g * g + b * b)
}

/** So far from the ground's colour its shadow may be. */
const FAINT = 60
/** Pixels at the edge of the thing that have some of the ground in them. */
const SOFT = 2

/** The thing on clear ground: what is of the ground's colour and reached from the rim is taken away, its edge with it in parts; a shadow stays one. */
export function cutOut(pixels: Pixels, { colour, clear }: Ground): Pixels {
  if (clear) return pixels
  const { width, height, data } = pixels
  const ground = reached(pixels, colour)
  const out = data.slice()
  for (let at = 0; at < ground.length; at++) {
    if (ground[at] === 1) out[at * 4 + 3] = 0
    else if (ground[at] === 3) shadow(out, at, away(data, at, colour) / Math.max(1, Math.hypot(...colour)))
    else if (ground[at] === 2) soften(out, data, at, colour, inward(ground, data, { at, width, height, colour }))
  }
  return { width, height, data: out }
}

/** 1 is ground, 2 the edge beside it, 3 a shadow on it. */
function reached(pixels: Pixels, colour: Rgb): Uint8Array {
  const { width, height, data } = pixels
  const ground = new Uint8Array(width * height)
  const seeds = rimOf(width, height).filter(at => away(data, at, colour) < SAME)
  spread(pixels, ground, seeds, { as: 1, into: at => away(data, at, colour) < SAME })
  if (Math.min(...colour) < WHITE) for (const at of enclosed(pixels, colour)) ground[at] = 1
  spread(pixels, ground, edgeOf(pixels, ground), { as: 3, into: at => isShadow(data, at, colour) })
  for (let step = 0; step < SOFT; step++)
    spread(pixels, ground, edgeOf(pixels, ground), { as: 2, into: () => true, once: true })
  return ground
}

/** A plate is white too, so what is enclosed is ground only where that has a colour of its own. */
const WHITE = 240
/** Nearer to it than models come by chance, and more than a speck. */
const [EXACT, SPECK] = [14, 60]

/** Seen through the thing: between spokes, inside a handle. */
function enclosed({ width, height, data }: Pixels, colour: Rgb): number[] {
  const mask = { width, height, data: new Uint8Array(width * height) }
  for (let at = 0; at < mask.data.length; at++) if (away(data, at, colour) < EXACT) mask.data[at] = 1
  return blobsOf(mask).flatMap(({ pixels }) => (pixels.length > SPECK ? pixels : []))
}

/** What of the ground lies beside something else. */
function edgeOf({ width, height }: Pixels, ground: Uint8Array): number[] {
  const found: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (!ground[at]) continue
      const isInside =
        (x === 0 || ground[at - 1]) &&
        (x === width - 1 || ground[at + 1]) &&
        (y === 0 || ground[at - width]) &&
        (y === height - 1 || ground[at + width])
      if (!isInside) found.push(at)
    }
  return found
}

/** Darker than the ground by the same in all of its colours: a shadow, and no pale part of the thing. */
function isShadow(data: Uint8Array, at: number, [r, g, b]: Rgb): boolean {
  const less = [r - (data[at * 4] ?? 0), g - (data[at * 4 + 1] ?? 0), b - (data[at * 4 + 2] ?? 0)]
  const [least, most] = [Math.min(...less), Math.max(...less)]
  return least > -4 && most < FAINT && most - least < 10
}

type Spreading = { as: 1 | 2 | 3; into(at: number): boolean; once?: boolean }

/** On from each of these to what lies beside it, as far as that is let in; `once` to the next alone. */
function spread({ width, height }: Pixels, ground: Uint8Array, from: number[], { as, into, once }: Spreading): void {
  const steps = [-1, 1, -width, width]
  for (const at of from) if (as === 1) ground[at] = 1
  const end = once ? from.length : Number.POSITIVE_INFINITY
  for (let turn = 0; turn < Math.min(from.length, end); turn++) {
    const at = from[turn] ?? 0
    const column = at % width
    for (const step of steps) {
      const next = at + step
      if (next < 0 || next >= width * height || ground[next]) continue
      if ((step === -1 && column === 0) || (step === 1 && column === width - 1) || !into(next)) continue
      ground[next] = as
      from.push(next)
    }
  }
}

type Edge = { at: number; width: number; height: number; colour: Rgb }

/** The colour of the thing itself a little further in: that which is farthest from the ground's. */
function inward(ground: Uint8Array, data: Uint8Array, { at, width, height, colour }: Edge): number {
  const [x, y] = [at % width, Math.floor(at / width)]
  let [best, most] = [at, away(data, at, colour)]
  for (let down = Math.max(0, y - 3); down <= Math.min(height - 1, y + 3); down++)
    for (let across = Math.max(0, x - 3); across <= Math.min(width - 1, x + 3); across++) {
      const place = down * width + across
      const far = ground[place] === 0 ? away(data, place, colour) : 0
      if (far > most) [best, most] = [place, far]
    }
  return best
}

/** Black, as much of it as it darkens the ground. */
function shadow(out: Uint8Array, at: number, share: number): void {
  out.fill(0, at * 4, at * 4 + 3)
  out[at * 4 + 3] = Math.round(255 * Math.min(1, share))
}

/** As much of it stays as is not ground, in the colour that it has further in. */
function soften(out: Uint8Array, data: Uint8Array, at: number, colour: Rgb, inside: number): void {
  const [own, whole] = [away(data, at, colour), away(data, inside, colour)]
  const share = whole < FAINT ? own / FAINT : own / whole
  const alpha = Math.max(0, Math.min(1, share))
  for (let channel = 0; channel < 3; channel++) {
    const [mixed, under] = [data[at * 4 + channel] ?? 0, colour[channel] ?? 0]
    const pure = alpha > 0 ? under + (mixed - under) / alpha : mixed
    out[at * 4 + channel] = Math.max(0, Math.min(255, Math.round(pure)))
  }
  out[at * 4 + 3] = Math.round(alpha * (data[at * 4 + 3] ?? 255))
}

/** What is seen of it, and how much of the whole that is. */
export function seenIn({ width, height, data }: Pixels): { box: Rect; share: number } {
  let [left, right, top, foot, count] = [width, -1, height, -1, 0]
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] ?? 0) <= OPAQUE) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    foot = Math.max(foot, y)
    count++
  }
  const box = { x: left, y: top, width: Math.max(0, right - left + 1), height: Math.max(0, foot - top + 1) }
  return { box, share: count / (width * height) }
}
