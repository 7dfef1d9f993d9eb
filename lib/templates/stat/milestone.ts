import * as z from 'zod'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { artwork, shows } from '#lib/render/subject/show.ts'
import { anyGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, type Looks, short } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'

const Fields = z.strictObject({ headline: short, metric_value: short, metric_label: short, period: short.optional() })
type Data = z.output<typeof Fields>

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
  const headline = await page.text('headline', data.headline, {
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

/** The sentence above, the number along the foot as wide as the canvas allows. */
const foundation: Composition<Data> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const { background, tones: behind } = lit(on)
  const alone = !wide && !shows(page)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: area.width,
    height: area.height * (alone ? 0.46 : 0.28),
    max: (wide ? 64 : alone ? 176 : 92) * unit,
    min: 36,
    lines: alone ? 6 : 4,
    on,
    behind,
    tone: 'ink',
  })
  const value = await page.text('metric_value', data.metric_value, {
    face: 'figure',
    width: area.width,
    height: area.height * (wide ? 0.4 : 0.34),
    max: 560 * unit,
    min: 64,
    lines: 1,
    on,
    behind,
    tone: 'ink',
  })
  const label = await page.text('metric_label', data.metric_label, {
    face: 'text',
    width: area.width * 0.8,
    max: 44 * unit,
    min: 30,
    lines: 4,
    on,
    behind,
    tone: 'body',
    cut: { weight: 550 },
  })
  const period = await page.optional('period', data.period, {
    face: 'text',
    width: area.width * 0.8,
    max: 29 * unit,
    min: 28,
    lines: 2,
    on,
    behind,
    tone: 'body',
  })
  const lower = [
    [label, 0],
    [period, 34 * unit],
  ] as const
  const y = foot - value.height - 58 * unit - heightOf(lower)
  const top = area.y + logo.height + 68 * unit
  const from = top + headline.height + headline.size * 0.3 + 50 * unit
  const band = { x: 0, y: from, width, height: y - 64 * unit - from }
  const art = !wide && band.height > 190 * unit ? await artwork(page, on, band, 'none') : []
  return {
    paper: on.paper,
    background,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(area.x, area.y),
      headline.at(area.x, top),
      ...stack(area.x, y, lower).nodes,
      value.at(area.x, foot - value.height),
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
  compositions: { figure_first: figureFirst, foundation },
  alt: (data, kit) => `Milestone of ${kit.name}: ${data.metric_value} ${data.metric_label}`,
}
