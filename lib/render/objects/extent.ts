// How much of its square an object fills.
import { recent } from '#lib/recent.ts'
import { flatten } from '#lib/render/objects/flatten.ts'
import { shapesOf } from '#lib/render/objects/named/shapes-of.ts'
import { ownExtent } from '#lib/render/objects/own.ts'
import { SIDE } from '#lib/render/objects/shape.ts'
import type { Rect } from '#lib/render/scene.ts'

/** Of all our drawings, and of those that models have made for the latest posts. */
const known = recent<Rect>(1_000)

/** As shares of its square. */
export function extentOf(noun: string): Rect {
  const kept = known.get(noun) ?? ownExtent(noun)
  if (kept) return kept
  const reach = shapesOf(noun).flatMap(({ d, stroke = 0 }) =>
    flatten(d)
      .flat()
      .flatMap(([x, y]) => [
        { x: x - stroke / 2, y: y - stroke / 2 },
        { x: x + stroke / 2, y: y + stroke / 2 },
      ]),
  )
  const [xs, ys] = [reach.map(one => one.x / SIDE), reach.map(one => one.y / SIDE)]
  const [x, y] = [Math.min(...xs, 1), Math.min(...ys, 1)]
  const extent = { x, y, width: Math.max(...xs, x) - x || 1, height: Math.max(...ys, y) - y || 1 }
  return known.keep(noun, extent)
}

type Square = { x: number; y: number; width: number }

/** Where an object is drawn in its square. */
export function inkIn(noun: string, square: Square): Rect {
  const { x, y, width, height } = extentOf(noun)
  return {
    ...{ x: square.x + x * square.width, y: square.y + y * square.width },
    ...{ width: width * square.width, height: height * square.width },
  }
}

/** The square in which an object fills a frame as far as it can, on its foot and in its middle. */
export function squareFor(noun: string, frame: Rect): Square {
  const extent = extentOf(noun)
  const width = Math.min(frame.width / extent.width, frame.height / extent.height)
  return {
    x: frame.x + (frame.width - extent.width * width) / 2 - extent.x * width,
    y: frame.y + frame.height - (extent.y + extent.height) * width,
    width,
  }
}
