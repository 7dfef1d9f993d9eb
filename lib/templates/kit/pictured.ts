import type { KitImage } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { rgb } from '#lib/render/colour/oklch.ts'
import { isOwn } from '#lib/render/objects/own.ts'
import type { Page } from '#lib/render/page.ts'
import { cover, type Sample, sample } from '#lib/render/part/photo.ts'
import { box, image, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { likeness } from '#lib/render/subject/about.ts'
import type { Calm } from '#lib/render/subject/show.ts'
import { depict } from '#lib/templates/aside/depict.ts'

/** A picture of the library: one with transparency is an object, one without detail only a ground. */
export type Photo = { image: KitImage; kind: 'scene' | 'object' | 'ground' }

/** Of brightness, from cell to cell, on the way across a picture. */
const LEAST_DETAIL = 260

/** Of the brand's photos of the wanted kinds the one that shows most of what the post tells; of equals, the seed's. */
export async function photoOf(page: Page, wanted: readonly Photo['kind'][]): Promise<Photo | null> {
  const { photos, painted } = page.kit
  if (painted) return { image: painted.image, kind: 'scene' }
  const first = Math.floor(page.roll() * photos.length)
  const turned = [...photos.slice(first), ...photos.slice(0, first)]
  const fit = new Map(turned.map(one => [one, likenessOf(page, one.shows)]))
  for (const { image } of turned.toSorted((a, b) => (fit.get(b) ?? 0) - (fit.get(a) ?? 0))) {
    const kind = kindOf(await sample(page.raster, image))
    if (wanted.includes(kind)) return { image, kind }
  }
  return null
}

const likenessOf = ({ said, kit }: Page, shows: string): number => likeness(shows, said, kit)

/** The photo that its post is about, as it may stand beside words: from edge to edge. */
export const photoBeside = async (page: Page): Promise<KitImage | null> =>
  page.photo ? ((await photoOf(page, ['scene']))?.image ?? null) : null

/** Before a photo that shows nothing of what the post tells stands the brand's own picture of the very thing. */
const isBeside = (page: Page, { image }: Photo): boolean =>
  page.subject.nouns.some(isOwn) &&
  page.kit.photos.every(one => one.image.key !== image.key || likenessOf(page, one.shows) === 0)

/** The brand's own photo where it has one, else its artwork. */
export async function pictured(page: Page, on: Ground, rect: Rect, calm: Calm): Promise<SceneNode[]> {
  const photo = await photoOf(page, ['scene', 'object'])
  if (!photo || rect.height < 160 || isBeside(page, photo)) return depict(page, on, rect, calm)
  const inner = {
    x: rect.x + rect.width * 0.1,
    y: rect.y + rect.height * 0.1,
    width: rect.width * 0.8,
    height: rect.height * 0.8,
  }
  page.take('photo', inner, page.painted?.shows)
  return photo.kind === 'object' ? [bleeding(page, rect, photo.image)] : [cover(page, rect, photo.image)]
}

/** An object larger than its rectangle, cut by the edges of the canvas. */
function bleeding(page: Page, rect: Rect, object: KitImage): SceneNode {
  const scale = Math.max(rect.width / object.width, rect.height / object.height) * 0.98
  const [width, height] = [object.width * scale, object.height * scale]
  const frame = {
    x: rect.width - width * 0.86,
    y: rect.y === 0 ? rect.height - height * 0.96 : rect.height * 0.04,
    width,
    height,
  }
  return box(rect, { overflow: 'hidden' }, [image(frame, page.picture(object))])
}

const kinds = new WeakMap<Sample, Photo['kind']>()

function kindOf(sample: Sample): Photo['kind'] {
  const kind = kinds.get(sample) ?? judged(sample)
  kinds.set(sample, kind)
  return kind
}

function judged({ width, height, colours, clear }: Sample): Photo['kind'] {
  if (clear > 0.12) return 'object'
  const light = colours.map(colour => rgb(colour).reduce((sum, channel) => sum + channel, 0) / 3)
  let steps = 0
  for (let at = 0; at < light.length - width; at++)
    steps += Math.abs((light[at] ?? 0) - (light[at + width] ?? 0)) + Math.abs((light[at] ?? 0) - (light[at + 1] ?? 0))
  return (steps * Math.max(width, height)) / (width * height) < LEAST_DETAIL ? 'ground' : 'scene'
}
