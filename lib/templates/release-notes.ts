import * as z from 'zod'
import { anyGround } from '#lib/templates/grounds.ts'
import { graph } from '#lib/templates/release-graph.ts'
import { rows } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, described, type Looks, short } from '#lib/templates/template.ts'

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
          { role: 'highlights', on, lead: 'none', rules: 'all', max: wide ? 38 : 46 },
        )
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [logo.at(area.x, area.y), figure.at(area.x, top), headline.at(area.x, under), ...list],
  }
}

export const about = described({
  name: 'release_notes',
  title: 'Release notes',
  description: 'A version and up to four things that changed.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['version', 'notes'],
  sample: {
    version: '2.14',
    headline: 'Payload diff on every retry',
    highlight_1: 'See the first field that changed between attempts',
    highlight_2: 'Traces keep for 30 days, up from 7',
    highlight_3: 'Clock skew between regions fixed',
    highlight_4: 'Node 18 removed from the worker SDK',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    version,
    notes: (page, data) => graph(page, { ...data, notes: highlights(data).map(({ title }) => title) }),
  },
  alt: (data, kit) => `Release notes from ${kit.name}, version ${data.version}`,
}
