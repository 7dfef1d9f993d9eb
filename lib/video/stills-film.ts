// A slideshow as a film: each still whole while it is read, pushed out by the next.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type ComposedScene, composePicture } from '#lib/templates/draw.ts'
import { type Film, type FilmLayer, FPS } from '#lib/video/film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

/** Frames that one still takes to push the other out. */
const PUSH = 16

const frameAt = (ms: number) => Math.round((ms * FPS) / 1000)

/** The shots of the storyboard say when each picture shows. */
export async function stillsFilm(
  raster: Raster,
  pictures: readonly Picture[],
  storyboard: Storyboard,
  kit: BrandKit,
): Promise<Film> {
  const { width, height, shots, bed } = storyboard
  const stills: ComposedScene[] = []
  for (const picture of pictures.slice(0, shots.length)) stills.push(await composePicture(raster, picture, kit))
  const [first] = stills
  if (!first) throw new Error('a slideshow without a still')
  const frames = frameAt(shots[stills.length - 1]?.end_ms ?? 0)
  const starts = stills.map((_, index) => frameAt(shots[index]?.start_ms ?? 0))
  return {
    ...{ width, height, frames, bed },
    background: [0, 0, 0],
    layers: stills.map(({ scene }, index) => still(scene, index, width, [...starts, frames])),
    cues: [],
    poster: 0,
    alt_text: first.alt_text,
    proof: first.proof,
  }
}

function still(scene: FilmLayer['scene'], index: number, width: number, starts: readonly number[]): FilmLayer {
  const [from = 0, next = 0] = [starts[index], starts[index + 1]]
  const isLast = index === starts.length - 2
  const comesIn = (frame: number) => (index === 0 ? 1 : eased((frame - from + 1) / PUSH))
  const goesOut = (frame: number) => (isLast ? 0 : eased((frame - next + 1) / PUSH))
  return {
    name: `still ${index}`,
    scene,
    from,
    until: isLast ? next : next + PUSH - 1,
    pose: frame => ({ x: Math.round(width * (1 - comesIn(frame) - goesOut(frame))), y: 0 }),
  }
}

/** Slow at both ends. */
function eased(share: number): number {
  const at = Math.max(0, Math.min(1, share))
  return at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2
}
