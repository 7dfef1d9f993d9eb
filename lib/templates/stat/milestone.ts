import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { loudGround, ownGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { saysAgain } from '#lib/templates/stat/said-number.ts'

const Fields = z.strictObject({ headline: short, metric_value: short, metric_label: short, period: short.optional() })
type Data = z.output<typeof Fields>

/** A sentence that says the number again says nothing. */
const toldBeside = ({ headline, metric_value }: Data) => (saysAgain(headline, metric_value) ? undefined : headline)

/** The number first, one sentence under it, artwork rising from the foot. */
const figureFirst: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = ownGround(page)
  const wide = shape === 'wide'
  const text = wide ? area.width * 0.56 : area.width
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const blocks = await setColumn(page, data, on, text)
  const { nodes, bottom } = stack(area.x, area.y + logo.height + 76 * unit, blocks)
  const from = bottom + 60 * unit
  const rect = wide
    ? { x: area.x + text, y: 0, width: width - area.x - text, height }
    : { x: 0, y: from, width, height: height - from }
  const art = rect.height > height * 0.18 ? await depict(page, on, rect, wide ? 'left' : 'top') : []
  return drawnOn(on, [...art, logo.at(area.x, area.y), ...nodes])
}

async function setColumn(page: Page, data: Data, on: Ground, width: number): Promise<Parts> {
  const { area, unit } = page.canvas
  const value = { ...figureOn(on), width, height: area.height * 0.34, max: 420 * unit, min: 64 }
  const label = { ...noteOn(on), width, max: 46 * unit, min: 30, lines: 4 }
  const headline = { ...headlineOn(on), width, max: 50 * unit, min: 30, lines: 4 }
  const period = { ...noteOn(on), width, max: 29 * unit, lines: 2, tone: 'muted' as const }
  return [
    [await page.text('metric_value', data.metric_value, value), 0],
    [await page.text('metric_label', data.metric_label, label), 58 * unit],
    [await page.optional('headline', toldBeside(data), headline), 70 * unit],
    [await page.optional('period', data.period, period), 40 * unit],
  ]
}

/** The number as wide as the canvas allows, its caption under it as large as the rest leaves room. */
const foundation: Composition<Data> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const { background, tones: behind } = lit(on)
  const shown = !wide && depictsAny(page)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind })
  const text = { ...headlineOn(on), width: area.width, min: 30, behind }
  const value = await page.text('metric_value', data.metric_value, {
    ...text,
    ...figureOn(on),
    height: area.height * (wide ? 0.32 : 0.36),
    max: 560 * unit,
    min: 64,
  })
  const lower = await setLower(page, data, text)
  const low = area.y + area.height - heightOf(lower)
  const top = area.y + logo.height + (wide ? 50 : 84) * unit
  const under = top + value.height + value.size * 0.12 + (wide ? 40 : 64) * unit
  const room = low - 60 * unit - under
  const label = await page.text('metric_label', data.metric_label, {
    ...text,
    height: shown ? room * 0.3 : room,
    max: (wide ? 64 : shown ? 76 : toldBeside(data) ? 110 : 170) * unit,
    lines: 5,
  })
  const from = under + label.height + label.size * 0.3 + 40 * unit
  const band = { x: 0, y: from, width, height: low - 54 * unit - from }
  const art = shown && band.height > 190 * unit ? await depict(page, on, band, 'none') : []
  const words = [logo.at(area.x, area.y), value.at(area.x, top), label.at(area.x, under)]
  return drawnOn(on, [...art, ...words, ...stack(area.x, low, lower).nodes], background)
}

/** The sentence and the time at the foot. */
async function setLower(page: Page, data: Data, text: Omit<TextAsk, 'max' | 'lines'>): Promise<Parts> {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const headline = { ...text, height: area.height * 0.24, max: (wide ? 54 : 76) * unit, lines: 4 }
  const period = { ...text, ...noteOn(text.on), max: (wide ? 30 : 40) * unit, lines: 2 }
  return [
    [await page.optional('headline', toldBeside(data), headline), 0],
    [await page.optional('period', data.period, period), 40 * unit],
  ]
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
      toldBeside(data) || depictsAny(page) ? figureFirst(page, data, index) : foundation(page, data, index),
    foundation,
  },
  alt: (data, kit) => `Milestone of ${kit.name}: ${data.metric_value} ${data.metric_label}`,
}
