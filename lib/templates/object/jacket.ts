// A cover in the form of the thing, set in type: what is shown where nobody has sent a picture of it.
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix, shadowTint, withAlpha } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import type { ObjectData } from '#lib/templates/object/fields.ts'

/** The proportions of what is held in the hand; a dish is seen from above. */
const forms: Record<ObjectData['kind'], number> = { book: 0.66, film: 0.68, record: 1, dish: 1, other: 0.78 }

export async function jacket(page: Page, data: ObjectData, ground: Ground, room: Rect): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const ratio = forms[data.kind]
  // A record is seen a third out of its sleeve.
  const out = data.kind === 'record' ? 1.34 : 1
  const height = Math.min(room.height, room.width / ratio / out)
  const width = height * ratio
  const frame = { x: room.x + (room.width - width * out) / 2, y: room.y + (room.height - height) / 2, width, height }
  const on = standingOut(page, ground, page.theme.deep, ...page.theme.vivid)
  const pad = width * 0.09
  const inner = width - 2 * pad
  const title = await page.text('title', data.title, {
    face: 'display',
    width: inner,
    height: height * 0.52,
    max: width * 0.24,
    min: 32,
    lines: 6,
    on,
    tone: 'ink',
  })
  const by = await page.optional('by', data.by, {
    face: 'text',
    width: inner,
    max: Math.max(30 * unit, width * 0.066),
    min: 28,
    lines: 2,
    on,
    tone: 'ink',
    cut: { weight: 600 },
  })
  const tint = shadowTint(ground.paper)
  const shadow = `0 ${4 * unit}px ${10 * unit}px ${withAlpha(tint, 0.28)}, 0 ${34 * unit}px ${70 * unit}px ${withAlpha(tint, 0.34)}`
  page.take('artwork', frame)
  const top = frame.y + pad * 1.15
  const lower = frame.y + frame.height - pad * 1.15 - (by?.height ?? 0)
  const from = top + title.height + title.size * 0.3 + pad * 0.6
  return [
    ...(data.kind === 'record' ? [disc(frame, on)] : []),
    box(
      frame,
      {
        backgroundColor: on.paper,
        boxShadow: shadow,
        borderRadius: data.kind === 'book' ? 6 * unit : 0,
        overflow: 'hidden',
      },
      [
        ...(data.kind === 'book'
          ? [box({ x: 0, y: 0, width: width * 0.035, height }, { backgroundColor: mix(on.paper, on.ink, 0.14) })]
          : []),
        ...bars({ x: 0, y: from - frame.y, width, height: Math.max(0, lower - from - pad * 0.5) }, on),
      ],
    ),
    title.at(frame.x + pad, top),
    ...(by ? [by.at(frame.x + pad, lower)] : []),
  ]
}

/** A field of lines that grow heavier downwards: a cover's own picture where it has none. */
function bars({ x, y, width, height }: Rect, on: Ground): SceneNode[] {
  if (height < width * 0.12) return []
  const count = Math.max(3, Math.round(height / (width * 0.075)))
  const pitch = height / count
  return Array.from({ length: count }, (_, index) => {
    const thick = pitch * (0.12 + (0.66 * (index + 1)) / count)
    return box(
      { x, y: y + index * pitch + (pitch - thick), width, height: thick },
      { backgroundColor: mix(on.paper, tintOf(on), 0.9) },
    )
  })
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
