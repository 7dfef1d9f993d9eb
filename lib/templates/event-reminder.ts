import * as z from 'zod'
import { artwork } from '#lib/render/art/motif.ts'
import { stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { anyGround, loudGround } from '#lib/templates/grounds.ts'
import { disc, personNamed } from '#lib/templates/portrait.ts'
import { facts, placeFacts } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  event_name: short,
  date: short,
  time: short.optional(),
  location: short.optional(),
  cta: short.optional(),
})
type Data = z.output<typeof Fields>

/** Facts in a row at the top, artwork, the name as large as it goes at the foot. */
const nameAtFoot: Composition<Data> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = wide ? area.width * 0.66 : area.width
  const cta = await page.optional('cta', data.cta, {
    face: 'text',
    width: area.width * 0.5,
    max: 30 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'body',
    align: 'end',
    cut: { weight: 600 },
  })
  const set = await facts(
    page,
    [
      ['date', data.date],
      ['time', data.time],
      ['location', data.location],
    ],
    on,
    area.width,
  )
  const name = await page.text('event_name', data.event_name, {
    face: 'display',
    width: room,
    height: area.height * (wide ? 0.46 : 0.38),
    max: (wide ? 150 : 264) * unit,
    min: 48,
    lines: 4,
    on,
    tone: 'ink',
  })
  const top = area.y + logo.height + 74 * unit
  const tallest = Math.max(0, ...set.map(block => block.height))
  const band = {
    x: 0,
    y: top + tallest + 54 * unit,
    width,
    height: foot - name.height - 54 * unit - (top + tallest + 54 * unit),
  }
  const host = personNamed(page.kit, data.event_name, data.cta, data.location)
  const side = Math.min(band.height, width * 0.5)
  const art =
    band.height <= 200 * unit
      ? []
      : host
        ? [disc(page, host.image, { x: area.x + area.width - side, y: band.y + (band.height - side) / 2, side })]
        : artwork(page, on, band, 'none')
  const head = [
    logo.at(area.x, area.y),
    ...(cta ? [cta.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - cta.size * 0.72) / 2))] : []),
  ]
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [...art, ...head, ...placeFacts(set, area.x, top, area.width), name.at(area.x, foot - name.height)],
  }
}

/** The date as the picture; everything else in one column under a rule. */
const dateFirst: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const room = wide ? area.width * 0.5 : area.width
  const date = await page.text('date', data.date, {
    face: 'figure',
    width: area.width,
    height: area.height * (wide ? 0.42 : 0.36),
    max: 300 * unit,
    min: 60,
    lines: 2,
    on,
    tone: 'ink',
  })
  const name = await page.text('event_name', data.event_name, {
    face: 'display',
    width: room,
    height: area.height * 0.3,
    max: 92 * unit,
    min: 36,
    lines: 4,
    on,
    tone: 'ink',
  })
  const when = await page.optional('time', data.time, {
    face: 'text',
    width: room,
    max: 40 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'body',
    cut: { weight: 600 },
  })
  const where = await page.optional('location', data.location, {
    face: 'text',
    width: room,
    max: 36 * unit,
    min: 28,
    lines: 3,
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
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const rule = area.y + date.height + 66 * unit
  const { nodes } = stack(area.x, rule + 66 * unit, [
    [name, 0],
    [when, 64 * unit],
    [where, 34 * unit],
  ])
  const mark = logo.at(wide ? area.x + area.width - logo.width : area.x, foot - logo.height)
  const call = cta
    ? [
        cta.at(
          wide ? area.x + area.width * 0.5 : area.x,
          wide ? rule + 66 * unit : foot - logo.height - 64 * unit - cta.height,
        ),
      ]
    : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      date.at(area.x, area.y),
      box({ x: area.x, y: rule, width: area.width, height: 4 }, { backgroundColor: on.ink }),
      ...nodes,
      ...call,
      mark,
    ],
  }
}

export default template({
  name: 'event_reminder',
  title: 'Event',
  description: 'What happens, on which day, at what time, and where.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { name_at_foot: nameAtFoot, date_first: dateFirst },
  alt: (data, kit) => `Event card from ${kit.name}: ${data.event_name}, ${data.date}`,
  sample: {
    event_name: 'Dawn ten K',
    date: 'Sun 14 June',
    time: '05:40',
    location: 'Harbour Rd',
    cta: 'Club run, free',
  },
})
