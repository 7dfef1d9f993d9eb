import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { barOn, clock, dotted, HOUR, hours, isHalved, scaleOf, small } from '#lib/templates/hours/scale.ts'
import { type HoursData, type Open, openTimes } from '#lib/templates/hours/times.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

/** Days side by side, the morning at the top. */
export async function standing(page: Page, on: Ground, data: HoursData, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const open = openTimes(data) ?? []
  const axis = 104 * unit
  const step = (room.width - axis) / data.rows.length
  const gap = Math.min(22 * unit, step * 0.14)
  const heads = await headsOf(page, on, data, step - gap)
  const head = Math.max(...heads.map(block => block.height)) + 34 * unit
  const scale = scaleOf(open, 6)
  const tall = room.height - head - 4
  const at = (minutes: number) => room.y + head + ((minutes / HOUR - scale.first) / (scale.last - scale.first)) * tall
  const nodes: SceneNode[] = []
  for (const hour of hours(scale)) {
    const label = await page.text('hour', clock(hour, isHalved(data)), small(page, on, { width: axis - 16 * unit }))
    const y = at(hour * HOUR)
    const line = { x: room.x + axis, y, width: room.width - axis, height: 2 }
    nodes.push(box(line, { backgroundColor: mix(on.paper, on.ink, 0.24) }))
    nodes.push(label.at(room.x, Math.min(y - label.height / 2, room.y + room.height - label.height)))
  }
  for (const [index, row] of data.rows.entries()) {
    const x = room.x + axis + index * step + gap / 2
    const [block, times] = [heads[index], open[index]]
    if (block) nodes.push(block.at(x, room.y + (head - 34 * unit - block.height)))
    const bar = { x, width: step - gap, y: times ? at(times.from) : at(scale.first * HOUR), height: 0 }
    bar.height = (times ? at(times.to) : at(scale.last * HOUR)) - bar.y
    nodes.push(...(await column(page, on, row, { bar, times: times ?? null })))
  }
  return nodes
}

/** The name of each day. */
function headsOf(page: Page, on: Ground, { rows }: HoursData, width: number): Promise<Block[]> {
  const { unit } = page.canvas
  const cut = { tracking: -0.01, leading: 1.1 }
  const ask = { ...headlineOn(on), width, max: 46 * unit, min: 28, lines: 2, align: 'center', cut } as const
  return Promise.all(rows.map(({ day }) => page.text('rows day', day, ask)))
}

async function column(
  page: Page,
  on: Ground,
  row: HoursData['rows'][number],
  { bar, times }: { bar: Rect; times: Open },
): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const inside = {
    face: 'display' as const,
    width: bar.width - 8 * unit,
    max: 34 * unit,
    min: 28,
    lines: 1,
    on,
    align: 'center' as const,
    cut: { tracking: -0.01, tabular: true },
  }
  if (!times) {
    const word = await page.text('rows note', row.note ?? '—', {
      ...inside,
      face: 'text',
      min: 28,
      tone: 'body',
      lines: 3,
      cut: { weight: 600 },
    })
    return [dotted(bar, on, unit), word.at(bar.x + 4 * unit, bar.y + (bar.height - word.height) / 2)]
  }
  const filled = barOn(page, on)
  const opens = await page.text('rows open', row.open ?? '', { ...inside, on: filled, tone: 'ink' })
  const closes = await page.text('rows close', row.close ?? '', { ...inside, on: filled, tone: 'ink' })
  const x = bar.x + 4 * unit
  return [
    box(bar, { backgroundColor: filled.paper }),
    opens.at(x, bar.y + 22 * unit),
    closes.at(x, bar.y + bar.height - 22 * unit - closes.height),
  ]
}
