import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import type { Page } from '#lib/render/page.ts'
import { pick } from '#lib/render/seed.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  headline: short,
  body: long.optional(),
  cta: short.optional(),
  eyebrow: short.optional(),
})
type Data = z.output<typeof Fields>

const wordsTop: Composition<Data> = async (page, data) => {
  const { area, unit, width, height } = page.canvas
  const on = pick(page.roll, [page.theme.plain, page.theme.vivid[0], page.theme.deep])
  const logo = await page.logo({ height: 46 * unit, on, form: 'full' })
  const blocks = await words(page, data, on, area.width * 0.94)
  const { nodes } = stack(area.x, area.y + logo.height + 84 * unit, blocks)
  return { paper: on.paper, dark: on.dark, nodes: [logo.at(area.x, area.y), ...nodes].filter(() => width + height > 0) }
}

const wordsFoot: Composition<Data> = async (page, data) => {
  const { area, unit } = page.canvas
  const on = pick(page.roll, [...page.theme.vivid])
  const logo = await page.logo({ height: 46 * unit, on, form: 'full' })
  const blocks = await words(page, data, on, area.width)
  const { nodes } = stack(area.x, area.y + area.height - heightOf(blocks), blocks)
  return { paper: on.paper, dark: on.dark, nodes: [logo.at(area.x, area.y), ...nodes] }
}

async function words(page: Page, data: Data, on: Page['theme']['plain'], width: number) {
  const { area, unit } = page.canvas
  const eyebrow = await page.optional('eyebrow', data.eyebrow, {
    face: 'text',
    width,
    max: 28 * unit,
    min: 24,
    lines: 1,
    on,
    tone: 'lead_ink',
    cut: { weight: 600 },
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width,
    height: area.height * 0.6,
    max: 140 * unit,
    min: 44,
    lines: 6,
    on,
    tone: 'ink',
  })
  const body = await page.optional('body', data.body, {
    face: 'text',
    width: width * 0.86,
    max: 36 * unit,
    min: 28,
    lines: 6,
    on,
    tone: 'body',
  })
  const cta = await page.optional('cta', data.cta, {
    face: 'text',
    width,
    max: 32 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'lead_ink',
    cut: { weight: 600 },
  })
  return [
    [eyebrow, 0],
    [headline, 40 * unit],
    [body, 52 * unit],
    [cta, 52 * unit],
  ] as const
}

export default template({
  name: 'statement',
  title: 'Statement',
  description: 'One sentence set large, with a line below it.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { words_top: wordsTop, words_foot: wordsFoot },
  alt: (_data, kit) => `Card from ${kit.name}`,
  sample: {
    headline: 'A failed job should tell you why.',
    body: 'One timeline per job, with every attempt.',
    cta: 'kestrel.example',
  },
})
