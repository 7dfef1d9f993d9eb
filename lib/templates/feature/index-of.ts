import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import { grownBy, type Page, type TextAsk } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** “Saturday: 8 to 2”: what stands behind the colon is read down its own column; other titles are counted there. */
const paired = (items: readonly string[]): boolean =>
  items.length > 1 && items.every(item => /^[^:]{2,28}: [^:]{1,16}(?::\d\d[^:]{0,10}){0,2}$/u.test(item))

/** Titles between rules, each with its value at the end where it has one; they are counted nowhere, for no order is meant. */
export async function titleIndex(page: Page, items: readonly string[], room: Rect, on: Ground): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const pitch = room.height / items.length
  const pairs = paired(items)
  const column = pairs ? room.width * 0.46 : 0
  const width = room.width - column
  const titles = pairs ? items.map(item => item.replace(/: .*$/su, '')) : items
  const ask = (max: number): TextAsk => ({ ...headlineOn(on), width, max, min: 28, lines: 3 })
  const height = Math.max(40 * unit, pitch * 0.6)
  // What is asked for is let grow or shrink with the attempt: a size that came of it is told without.
  const grown = grownBy('display', page.scale)
  let size = Math.min(116 * unit, pitch * 0.46)
  for (const title of titles) {
    const set = await page.text('items', title, { ...ask(size), height })
    // Descenders of a second line would reach the rule.
    size = Math.min(size, (set.lines > 1 ? Math.max(28, set.size * 0.86) : set.size) / grown)
  }
  const nodes: SceneNode[] = []
  for (const [place, item] of titles.entries()) {
    const title = await page.text('items', item, ask(size))
    const end = await page.optional('items', pairs ? items[place]?.replace(/^[^:]+: /u, '') : undefined, {
      ...noteOn(on),
      width: column - 20 * unit,
      max: Math.min(64 * unit, size),
      lines: 2,
      tone: 'lead_ink',
      align: 'end',
    })
    const y = room.y + place * pitch
    const rule = title.rtl
      ? { x: 0, y, width: room.x + room.width, height: 2 }
      : { x: room.x, y, width: page.canvas.width - room.x, height: 2 }
    nodes.push(
      box(rule, { backgroundColor: mix(on.paper, on.ink, 0.3) }),
      title.at(title.rtl ? room.x + column : room.x, y + (pitch - title.height) / 2),
    )
    if (!end) continue
    const far = room.x + room.width - end.frame
    nodes.push(end.at(title.rtl ? room.x - end.frame + end.width : far, y + (pitch - end.height) / 2))
  }
  return nodes
}
