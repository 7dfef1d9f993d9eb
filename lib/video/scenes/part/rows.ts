// Things one under the other, each with its own moment.

import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix, rgb } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Rect } from '#lib/render/scene.ts'
import { shows } from '#lib/render/subject/show.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { inOut } from '#lib/video/motion/ease.ts'
import { flat } from '#lib/video/part.ts'
import { grow, say } from '#lib/video/put.ts'
import { behindOn } from '#lib/video/scenes/part/words.ts'

export type RowLook = {
  role: string
  /** What stands before each: its number, or nothing. */
  lead: 'number' | 'none'
  /** On rules, or each on a panel of its own. */
  ground: 'rules' | 'panels'
}

type Row = { lead: Block | null; title: Block; height: number }

/** Spread evenly over the room; the last has come when half of the scene is over. Answers where they end. */
export async function rows(stage: Stage, items: readonly string[], room: Rect, look: RowLook): Promise<number> {
  const { page, on } = stage
  const { unit } = page.canvas
  const panels = look.ground === 'panels'
  const fill = on.dark ? on.raised : mix(on.paper, '#FFFFFF', 0.42)
  const lit = litOf(on, fill)
  const inset = panels ? 48 * unit : 0
  const indent = inset + (look.lead === 'number' ? 150 * unit : 0)
  // What is named stands below them.
  const pictured = shows(page) && items.length <= 3
  const pitch = Math.min(room.height / items.length, (pictured ? 290 : items.length > 3 ? 330 : 400) * unit)
  const size = { indent, inset, pitch, width: room.width, behind: panels ? [fill, lit] : behindOn(on) }
  const list: Row[] = []
  for (const [index, item] of items.entries()) list.push(await setRow(stage, item, index, look, size))
  const total = pitch * items.length
  const from = room.y + Math.max(0, (room.height - total) / (pictured ? 8 : panels ? 4 : 2))
  const starts = items.map((_, index) => Math.round(((index + 0.2) / items.length) * stage.length * 0.5))
  for (const [index, row] of list.entries()) {
    const step = (starts[index] ?? 0) / stage.tempo.stagger
    const y = from + index * pitch
    const top = y + (pitch - row.height) / 2
    if (panels) {
      const panel = { x: room.x, y: y + 11 * unit, width: room.width, height: pitch - 22 * unit }
      page.take('row', panel)
      grow(stage, panel, fill, { step, side: 'left', length: stage.tempo.enter })
      light(stage, panel, lit, turnsOf(starts, index, stage))
      grow(stage, { ...panel, width: 12 * unit }, tintOf(on), { step, side: 'top' })
    } else
      grow(stage, { x: room.x, y, width: room.width, height: Math.max(2, 4 * unit) }, on.line, { step, side: 'left' })
    if (row.lead) say(stage, row.lead, room.x + inset, top, { step: step + 1 })
    say(stage, row.title, room.x + indent, top, { step: step + 2 })
  }
  return from + total
}

/** Frames that a row is the one in the light, and that the light takes to cross it: half a second is never without a change. */
const [HELD, CROSS] = [18, 12]

type Span = { from: number; until: number }

/** A row is lit when it has come, and again in its turn once all are there, until the scene is cut. */
function turnsOf(starts: readonly number[], index: number, { length, tempo }: Stage): Span[] {
  const there = (starts.at(-1) ?? 0) + tempo.enter + HELD
  const first = {
    from: (starts[index] ?? 0) + tempo.enter,
    until: (starts[index + 1] ?? there - tempo.enter) + tempo.enter,
  }
  const again: Span[] = []
  for (let from = there + index * HELD; from < length + tempo.turn; from += starts.length * HELD)
    again.push({ from, until: from + HELD })
  return [first, ...again]
}

/** The panel in another tone, which comes over it from its left side and leaves it to the right. */
function light(stage: Stage, { x, y, width, height }: Rect, tone: string, spans: readonly Span[]): void {
  const part = flat(tone, { from: Math.max(0, spans[0]?.from ?? 0) }, frame => {
    const span = spans.findLast(({ from }) => frame >= from) ?? { from: frame, until: frame }
    const [left, right] = [inOut((frame - span.until) / CROSS), inOut((frame - span.from) / CROSS)]
    return { left: x + width * left, top: y, right: x + width * right, bottom: y + height }
  })
  stage.parts.push(part)
}

/** The tone of the level that goes through the film, or another in which the panel is seen to change; words are read on it. */
function litOf(on: Ground, fill: string): string {
  const tones = [ghostOf(on), ...[0.5, 0.4, 0.32, 0.25, 0.18].map(share => mix(fill, tintOf(on), share))]
  const isSeen = (tone: string) => rgb(tone).some((value, channel) => Math.abs(value - (rgb(fill)[channel] ?? 0)) >= 24)
  const isRead = (tone: string) => reaches(on.ink, [tone], LARGE)
  return tones.find(tone => isSeen(tone) && isRead(tone)) ?? mix(fill, on.paper, 0.6)
}

async function setRow(
  stage: Stage,
  item: string,
  index: number,
  { role, lead }: RowLook,
  size: { indent: number; inset: number; pitch: number; width: number; behind: string[] },
): Promise<Row> {
  const { page, on } = stage
  const { unit } = page.canvas
  const title = await page.text(role, item, {
    face: 'display',
    width: size.width - size.indent - size.inset,
    height: size.pitch - 70 * unit,
    max: 120 * unit,
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
