import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { besideRow, squareAt, thingsOfRows } from '#lib/templates/aside/beside-row.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'
import { BESIDE, sidesFor } from '#lib/templates/table/sizes/drawn.ts'

/** Titles between rules, each whole and `most` large; they are counted nowhere, for no order is meant. */
export async function titleIndex(
  page: Page,
  items: readonly string[],
  room: Rect,
  { on, most }: { on: Ground; most: number },
): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const pitch = room.height / items.length
  const nouns = thingsOfRows(page, items.length)
  const [side = 0] = nouns ? sidesFor(page, items.length, room) : []
  const indent = side * (1 + BESIDE)
  const ask = (max: number): TextAsk => ({ ...headlineOn(on), width: room.width - indent, max, min: 28, lines: 3 })
  const height = Math.max(40 * unit, pitch * 0.6)
  // What is asked for is let grow or shrink with the attempt: a size that came of it is told without.
  const grown = grownBy('display', page.scale)
  let size = Math.min(most / grown, pitch * 0.46)
  for (const title of items) {
    const set = await page.text('items', title, { ...ask(size), height })
    // Descenders of a second line would reach the rule.
    size = Math.min(size, (set.lines > 1 ? Math.max(28, set.size * 0.86) : set.size) / grown)
  }
  const nodes: SceneNode[] = []
  for (const [place, item] of items.entries()) {
    const title = await page.text('items', item, ask(size))
    const y = room.y + place * pitch
    const rule = title.rtl
      ? { x: room.x, y, width: room.width, height: 2 }
      : { x: room.x, y, width: page.canvas.width - room.x, height: 2 }
    nodes.push(
      box(rule, { backgroundColor: mix(on.paper, on.ink, 0.3) }),
      title.at(title.rtl ? room.x : room.x + indent, y + (pitch - title.height) / 2),
    )
    const row = { x: room.x, y, width: room.width, height: pitch }
    if (nouns && side > 0) nodes.push(...besideRow(page, on, nouns[place] ?? '', squareAt(row, side, title.rtl)))
  }
  return nodes
}
