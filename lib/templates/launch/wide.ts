// A launch on a wide canvas: the name as hero in one column; screen, day or claim fill the other.

import type { Ground } from '#lib/render/colour/ground.ts'
import { shadowTint, withAlpha } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'
import type { Launch } from '#lib/templates/launch/keynote.ts'
import { largestTitle } from '#lib/templates/table/words.ts'

export async function launchWide(page: Page, on: Ground, data: Launch): Promise<Drawing> {
  const { area, unit, width, height } = page.canvas
  const seam = Math.round(width * 0.56)
  const room = seam - area.x - 48 * unit
  const screen = screenFor(page, data.product_name)
  // Without a screen or a day the claim itself is the other half.
  const claimed = !screen && !data.launch_date
  const logo = await page.logo({ height: 40 * unit, on, form: 'full', width: room })
  const text = { face: 'text' as const, width: room, min: 28, on, tone: 'body' as const }
  const headline = await page.optional('headline', claimed ? undefined : data.headline, {
    ...text,
    face: 'display',
    max: 46 * unit,
    min: 32,
    lines: 3,
    tone: 'ink',
    cut: { tracking: -0.02, leading: 1.1 },
  })
  const sub = await page.optional('subheadline', data.subheadline, { ...text, max: 34 * unit, lines: 4 })
  const last = [screen ? data.launch_date : undefined, data.cta].filter(Boolean).join('  ·  ')
  const cta = await page.optional('cta', last || undefined, { ...text, max: 36 * unit, lines: 2, cut: { weight: 650 } })
  const lower = [
    [headline, 0],
    [sub, 26 * unit],
    [cta, 34 * unit],
  ] as const
  const top = area.y + logo.height + 44 * unit
  const foot = area.y + area.height
  const name = await page.text('product_name', data.product_name, {
    face: 'display',
    width: room,
    height: foot - top - heightOf(lower) - 56 * unit,
    max: largestTitle(data.product_name, true) * 1.1 * unit,
    min: 44,
    lines: 3,
    on,
    tone: 'ink',
  })
  const half = { x: seam, y: 0, width: width - seam, height }
  const panel = standingOut(page, on, ...page.theme.vivid, page.theme.deep)
  const shown = screen
    ? device(page, screen, {
        x: seam + 50 * unit,
        y: height * 0.14,
        width: screen.device === 'desktop' ? width * 0.6 : height * 0.56,
        ground: panel.paper,
      })
    : data.launch_date
      ? await leaf(page, panel, data.launch_date, half)
      : await claim(page, panel, data.headline, half)
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      box(half, { backgroundColor: panel.paper }),
      ...shown,
      logo.at(area.x, area.y),
      name.at(area.x, top),
      ...stack(area.x, foot - heightOf(lower), lower).nodes,
    ],
  }
}

/** The day on a leaf of a calendar, which is what everybody looks for. */
async function leaf(page: Page, panel: Ground, date: string, half: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const on = standingOut(page, panel, page.theme.plain)
  const side = Math.min(half.width * 0.82, half.height * 0.78)
  const sheet = { x: half.x + (half.width - side) / 2, y: half.y + (half.height - side) / 2, width: side, height: side }
  const bar = side * 0.17
  const set = await page.text('launch_date', date, {
    face: 'display',
    width: side * 0.82,
    height: (side - bar) * 0.72,
    max: 190 * unit,
    min: 38,
    lines: 4,
    on,
    tone: 'ink',
    align: 'center',
  })
  const tint = shadowTint(panel.paper)
  const style = {
    backgroundColor: on.paper,
    overflow: 'hidden',
    borderRadius: 22 * unit,
    boxShadow: `0 ${3 * unit}px ${8 * unit}px ${withAlpha(tint, 0.24)}, 0 ${28 * unit}px ${56 * unit}px ${withAlpha(tint, 0.3)}`,
  }
  const holes = [0.28, 0.72].map(share =>
    box(
      { x: side * share - 12 * unit, y: bar * 0.3, width: 24 * unit, height: 24 * unit },
      { backgroundColor: panel.paper, borderRadius: 24 * unit },
    ),
  )
  return [
    box(sheet, style, [box({ x: 0, y: 0, width: side, height: bar }, { backgroundColor: on.lead }), ...holes]),
    set.at(sheet.x + side * 0.09, sheet.y + bar + (side - bar - set.height) / 2),
  ]
}

async function claim(page: Page, panel: Ground, text: string, half: Rect): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const width = area.x + area.width - half.x - 48 * unit
  const set = await page.text('headline', text, {
    face: 'display',
    width,
    height: area.height,
    max: 84 * unit,
    min: 36,
    lines: 7,
    on: panel,
    tone: 'ink',
  })
  return [set.at(half.x + 48 * unit, area.y + (area.height - set.height) / 2)]
}
