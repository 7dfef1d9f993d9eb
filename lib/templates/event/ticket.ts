import * as z from 'zod'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { box } from '#lib/render/scene.ts'
import { also } from '#lib/templates/event/also.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { facts, spacedFacts } from '#lib/templates/kit/rows.ts'
import { type Composition, long, short } from '#lib/templates/kit/template.ts'
import { FactRows, People, Prices } from '#lib/templates/kit/told.ts'
import { perforation } from '#lib/templates/offer/perforation.ts'
import { largestTitle } from '#lib/templates/table/words.ts'

export const EventFields = z.strictObject({
  event_name: short,
  date: short,
  time: short.optional(),
  location: short.optional(),
  price: short.optional(),
  /** Who leads or speaks. */
  host: short.optional(),
  /** What else a guest wants to know. */
  body: long.optional(),
  cta: short.optional(),
  /** What else there is to know, by its name. */
  facts: FactRows.optional(),
  people: People.optional(),
  prices: Prices.optional(),
  /** Until when to book or to answer, and where. */
  deadline: short.optional(),
  contact: short.optional(),
})
export type EventData = z.output<typeof EventFields>

/** What hangs below the last line, of its size: the holes of a ticket stand clear of it. */
const DESCENT = 0.32

/** A ticket over the whole canvas: what it is above the holes, the day as large as the rest together on the stub below them. */
export const ticket: Composition<EventData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = loudGround(page)
  const stub = page.theme.plain.paper === on.paper ? page.theme.soft : page.theme.plain
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const cta = await page.optional('cta', data.cta, {
    face: 'text',
    width: area.width * 0.5,
    max: 31 * unit,
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
      ['time', data.time],
      ['location', data.location],
      ['price', data.price],
    ],
    stub,
    wide ? area.width * 0.46 : area.width,
  )
  const row = Math.max(0, ...set.map(block => block.height))
  const date = await page.text('date', data.date, {
    face: 'display',
    width: wide ? area.width * 0.48 : area.width,
    height: area.height * (wide ? 0.26 : 0.2),
    max: (wide ? 76 : 112) * unit,
    min: 40,
    lines: 3,
    on: stub,
    tone: 'ink',
  })
  const more = await also(page, data, stub, wide ? area.width * 0.46 : area.width, 34)
  const under = more ? (row > 0 ? 40 * unit : 0) + more.height : 0
  const tallest = row + under
  const beside = wide ? date.height : date.height + (tallest > 0 ? 56 * unit + tallest : 0)
  const lower = wide ? Math.max(date.height, tallest) : beside
  const seam = foot - lower - (wide ? 70 : 96) * unit
  const room = seam - area.y - logo.height - (wide ? 100 : 150) * unit
  const setName = (height: number) =>
    page.text('event_name', data.event_name, {
      face: 'display',
      width: area.width,
      height,
      max: largestTitle(data.event_name, wide) * (wide ? 1.3 : 1.15) * unit,
      min: 48,
      lines: 4,
      on,
      tone: 'ink',
    })
  const first = await setName(room)
  const hang = (size: number) => Math.max((wide ? 58 : 84) * unit, size * DESCENT + 30 * unit)
  const name =
    hang(first.size) + first.height > room + hang(0) ? await setName(room + hang(0) - hang(first.size)) : first
  const blocks = [[name, 0]] as const
  const top = seam - hang(name.size) - heightOf(blocks)
  const x = wide ? area.x + area.width * 0.54 : area.x
  const y = wide ? foot - lower : foot - lower + date.height + 56 * unit
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: stub.paper }),
      perforation(width, seam, stub.paper, unit),
      logo.at(area.x, area.y),
      ...(cta ? [cta.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - cta.size * 0.72) / 2))] : []),
      ...stack(area.x, top, blocks).nodes,
      date.at(area.x, foot - lower),
      ...spacedFacts(set, x, y, wide ? area.width * 0.46 : area.width),
      ...(more ? more.at(x, y + tallest - more.height) : []),
    ],
  }
}
