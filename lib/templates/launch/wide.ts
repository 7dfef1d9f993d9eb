// A launch on a wide canvas: the name as hero in one column; screen, what was drawn for it, day or claim fill the other.

import type { Ground } from '#lib/render/colour/ground.ts'
import { shadowTint, withAlpha } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import type { Launch } from '#lib/templates/launch/keynote.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { largestTitle } from '#lib/templates/table/words.ts'

export async function launchWide(page: Page, on: Ground, data: Launch): Promise<Drawing> {
  const { area, unit, width, height } = page.canvas
  const seam = Math.round(width * 0.56)
  const room = seam - area.x - 48 * unit
  const screen = screenFor(page, data.product_name)
  const isShown = screen !== null || isDrawnFor(page)
  const logo = await page.logo({ height: 40 * unit, on, form: 'full', width: room })
  const lower = await setLower(page, on, data, { width: room, isShown })
  const top = area.y + logo.height + 58 * unit
  const foot = area.y + area.height
  const name = await page.text('product_name', data.product_name, {
    ...headlineOn(on),
    width: room,
    height: foot - top - heightOf(lower) - 56 * unit,
    max: largestTitle(data.product_name, true) * 1.1 * unit,
    min: 44,
    lines: 3,
  })
  const half = { x: seam, y: 0, width: width - seam, height }
  const panel = standingOut(page, on, ...page.theme.vivid, page.theme.deep)
  const across = screen?.device === 'desktop' ? width * 0.6 : height * 0.56
  const place = { x: seam + 50 * unit, y: height * 0.14, width: across, ground: panel.paper }
  const shown = screen
    ? device(page, screen, place)
    : isShown
      ? await depict(page, panel, half, 'none')
      : data.launch_date
        ? await leaf(page, panel, data.launch_date, half)
        : await claim(page, panel, data.headline, half)
  return drawnOn(on, [
    box(half, { backgroundColor: panel.paper }),
    ...shown,
    logo.at(area.x, area.y),
    name.at(area.x, top),
    ...stack(area.x, foot - heightOf(lower), lower).nodes,
  ])
}

/** Without a picture or a day the claim itself is the other half. */
async function setLower(
  page: Page,
  on: Ground,
  { headline, subheadline, launch_date, cta }: Launch,
  { width, isShown }: { width: number; isShown: boolean },
): Promise<Parts> {
  const { unit } = page.canvas
  const note = { ...noteOn(on), width }
  const cut = { tracking: -0.02, leading: 1.1 }
  const claim = { ...headlineOn(on), width, max: 46 * unit, min: 32, lines: 3, cut }
  const last = [isShown ? launch_date : undefined, cta].filter(Boolean).join('  ·  ')
  return [
    [await page.optional('headline', isShown || launch_date ? headline : undefined, claim), 0],
    [await page.optional('subheadline', subheadline, { ...note, max: 34 * unit, lines: 4 }), 26 * unit],
    [
      await page.optional('cta', last || undefined, { ...note, max: 36 * unit, lines: 2, cut: { weight: 650 } }),
      34 * unit,
    ],
  ]
}

/** The day on a leaf of a calendar, which is what everybody looks for. */
async function leaf(page: Page, panel: Ground, date: string, half: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const on = standingOut(page, panel, page.theme.plain)
  const side = Math.min(half.width * 0.82, half.height * 0.78)
  const sheet = { x: half.x + (half.width - side) / 2, y: half.y + (half.height - side) / 2, width: side, height: side }
  const bar = side * 0.17
  const set = await page.text('launch_date', date, {
    ...headlineOn(on),
    width: side * 0.82,
    height: (side - bar) * 0.72,
    max: 190 * unit,
    min: 38,
    lines: 4,
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
    ...headlineOn(panel),
    width,
    height: area.height,
    max: 84 * unit,
    min: 36,
    lines: 7,
  })
  return [set.at(half.x + 48 * unit, area.y + (area.height - set.height) / 2)]
}
