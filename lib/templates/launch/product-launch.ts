import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import {
  CARD_SIZES,
  type Composition,
  described,
  drawnOn,
  type Looks,
  long,
  short,
} from '#lib/templates/kit/template.ts'
import { launchKeynote } from '#lib/templates/launch/keynote.ts'
import { launchWide } from '#lib/templates/launch/wide.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({
  product_name: short,
  headline: short,
  subheadline: long.optional(),
  cta: short.optional(),
  launch_date: short.optional(),
})
type Data = z.output<typeof Fields>

/** The name across the whole width, the screen or the brand's artwork under it, the claim at the foot. */
const nameplate: Composition<Data> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const on = loudGround(page)
  if (shape === 'wide') return launchWide(page, on, data)
  const { name, date, logo } = await setPlate(page, data, on)
  const screen = screenFor(page, 'phone')
  const phone = screen?.device === 'phone' ? screen : null
  const blocks = await setClaim(page, data, on, phone ? area.width * 0.53 : area.width)
  const y = area.y + area.height - heightOf(blocks)
  const head = area.y + Math.max(logo.height, date?.height ?? 0) + 70 * unit
  const under = head + name.height + name.size * 0.3
  const band = { x: 0, y: under + 40 * unit, width, height: y - 104 * unit - under }
  const across = area.width * (shape === 'square' ? 0.38 : 0.43)
  const place = { width: across, y: head + name.height + name.size * 0.32 + 50 * unit }
  const art = phone
    ? device(page, phone, { x: area.x + area.width - across, ground: on.paper, ...place })
    : band.height > 190 * unit
      ? await depict(page, on, band, 'none')
      : []
  return drawnOn(on, [
    ...art,
    logo.at(area.x, area.y),
    ...(date ? [date.at(area.x + area.width * 0.6, area.y + Math.max(0, (logo.height - date.size * 0.7) / 2))] : []),
    name.at(area.x, head),
    ...stack(area.x, y, blocks).nodes,
  ])
}

/** The name in the largest letters, the logo and the day above it. */
async function setPlate(page: Page, data: Data, on: Ground) {
  const { area, unit } = page.canvas
  const name = await page.text('product_name', data.product_name, {
    ...headlineOn(on),
    width: area.width,
    height: area.height * 0.3,
    max: 300 * unit,
    min: 48,
    lines: 2,
  })
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const date = await page.optional('launch_date', data.launch_date, {
    ...noteOn(on),
    width: area.width * 0.4,
    max: 46 * unit,
    min: 34,
    lines: 2,
    tone: 'ink',
    align: 'end',
    cut: { weight: 650, leading: 1.1 },
  })
  return { name, logo, date }
}

async function setClaim(page: Page, data: Data, on: Ground, width: number): Promise<Parts> {
  const { area, unit } = page.canvas
  const note = { ...noteOn(on), width }
  const claim = { ...headlineOn(on), width, height: area.height * 0.24, max: 62 * unit, min: 34, lines: 4 }
  const cta = { ...note, max: 32 * unit, lines: 2, cut: { weight: 650 } }
  return [
    [await page.text('headline', data.headline, claim), 0],
    [await page.optional('subheadline', data.subheadline, { ...note, max: 36 * unit, lines: 8 }), 46 * unit],
    [await page.optional('cta', data.cta, cta), 50 * unit],
  ]
}

export const about = described({
  name: 'product_launch',
  title: 'Product launch',
  description: 'A new product: its name, its claim, its day.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['nameplate', 'keynote'],
  sample: {
    product_name: 'Replay',
    headline: 'Run a failed job again with its own payload.',
    subheadline: 'One command, and a diff of what changed.',
    cta: 'Read the docs',
    launch_date: '19 June',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { nameplate, keynote: (page, data) => launchKeynote(page, data) },
  alt: (data, kit) => `Launch card from ${kit.name} for ${data.product_name}`,
}
