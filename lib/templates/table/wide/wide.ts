// Cards of rows on a wide canvas: words in one column, rows in the other.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { isShownAmong } from '#lib/templates/aside/chosen.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { boundBy, setBelow } from '#lib/templates/table/sizes/led.ts'
import { notesUnderRows, underShown } from '#lib/templates/table/wide/under-shown.ts'
import { type Body, type Head, isMirrored, type Listing, setHead, setNotes } from '#lib/templates/table/words.ts'

/** Where the table of a wide card begins: in the middle, or further left where its rows need that. */
const SEAMS = [0.52, 0.42, 0.36]

async function beside(page: Page, on: Ground, listing: Listing, gap: number) {
  const { area } = page.canvas
  let found: { x: number; body: Awaited<ReturnType<Body>>; room: Rect } | undefined
  for (const share of SEAMS) {
    const x = area.x + area.width * share + gap / 2
    const width = area.x + area.width - x
    // Where words run from the right they stand there, and the rows at the left.
    const room = { x: isMirrored(listing) ? area.x : x, y: area.y, width, height: area.height }
    const body = await listing.body(on, room).catch(notTooLong)
    if (!body) continue
    found = { x, body, room }
    if (body.height <= room.height) break
  }
  return found ?? { x: area.x, room: area, body: await listing.body(on, area) }
}

/** Where words run from the right their column is there. */
function placeOf({ canvas, free }: Page, listing: Listing, { width, seam }: { width: number; seam: number }): Place {
  const { area, height } = canvas
  const mirrored = isMirrored(listing)
  return {
    room: { ...area, x: mirrored ? area.x + area.width - width : area.x, width },
    column: free({ x: mirrored ? canvas.width - seam : 0, y: 0, width: seam, height }),
  }
}

export async function wideRuled(page: Page, on: Ground, whole: Listing): Promise<Drawing> {
  const { area, unit } = page.canvas
  const { x, ...found } = await beside(page, on, whole, 64 * unit)
  const { listing, body, room, nodes } = await notesUnderRows(page, on, { listing: whole, ...found })
  const place = placeOf(page, listing, { width: x - area.x - 64 * unit, seam: x - 32 * unit })
  const words = await wideWords(page, on, boundBy(listing, body), place)
  const rows = await setBelow(words, listing, async most => (most === undefined ? body : listing.body(on, room, most)))
  return drawnOn(on, [...words.nodes, ...rows.at(room.x, room.y, room.height), ...nodes])
}

/** Of a column, so much room above its words would be a hole. */
const MUCH = 0.3

/** Where the words stand, and the column that is theirs from the edges of the canvas to the rows. */
type Place = { room: Rect; column: Rect }

/** Logo at the top of a column; headline and facts under it where notes stand at its foot, else themselves at the foot. */
async function wideWords(
  page: Page,
  on: Ground,
  listing: Listing,
  { room, column }: Place,
): Promise<Head & { nodes: SceneNode[] }> {
  if (isShownAmong(page)) return underShown(page, on, listing, { room, column, share: page.corner ?? 0 })
  const { unit } = page.canvas
  const foot = room.y + room.height
  const logo = await page.logo({ height: 40 * unit, on, form: 'full', width: room.width })
  const notes = await setNotes(page, listing, { on, width: room.width })
  const top = room.y + logo.height + 58 * unit
  const tail = heightOf(notes) + (heightOf(notes) > 0 ? 40 * unit : 0)
  const { title, facts } = await setHead(page, listing, {
    on,
    width: room.width,
    height: told => foot - top - tail - told - (told > 0 ? 72 * unit : 0),
  })
  const told = heightOf(facts) > 0 ? title.size * 0.24 + 40 * unit + heightOf(facts) : 0
  const spare = Math.max(0, foot - title.height - told - top)
  const from = heightOf(notes) > 0 ? top : top + spare * (spare > room.height * MUCH ? 0.5 : 1)
  const nodes = [
    logo.at(room.x, room.y),
    title.at(room.x, from),
    ...stack(room.x, from + title.height + told - heightOf(facts), facts).nodes,
    ...stack(room.x, foot - heightOf(notes), notes).nodes,
  ]
  return { title, facts, nodes }
}

/** The headline on a ground of its own over the left part. */
export async function sideBySide(
  page: Page,
  [loud, calm]: readonly [Ground, Ground],
  whole: Listing,
): Promise<Drawing> {
  const { area, unit, width, height } = page.canvas
  const gap = 112 * unit
  const { x, ...found } = await beside(page, calm, whole, gap)
  const { listing, body, room, nodes } = await notesUnderRows(page, calm, { listing: whole, ...found })
  const seam = Math.round(x - gap / 2)
  const wide = seam - gap / 2 - area.x
  const words = await wideWords(page, loud, boundBy(listing, body), placeOf(page, listing, { width: wide, seam }))
  const rows = await setBelow(words, listing, async most =>
    most === undefined ? body : listing.body(calm, room, most),
  )
  return drawnOn(calm, [
    box({ x: isMirrored(listing) ? width - seam : 0, y: 0, width: seam, height }, { backgroundColor: loud.paper }),
    ...words.nodes,
    ...rows.at(room.x, room.y, room.height),
    ...nodes,
  ])
}
