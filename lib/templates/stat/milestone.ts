import * as z from 'zod'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { artwork, shows } from '#lib/render/subject/show.ts'
import { anyGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, type Looks, short } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { saysAgain } from '#lib/templates/stat/said-number.ts'

const Fields = z.strictObject({ headline: short, metric_value: short, metric_label: short, period: short.optional() })
type Data = z.output<typeof Fields>

/** A sentence that says the number again says nothing. */
const toldBeside = ({ headline, metric_value }: Data) => (saysAgain(headline, metric_value) ? undefined : headline)

/** The number first, one sentence under it, artwork rising from the foot. */
const figureFirst: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const text = wide ? area.width * 0.56 : area.width
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const value = await page.text('metric_value', data.metric_value, {
    face: 'figure',
    width: text,
    height: area.height * 0.34,
    max: 420 * unit,
    min: 64,
    lines: 1,
    on,
    tone: 'ink',
  })
  const label = await page.text('metric_label', data.metric_label, {
    face: 'text',
    width: text,
    max: 46 * unit,
    min: 30,
    lines: 4,
    on,
    tone: 'body',
  })
  const headline = await page.optional('headline', toldBeside(data), {
    face: 'display',
    width: text,
    max: 50 * unit,
    min: 30,
    lines: 4,
    on,
    tone: 'ink',
  })
  const period = await page.optional('period', data.period, {
    face: 'text',
    width: text,
    max: 29 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'muted',
  })
  const blocks = [
    [value, 0],
    [label, 58 * unit],
    [headline, 70 * unit],
    [period, 40 * unit],
  ] as const
  const { nodes, bottom } = stack(area.x, area.y + logo.height + 76 * unit, blocks)
  const from = bottom + 60 * unit
  const rect = wide
    ? { x: area.x + text, y: 0, width: width - area.x - text, height }
    : { x: 0, y: from, width, height: height - from }
  const art = rect.height > height * 0.18 ? await artwork(page, on, rect, wide ? 'left' : 'top') : []
  return { paper: on.paper, dark: on.dark, nodes: [...art, logo.at(area.x, area.y), ...nodes] }
}

/** The number as wide as the canvas allows, its caption under it as large as the rest leaves room. */
const foundation: Composition<Data> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const { background, tones: behind } = lit(on)
  const shown = !wide && shows(page)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind })
  const told = toldBeside(data)
  const text = { face: 'display' as const, width: area.width, min: 30, on, behind, tone: 'ink' as const }
  const value = await page.text('metric_value', data.metric_value, {
    ...text,
    face: 'figure',
    height: area.height * (wide ? 0.32 : 0.36),
    max: 560 * unit,
    min: 64,
    lines: 1,
  })
  const headline = await page.optional('headline', told, {
    ...text,
    height: area.height * 0.24,
    max: (wide ? 54 : 76) * unit,
    lines: 4,
  })
  const period = await page.optional('period', data.period, {
    ...text,
    face: 'text',
    max: (wide ? 30 : 40) * unit,
    min: 28,
    lines: 2,
    tone: 'body',
  })
  const lower = [[headline, 0] as const, [period, 40 * unit] as const]
  const top = area.y + logo.height + (wide ? 50 : 84) * unit
  const under = top + value.height + value.size * 0.12 + (wide ? 40 : 64) * unit
  const room = foot - heightOf(lower) - 60 * unit - under
  const label = await page.text('metric_label', data.metric_label, {
    ...text,
    height: shown ? room * 0.3 : room,
    max: (wide ? 64 : shown ? 76 : told ? 110 : 170) * unit,
    lines: 5,
  })
  const from = under + label.height + label.size * 0.3 + 40 * unit
  const band = { x: 0, y: from, width, height: foot - heightOf(lower) - 54 * unit - from }
  const art = shown && band.height > 190 * unit ? await artwork(page, on, band, 'none') : []
  return {
    paper: on.paper,
    background,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(area.x, area.y),
      value.at(area.x, top),
      label.at(area.x, under),
      ...stack(area.x, foot - heightOf(lower), lower).nodes,
    ],
  }
}

export const about = described({
  name: 'milestone',
  title: 'Milestone',
  description: 'A number that was reached, and since when.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['figure_first', 'foundation'],
  sample: {
    headline: 'Nobody was caught out in January.',
    metric_value: '£100m',
    metric_label: 'set aside for tax by 14,200 freelancers',
    period: 'Since 2020',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    // With nothing beside the number, its caption takes the room.
    figure_first: (page, data, index) =>
      toldBeside(data) || shows(page) ? figureFirst(page, data, index) : foundation(page, data, index),
    foundation,
  },
  alt: (data, kit) => `Milestone of ${kit.name}: ${data.metric_value} ${data.metric_label}`,
}
