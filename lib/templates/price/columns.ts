import type { Ground } from '#lib/render/colour/ground.ts'
import { mix, stops } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { type BoxNode, box } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'
import { former, type PriceData, setPrices, setWords } from '#lib/templates/price/parts.ts'

/** Old and new price stand as two columns on the foot of the canvas, as tall as their amounts. */
export async function columns(page: Page, data: PriceData, amounts: readonly [number, number]): Promise<Drawing> {
  const { area, unit, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const room = wide ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const { headline, body, items } = await setWords(page, data, on, {
    width: room,
    max: wide ? 64 : shape === 'square' ? 76 : 100,
    lower: on,
  })
  const blocks = [
    [headline, 0],
    [body, (shape === 'square' ? 36 : 50) * unit],
    [items, 34 * unit],
  ] as const
  const top = area.y + logo.height + (shape === 'square' ? 50 : 64) * unit
  const words = wide ? Math.max(top, area.y + area.height - heightOf(blocks)) : top
  const gap = 26 * unit
  const from = wide ? area.x + room + 70 * unit : area.x
  const one = (area.x + area.width - from - gap) / 2
  const { old, fresh } = await setPrices(
    page,
    data,
    { old: on, fresh: on },
    { width: one, old: 150, fresh: 230, tall: area.height * 0.2, share: 0.84 },
  )
  const label = Math.max(old?.height ?? 0, fresh?.height ?? 0) + 38 * unit
  const start = (wide ? area.y : top + heightOf(blocks) + (shape === 'square' ? 44 : 70) * unit) + label
  const most = Math.max(...amounts)
  const foot = shape === 'story' ? Math.max(area.y + area.height, start + 200 * unit) : height
  const talls = amounts.map(amount => (Math.max(0, foot - start) * amount) / most)
  const fills = [mix(on.paper, on.ink, 0.2), on.lead]
  const pillars = talls.map((tall, index) => {
    const fill = fills[index] ?? on.lead
    const lit = `linear-gradient(180deg, ${stops([fill, mix(fill, on.paper, 0.28)])})`
    const x = from + index * (one + gap)
    page.take('column', { x, y: foot - tall, width: one, height: tall })
    return box({ x, y: foot - tall, width: one, height: tall }, { backgroundImage: lit })
  })
  const y = (index: number) => foot - (talls[index] ?? 0) - 34 * unit
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      floor(page, on, foot),
      ...pillars,
      logo.at(area.x, area.y),
      ...stack(area.x, words, blocks).nodes,
      ...(old ? former(page, data, old, on, { x: from, y: y(0) - old.height }) : []),
      ...(fresh ? [fresh.at(from + one + gap, y(1) - fresh.height)] : []),
    ],
  }
}

/** What columns stand on where a platform covers the foot of the canvas: they end here, so that their heights stay true. */
export const floor = (page: Page, on: Ground, y: number): BoxNode =>
  box(
    { x: 0, y, width: page.canvas.width, height: page.canvas.height - y },
    { backgroundColor: mix(on.paper, on.ink, 0.07) },
  )
