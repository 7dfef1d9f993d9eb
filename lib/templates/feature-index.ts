import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'

/** “Saturday: 8 to 2”: what stands behind the colon is read down its own column; other titles are counted there. */
const paired = (items: readonly string[]): boolean =>
  items.length > 1 && items.every(item => /^[^:]{2,28}: [^:]{1,16}(?::\d\d[^:]{0,10}){0,2}$/u.test(item))

/** Titles between rules, each with its number or its value at the end. */
export async function titleIndex(page: Page, items: readonly string[], room: Rect, on: Ground): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const pitch = room.height / items.length
  const pairs = paired(items)
  const column = pairs ? room.width * 0.46 : 90 * unit
  const width = room.width - column
  const [titles, ends] = pairs
    ? [items.map(item => item.replace(/: .*$/su, '')), items.map(item => item.replace(/^[^:]+: /u, ''))]
    : [items, items.map((_, place) => String(place + 1))]
  const ask = (max: number): TextAsk => ({ face: 'display', width, max, min: 28, lines: 3, on, tone: 'ink' })
  const height = Math.max(40 * unit, pitch * 0.6)
  let size = Math.min(116 * unit, pitch * 0.46)
  for (const title of titles) size = Math.min(size, (await page.text('items', title, { ...ask(size), height })).size)
  const nodes: SceneNode[] = []
  for (const [place, item] of titles.entries()) {
    const title = await page.text('items', item, ask(size))
    const number = await page.text(pairs ? 'items' : 'items number', ends[place] ?? '', {
      face: pairs ? 'text' : 'figure',
      width: column - 20 * unit,
      max: pairs ? Math.min(64 * unit, size) : Math.min(54 * unit, size * 0.72),
      min: pairs ? 28 : 24,
      lines: pairs ? 2 : 1,
      on,
      tone: 'lead_ink',
      align: 'end',
    })
    const y = room.y + place * pitch
    nodes.push(
      box(
        { x: room.x, y, width: page.canvas.width - room.x, height: 2 },
        { backgroundColor: mix(on.paper, on.ink, 0.3) },
      ),
    )
    const top = y + (pitch - title.height) / 2
    const far = room.x + room.width - number.frame
    nodes.push(
      title.at(title.rtl ? room.x + column : room.x, top),
      number.at(title.rtl ? room.x - number.frame + number.width : far, pairs ? y + (pitch - number.height) / 2 : top),
    )
  }
  return nodes
}
