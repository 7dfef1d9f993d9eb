import type { KitImage } from '#lib/render/brand-kit.ts'
import { rgb } from '#lib/render/colour/oklch.ts'
import { reaches, type Target } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type ImageNode, image, type Rect } from '#lib/render/scene.ts'

const SAMPLE = 32

/** A photo that fills its rectangle; `focus` is the point of the picture that stays in sight, in shares. */
export function cover(
  page: Page,
  rect: Rect,
  photo: KitImage,
  focus: readonly [number, number] = [0.5, 0.5],
  style = {},
): ImageNode {
  return image(rect, page.picture(photo), {
    objectFit: 'cover',
    objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%`,
    ...style,
  })
}

/** The darkest and lightest colours of the part of a covering photo that lies under `part`. */
export async function coloursUnder(
  page: Page,
  rect: Rect,
  photo: KitImage,
  part: Rect,
  focus: readonly [number, number] = [0.5, 0.5],
): Promise<string[]> {
  const scale = SAMPLE / Math.max(part.width, part.height)
  const width = Math.max(4, Math.round(part.width * scale))
  const height = Math.max(4, Math.round(part.height * scale))
  const shifted = {
    x: (rect.x - part.x) * scale,
    y: (rect.y - part.y) * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  }
  const node = image(shifted, photo.key, {
    objectFit: 'cover',
    objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%`,
  })
  const root = {
    type: 'container' as const,
    style: { position: 'relative', width, height, overflow: 'hidden' },
    children: [node],
  }
  const pixels = await page.raster.pixels({
    root,
    width,
    height,
    images: new Map([[photo.key, photo.bytes]]),
    fonts: [],
  })
  const list = Array.from(
    { length: width * height },
    (_, index) => [pixels[index * 4] ?? 0, pixels[index * 4 + 1] ?? 0, pixels[index * 4 + 2] ?? 0] as const,
  )
  list.sort((a, b) => bright(a) - bright(b))
  const at = (share: number) => toHex(list[Math.floor(share * (list.length - 1))] ?? [0, 0, 0])
  return [at(0.04), at(0.5), at(0.96)]
}

/** A photo shrunk to a few colours, and the share of it that is see-through. */
export async function sample(
  raster: Raster,
  photo: KitImage,
): Promise<{ width: number; height: number; colours: string[]; clear: number }> {
  const ratio = photo.width / photo.height
  const width = Math.max(4, Math.round(ratio > 1 ? SAMPLE : SAMPLE * ratio))
  const height = Math.max(4, Math.round(ratio > 1 ? SAMPLE / ratio : SAMPLE))
  const root = {
    type: 'container' as const,
    style: { position: 'relative', width, height },
    children: [image({ x: 0, y: 0, width, height }, photo.key)],
  }
  const pixels = await raster.pixels({ root, width, height, images: new Map([[photo.key, photo.bytes]]), fonts: [] })
  const indexes = Array.from({ length: width * height }, (_, index) => index * 4)
  const colours = indexes.map(at => toHex([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
  return { width, height, colours, clear: indexes.filter(at => (pixels[at + 3] ?? 0) < 128).length / indexes.length }
}

/** How opaque a scrim of `colour` must be for the ink to be read over `colours`, and what then lies behind it. */
export function scrimFor(
  ink: string,
  colour: string,
  colours: readonly string[],
  target: Target,
): { alpha: number; behind: string[] } {
  for (let alpha = 0; alpha < 0.98; alpha += 0.04) {
    const behind = colours.map(under => blend(under, colour, alpha))
    if (reaches(ink, behind, target)) return { alpha, behind }
  }
  return { alpha: 1, behind: [colour] }
}

function blend(under: string, over: string, alpha: number): string {
  const [a, b] = [rgb(under), rgb(over)]
  return toHex([0, 1, 2].map(channel => Math.round((a[channel] ?? 0) * (1 - alpha) + (b[channel] ?? 0) * alpha)))
}

function bright([r = 0, g = 0, b = 0]: readonly number[]): number {
  return r * 0.3 + g * 0.59 + b * 0.11
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
