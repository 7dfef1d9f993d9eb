import * as z from 'zod'
import { artwork } from '#lib/render/art/motif.ts'
import { heightOf, stack } from '#lib/render/block.ts'
import { donut, waffle } from '#lib/render/chart.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { anyGround, calmGround, loudGround } from '#lib/templates/grounds.ts'
import { percentOf } from '#lib/templates/share.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({ value: short, label: short, context: long.optional() })
type Data = z.output<typeof Fields>

async function setFigure(
  page: Page,
  value: string,
  on: Ground,
  room: { width: number; height: number; align?: 'start' | 'center' },
) {
  return page.text('value', value, {
    face: 'figure',
    width: room.width,
    height: room.height,
    max: 620,
    min: 56,
    lines: value.length > 12 ? 2 : 1,
    on,
    tone: 'ink',
    align: room.align,
  })
}

async function setLabels(page: Page, data: Data, on: Ground, width: number, align: 'start' | 'center' = 'start') {
  const { unit } = page.canvas
  const label = await page.text('label', data.label, {
    face: 'display',
    width,
    max: 58 * unit,
    min: 32,
    lines: 5,
    on,
    tone: 'ink',
    align,
  })
  const context = await page.optional('context', data.context, {
    face: 'text',
    width,
    max: 34 * unit,
    min: 28,
    lines: 12,
    on,
    tone: 'muted',
    align,
  })
  return [
    [label, 0],
    [context, 40 * unit],
  ] as const
}

/** The number from margin to margin at the top, its words below it, the logo at the foot. */
const figureFirst: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const value = await setFigure(page, data.value, on, {
    width: wide ? area.width * 0.7 : area.width,
    height: area.height * (wide ? 0.5 : 0.46),
  })
  const labels = await setLabels(page, data, on, wide ? area.width * 0.56 : area.width * 0.86)
  const foot = area.y + area.height
  const lower = wide ? foot : foot - logo.height - 84 * unit
  const { nodes } = stack(area.x, Math.max(lower - heightOf(labels), area.y + value.height + 60 * unit), labels)
  const mark = logo.at(wide ? area.x + area.width - logo.width : area.x, foot - logo.height)
  return { paper: on.paper, dark: on.dark, nodes: [value.at(area.x, area.y), ...nodes, mark] }
}

/** The share drawn as a hundred squares or a ring; other numbers stand on the brand's artwork. */
const drawn: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const share = percentOf(data.value)
  const text = wide ? area.width * 0.5 : area.width
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const value = await setFigure(page, data.value, on, { width: text, height: area.height * (wide ? 0.4 : 0.24) })
  const labels = await setLabels(page, data, on, text)
  const { nodes, bottom } = stack(area.x, area.y + logo.height + 72 * unit, [
    [value, 0],
    [labels[0][0], 66 * unit],
    labels[1],
  ])
  const from = bottom + 76 * unit
  const rect = wide
    ? {
        x: area.x + text + 70 * unit,
        y: area.y,
        width: area.x + area.width - (area.x + text + 70 * unit),
        height: area.height,
      }
    : { x: area.x, y: from, width: area.width, height: area.y + area.height - from }
  const bleed = wide
    ? { x: rect.x, y: 0, width: width - rect.x, height }
    : { x: 0, y: from, width, height: height - from }
  const figure =
    share === null
      ? bleed.height > 200
        ? artwork(page, on, bleed, wide ? 'left' : 'top')
        : []
      : shareFigure(page, on, share, rect)
  return { paper: on.paper, dark: on.dark, nodes: [...figure, logo.at(area.x, area.y), ...nodes] }
}

function shareFigure(page: Page, on: Ground, share: number, rect: Rect): SceneNode[] {
  const track = mix(on.paper, on.ink, 0.14)
  const long = rect.width > rect.height * 1.5
  const side = long ? Math.min(rect.width, rect.height * 4) : Math.min(rect.width, rect.height)
  if (side < 180) return []
  const tall = long ? side / 4 : side
  const frame = {
    x: page.canvas.shape === 'wide' ? rect.x + rect.width - side : rect.x,
    y: rect.y + rect.height - tall,
    width: side,
    height: tall,
  }
  page.take('chart', frame)
  if (!long && page.roll() < 0.4) return [donut(frame, share / 100, { fill: on.lead, track, weight: side * 0.17 })]
  return [waffle(frame, Math.round(share), { fill: on.lead, track, columns: long ? 20 : 10 })]
}

/** On the middle axis, over a loud ground. */
const centred: Composition<Data> = async (page, data) => {
  const { area, unit } = page.canvas
  const on = loudGround(page)
  const logo = await page.logo({ height: 56 * unit, on, form: 'mark', align: 'center', width: area.width })
  const value = await setFigure(page, data.value, on, { width: area.width, height: area.height * 0.4, align: 'center' })
  const labels = await setLabels(page, data, on, area.width * 0.8, 'center')
  const x = area.x + area.width * 0.1
  const total = value.height + 78 * unit + heightOf(labels)
  const top = Math.max(area.y + logo.height + 50 * unit, area.y + (area.height - total) / 2)
  const { nodes } = stack(x, top + value.height + 78 * unit, labels)
  return { paper: on.paper, dark: on.dark, nodes: [logo.at(area.x, area.y), value.at(area.x, top), ...nodes] }
}

export default template({
  name: 'stat',
  title: 'Stat',
  description: 'One number, as large as it goes, and what it counts.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { figure_first: figureFirst, drawn, centred },
  alt: (data, kit) => `${data.value}: a figure from ${kit.name}`,
  sample: {
    value: '91%',
    label: 'file on time when they set tax aside on the day',
    context: 'Of 4,120 UK sole traders, January to December 2025. Without it, 58%.',
  },
})
