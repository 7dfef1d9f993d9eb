import { artwork, shows } from '#lib/render/subject/show.ts'
import { also } from '#lib/templates/event/also.ts'
import { hasMore, programme } from '#lib/templates/event/programme.ts'
import { type EventData, EventFields, ticket } from '#lib/templates/event/ticket.ts'
import { anyGround } from '#lib/templates/kit/grounds.ts'
import { facts, placeFacts } from '#lib/templates/kit/rows.ts'
import { CARD_SIZES, type Composition, described, type Looks } from '#lib/templates/kit/template.ts'
import { disc, personNamed } from '#lib/templates/people/portrait.ts'

/** The name as large as it goes, artwork, the facts in rows at the foot. */
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
  const first = [['date', data.date] as const, ['time', data.time] as const]
  const second = [['location', data.location] as const, ['price', data.price] as const]
  const apart = !wide && [...first, ...second].every(([, value]) => value)
  const set = await facts(page, apart ? first : [...first, ...second], on, area.width)
  const below = apart ? await facts(page, second, on, area.width) : []
  const more = await also(page, data, on, room, 36)
  const name = await page.text('event_name', data.event_name, {
    face: 'display',
    width: room,
    height: area.height * (wide ? 0.46 : shows(page) ? 0.38 : 0.56) - (more?.height ?? 0),
    max: (wide ? 150 : 264) * unit,
    min: 48,
    lines: 4,
    on,
    tone: 'ink',
  })
  const top = area.y + logo.height + 74 * unit
  const row = Math.max(0, ...set.map(block => block.height))
  const between = Math.max(36 * unit, (set[0]?.size ?? 0) * 0.7)
  const tallest = row + (apart ? between + Math.max(0, ...below.map(block => block.height)) : 0)
  const under = more ? between + 12 * unit + more.height : 0
  const told = foot - under - tallest
  const from = top + name.height + name.size * 0.3 + 40 * unit
  const band = { x: 0, y: from, width, height: told - 54 * unit - from }
  const host = personNamed(page.kit, data.event_name, data.host, data.body, data.cta, data.location)
  const side = Math.min(band.height, width * 0.5)
  const art =
    band.height <= 200 * unit
      ? []
      : host
        ? [disc(page, host.image, { x: area.x + area.width - side, y: band.y + (band.height - side) / 2, side })]
        : await artwork(page, on, band, 'none')
  const head = [
    logo.at(area.x, area.y),
    ...(cta ? [cta.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - cta.size * 0.72) / 2))] : []),
  ]
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      ...head,
      name.at(area.x, top),
      ...placeFacts(set, area.x, told, area.width),
      ...placeFacts(below, area.x, told + row + between, area.width),
      ...(more ? more.at(area.x, foot - more.height) : []),
    ],
  }
}

export const about = described({
  name: 'event_reminder',
  title: 'Event',
  description: 'What happens, on which day, at what time, where, for how much and with whom.',
  asset_type: 'card',
  fields: EventFields,
  sizes: CARD_SIZES,
  compositions: ['name_at_foot', 'ticket', 'ruled', 'banded'],
  sample: {
    event_name: 'Dawn ten K',
    date: 'Sun 14 June',
    time: '05:40',
    location: 'Harbour Rd',
    price: 'Free',
    body: 'Four pace groups, a leader at the back.',
    cta: 'Bring a friend',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    name_at_foot: (page, data, index) => (hasMore(data) ? programme.ruled : nameAtFoot)(page, data, index),
    ticket: (page, data, index) => (hasMore(data) ? programme.banded : ticket)(page, data, index),
    ruled: (page, data, index) => programme.ruled(page, data, index),
    banded: (page, data, index) => programme.banded(page, data, index),
  },
  unfit: (_kit, [width, height], data) =>
    hasMore(data) ? ['name_at_foot', 'ticket'] : width > height * 1.25 ? ['name_at_foot'] : [],
  alt: (data, kit) => `Event card from ${kit.name}: ${data.event_name}, ${data.date}`,
}
