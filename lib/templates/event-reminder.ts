import { artwork } from '#lib/render/art/motif.ts'
import { type EventData, EventFields, ticket } from '#lib/templates/event-ticket.ts'
import { anyGround } from '#lib/templates/grounds.ts'
import { disc, personNamed } from '#lib/templates/portrait.ts'
import { facts, placeFacts } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, template } from '#lib/templates/template.ts'

/** Facts in a row at the top, artwork, the name as large as it goes at the foot. */
const nameAtFoot: Composition<EventData> = async (page, data) => {
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

export default template({
  name: 'event_reminder',
  title: 'Event',
  description: 'What happens, on which day, at what time, and where.',
  asset_type: 'card',
  fields: EventFields,
  sizes: CARD_SIZES,
  compositions: { name_at_foot: nameAtFoot, ticket },
  alt: (data, kit) => `Event card from ${kit.name}: ${data.event_name}, ${data.date}`,
  sample: {
    event_name: 'Dawn ten K',
    date: 'Sun 14 June',
    time: '05:40',
    location: 'Harbour Rd',
    cta: 'Club run, free',
  },
})
