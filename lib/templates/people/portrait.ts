// People of the brand's library, who agreed to be shown, as large figures.
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { sample } from '#lib/render/part/photo.ts'
import { box, image, type Rect, type SceneNode } from '#lib/render/scene.ts'

type Person = BrandKit['people'][number]

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim()

/** The person whose name is in one of the texts. */
export function personNamed(kit: BrandKit, ...texts: (string | undefined)[]): Person | null {
  const said = texts.filter(text => text !== undefined).map(plain)
  return kit.people.find(person => said.some(text => text.includes(plain(person.name)))) ?? null
}

const EVEN = 1.16

/** The one colour behind a person who was drawn or photographed before an even wall. */
export async function wallOf(page: Page, portrait: KitImage): Promise<string | null> {
  const { width, height, colours } = await sample(page.raster, portrait)
  const rim = colours.filter((_, index) => {
    const [column, row] = [index % width, Math.floor(index / width)]
    return row === 0 || (row < height * 0.4 && (column === 0 || column === width - 1))
  })
  const wall = rim[0]
  return wall && rim.every(colour => contrast(colour, wall) < EVEN) ? wall : null
}

/** A ground of the wall's colour, on which the person stands without a frame. */
export function wallGround(page: Page, wall: string): Ground {
  const { plain, deep, vivid } = page.theme
  return groundOn(wall, {
    inks: [plain.ink, plain.paper, deep.ink, deep.paper],
    lead: [plain.lead, deep.lead, ...vivid.map(one => one.paper)],
    accent: [plain.accent],
  })
}

/** The person from the foot of the canvas, `width` wide, its upper edge at y; cut by the edges. */
export function standing(
  page: Page,
  portrait: KitImage,
  { x, y, width }: { x: number; y: number; width: number },
): SceneNode {
  const height = (width * portrait.height) / portrait.width
  page.take('portrait', { x: x + width * 0.16, y: y + height * 0.14, width: width * 0.68, height: height * 0.86 })
  return image({ x, y, width, height }, page.picture(portrait))
}

/** A panel that the picture fills, the face in its upper middle. A drawing would be stretched by `object-fit`. */
export function panel(page: Page, rect: Rect, portrait: KitImage): SceneNode {
  page.take('portrait', rect)
  const scale = Math.max(rect.width / portrait.width, rect.height / portrait.height)
  const [width, height] = [portrait.width * scale, portrait.height * scale]
  const frame = { x: (rect.width - width) / 2, y: (rect.height - height) * 0.34, width, height }
  return box(rect, { overflow: 'hidden' }, [image(frame, page.picture(portrait))])
}

export function disc(
  page: Page,
  portrait: KitImage,
  { x, y, side, rim }: { x: number; y: number; side: number; rim?: string },
): SceneNode {
  const edge = rim ? Math.max(3, side * 0.035) : 0
  const inner = side - 2 * edge
  const face = image({ x: 0, y: 0, width: inner, height: inner }, page.picture(portrait), { objectFit: 'cover' })
  return box({ x, y, width: side, height: side }, { borderRadius: side / 2, backgroundColor: rim }, [
    box({ x: edge, y: edge, width: inner, height: inner }, { borderRadius: inner / 2, overflow: 'hidden' }, [face]),
  ])
}
