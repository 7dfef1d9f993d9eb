import type { Ground } from '#lib/render/colour/ground.ts'
import { mix, stops } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { type BoxNode, box, type Rect } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { former, type PriceData, setPrices, setWords } from '#lib/templates/price/parts.ts'

/** Old and new price stand as two columns on the foot of the canvas, as tall as their amounts. */
export async function columns(page: Page, data: PriceData, amounts: readonly [number, number]): Promise<Drawing> {
  const { area, unit, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const room = wide ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const max = wide ? 64 : shape === 'square' ? 76 : 100
  const { headline, body, items } = await setWords(page, data, on, { width: room, max })
  const blocks = [
    [headline, 0],
    [body, (shape === 'square' ? 36 : 50) * unit],
    [items, 34 * unit],
  ] as const
  const top = area.y + logo.height + (shape === 'square' ? 66 : 84) * unit
  const words = wide ? Math.max(top, area.y + area.height - heightOf(blocks)) : top
  const gap = 26 * unit
  const from = wide ? area.x + room + 70 * unit : area.x
  const one = (area.x + area.width - from - gap) / 2
  const most = { old: 150, fresh: 230, tall: area.height * 0.2 }
  const { old, fresh } = await setPrices(page, data, on, { width: one, share: 0.84, ...most })
  const label = Math.max(old?.height ?? 0, fresh?.height ?? 0) + 38 * unit
  const start = (wide ? area.y : top + heightOf(blocks) + (shape === 'square' ? 44 : 70) * unit) + label
  const foot = shape === 'story' ? Math.max(area.y + area.height, start + 200 * unit) : height
  const talls = amounts.map(amount => (Math.max(0, foot - start) * amount) / Math.max(...amounts))
  const pillars = talls.map((tall, index) =>
    pillar(page, on, { x: from + index * (one + gap), y: foot - tall, width: one, height: tall }, index === 0),
  )
  const y = (index: number) => foot - (talls[index] ?? 0) - 34 * unit
  return drawnOn(on, [
    floor(page, on, foot),
    ...pillars,
    logo.at(area.x, area.y),
    ...stack(area.x, words, blocks).nodes,
    ...(old ? former(page, data, old, on, { x: from, y: y(0) - old.height }) : []),
    ...(fresh ? [fresh.at(from + one + gap, y(1) - fresh.height)] : []),
  ])
}

/** The old price is a quiet one. */
function pillar(page: Page, on: Ground, rect: Rect, old: boolean): BoxNode {
  const fill = old ? mix(on.paper, on.ink, 0.2) : on.lead
  page.take('column', rect)
  return box(rect, { backgroundImage: `linear-gradient(180deg, ${stops([fill, mix(fill, on.paper, 0.28)])})` })
}

/** What columns stand on where a platform covers the foot of the canvas: they end here, so that their heights stay true. */
export const floor = (page: Page, on: Ground, y: number): BoxNode =>
  box(
    { x: 0, y, width: page.canvas.width, height: page.canvas.height - y },
    { backgroundColor: mix(on.paper, on.ink, 0.07) },
  )
