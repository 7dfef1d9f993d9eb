import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { startOf } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { artwork, shows } from '#lib/render/subject/show.ts'
import { also } from '#lib/templates/event/also.ts'
import { dated, hasMore, isHourAlone, programme } from '#lib/templates/event/programme.ts'
import { type EventData, EventFields, ticket } from '#lib/templates/event/ticket.ts'
import { ownGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'
import { disc, personNamed } from '#lib/templates/people/portrait.ts'
import { facts } from '#lib/templates/setting/facts.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

/** The name as large as it goes, artwork, the facts in rows at the foot. */
const nameAtFoot: Composition<EventData> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const on = ownGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = wide ? area.width * 0.66 : area.width
  const { date, time, location, price } = data
  const set = await facts(page, Object.entries({ date, time, location, price }), on, area.width)
  const more = await also(page, data, on, room, 36)
  const under = more ? 54 * unit + more.height : 0
  const name = await page.text('event_name', data.event_name, {
    ...headlineOn(on),
    width: room,
    height: Math.min(
      area.height * (wide ? 0.46 : shows(page) ? 0.38 : 0.56) - (more?.height ?? 0),
      foot - area.y - logo.height - set.height - under - 160 * unit,
    ),
    max: (wide ? 150 : 264) * unit,
    min: 48,
    lines: 4,
  })
  const top = area.y + logo.height + 74 * unit
  const told = foot - under - set.height
  const from = top + name.height + name.size * 0.3 + 40 * unit
  const art = await shown(page, on, data, { x: 0, y: from, width, height: told - 54 * unit - from })
  return drawnOn(on, [
    ...art,
    logo.at(startOf(area, logo, name), area.y),
    name.at(area.x, top),
    ...set.at(area.x, told),
    ...(more ? more.at(area.x, foot - more.height) : []),
  ])
}

/** Who leads it, at the right; else what the event is about. */
async function shown(page: Page, on: Ground, data: EventData, band: Rect): Promise<SceneNode[]> {
  const { area, unit, width } = page.canvas
  const host = personNamed(page.kit, data.event_name, data.host, data.body, data.cta, data.location)
  if (band.height <= 200 * unit) return []
  if (!host) return artwork(page, on, band, 'none')
  const side = Math.min(band.height, width * 0.5)
  return [disc(page, host.image, { x: area.x + area.width - side, y: band.y + (band.height - side) / 2, side })]
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
    name_at_foot: (page, data, index) => (hasMore(data) ? programme.ruled : nameAtFoot)(page, dated(data), index),
    ticket: (page, data, index) => (hasMore(data) ? programme.banded : ticket)(page, dated(data), index),
    ruled: (page, data, index) => programme.ruled(page, data, index),
    banded: (page, data, index) => programme.banded(page, data, index),
  },
  unfit: (_kit, [width, height], data) =>
    hasMore(data)
      ? ['name_at_foot', 'ticket']
      : [
          ...(width > height * 1.25 ? (['name_at_foot'] as const) : []),
          ...(isHourAlone(data) ? (['ruled', 'banded'] as const) : []),
        ],
  alt: (data, kit) => `Event card from ${kit.name}: ${data.event_name}, ${data.date}`,
}
