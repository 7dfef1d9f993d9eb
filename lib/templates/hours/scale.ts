// A scale of hours, and what stands on it.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import type { HoursData, Open } from '#lib/templates/hours/times.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'

export const HOUR = 60

export type Scale = { first: number; last: number; every: number }

export function scaleOf(open: readonly Open[], most: number): Scale {
  const all = open.filter(one => one !== null)
  const first = Math.floor(Math.min(...all.map(one => one.from)) / HOUR)
  const last = Math.ceil(Math.max(...all.map(one => one.to)) / HOUR)
  const every = [1, 2, 3, 4, 6].find(step => (last - first) / step <= most) ?? 6
  return { first, last: first + Math.ceil((last - first) / every) * every, every }
}

/** Whether its times are told in two halves of a day. */
export const isHalved = ({ rows }: HoursData): boolean =>
  rows.some(({ open, close }) => /\d ?[ap]\.?m/iu.test(`${open} ${close}`))

export const clock = (hour: number, halved = false): string =>
  halved ? `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}` : `${hour % 24}:00`
export const hours = ({ first, last, every }: Scale) =>
  Array.from({ length: (last - first) / every + 1 }, (_, index) => first + index * every)

export const small = (page: Page, on: Ground, ask: Partial<TextAsk> & { width: number }): TextAsk => ({
  face: 'text',
  max: 30 * page.canvas.unit,
  min: 26,
  lines: 1,
  on,
  tone: 'muted',
  ...ask,
})

/** What a bar is filled with, and what can be read on it. */
export const barOn = (page: Page, on: Ground): Ground => standingOut(page, on, ...page.theme.vivid, page.theme.deep)

/** Where nothing is open: the room of a bar, outlined. */
export function dotted({ x, y, width, height }: Rect, on: Ground, unit: number): SceneNode {
  const colour = mix(on.paper, on.ink, 0.55)
  const rect = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }
  const dash = 9 * unit
  return drawing(
    { x, y, width, height },
    `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" fill="${on.paper}" stroke="${colour}" stroke-width="${Math.max(2, 3 * unit)}" stroke-dasharray="${dash} ${dash}"/>`,
  )
}
