import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack, startOf } from '#lib/render/part/block.ts'
import { box } from '#lib/render/scene.ts'
import { thingsOfRows } from '#lib/templates/aside/beside-row.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { cornerOf } from '#lib/templates/table/corner.ts'
import { ledBy, setBelow } from '#lib/templates/table/sizes/led.ts'
import { sideBySide, wideRuled } from '#lib/templates/table/wide/wide.ts'
import { isMirrored, type Listing, setHead, setNotes } from '#lib/templates/table/words.ts'

/** Lines at the foot end before the right margin; those that begin at it take the whole width. */
const NOTES = 0.92

/** Of the room for headline, facts and rows, what the rows may ask for before the headline is set; and of the height, what a headline has at most. */
const [NEED, MOST_HEAD, MOST_BANDED] = [0.56, 0.42, 0.4]
/** The same over rows with a drawing each: it is no larger than it needs to be. */
const [NEED_DRAWN, MOST_OVER_DRAWN] = [0.78, 0.24]

/** What of a headline hangs below its last line, and what stays clear between that and what is acted on: they are two things. */
const [TAIL, CLEAR] = [0.24, 44]

/** Beside a thing a wide picture leaves too little for words and rows next to each other. */
const hasTwoColumns = ({ canvas: { shape, width, height } }: Page): boolean =>
  shape === 'wide' && width >= height * TWICE
const TWICE = 1.45

type Free = { on: Ground; column: number; free: number; under?: number }

/** The rows' own need at a fair size comes first; the headline takes what they leave. */
async function besideRows(page: Page, { body, rows }: Listing, { on, column, free, under = 0 }: Free) {
  const { area, unit } = page.canvas
  const isDrawn = thingsOfRows(page, rows) !== null
  const { height: need } = await body(on, { width: column, height: free * (isDrawn ? NEED_DRAWN : NEED) })
  const most = isDrawn ? MOST_OVER_DRAWN : under > 0 ? MOST_HEAD : MOST_BANDED
  return Math.max(area.height * 0.12, Math.min(area.height * most, free - need - under * unit))
}

/** Headline and facts first, the table under them on the same paper; on a wide canvas beside each other. */
export async function ruled(page: Page, on: Ground, listing: Listing): Promise<Drawing> {
  const { area, unit } = page.canvas
  if (hasTwoColumns(page)) return wideRuled(page, on, listing)
  const foot = area.y + area.height
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const corner = cornerOf(page, on, isMirrored(listing))
  const { x, width: column } = corner
  const notes = await setNotes(page, listing, { on, width: column * (isMirrored(listing) ? 1 : NOTES) })
  const below = heightOf(notes) + (heightOf(notes) > 0 ? 46 * unit : 0)
  const top = area.y + logo.height + 84 * unit
  const left = foot - below - top
  const { title, facts } = await setHead(page, listing, {
    on,
    width: area.width,
    height: told =>
      besideRows(page, listing, { on, column, free: left - told - (told > 0 ? 64 * unit : 0), under: 70 }),
  })
  const under = top + title.height + title.size * TAIL
  const factsTop = under + CLEAR * unit
  const start = heightOf(facts) > 0 ? factsTop + heightOf(facts) + 46 * unit : under + 44 * unit
  const room = { width: column, height: foot - below - start }
  const body = await setBelow({ title, facts }, listing, most => listing.body(on, room, most))
  const led = ledBy(listing, { title, facts }, body)
  if (led) return ruled(page, on, led)
  return drawnOn(on, [
    logo.at(startOf(area, logo, title.height > 0 ? title : logo), area.y),
    title.at(area.x, top),
    ...stack(area.x, factsTop, facts).nodes,
    ...body.at(x, start, foot - below - start),
    ...stack(x, foot - heightOf(notes), notes, column).nodes,
    ...corner.shown(start, foot),
  ])
}

/** The headline on a ground of its own over the upper part, or the left half; the table on the everyday paper. */
export async function banded(page: Page, [loud, calm]: readonly [Ground, Ground], listing: Listing): Promise<Drawing> {
  const { area, unit, width } = page.canvas
  if (hasTwoColumns(page)) return sideBySide(page, [loud, calm], listing)
  const foot = area.y + area.height
  const logo = await page.logo({ height: 44 * unit, on: loud, form: 'full' })
  const corner = cornerOf(page, calm, isMirrored(listing))
  const { x, width: column } = corner
  const notes = await setNotes(page, listing, { on: calm, width: column * (isMirrored(listing) ? 1 : NOTES) })
  const below = heightOf(notes) + (heightOf(notes) > 0 ? 46 * unit : 0)
  const top = area.y + logo.height + 82 * unit
  // Notes that follow the seam at once keep their distance from it.
  const left = foot - below - top - (listing.rows > 0 ? 110 : 150) * unit
  const { title, facts } = await setHead(page, listing, {
    on: loud,
    width: area.width,
    height: told => besideRows(page, listing, { on: calm, column, free: left - told - (told > 0 ? 60 * unit : 0) }),
  })
  const factsTop = top + title.height + title.size * TAIL + CLEAR * unit
  const seam = Math.round(
    (heightOf(facts) > 0 ? factsTop + heightOf(facts) : top + title.height + title.size * 0.14) + 54 * unit,
  )
  const start = seam + 34 * unit
  const room = { width: column, height: foot - below - start }
  const body = await setBelow({ title, facts }, listing, most => listing.body(calm, room, most))
  const led = ledBy(listing, { title, facts }, body)
  if (led) return banded(page, [loud, calm], led)
  // Words that reach the seam are words that met something.
  page.take('seam', { x: area.x, y: seam - 12 * unit, width: area.width, height: 40 * unit })
  return drawnOn(calm, [
    box({ x: 0, y: 0, width, height: seam }, { backgroundColor: loud.paper }),
    logo.at(startOf(area, logo, title.height > 0 ? title : logo), area.y),
    title.at(area.x, top),
    ...stack(area.x, factsTop, facts).nodes,
    ...body.at(x, start, foot - below - start),
    ...stack(x, foot - heightOf(notes), notes, column).nodes,
    ...corner.shown(start, foot),
  ])
}
