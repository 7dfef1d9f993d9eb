import * as z from 'zod'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { artwork } from '#lib/render/subject/show.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { CARD_SIZES, type Composition, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { launchKeynote } from '#lib/templates/launch/keynote.ts'
import { launchWide } from '#lib/templates/launch/wide.ts'

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
  const foot = area.y + area.height
  const name = await page.text('product_name', data.product_name, {
    face: 'display',
    width: area.width,
    height: area.height * 0.3,
    max: 300 * unit,
    min: 48,
    lines: 2,
    on,
    tone: 'ink',
  })
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const date = await page.optional('launch_date', data.launch_date, {
    face: 'text',
    width: area.width * 0.4,
    max: 46 * unit,
    min: 34,
    lines: 2,
    on,
    tone: 'ink',
    align: 'end',
    cut: { weight: 650, leading: 1.1 },
  })
  const screen = screenFor(page, 'phone')
  const shown = screen?.device === 'phone' ? screen : null
  const room = shown ? area.width * 0.53 : area.width
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: room,
    height: area.height * 0.24,
    max: 62 * unit,
    min: 34,
    lines: 4,
    on,
    tone: 'ink',
  })
  const sub = await page.optional('subheadline', data.subheadline, {
    face: 'text',
    width: room,
    max: 36 * unit,
    min: 28,
    lines: 8,
    on,
    tone: 'body',
  })
  const cta = await page.optional('cta', data.cta, {
    face: 'text',
    width: room,
    max: 32 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'body',
    cut: { weight: 650 },
  })
  const blocks = [
    [headline, 0],
    [sub, 46 * unit],
    [cta, 50 * unit],
  ] as const
  const y = foot - heightOf(blocks)
  const head = area.y + Math.max(logo.height, date?.height ?? 0) + 70 * unit
  const band = {
    x: 0,
    y: head + name.height + name.size * 0.3 + 40 * unit,
    width,
    height: y - 104 * unit - (head + name.height + name.size * 0.3),
  }
  const phone = {
    width: area.width * (shape === 'square' ? 0.38 : 0.43),
    y: head + name.height + name.size * 0.32 + 50 * unit,
  }
  const art = shown
    ? device(page, shown, { x: area.x + area.width - phone.width, ground: on.paper, ...phone })
    : band.height > 190 * unit
      ? await artwork(page, on, band, 'none')
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(area.x, area.y),
      ...(date ? [date.at(area.x + area.width * 0.6, area.y + Math.max(0, (logo.height - date.size * 0.7) / 2))] : []),
      name.at(area.x, head),
      ...stack(area.x, y, blocks).nodes,
    ],
  }
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
