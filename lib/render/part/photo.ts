import type { KitImage } from '#lib/render/brand-kit.ts'
import { lch, rgb } from '#lib/render/colour/oklch.ts'
import { reaches, type Target } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type ImageNode, image, type Rect, type SceneFile } from '#lib/render/scene.ts'

const SAMPLE = 80

/** A photo that fills its rectangle; `focus` is the point of the picture that stays in sight, in shares. */
export function cover(
  page: Page,
  rect: Rect,
  photo: KitImage,
  focus: readonly [number, number] = [0.5, 0.5],
  style = {},
): ImageNode {
  page.shown(photo, rect)
  return image(rect, page.picture(photo), {
    objectFit: 'cover',
    objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%`,
    ...graded(page),
    ...style,
  })
}

/** Sepia stands at this hue of HSL. */
const SEPIA = 38

/** A brand may have its photos in light and dark of its own leading colour. */
function graded({ signature, kit }: Page): { filter?: string } {
  if (signature.picture.grade !== 'duotone') return {}
  const { c, h } = lch(kit.palette.primary ?? '#808080')
  if (c < 0.03) return { filter: 'grayscale(1) contrast(1.06)' }
  return {
    filter: `grayscale(1) sepia(1) hue-rotate(${Math.round(h - HUE_APART - SEPIA)}deg) saturate(${(0.8 + c * 6).toFixed(2)})`,
  }
}

/** By how much hues of OKLCH run ahead of those of HSL, about. */
const HUE_APART = 22

/** A photo shrunk to a few colours, row by row, their places from dark to light, and the share of it that is see-through. */
export type Sample = { width: number; height: number; colours: string[]; rising: number[]; clear: number }

/** A part of the canvas, and the share of it that may be darker or lighter than the colours that are told. */
export type Under = { part: Rect; left: number }

/** The darkest, middle and lightest colours of what lies under a part of a centred photo that covers `rect`. */
export async function coloursUnder(
  page: Page,
  rect: Rect,
  photo: KitImage,
  { part, left: out }: Under,
): Promise<string[]> {
  const grid = await sample(page.raster, photo)
  const zoom = Math.max(rect.width / photo.width, rect.height / photo.height)
  const left = rect.x + (rect.width - photo.width * zoom) / 2
  const top = rect.y + (rect.height - photo.height * zoom) / 2
  const cell = (photo.width * zoom) / grid.width
  const across = Array.from({ length: grid.width }, (_, column) =>
    within(left + (column + 0.5) * cell, part.x, part.width),
  )
  const down = Array.from({ length: grid.height }, (_, row) => within(top + (row + 0.5) * cell, part.y, part.height))
  const under = grid.rising.filter(index => across[index % grid.width] && down[Math.floor(index / grid.width)])
  const sorted = under.length > 0 ? under : grid.rising
  return [out, 0.5, 1 - out].map(
    share => grid.colours[sorted[Math.floor(share * (sorted.length - 1))] ?? 0] ?? '#808080',
  )
}

const within = (at: number, from: number, length: number): boolean => at >= from && at < from + length

const samples = new WeakMap<SceneFile, Promise<Sample>>()

/** Decoding a photo is dear, so each is looked at once. */
export function sample(raster: Raster, photo: KitImage): Promise<Sample> {
  const known = samples.get(photo.bytes) ?? shrink(raster, photo)
  samples.set(photo.bytes, known)
  known.catch(() => samples.delete(photo.bytes))
  return known
}

async function shrink(raster: Raster, photo: KitImage): Promise<Sample> {
  const ratio = photo.width / photo.height
  const width = Math.max(4, Math.round(ratio > 1 ? SAMPLE : SAMPLE * ratio))
  const height = Math.max(4, Math.round(ratio > 1 ? SAMPLE / ratio : SAMPLE))
  const root = {
    type: 'container' as const,
    style: { position: 'relative', width, height },
    children: [image({ x: 0, y: 0, width, height }, photo.key)],
  }
  const images = new Map([[photo.key, photo.bytes]])
  const pixels = await raster.pixels({ root, width, height, images, fonts: [] })
  const indexes = Array.from({ length: width * height }, (_, index) => index * 4)
  const colours = indexes.map(at => toHex([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
  const light = colours.map(colour => bright(rgb(colour)))
  const rising = [...light.keys()].sort((one, other) => (light[one] ?? 0) - (light[other] ?? 0))
  const clear = indexes.filter(at => (pixels[at + 3] ?? 0) < 128).length / indexes.length
  return { width, height, colours, rising, clear }
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
