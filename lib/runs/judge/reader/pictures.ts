// The drawn post as a second reader sees it: few pictures, small, as data URIs.
import { toBase64 } from '#lib/bytes.ts'
import type { PictureFormat } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { image } from '#lib/render/scene.ts'
import { poster } from '#lib/video/dress/poster.ts'
import { type Film, FPS } from '#lib/video/film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

const LONGEST_SIDE = 512
const MOST_PICTURES = 4
/** Before a shot ends, when nothing moves any more. */
const AT_REST_MS = 500

type Drawn = { bytes: Uint8Array; width: number; height: number }

export function shrunk(
  raster: Raster,
  { bytes, width, height }: Drawn,
  format: PictureFormat = 'jpeg',
  longest = LONGEST_SIDE,
) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return drawnAt(raster, bytes, { width: Math.round(width * scale), height: Math.round(height * scale) }, format)
}

/** A picture in another size. */
export function drawnAt(
  raster: Raster,
  bytes: Uint8Array,
  size: { width: number; height: number },
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const root = {
    type: 'container' as const,
    style: { position: 'relative', ...size },
    children: [image({ x: 0, y: 0, ...size }, 'picture')],
  }
  return raster.draw({ root, ...size, images: new Map([['picture', bytes]]), fonts: [] }, format)
}

/** The first, the last, and what lies evenly between. */
export function fewOf<T>(all: readonly T[], most = MOST_PICTURES): T[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, nth) => {
    const at = Math.round((nth * (all.length - 1)) / (most - 1))
    return all[at] as T
  })
}

type Few = { most?: number /** Before each is drawn. */; turn?(): Promise<void> }

/** A film by its shots at rest. */
export async function framesOf(
  raster: Raster,
  film: Film,
  { shots }: Storyboard,
  { most, turn }: Few = {},
): Promise<Drawn[]> {
  const { width, height, frames } = film
  const drawn: Drawn[] = []
  for (const { end_ms } of fewOf(shots, most)) {
    await turn?.()
    const at = Math.min(frames - 1, Math.max(0, Math.round(((end_ms - AT_REST_MS) * FPS) / 1000)))
    drawn.push({ bytes: await poster(raster, { ...film, poster: at }), width, height })
  }
  return drawn
}

export const dataUri = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${toBase64(jpeg)}`
