// A span between two times of day, found in a text and drawn on a ruler of hours.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

/** Minutes since midnight. */
export type Span = { from: number; to: number }

const RANGE = /\b([01]?\d|2[0-3])[:.]([0-5]\d)\s?(?:to|until|till|bis|a|à|–|—|-)\s?([01]?\d|2[0-3])[:.]([0-5]\d)\b/u

export function spanIn(...texts: (string | undefined)[]): Span | null {
  for (const text of texts) {
    const found = RANGE.exec(text ?? '')
    if (!found) continue
    const [, h1, m1, h2, m2] = found.map(Number)
    const [from, to] = [(h1 ?? 0) * 60 + (m1 ?? 0), (h2 ?? 0) * 60 + (m2 ?? 0)]
    if (to > from) return { from, to }
  }
  return null
}

const HOUR = 60

/** Hours as ticks over the width, an hour of quiet before and after, the span as a bar in the leading colour. */
export async function ruler(page: Page, on: Ground, span: Span, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const first = Math.max(0, Math.floor(span.from / HOUR) - 1)
  const last = Math.min(24, Math.ceil(span.to / HOUR) + 1)
  const at = (minutes: number) => room.x + ((minutes - first * HOUR) / ((last - first) * HOUR)) * room.width
  const every = Math.ceil((last - first) / 8)
  const foot = room.y + room.height - 48 * unit
  const nodes: SceneNode[] = [
    box({ x: room.x, y: foot, width: room.width, height: 2 }, { backgroundColor: mix(on.paper, on.ink, 0.4) }),
  ]
  for (let hour = first; hour <= last; hour += every) {
    const label = await page.text('hour', `${hour}:00`, {
      ...noteOn(on),
      width: 130 * unit,
      max: 26 * unit,
      min: 24,
      lines: 1,
      tone: 'muted',
      align: hour === first ? 'start' : hour + every > last ? 'end' : 'center',
    })
    const x = at(hour * HOUR)
    const shift = hour === first ? 0 : hour + every > last ? label.frame : label.frame / 2
    nodes.push(
      box(
        { x: Math.min(x, room.x + room.width - 2), y: room.y, width: 2, height: foot - room.y },
        { backgroundColor: on.line },
      ),
      label.at(x - shift, foot + 22 * unit),
    )
  }
  const bar = { x: at(span.from), y: room.y, width: at(span.to) - at(span.from), height: foot - room.y }
  page.take('chart', bar)
  return [...nodes, box(bar, { backgroundColor: on.lead })]
}
