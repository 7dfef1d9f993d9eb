// One thing in its square: drawn by us, or the brand's own picture of it.
import { type ObjectAsk, objectIn } from '#lib/render/objects/draw.ts'
import { inkIn } from '#lib/render/objects/extent.ts'
import { ownFile } from '#lib/render/objects/own.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, image, type Rect, type SceneNode } from '#lib/render/scene.ts'

type Square = Pick<Rect, 'x' | 'y' | 'width'>

/** What stands for a picture in a drawing, until `drawings` parts it from what is drawn. */
const MARK = /<own ([^<>]*)>/
const HOLLOW = 0.3

/** SVG, or a mark where a picture stands in it; that is known to the page from then on. */
export function thingIn(page: Page, square: Square, ask: ObjectAsk, turn = 0): string {
  const own = page.kit.artwork?.find(one => one.image.key === ownFile(ask.noun))
  if (!own) return objectIn(square, ask, turn)
  const { x, y, width, height } = inkIn(ask.noun, square)
  return `<own ${JSON.stringify([page.picture(own.image), x, y, width, height, ask.hollow ? HOLLOW : 1])}>`
}

/** The parts of a drawing and the pictures that stand in it, from the back to the front. */
export function drawings(rect: Rect, content: string): SceneNode[] {
  const parts = content.split(MARK)
  return parts.flatMap((part, at): SceneNode[] => {
    if (at % 2 === 0) return part || parts.length === 1 ? [drawing(rect, part)] : []
    const [key, x, y, width, height, opacity] = JSON.parse(part)
    return [image({ x, y, width, height }, key, opacity < 1 ? { opacity } : {})]
  })
}
