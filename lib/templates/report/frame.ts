// What stands above and below the blocks of an infographic.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { icon } from '#lib/render/part/icons.ts'
import { enlargedBy } from '#lib/render/wished.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'
import type { Report } from '#lib/templates/report/data.ts'
import type { Placed } from '#lib/templates/report/text.ts'
import { thingBeside, titled } from '#lib/templates/report/titled.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

export const LEAST_PAD = 30

/** The padding above and below each block that fills the room; too little of it makes blocks collide, and they are set smaller. */
export function padding(blocks: readonly Placed[], room: number, most: number): number {
  const natural = blocks.reduce((sum, block) => sum + block.height, 0)
  return Math.min(Math.max(LEAST_PAD, (room - natural) / Math.max(1, blocks.length) / 2), most)
}

/** The title over the sheet, with its thing; on the pages after the first it is small, beside which page this is. */
export async function header(page: Page, on: Ground, data: Report, place: Place): Promise<Head> {
  if (place.index > 0) return { ...(await running(page, on, data, place)), shows: false }
  const { area, height } = page.canvas
  const long = page.canvas.shape === 'poster'
  const own = height * (place.isThin ? BAND_OF_LITTLE : long ? BAND : SHORT_BAND) - area.y
  const larger = enlargedBy(page.wished)
  const most = isDrawnFor(page) && place.mayShow ? Math.max(own, spared(page, place)) : own
  const set = (width: number, tall: number) =>
    page.text('title', data.title, {
      ...{ ...headlineOn(on), width, height: tall },
      ...{ max: (place.isThin || long ? 142 : 112) * larger, min: 48, lines: 4 },
    })
  // Where letters are to be large, they have the room of the thing.
  const { title, thing } = await titled(page, place.mayShow && larger === 1, set, { own, most })
  const tall = thing ? Math.max(title.height, Math.min(most, area.width * thing.share)) : title.height
  return {
    height: tall,
    at: (x, y) => {
      const frame = { x, y, width: area.width, height: tall }
      return [title.at(x, y + (tall - title.height) / 2), ...thingBeside(page, on, thing, frame)]
    },
    shows: thing !== null,
  }
}

/** What the blocks can spare for what was drawn for the post: all that they do not need, or what leaves them at ease where that is more than it takes to be seen. */
function spared({ canvas: { area, height } }: Page, { least }: Place): number {
  const left = (ease: number) => height - 2 * area.y - FOOT - least * ease
  return Math.max(Math.min(area.width * SEEN, left(1)), Math.min(area.width * LARGEST, left(AT_EASE)))
}

/** Below the blocks, and by how much more than the least they are at ease; of the width, a thing that is seen, and the largest. */
const [FOOT, AT_EASE, SEEN, LARGEST] = [150, 1.3, 0.3, 0.46]

/** Of the height, what a title with the margin above it takes at most: on a long sheet, on a page, and over little. */
const [BAND, SHORT_BAND, BAND_OF_LITTLE] = [0.155, 0.175, 0.3]

/** A title; `shows` where a thing stands beside it. */
type Head = Placed & { shows: boolean }

/** `mayShow` where nothing else will show what it is about; `least` is how tall its blocks are at least. */
export type Place = { index: number; count: number; isThin: boolean; mayShow: boolean; least: number }

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

/** Source and legal line on a line with the logo, which stands nowhere else; before the last page an arrow onwards instead. */
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
      logo.at(last ? x + right : x, y + (height - logo.height) / 2),
      ...(last ? [] : [icon('arrow', x + area.width - 60, y + height / 2 - 30, 60, on.lead_ink, 2.2)]),
    ],
  }
}
