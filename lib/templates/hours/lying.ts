import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { barOn, clock, dotted, HOUR, hours, isHalved, scaleOf, small } from '#lib/templates/hours/scale.ts'
import { type HoursData, type Open, openTimes, spanOf } from '#lib/templates/hours/times.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

/** Days under each other, the morning at the left. */
export async function lying(page: Page, on: Ground, data: HoursData, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const open = openTimes(data) ?? []
  const day = { ...headlineOn(on), width: room.width * 0.3, max: 38 * unit, min: 28, lines: 2 }
  const heads: Block[] = []
  for (const row of data.rows)
    heads.push(await page.text('rows day', row.day, { ...day, cut: { tracking: -0.01, leading: 1.1 } }))
  const indent = Math.max(...heads.map(block => block.width)) + 26 * unit
  const scale = scaleOf(open, 3)
  const head = 44 * unit
  const wide = room.width - indent
  const at = (minutes: number) => room.x + indent + ((minutes / HOUR - scale.first) / (scale.last - scale.first)) * wide
  const nodes: SceneNode[] = []
  for (const hour of hours(scale))
    nodes.push(...(await ruled(page, on, { x: at(hour * HOUR), head, label: clock(hour, isHalved(data)), room })))
  const step = (room.height - head - 14 * unit) / data.rows.length
  for (const [index, row] of data.rows.entries()) {
    const [block, times] = [heads[index], open[index] ?? null]
    const thick = Math.min(step * 0.78, 84 * unit)
    const y = room.y + head + 14 * unit + index * step + (step - thick) / 2
    if (block) nodes.push(block.at(room.x, y + (thick - block.height) / 2))
    const { from, to } = times ?? { from: scale.first * HOUR, to: scale.last * HOUR }
    const bar = { x: at(from), y, width: at(to) - at(from), height: thick }
    nodes.push(
      times ? box(bar, { backgroundColor: barOn(page, on).paper }) : dotted(bar, on, unit),
      await label(page, on, { ...saidOf(row, times), bar, room }),
    )
  }
  return nodes
}

const saidOf = (row: HoursData['rows'][number], times: Open) =>
  times
    ? { text: spanOf(row, []), role: 'rows hours', filled: true }
    : { text: row.note ?? '—', role: 'rows note', filled: false }

type Ruled = { x: number; head: number; label: string; room: Rect }

/** A line of the scale with its hour above it; the last stays within the room. */
async function ruled(page: Page, on: Ground, { x, head, label, room }: Ruled): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const last = x > room.x + room.width - 8
  const align = last ? 'end' : 'center'
  const set = await page.text('hour', label, small(page, on, { width: 110 * unit, align, max: 28 * unit }))
  const line = { x: Math.min(x, room.x + room.width - 2), y: room.y + head, width: 2, height: room.height - head }
  return [
    box(line, { backgroundColor: mix(on.paper, on.ink, 0.24) }),
    set.at(x - (last ? set.frame : set.frame / 2), room.y),
  ]
}

type Labelled = { text: string; role: string; bar: Rect; room: Rect; filled: boolean }

/** In the bar, or beside it where it is too short for its words. */
async function label(page: Page, on: Ground, { text, role, bar, room, filled }: Labelled): Promise<SceneNode> {
  const { unit } = page.canvas
  const cut = filled ? { tracking: -0.01, tabular: true } : { weight: 600 }
  const ask: TextAsk = {
    face: filled ? 'display' : 'text',
    width: room.width,
    max: 34 * unit,
    min: 28,
    lines: 1,
    on,
    tone: 'body',
    cut,
  }
  const free = await page.text(role, text, ask)
  const middle = bar.y + (bar.height - free.height) / 2
  if (free.width <= bar.width - 28 * unit) {
    const inside = await page.text(role, text, {
      ...ask,
      width: bar.width,
      align: 'center',
      ...(filled ? { on: barOn(page, on), tone: 'ink' as const } : {}),
    })
    return inside.at(bar.x, middle)
  }
  const after = bar.x + bar.width + 16 * unit
  return free.at(after + free.width <= room.x + room.width ? after : bar.x - 16 * unit - free.width, middle)
}
