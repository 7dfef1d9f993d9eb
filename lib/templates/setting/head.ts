// Where the logo stands, and what shares its line.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

/** At the other side of the logo's line, from the middle of the canvas on; its capitals are in the middle of the logo's height. */
export function atItsSide({ canvas: { area } }: Page, logo: Block, block: Block | null): SceneNode[] {
  return block ? [block.at(area.x + (block.rtl ? 0 : area.width * 0.5), middleOf(area.y, logo, block))] : []
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

/** A short note in the upper right corner, on the line of the logo. */
export async function corner(page: Page, on: Ground, text: string, y: number, height: number) {
  const { area, unit } = page.canvas
  const block = await page.text('eyebrow', text, {
    ...noteOn(on),
    width: area.width * 0.46,
    max: 27 * unit,
    min: 24,
    lines: 2,
    tone: 'muted',
    align: 'end',
    cut: { weight: 500 },
  })
  return block.at(area.x + (block.rtl ? 0 : area.width * 0.54), y + Math.max(0, (height - block.height) / 2))
}
