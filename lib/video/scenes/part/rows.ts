// Things one under the other, each with its own moment.

import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix, rgb } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Rect } from '#lib/render/scene.ts'
import { shows } from '#lib/render/subject/show.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import { cue, type Stage } from '#lib/video/dress/stage.ts'
import { flat } from '#lib/video/part.ts'
import { grow, say } from '#lib/video/put.ts'
import { isOrdered } from '#lib/video/scenes/part/numbered.ts'
import { behindOn } from '#lib/video/scenes/part/words.ts'

export type RowLook = {
  role: string
  /** What stands before each: its number, where the items are deeds in their order, or nothing. */
  lead: 'number' | 'none'
  /** On rules, or each on a panel of its own. */
  ground: 'rules' | 'panels'
  /** Letters are no larger and no smaller, in pixels. */
  most: number
  least: number
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
  const lead = look.lead === 'number' && isOrdered(items) ? 'number' : 'none'
  const indent = inset + (lead === 'number' ? 150 * unit : 0)
  const pitch = Math.min(room.height / items.length, 400 * unit)
  const size = { indent, inset, pitch, width: room.width, behind: panels ? [fill, lit] : behindOn(on) }
  const list = await setRows(stage, items, { ...look, lead }, size)
  const total = pitch * items.length
  const from = room.y + Math.max(0, (room.height - total) / (shows(page) ? 8 : 4))
  const starts = items.map((_, index) => Math.round(((index + 0.2) / items.length) * stage.length * 0.5))
  for (const [index, row] of list.entries()) {
    const step = (starts[index] ?? 0) / stage.tempo.stagger
    const y = from + index * pitch
    const top = y + (pitch - row.height) / 2
    if (panels) {
      const panel = { x: room.x, y: y + 11 * unit, width: room.width, height: pitch - 22 * unit }
      page.take('row', panel)
      shade(stage, panel, fill, { from: cue(stage, step) })
      shade(stage, panel, lit, turnOf(starts, index, stage))
      const bar = 12 * unit
      const x = row.title.rtl ? panel.x + panel.width - bar : panel.x
      grow(stage, { ...panel, x, width: bar }, tintOf(on), { step, side: 'top' })
    } else
      grow(stage, { x: room.x, y, width: room.width, height: Math.max(2, 4 * unit) }, on.line, { step, side: 'left' })
    const far = room.x + room.width - inset
    const { rtl } = row.title
    if (row.lead) say(stage, row.lead, rtl ? far - row.lead.width : room.x + inset, top, { step: step + 1 })
    say(stage, row.title, rtl ? room.x + inset : room.x + indent, top, { step: step + 2 })
  }
  return from + total
}

/** Frames that the last row is in the light once it has come, and that a panel takes to come or go. */
const [HELD, FADE] = [24, 3]

/** A row is lit from when it has come until the next one has; then all rest alike. */
function turnOf(starts: readonly number[], index: number, { tempo }: Stage): Span {
  const from = (starts[index] ?? 0) + tempo.enter
  return { from, until: starts[index + 1] === undefined ? from + HELD : (starts[index + 1] ?? 0) + tempo.enter }
}

type Span = { from: number; until?: number }

/** The panel in a tone, all of it at once: no edge of it ever crosses words. */
function shade(stage: Stage, { x, y, width, height }: Rect, tone: string, { from, until }: Span): void {
  const whole = { left: x, top: y, right: x + width, bottom: y + height }
  const gone = until === undefined ? undefined : until + FADE
  const part = flat(tone, { from: Math.max(0, from), ...(gone !== undefined && { until: gone }) }, () => whole)
  const opacityAt = (frame: number) => Math.min(1, (frame - from + 1) / FADE, ((gone ?? Infinity) - frame) / FADE)
  stage.parts.push({ ...part, pose: frame => ({ ...part.pose(frame), opacity: Math.max(0, opacityAt(frame)) }) })
}

/** The tone of the level that goes through the film, or another in which the panel is seen to change; words are read on it. */
function litOf(on: Ground, fill: string): string {
  const tones = [ghostOf(on), ...[0.5, 0.4, 0.32, 0.25, 0.18].map(share => mix(fill, tintOf(on), share))]
  const isSeen = (tone: string) => rgb(tone).some((value, channel) => Math.abs(value - (rgb(fill)[channel] ?? 0)) >= 24)
  const isRead = (tone: string) => reaches(on.ink, [tone], LARGE)
  return tones.find(tone => isSeen(tone) && isRead(tone)) ?? mix(fill, on.paper, 0.6)
}

/** From a rule to the words on either side of it, and as much to the next. */
const APART = 72

type Size = { indent: number; inset: number; pitch: number; width: number; behind: string[] }

/** All in the letters of the longest: what is set smaller may break in another place, and be smaller still. */
async function setRows(stage: Stage, items: readonly string[], look: RowLook, size: Size): Promise<Row[]> {
  const list: Row[] = []
  for (const [index, item] of items.entries()) list.push(await setRow(stage, item, index, look, size))
  const sizes = list.map(({ title }) => title.size)
  const most = Math.min(...sizes)
  return most === Math.max(...sizes) ? list : setRows(stage, items, { ...look, most }, size)
}

async function setRow(
  stage: Stage,
  item: string,
  index: number,
  { role, lead, most, least }: RowLook,
  size: Size,
): Promise<Row> {
  const { page, on } = stage
  const { unit } = page.canvas
  const title = await page.text(role, item, {
    face: 'display',
    width: size.width - size.indent - size.inset,
    height: size.pitch - APART * unit,
    max: Math.max(36, least * unit, Math.min(150 * unit, most / stage.page.scale)),
    min: Math.max(36, least * unit),
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
