import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, startOf } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { also } from '#lib/templates/event/also.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn, long, short } from '#lib/templates/kit/template.ts'
import { FactRows, People, Prices } from '#lib/templates/kit/told.ts'
import { perforation } from '#lib/templates/offer/perforation.ts'
import { facts } from '#lib/templates/setting/facts.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'
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

/** A ticket over the whole canvas: what it is above the holes, the day as large as the rest together on the stub below them. */
export const ticket: Composition<EventData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = loudGround(page)
  const stub = page.theme.plain.paper === on.paper ? page.theme.soft : page.theme.plain
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const lower = await setStub(page, data, stub)
  const seam = foot - lower.height - (wide ? 70 : 96) * unit
  const name = await setName(page, data, on, seam - area.y - logo.height - (wide ? 100 : 150) * unit)
  const top = seam - clearOf(page, name.size) - name.height
  return drawnOn(on, [
    box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: stub.paper }),
    perforation(width, seam, stub.paper, unit),
    logo.at(startOf(area, logo, name), area.y),
    name.at(area.x, top),
    ...lower.at(foot),
  ])
}

/** What hangs below the last line, of its size: the holes of a ticket stand clear of it. */
const DESCENT = 0.32

const clearOf = ({ canvas: { unit, shape } }: Page, size: number): number =>
  Math.max((shape === 'wide' ? 58 : 84) * unit, size * DESCENT + 30 * unit)

/** As large as the room above the holes lets it be. */
async function setName(page: Page, { event_name }: EventData, on: Ground, room: number): Promise<Block> {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const max = largestTitle(event_name, wide) * (wide ? 1.3 : 1.15) * unit
  const set = (height: number) =>
    page.text('event_name', event_name, { ...headlineOn(on), width: area.width, height, max, min: 48, lines: 4 })
  const first = await set(room)
  const [clear, least] = [clearOf(page, first.size), clearOf(page, 0)]
  return clear + first.height > room + least ? set(room + least - clear) : first
}

/** The day as large as the rest together, and under it, or beside it on a wide canvas, what else a guest has to know. */
async function setStub(page: Page, data: EventData, on: Ground) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const { time, location, price } = data
  const room = wide ? area.width * 0.46 : area.width
  const set = await facts(page, Object.entries({ time, location, price }), on, room)
  const date = await page.text('date', data.date, {
    ...headlineOn(on),
    width: wide ? area.width * 0.48 : area.width,
    height: area.height * (wide ? 0.26 : 0.2),
    max: (wide ? 76 : 112) * unit,
    min: 40,
    lines: 3,
  })
  const more = await also(page, data, on, room, 34)
  const under = (above: number) => (more ? (above > 0 ? 40 * unit : 0) + more.height : 0)
  const told = set.height + under(set.height)
  // Beside the facts the day has room below it, and what stands there takes none from the name.
  const left = date.height + under(date.height)
  const height = wide ? Math.max(left, set.height) : date.height + (told > 0 ? 56 * unit + told : 0)
  return {
    height,
    at(foot: number): SceneNode[] {
      const x = wide ? area.x + area.width * 0.54 : area.x
      const y = wide ? foot - height : foot - height + date.height + 56 * unit
      return [
        date.at(area.x, foot - height),
        ...set.at(x, y),
        ...(more ? (wide ? more.at(area.x, y + left - more.height) : more.at(x, y + told - more.height)) : []),
      ]
    },
  }
}
