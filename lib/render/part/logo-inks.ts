// The colours of a logo, and how much of it is not seen on a ground: asked of a small drawing of it.
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { contrast, hex, lch } from '#lib/render/colour/oklch.ts'
import type { Raster } from '#lib/render/raster.ts'
import { image, type SceneFile } from '#lib/render/scene.ts'

const LEAST_CONTRAST = 2.6
const SAMPLE = 40
/** Of two colours that nobody tells apart in a part of a logo. */
const LOST_CONTRAST = 1.5
/** A logo of which less is lost counts as whole. */
const LOST_SHARE = 0.05

/** The colour of each point, null where nothing is, and all of them, the one with the largest area first. */
type Sample = { width: number; points: (string | null)[]; inks: string[] }

const samples = new WeakMap<SceneFile, Promise<Sample>>()

function sampleOf(raster: Raster, logo: KitImage): Promise<Sample> {
  const known = samples.get(logo.bytes) ?? drawSample(raster, logo)
  samples.set(logo.bytes, known)
  return known
}

async function drawSample(raster: Raster, logo: KitImage): Promise<Sample> {
  const width = Math.max(SAMPLE, Math.min(SAMPLE * 6, Math.round((logo.width / logo.height) * SAMPLE)))
  const root = {
    type: 'container' as const,
    style: { width, height: SAMPLE, position: 'relative' },
    children: [image({ x: 0, y: 0, width, height: SAMPLE }, logo.key)],
  }
  const images = new Map([[logo.key, logo.bytes]])
  const pixels = await raster.pixels({ root, width, height: SAMPLE, images, fonts: [] })
  const counts = new Map<string, number>()
  const points = Array.from({ length: pixels.length / 4 }, (_, point) => {
    const at = point * 4
    if ((pixels[at + 3] ?? 0) < 200) return null
    const key = `#${[0, 1, 2].map(channel => ((pixels[at + channel] ?? 0) >> 4).toString(16).repeat(2)).join('')}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return key
  })
  return { width, points, inks: [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => hex(lch(key))) }
}

/** A two-coloured logo is seen when its larger part is. */
const mainInk = async (raster: Raster, logo: KitImage): Promise<string> =>
  (await sampleOf(raster, logo)).inks[0] ?? '#808080'

export const logoInks = (raster: Raster, { logos }: BrandKit): Promise<string[]> =>
  Promise.all(logos.map(({ image }) => mainInk(raster, image)))

export const isSeen = async (raster: Raster, logo: KitImage, behind: readonly string[]): Promise<boolean> =>
  isInkSeen(await mainInk(raster, logo), behind)

/** Whether a logo of that colour is seen on all of these. */
export const isInkSeen = (ink: string, behind: readonly string[]): boolean =>
  behind.every(ground => contrast(ink, ground) >= LEAST_CONTRAST)

/** Whether no part of it goes under in a ground: white letters in a badge are seen on white, since the badge is around them. */
export async function isWhole(raster: Raster, logo: KitImage, behind: readonly string[]): Promise<boolean> {
  const sample = await sampleOf(raster, logo)
  return behind.every(ground => lostOn(sample, ground) < LOST_SHARE)
}

/** Which share of it has the ground's colour and runs out into it. */
function lostOn({ width, points }: Sample, ground: string): number {
  // A picture that fills its box has a ground of its own.
  if (points[0] !== null && points.at(-1) !== null) return 0
  const faint = new Set([...new Set(points)].filter(ink => ink && contrast(ink, ground) < LOST_CONTRAST))
  const isFaint = (at: number) => faint.has(points[at] ?? null)
  const around = (at: number) => [
    ...[at - width, at + width],
    ...(at % width > 0 ? [at - 1] : []),
    ...(at % width < width - 1 ? [at + 1] : []),
  ]
  const runsOut = (at: number) => around(at).some(next => (points[next] ?? null) === null)
  const lost = new Set([...points.keys()].filter(at => isFaint(at) && runsOut(at)))
  // A set is read on while it grows.
  for (const at of lost) for (const next of around(at)) if (isFaint(next)) lost.add(next)
  return lost.size / Math.max(1, points.filter(ink => ink !== null).length)
}
