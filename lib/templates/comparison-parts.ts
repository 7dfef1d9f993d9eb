import type { Block } from '#lib/render/block.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { icon } from '#lib/render/icons.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { comparable, quantity } from '#lib/templates/quantity.ts'

export type Side = { title: string; items: string[]; role: 'left' | 'right' }

/** An amount with a word or two under it is the point itself. */
export const titleMax = ({ title, items }: Side, usual: number): number =>
  quantity(title) && items.length <= 2 ? 136 : usual

/** A title and its points, spread over the room; the right side's are ticked. */
export async function list(page: Page, side: Side, on: Ground, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const title = await page.text(`${side.role}_title`, side.title, {
    face: 'display',
    width: room.width,
    max: titleMax(side, 60) * unit,
    min: 30,
    lines: 3,
    on,
    tone: 'ink',
  })
  const nodes: SceneNode[] = [title.at(room.x, room.y)]
  const mark = 38 * unit
  const good = side.role === 'right'
  const blocks: Block[] = []
  for (const item of side.items)
    blocks.push(
      await page.text(side.role, item, {
        face: 'text',
        width: room.width - mark - 22 * unit,
        max: 45 * unit,
        min: 28,
        lines: 5,
        on,
        tone: 'body',
        cut: good ? { weight: 550 } : {},
      }),
    )
  let y = room.y + title.height + 62 * unit
  const filled = blocks.reduce((sum, block) => sum + block.height, y - room.y)
  const gap = Math.min(136 * unit, Math.max(44 * unit, (room.height - filled) / Math.max(1, blocks.length)))
  for (const block of blocks) {
    nodes.push(
      icon(
        good ? 'check' : 'cross',
        room.x - 3,
        y - (mark - block.size * 0.72) / 2,
        mark,
        good ? on.lead_ink : on.muted,
        2.6,
      ),
      block.at(room.x + mark + 18 * unit, y),
    )
    y += block.height + gap
  }
  return nodes
}

/** “Before: 14 minutes” against “Now: 3 minutes” is told by its amounts. */
export function amountsFirst([left, right]: [Side, Side]): [Side, Side] {
  const lengths = [left.items.length, right.items.length]
  const few = Math.min(...lengths) === 1 && Math.max(...lengths) <= 2
  const amounts = [left, right].map(side => (few ? quantity(side.items[0] ?? '') : null))
  const named = [left, right].some(side => quantity(side.title))
  const turned = (side: Side): Side => ({
    ...side,
    title: side.items[0] ?? '',
    items: [side.title, ...side.items.slice(1)],
  })
  return comparable(amounts) && !named ? [turned(left), turned(right)] : [left, right]
}
