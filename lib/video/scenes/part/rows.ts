// Things one under the other, each with its own moment.

import { tintOf } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Rect } from '#lib/render/scene.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'

export type RowLook = {
  role: string
  /** What stands before each: its number, or nothing. */
  lead: 'number' | 'none'
  /** On rules, or each on a panel of its own. */
  ground: 'rules' | 'panels'
}

type Row = { lead: Block | null; title: Block; height: number }

/** Spread evenly over the room; the last has come when half of the scene is over. */
export async function rows(stage: Stage, items: readonly string[], room: Rect, look: RowLook): Promise<void> {
  const { page, on } = stage
  const { unit } = page.canvas
  const panels = look.ground === 'panels'
  const fill = on.dark ? on.raised : mix(on.paper, '#FFFFFF', 0.42)
  const inset = panels ? 48 * unit : 0
  const indent = inset + (look.lead === 'number' ? 150 * unit : 0)
  const pitch = Math.min(room.height / items.length, (items.length > 3 ? 330 : 400) * unit)
  const list: Row[] = []
  for (const [index, item] of items.entries())
    list.push(
      await setRow(stage, item, index, look, {
        indent,
        inset,
        pitch,
        width: room.width,
        behind: panels ? [fill] : undefined,
      }),
    )
  const total = pitch * items.length
  const from = room.y + Math.max(0, (room.height - total) / (panels ? 4 : 2))
  for (const [index, row] of list.entries()) {
    const at = Math.round(((index + 0.2) / items.length) * stage.length * 0.5)
    const step = at / stage.tempo.stagger
    const y = from + index * pitch
    const gap = 22 * unit
    if (panels) {
      grow(stage, { x: room.x, y: y + gap / 2, width: room.width, height: pitch - gap }, fill, {
        step,
        side: 'left',
        length: stage.tempo.enter,
      })
      grow(stage, { x: room.x, y: y + gap / 2, width: 12 * unit, height: pitch - gap }, tintOf(on), {
        step,
        side: 'top',
      })
    } else
      grow(stage, { x: room.x, y, width: room.width, height: Math.max(2, 4 * unit) }, on.line, { step, side: 'left' })
    const top = y + (pitch - row.height) / 2
    if (row.lead) say(stage, row.lead, room.x + inset, top, { step: step + 1 })
    say(stage, row.title, room.x + indent, top, { step: step + 2 })
  }
}

async function setRow(
  stage: Stage,
  item: string,
  index: number,
  { role, lead }: RowLook,
  size: { indent: number; inset: number; pitch: number; width: number; behind: string[] | undefined },
): Promise<Row> {
  const { page, on } = stage
  const { unit } = page.canvas
  const title = await page.text(role, item, {
    face: 'display',
    width: size.width - size.indent - size.inset,
    height: size.pitch - 70 * unit,
    max: 98 * unit,
    min: 36,
    lines: 4,
    on,
    tone: 'ink',
    behind: size.behind,
  })
  const number =
    lead === 'number'
      ? await page.text('number', String(index + 1), {
          face: 'figure',
          width: 140 * unit,
          max: Math.max(title.size * 1.3, 96 * unit),
          min: 48,
          lines: 1,
          on,
          tone: 'lead_ink',
          behind: size.behind,
        })
      : null
  return { lead: number, title, height: Math.max(title.height, number?.height ?? 0) }
}
