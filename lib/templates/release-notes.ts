import * as z from 'zod'
import { box } from '#lib/render/scene.ts'
import { anyGround, loudGround } from '#lib/templates/grounds.ts'
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

/** The headline on a panel of the brand's colour with the version in its corner, the notes on the sheet below (beside). */
const notes: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const sheet = page.theme.plain.paper === on.paper ? page.theme.soft : page.theme.plain
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const split = Math.round(width * 0.46)
  const room = wide ? split - area.x - 50 * unit : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const corner = await page.text('version', data.version, {
    face: 'figure',
    width: room * 0.5,
    max: 110 * unit,
    min: 36,
    lines: 1,
    on,
    tone: 'ink',
    align: 'end',
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: room,
    height: area.height * (wide ? 0.5 : 0.3),
    max: (wide ? 84 : 128) * unit,
    min: 40,
    lines: 5,
    on,
    tone: 'ink',
  })
  const list = highlights(data)
  const head = Math.max(logo.height, corner.height)
  const tall = area.y + head + (shape === 'square' ? 70 : 120) * unit + headline.height + 84 * unit
  const seam = wide || list.length === 0 ? height : tall
  const panel = { x: 0, y: 0, width: wide && list.length > 0 ? split : width, height: seam }
  const x = wide ? split + 60 * unit : area.x
  const from = wide ? area.y : seam + 26 * unit
  const rest = { x, y: from, width: area.x + area.width - x, height: foot - from }
  const look = { role: 'highlights', on: sheet, lead: 'none', rules: 'between', max: 42 } as const
  const items = list.length > 0 ? await rows(page, list, rest, look) : []
  const bottom = wide ? foot : seam - 84 * unit
  return {
    paper: sheet.paper,
    dark: sheet.dark,
    nodes: [
      box(panel, { backgroundColor: on.paper }),
      logo.at(area.x, area.y),
      corner.at(area.x + room * 0.5, area.y),
      headline.at(area.x, (list.length > 0 ? bottom : foot) - headline.height),
      ...items,
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
