// The words of a wide card of rows below what was chosen to be seen on it, which has the top of their column from edge to edge.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { chosenIn, isShownAmong } from '#lib/templates/aside/chosen.ts'
import { type Body, type Head, type Listing, setHead, setNotes } from '#lib/templates/table/words.ts'

/** Above the name at the foot, the notes and the facts, and below what is shown; on a canvas 1200 wide. */
const [OVER_NAME, OVER_NOTES, OVER_FACTS, BELOW] = [42, 30, 28, 46]
/** What has to be known as well is no louder than the facts, which are smaller here. */
const LARGEST_NOTE = 37
/** Of a headline, what hangs below its last line. */
const TAIL = 0.24

type Rows = { listing: Listing; body: Awaited<ReturnType<Body>>; room: Rect; nodes: SceneNode[] }

/** Below rows that leave room for it stands what has to be known as well: the words beside them have theirs to themselves. */
export async function notesUnderRows(page: Page, on: Ground, rows: Omit<Rows, 'nodes'>): Promise<Rows> {
  const { listing, body, room } = rows
  const notes = isShownAmong(page) ? await setNotes(page, listing, { on, width: room.width }) : []
  const tall = heightOf(notes)
  const left = { ...room, height: room.height - tall - UNDER_ROWS * page.canvas.unit }
  const again = tall > 0 ? await listing.body(on, left).catch(notTooLong) : null
  if (!again || again.height > left.height || again.size < body.size * ROWS_KEPT) return { ...rows, nodes: [] }
  const { nodes } = stack(room.x, room.y + room.height - tall, notes, room.width)
  return { listing: { ...listing, notes: [] }, body: again, room: left, nodes }
}

/** From the rows to what stands below them, and of their size, what they keep above it. */
const [UNDER_ROWS, ROWS_KEPT] = [40, 0.88]

/** `share` is that of the height which is for what is shown at least; `column` goes from the edges of the canvas to the rows. */
export async function underShown(
  page: Page,
  on: Ground,
  listing: Listing,
  { room, column, share }: { room: Rect; column: Rect; share: number },
): Promise<Head & { nodes: SceneNode[] }> {
  const { unit, height } = page.canvas
  const { x, width } = room
  const foot = room.y + room.height
  const logo = await page.logo({ height: 36 * unit, on, form: 'full', width })
  const notes = await setNotes(page, listing, { on, width, most: LARGEST_NOTE })
  const tail = heightOf(notes) > 0 ? heightOf(notes) + OVER_NOTES * unit : 0
  const end = foot - logo.height - OVER_NAME * unit - tail
  const over = (told: number) => (told > 0 ? told + OVER_FACTS * unit : 0)
  const { title, facts } = await setHead(page, listing, {
    on,
    width,
    height: told => (end - over(told) - height * share - BELOW * unit) / (1 + TAIL / 2),
  })
  const top = end - over(heightOf(facts)) - title.size * TAIL - title.height
  const nodes = [
    ...chosenIn(page, on, { ...column, height: top - BELOW * unit }),
    title.at(x, top),
    ...stack(x, end - heightOf(facts), facts).nodes,
    ...stack(x, end + tail - heightOf(notes), notes).nodes,
    logo.at(isRightToLeft(listing.title[1]) ? x + width - logo.width : x, foot - logo.height),
  ]
  return { title, facts, nodes }
}
