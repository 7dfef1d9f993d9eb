// A thing of the brand's trade in the room that words alone leave, where there is none for it beside them.
import { type Hole, paperAt } from '#lib/render/emptiness/hole.ts'
import { extentOf } from '#lib/render/objects/extent.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { grounds, isSeen, put } from '#lib/templates/aside/looks.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'

export type Spot = { rect: Rect; nodes: SceneNode[] }

/** Of the lesser side of the picture: smaller it would be a stamp, larger it would lead. */
const [LEAST, MOST] = [0.16, 0.42]
/** From what stands around it, on a canvas 1080 wide. */
const CLEAR = 48

/** None where the room is small, or the thing would not be seen on what lies there. */
export function spotIn(page: Page, drawn: Drawing, hole: Hole, [noun]: readonly string[]): Spot | null {
  if (!noun) return null
  const { width, height } = page.canvas
  const paper = paperAt(drawn, hole.box)
  const on = grounds(page).find(one => one.paper.toLowerCase() === paper.toLowerCase())
  if (!on || !isSeen(on, [noun])) return null
  const room = clearIn(page, hole.box)
  // Between two columns it would belong to neither.
  if (room.across === 0.5) return null
  const extent = extentOf(noun)
  const most = (MOST * Math.min(width, height)) / Math.sqrt(extent.width * extent.height)
  const scale = Math.min(room.width / extent.width, room.height / extent.height, most)
  const ink = { width: extent.width * scale, height: extent.height * scale }
  if (!(Math.sqrt(ink.width * ink.height) >= LEAST * Math.min(width, height))) return null
  const rect = {
    ...ink,
    x: room.x + (room.width - ink.width) * room.across,
    y: room.y + (room.height - ink.height) * room.down,
  }
  return { rect, nodes: drawings(withRim(rect), put(page, { noun, on, frame: rect })) }
}

/** Outline and shadow of a hand reach beyond what it draws: as a share of the longer side. */
const RIM = 0.08
export function withRim({ x, y, width, height }: Rect): Rect {
  const rim = RIM * Math.max(width, height)
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim }
}

/** What of a hole lies within the margins and clear of words, and to which of its sides a thing in it keeps. */
function clearIn({ canvas: { area, unit } }: Page, box: Rect): Rect & { across: number; down: number } {
  const clear = CLEAR * unit
  const side = (from: number, to: number, first: number, last: number) => {
    const [atStart, atEnd] = [from <= first, to >= last]
    const start = atStart ? first : from + clear
    return { start, length: (atEnd ? last : to - clear) - start, share: atEnd ? 1 : atStart ? 0 : 0.5 }
  }
  const x = side(box.x, box.x + box.width, area.x, area.x + area.width)
  const y = side(box.y, box.y + box.height, area.y, area.y + area.height)
  return { x: x.start, width: x.length, across: x.share, y: y.start, height: y.length, down: y.share }
}
