import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { icon } from '#lib/render/part/icons.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { comparable, quantity } from '#lib/templates/comparison/quantity.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** Whether what a side says is good or bad; without it nothing says so. */
export type Mark = 'good' | 'bad' | undefined
export type Side = { title: string; items: string[]; role: 'left' | 'right'; mark?: Mark }

/** A tick and a cross stand only where the data says good or bad. */
export const signOf = (mark: Mark): 'check' | 'cross' | null =>
  mark === 'good' ? 'check' : mark === 'bad' ? 'cross' : null

/** An amount with a word or two under it is the point itself. */
export const titleMax = ({ title, items }: Side, usual: number): number =>
  quantity(title) && items.length <= 2 ? 136 : usual

/** A title and its points, spread over the room, with the sign of its side where it has one. */
export async function list(page: Page, side: Side, on: Ground, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const title = await page.text(`${side.role}_title`, side.title, {
    ...headlineOn(on),
    width: room.width,
    max: titleMax(side, 60) * unit,
    min: 30,
    lines: 3,
  })
  const nodes: SceneNode[] = [title.at(room.x, room.y)]
  const sign = signOf(side.mark)
  const mark = sign ? 38 * unit : 0
  const indent = sign ? mark + 18 * unit : 0
  const good = side.mark === 'good'
  const blocks: Block[] = []
  for (const item of side.items)
    blocks.push(
      await page.text(side.role, item, {
        ...noteOn(on),
        width: room.width - indent - 4 * unit,
        max: 54 * unit,
        lines: 5,
        cut: good ? { weight: 550 } : {},
      }),
    )
  let y = room.y + title.height + 62 * unit
  const filled = blocks.reduce((sum, block) => sum + block.height, y - room.y)
  const gap = Math.min(190 * unit, Math.max(44 * unit, (room.height - filled) / Math.max(1, blocks.length)))
  for (const block of blocks) {
    if (sign)
      nodes.push(icon(sign, room.x - 3, y - (mark - block.size * 0.72) / 2, mark, good ? on.lead_ink : on.muted, 2.6))
    nodes.push(block.at(room.x + indent, y))
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
