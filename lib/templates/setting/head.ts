// Where the logo stands, and what shares its line.
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'

/** At the other side of the logo's line, from the middle of the canvas on; its capitals are in the middle of the logo's height. */
export function atItsSide({ canvas: { area } }: Page, logo: Block, block: Block | null): SceneNode[] {
  return block ? [block.at(area.x + area.width * 0.5, middleOf(area.y, logo, block))] : []
}

/** Where a line beside the logo begins. */
export const middleOf = (y: number, logo: Block, block: Block): number =>
  y + Math.max(0, (logo.height - block.size * 0.72) / 2)

/** Under the logo; on a wide canvas before it on one line. */
export function titled({ canvas: { area, shape } }: Page, logo: Block, title: Block, y: number): SceneNode[] {
  return shape === 'wide'
    ? [title.at(area.x, area.y), logo.at(area.x + area.width - logo.width, area.y)]
    : [logo.at(area.x, area.y), title.at(area.x, y)]
}
