import * as z from 'zod'
import { artwork } from '#lib/render/art/motif.ts'
import { heightOf } from '#lib/render/block.ts'
import { anyGround, calmGround, loudGround } from '#lib/templates/grounds.ts'
import { rows } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  version: short,
  headline: short,
  highlight_1: short.optional(),
  highlight_2: short.optional(),
  highlight_3: short.optional(),
  highlight_4: short.optional(),
})
type Data = z.output<typeof Fields>

const highlights = (data: Data) =>
  [data.highlight_1, data.highlight_2, data.highlight_3, data.highlight_4]
    .filter(text => text !== undefined)
    .map(title => ({ title }))

/** The version as the picture, its notes on hairlines below. */
const version: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const width = wide ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const figure = await page.text('version', data.version, {
    face: 'figure',
    width,
    height: area.height * (wide ? 0.4 : 0.26),
    max: 340 * unit,
    min: 64,
    lines: 1,
    on,
    tone: 'ink',
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width,
    max: 54 * unit,
    min: 32,
    lines: 4,
    on,
    tone: 'ink',
  })
  const notes = highlights(data)
  const foot = area.y + area.height
  const top = area.y + logo.height + (wide ? 56 : 84) * unit
  const under = top + figure.height + 62 * unit
  const x = wide ? area.x + area.width * 0.54 : area.x
  const from = wide ? area.y : under + headline.height + 74 * unit
  const list =
    notes.length > 0
      ? await rows(
          page,
          notes,
          { x, y: from, width: area.x + area.width - x, height: foot - from },
          { role: 'highlights', on, lead: 'none', rules: 'all', max: 36 },
        )
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [logo.at(area.x, area.y), figure.at(area.x, top), headline.at(area.x, under), ...list],
  }
}

/** The headline leads, the version stands in the corner, the notes at the foot over a loud ground. */
const notes: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = page.roll() < 0.5 ? loudGround(page) : calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const corner = await page.text('version', data.version, {
    face: 'figure',
    width: area.width * 0.4,
    max: 84 * unit,
    min: 36,
    lines: 1,
    on,
    tone: 'lead_ink',
    align: 'end',
  })
  const text = wide ? area.width * 0.5 : area.width
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: text,
    height: area.height * 0.36,
    max: (wide ? 84 : 118) * unit,
    min: 40,
    lines: 5,
    on,
    tone: 'ink',
  })
  const top = area.y + Math.max(logo.height, corner.height) + 84 * unit
  const foot = area.y + area.height
  const list = highlights(data)
  const x = wide ? area.x + area.width * 0.56 : area.x
  const blocks = await Promise.all(
    list.map(({ title }) =>
      page.text('highlights', title, {
        face: 'text',
        width: area.x + area.width - x,
        max: 36 * unit,
        min: 28,
        lines: 3,
        on,
        tone: 'body',
        cut: { weight: 500 },
      }),
    ),
  )
  const gap = 40 * unit
  const total = heightOf(blocks.map(block => [block, gap] as const))
  let y = foot - total
  const nodes = blocks.map(block => {
    const node = block.at(x, y)
    y += block.height + gap
    return node
  })
  const between = {
    x: 0,
    y: top + headline.height + 60 * unit,
    width,
    height: foot - total - 70 * unit - (top + headline.height + 60 * unit),
  }
  const art = !wide && between.height > height * 0.24 ? artwork(page, on, between, 'top', 'ridges') : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(area.x, area.y),
      corner.at(area.x + area.width * 0.6, area.y),
      headline.at(area.x, top),
      ...nodes,
    ],
  }
}

export default template({
  name: 'release_notes',
  title: 'Release notes',
  description: 'A version and up to four things that changed.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { version, notes },
  alt: (data, kit) => `Release notes from ${kit.name}, version ${data.version}`,
  sample: {
    version: '2.14',
    headline: 'Payload diff on every retry',
    highlight_1: 'See the first field that changed between attempts',
    highlight_2: 'Traces keep for 30 days, up from 7',
    highlight_3: 'Clock skew between regions fixed',
    highlight_4: 'Node 18 removed from the worker SDK',
  },
})
