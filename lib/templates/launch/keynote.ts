import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { ownGround } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { launchWide } from '#lib/templates/launch/wide.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

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
  const on = ownGround(page)
  const wide = shape === 'wide'
  if (wide && !screenFor(page, data.product_name)) return launchWide(page, on, data)
  const room = wide ? area.width * 0.54 : area.width
  const align = wide ? 'start' : 'center'
  const { name, headline, sub, tail } = await setLaunch(page, data, on, { width: room, align })
  const logo = await page.logo({
    height: (wide ? 42 : 54) * unit,
    on,
    form: wide ? 'full' : 'mark',
    align,
    width: wide ? undefined : area.width,
  })
  const { nodes, bottom } = stack(area.x, area.y + logo.height + 78 * unit, [
    [name, 0],
    [headline, 50 * unit],
  ])
  const under = sub ? [sub.at(wide ? area.x : area.x + area.width * 0.07, bottom + 52 * unit)] : []
  const y = bottom + (sub ? sub.height + 52 * unit : 0) + 52 * unit
  const from = (tail ? y + tail.height : y - 52 * unit) + 70 * unit
  const screen = screenFor(page, data.product_name)
  const shown =
    !wide && height - from <= 260 * unit
      ? []
      : screen
        ? device(page, screen, { ...screenPlace(page, screen, { beside: area.x + room, from }), ground: on.paper })
        : await depict(page, on, { x: 0, y: from, width, height: height - from }, 'top')
  return drawnOn(on, [...shown, logo.at(area.x, area.y), ...nodes, ...under, ...(tail ? [tail.at(area.x, y)] : [])])
}

type Column = { width: number; align: 'start' | 'center' }

async function setLaunch(page: Page, data: Launch, on: Ground, column: Column) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const note = { ...noteOn(on), ...column }
  const firm = { weight: 650 }
  const name = { ...note, max: 36 * unit, lines: 2, tone: 'lead_ink' as const, cut: firm }
  const headline = {
    ...headlineOn(on),
    ...column,
    height: area.height * (wide ? 0.5 : 0.28),
    max: (wide ? 84 : 108) * unit,
    min: 40,
    lines: 5,
  }
  const sub = { ...note, width: column.width * (wide ? 1 : 0.86), max: 36 * unit, lines: 8 }
  const tail = { ...note, max: 40 * unit, min: 34, lines: 3, tone: 'ink' as const, cut: firm }
  const last = [data.launch_date, data.cta].filter(Boolean).join('  ·  ')
  return {
    name: await page.text('product_name', data.product_name, name),
    headline: await page.text('headline', data.headline, headline),
    sub: await page.optional('subheadline', data.subheadline, sub),
    tail: await page.optional('cta', last || undefined, tail),
  }
}

/** Beside the words on a wide canvas, else under them. */
function screenPlace({ canvas }: Page, screen: { device: string }, { beside, from }: { beside: number; from: number }) {
  const { area, unit, width, height, shape } = canvas
  const desktop = screen.device === 'desktop'
  if (shape === 'wide') return { x: beside + 50 * unit, y: height * 0.16, width: desktop ? width * 0.6 : height * 0.56 }
  const across = desktop ? area.width : Math.min(width * 0.56, 620)
  return { x: (width - across) / 2, y: from, width: across }
}
