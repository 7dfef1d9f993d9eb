// The small drawing beside a row: in the middle of its place, and told to whoever cannot see it.
import type { Ground } from '#lib/render/colour/ground.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { thingIn } from '#lib/templates/report/titled.ts'

/** The things of so many rows; null where not each of them has one. */
export const thingsOfRows = ({ beside_rows }: Page, count: number): readonly string[] | null =>
  count > 0 && beside_rows.length === count ? beside_rows : null

export function besideRow(page: Page, on: Ground, noun: string, frame: Rect): SceneNode[] {
  const { height } = inkIn(noun, squareFor(noun, frame))
  return thingIn(page, on, noun, { ...frame, y: frame.y - (frame.height - height) / 2 })
}

/** A square place at one side of a row, in the middle of its height. */
export const squareAt = (row: Rect, side: number, atEnd: boolean): Rect => ({
  x: atEnd ? row.x + row.width - side : row.x,
  y: row.y + (row.height - side) / 2,
  width: side,
  height: side,
})
