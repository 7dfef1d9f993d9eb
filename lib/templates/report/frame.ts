// What stands above and below the blocks of an infographic.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { icon } from '#lib/render/part/icons.ts'
import { thingOn } from '#lib/templates/report/cover.ts'
import type { Report } from '#lib/templates/report/data.ts'
import type { Placed } from '#lib/templates/report/text.ts'
import { thingBeside, titled } from '#lib/templates/report/titled.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

export const LEAST_PAD = 30
/** What the arrow at the foot of a cover takes. */
const ONWARDS = 150

/** The padding above and below each block that fills the room; too little of it makes blocks collide, and they are set smaller. */
export function padding(blocks: readonly Placed[], room: number, most: number): number {
  const natural = blocks.reduce((sum, block) => sum + block.height, 0)
  return Math.min(Math.max(LEAST_PAD, (room - natural) / Math.max(1, blocks.length) / 2), most)
}

/** The title with the logo over it on the first page; the title small, and which page this is, on those after it. */
export async function header(page: Page, on: Ground, data: Report, place: Place): Promise<Head> {
  const { area } = page.canvas
  const long = page.canvas.shape === 'poster'
  if (place.index > 0) return { ...(await running(page, on, data, place)), shows: false }
  const logo = await page.logo({ height: 46, on, form: 'full' })
  const alone = place.blocks === 0
  const under = data.blocks.some(({ kind }) => kind === 'table') || thingOn(page).length > 0
  const set = (width: number) =>
    page.text('title', data.title, {
      ...headlineOn(on),
      width,
      height: alone ? area.height * (under ? 0.42 : 0.66) : long ? 460 : 320,
      max: alone ? 300 : long ? 142 : 112,
      min: 56,
      lines: alone ? 7 : 4,
    })
  const { title, thing } = await titled(page, place.mayShow && !alone, set)
  // A title that nothing stands below is at the foot of its page: under it there would be a hole.
  const low = alone && !under
  const gap = Math.max(long ? 84 : 70, low ? area.height - logo.height - title.height - ONWARDS : 0)
  return {
    height: logo.height + gap + title.height,
    at: (x, y) => {
      const frame = { x, y: y + logo.height + CLEAR, width: area.width, height: gap + title.height - CLEAR }
      return [logo.at(x, y), title.at(x, y + logo.height + gap), ...thingBeside(page, on, thing, frame)]
    },
    shows: thing !== null,
  }
}

/** From the logo to a thing below it. */
const CLEAR = 30

/** A title; `shows` where a thing stands beside it. */
type Head = Placed & { shows: boolean }

/** `mayShow` where nothing else will show what it is about. */
export type Place = { index: number; count: number; blocks: number; mayShow: boolean }

async function running(page: Page, on: Ground, data: Report, { index, count }: Place): Promise<Placed> {
  const { area } = page.canvas
  const shared = { face: 'text' as const, max: 34, min: 30, on, tone: 'muted' as const }
  const title = await page.text('title', data.title, { ...shared, width: area.width - 180, lines: 2 })
  const place = await page.text('position', `${index + 1} / ${count}`, {
    ...shared,
    width: 160,
    lines: 1,
    align: 'end',
    cut: { weight: 550 },
  })
  return {
    height: Math.max(title.height, place.height),
    at: (x, y) => [title.at(x, y), place.at(x + area.width - 160, y)],
  }
}

/** Source and legal line on a line with the logo; before the last page an arrow onwards instead. */
export async function footer(page: Page, on: Ground, data: Report, { index, count }: Place): Promise<Placed> {
  const { area } = page.canvas
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const last = index === count - 1
  const text = last ? [data.source, data.legal].filter(Boolean).join('\n') : ''
  const source = await page.optional('source', text || undefined, {
    ...noteOn(on),
    width: area.width - logo.width - 48,
    max: 34,
    min: 28,
    lines: 5,
    tone: 'muted',
  })
  const height = Math.max(logo.height, source?.height ?? 0)
  const right = area.width - logo.width
  return {
    height,
    at: (x, y) => [
      ...(source ? [source.at(x, y + (height - source.height) / 2)] : []),
      ...(last || index > 0 ? [logo.at(last ? x + right : x, y + (height - logo.height) / 2)] : []),
      ...(last ? [] : [icon('arrow', x + area.width - 60, y + height / 2 - 30, 60, on.lead_ink, 2.2)]),
    ],
  }
}
