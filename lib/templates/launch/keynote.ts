import type { Page } from '#lib/render/page.ts'
import { stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { artwork } from '#lib/render/subject/show.ts'
import { anyGround } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'
import { launchWide } from '#lib/templates/launch/wide.ts'

export type Launch = {
  product_name: string
  headline: string
  subheadline?: string
  cta?: string
  launch_date?: string
}

/** A keynote still: name and claim centred, the screen rising from the foot. */
export async function launchKeynote(page: Page, data: Launch): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  if (wide && !screenFor(page, data.product_name)) return launchWide(page, on, data)
  const room = wide ? area.width * 0.54 : area.width
  const align = wide ? 'start' : 'center'
  const name = await page.text('product_name', data.product_name, {
    face: 'text',
    width: room,
    max: 36 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'lead_ink',
    align,
    cut: { weight: 650 },
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: room,
    height: area.height * (wide ? 0.5 : 0.28),
    max: (wide ? 84 : 108) * unit,
    min: 40,
    lines: 5,
    on,
    tone: 'ink',
    align,
  })
  const sub = await page.optional('subheadline', data.subheadline, {
    face: 'text',
    width: room * (wide ? 1 : 0.86),
    max: 36 * unit,
    min: 28,
    lines: 8,
    on,
    tone: 'body',
    align,
  })
  const last = [data.launch_date, data.cta].filter(Boolean).join('  ·  ')
  const tail = await page.optional('cta', last || undefined, {
    face: 'text',
    width: room,
    max: 40 * unit,
    min: 34,
    lines: 3,
    on,
    tone: 'ink',
    align,
    cut: { weight: 650 },
  })
  const logo = await page.logo({
    height: (wide ? 42 : 54) * unit,
    on,
    form: wide ? 'full' : 'mark',
    align,
    width: wide ? undefined : area.width,
  })
  const top = area.y + logo.height + 60 * unit
  const { nodes, bottom } = stack(area.x, top, [
    [name, 0],
    [headline, 50 * unit],
  ])
  const under = sub ? [sub.at(wide ? area.x : area.x + area.width * 0.07, bottom + 52 * unit)] : []
  const y = bottom + (sub ? sub.height + 52 * unit : 0) + 52 * unit
  const end = tail ? y + tail.height : y - 52 * unit
  const screen = screenFor(page, data.product_name)
  const from = end + 70 * unit
  const wideScreen = screen?.device === 'desktop'
  const deviceWidth = wide
    ? wideScreen
      ? width * 0.6
      : height * 0.56
    : wideScreen
      ? area.width
      : Math.min(width * 0.56, 620)
  const place = wide ? { x: area.x + room + 50 * unit, y: height * 0.16 } : { x: (width - deviceWidth) / 2, y: from }
  const room2 = wide || height - from > 260 * unit
  const shown =
    screen && room2
      ? device(page, screen, { ...place, width: deviceWidth, ground: on.paper })
      : room2 && !wide
        ? await artwork(page, on, { x: 0, y: from, width, height: height - from }, 'top')
        : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [...shown, logo.at(area.x, area.y), ...nodes, ...under, ...(tail ? [tail.at(area.x, y)] : [])],
  }
}
