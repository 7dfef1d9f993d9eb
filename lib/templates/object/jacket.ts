// A cover in the form of the thing, set in type: what is shown where nobody has sent a picture of it.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix, shadowTint, withAlpha } from '#lib/render/colour/oklch.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { thingOf } from '#lib/render/subject/subject.ts'
import { drawings, thingIn } from '#lib/render/subject/thing.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import type { ObjectData } from '#lib/templates/object/fields.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** The proportions of what is held in the hand; a dish is seen from above. */
const forms: Record<ObjectData['kind'], number> = { book: 0.66, film: 0.68, record: 1, dish: 1, other: 0.78 }

export async function jacket(page: Page, data: ObjectData, ground: Ground, room: Rect): Promise<SceneNode[]> {
  const ratio = forms[data.kind]
  // A record is seen a third out of its sleeve.
  const out = data.kind === 'record' ? 1.34 : 1
  const height = Math.min(room.height, room.width / ratio / out)
  const width = height * ratio
  const frame = { x: room.x + (room.width - width * out) / 2, y: room.y + (room.height - height) / 2, width, height }
  const inks = [page.theme.deep, ...page.theme.vivid]
  // Another title is another cover.
  const first = hash(`jacket/${data.title}`) % inks.length
  const on = standingOut(page, ground, inks[first] ?? page.theme.deep, ...inks)
  page.take('artwork', frame)
  return [
    ...(data.kind === 'record' ? [disc(frame, on)] : []),
    board(page, data, { frame, on, ground }),
    ...(await printed(page, data, on, frame)),
  ]
}

/** Title and name on the cover; the picture between them where the title names a thing, else letters as large as it takes. */
async function printed(page: Page, data: ObjectData, on: Ground, frame: Rect): Promise<SceneNode[]> {
  const { width, height } = frame
  const pad = width * 0.1
  const named = thingOn(page, data) !== null
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: width - 2 * pad,
    height: height * (named ? 0.42 : 0.68),
    max: width * (named ? 0.2 : 0.34),
    min: 32,
    lines: 7,
  })
  const by = await page.optional('by', data.by, {
    ...noteOn(on),
    width: width - 2 * pad,
    max: Math.max(30 * page.canvas.unit, width * 0.066),
    lines: 2,
    tone: 'ink',
    cut: { weight: 600 },
  })
  const [top, foot] = [frame.y + pad * 1.15, frame.y + height - pad * 1.15]
  const low = !named && hash(data.title) % 2 === 1
  // What is alone on its cover stands in the middle of it.
  const middle = frame.y + (height - title.height) / 2
  if (!named && !by) return [title.at(frame.x + pad, middle)]
  const lower = foot - (by?.height ?? 0)
  const from = top + title.height + title.size * 0.3
  return [
    ...pictureOn(page, data, on, { ...frame, y: from, height: Math.max(0, lower - from - pad * 0.4) }),
    title.at(frame.x + pad, low ? foot - title.height - title.size * 0.1 : top),
    ...(by ? [by.at(frame.x + pad, low ? top : lower)] : []),
  ]
}

type Cover = { frame: Rect; on: Ground; ground: Ground }

function board({ canvas: { unit } }: Page, { kind }: ObjectData, { frame, on, ground }: Cover): SceneNode {
  const tint = shadowTint(ground.paper)
  const shadow = `0 ${4 * unit}px ${10 * unit}px ${withAlpha(tint, 0.28)}, 0 ${34 * unit}px ${70 * unit}px ${withAlpha(tint, 0.34)}`
  const spine = { x: 0, y: 0, width: frame.width * 0.035, height: frame.height }
  return box(
    frame,
    { backgroundColor: on.paper, boxShadow: shadow, borderRadius: kind === 'book' ? 6 * unit : 0, overflow: 'hidden' },
    kind === 'book' ? [box(spine, { backgroundColor: mix(on.paper, on.ink, 0.14) })] : [],
  )
}

const COVERED: ReadonlySet<ObjectData['kind']> = new Set(['book', 'film', 'record'])

/** Of anything else a board with its title is a box, in which a picture of the thing itself has little room. */
export const hasCover = ({ kind, by }: ObjectData): boolean => COVERED.has(kind) || by !== undefined

/** What the title names, or the post depicts: but for the thing itself, whose cover this is. */
function thingOn({ depicts, kit }: Pick<Page, 'kit' | 'depicts'>, { title, kind }: ObjectData): string | null {
  if (!depicts) return thingOf(title, besideOf(kit))
  const [noun = ''] = depicts
  return noun === '' || noun.startsWith(kind) ? null : noun
}

/** In the brand's hand; a title that names nothing stands for itself. */
function pictureOn(page: Page, data: ObjectData, on: Ground, { x, y, width, height }: Rect): SceneNode[] {
  const noun = thingOn(page, data)
  const side = Math.min(height, width * 0.74)
  if (!noun || side < width * 0.3) return []
  const ask = {
    noun,
    hand: page.signature.hand,
    on,
    others: page.theme.playful.map(one => one.paper),
    seed: data.title,
  }
  const frame = { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
  const square = squareFor(noun, frame)
  const free = side - inkIn(noun, square).height
  return drawings(frame, thingIn(page, { ...square, y: square.y - free / 2 }, ask))
}

/** The record itself, a third out of its sleeve. */
function disc(frame: Rect, on: Ground): SceneNode {
  const side = frame.height * 0.94
  const x = frame.x + frame.width * 1.34 - side
  const y = frame.y + (frame.height - side) / 2
  const ring = (share: number, colour: string) =>
    box(
      { x: (side * (1 - share)) / 2, y: (side * (1 - share)) / 2, width: side * share, height: side * share },
      { backgroundColor: colour, borderRadius: side },
    )
  return box(
    { x, y, width: side, height: side },
    { borderRadius: side, overflow: 'hidden', backgroundColor: '#141414' },
    [ring(0.84, '#1E1E1E'), ring(0.66, '#161616'), ring(0.34, on.lead), ring(0.05, on.paper)],
  )
}
