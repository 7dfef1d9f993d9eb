// Pictures of the library as they are shown: decoded and scaled once, and kept for the next scene that shows them so.

import { KEPT_BYTES } from '#lib/adapters/engine/kept-bytes.ts'
import { scaledPicture } from '#lib/adapters/engine/scaled-pictures.ts'
import type { TakumiRenderer } from '#lib/adapters/engine/takumi-instance.ts'
import { recent } from '#lib/recent.ts'
import type { ImageNode, Pixels, SceneFile, Style } from '#lib/render/scene.ts'

const MEGABYTE = 1024 * 1024
/** A screen in a device takes about two megabytes; photos over a whole canvas would push all else out. */
const LARGEST_BYTES = 3 * MEGABYTE

/** Logos and shadows, which nearly every picture has: a photo does not push them out. */
const SMALL_BYTES = 256 * 1024

const weigh = ({ data }: Pixels) => data.length
const kept = {
  large: recent<Pixels>(KEPT_BYTES.pixels, weigh),
  small: recent<Pixels>(KEPT_BYTES.small_pixels, weigh),
}

/** Pixels of this size that follow from their name alone. */
export function keptPixels(name: string, { width, height }: Size, make: () => Pixels): Pixels {
  const those = width * height * 4 > SMALL_BYTES ? kept.large : kept.small
  return those.get(name) ?? those.keep(name, make())
}

/** Files are known by who holds them: one that is read again is the same. */
const names = new WeakMap<SceneFile, string>()
let named = 0

function nameOf(file: SceneFile): string {
  const name = names.get(file) ?? `${named++}`
  names.set(file, name)
  return name
}

/** Where the corner of a node's parent is on the canvas; null where only the engine knows. */
export type Corner = { x: number; y: number } | null

const shown = new Set(['width', 'height', 'objectFit', 'objectPosition', 'borderRadius'])
const placing = new Set(['position', 'left', 'top', 'boxSizing'])

type Size = { width: number; height: number }

/**
 * The node with pixels in the place of a file. Which pictures are drawn by way of pixels is told by the tree alone, and the
 * pixels are the same whether they were kept: so a scene gives the same bytes in a fresh engine and in one that knows it.
 */
export function asPixels(
  to: TakumiRenderer,
  node: ImageNode,
  { file, data }: { file: SceneFile; data: Uint8Array },
  corner: Corner,
  canvas: Size,
): ImageNode {
  if (!Object.keys(node.style).every(property => shown.has(property) || placing.has(property))) return node
  const part = partSeen(node.style, corner, canvas)
  if (!part) return node
  const { size, from, place } = part
  if (size.width <= 0 || size.height <= 0 || size.width * size.height * 4 > LARGEST_BYTES) return node
  const style = { ...partOf(node.style, shown), position: 'absolute', ...from }
  const name = JSON.stringify([nameOf(file), size, style])
  const src = keptPixels(name, size, () => ({
    ...size,
    data: scaledPicture(data, style, size) ?? drawn(to, data, style, size),
  }))
  return { ...node, src, style: { ...partOf(node.style, placing), ...place, ...size } }
}

const partOf = (style: Style, properties: ReadonlySet<string>): Style =>
  Object.fromEntries(Object.entries(style).filter(([property]) => properties.has(property)))

/** The pixels of a picture that are on the canvas: how many, where the picture begins in them and where they are put. */
type Part = { size: Size; from: { left: number; top: number }; place: { left?: number; top?: number } }

function partSeen({ position, left, top, width, height }: Style, corner: Corner, canvas: Size): Part | null {
  if (typeof width !== 'number' || typeof height !== 'number') return null
  if (corner && position === 'absolute' && typeof left === 'number' && typeof top === 'number') {
    const across = within(snapped(corner.x + left, width), canvas.width)
    const down = within(snapped(corner.y + top, height), canvas.height)
    return {
      size: { width: across.length, height: down.length },
      from: { left: across.rest - across.cut, top: down.rest - down.cut },
      place: { left: left + across.cut, top: top + down.cut },
    }
  }
  // A picture of whole pixels has as many wherever it is.
  const isWhole = Number.isInteger(width) && Number.isInteger(height)
  return isWhole ? { size: { width, height }, from: { left: 0, top: 0 }, place: {} } : null
}

type Span = { edge: number; length: number; rest: number }

function within({ edge, length, rest }: Span, end: number) {
  const cut = Math.max(0, -edge)
  return { cut, length: Math.min(end, edge + length) - edge - cut, rest }
}

/** As the engine does: both edges are moved to whole pixels. `rest` is where the picture begins before that. */
export function snapped(from: number, length: number): Span {
  const edge = away(from)
  return { edge, length: away(from + length) - edge, rest: Math.min(0.49, Math.max(-0.49, from - edge)) }
}

/** To the nearest 64th and from there to the nearest whole number, halves away from zero. */
const away = (value: number) => Math.sign(value) * Math.round(Math.round(Math.abs(value) * 64) / 64)

export function keptPicturesBytes(): number {
  return kept.large.weight() + kept.small.weight()
}

function drawn(to: TakumiRenderer, data: Uint8Array, style: Style, size: Size) {
  const src = 'picture'
  const root = {
    type: 'container',
    style: { position: 'relative', ...size },
    children: [{ type: 'image', src, style }],
  }
  return to.render(root, { ...size, format: 'raw', images: [{ src, data, cache: 'none' }] })
}
