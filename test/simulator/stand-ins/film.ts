// Stands in for lib/video/stills-film.ts, and makes films of storyboards: a length, and enough movement that some
// films are made in one go and some in segments.
import type { Raster } from '#lib/render/raster.ts'
import { type Film, type FilmLayer, FPS } from '#lib/video/film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'
import { proof } from './proof.ts'

export const makeFilm = async (_: Raster, storyboard: Storyboard): Promise<Film> => filmOf(storyboard)

export const stillsFilm = async (_: Raster, __: unknown, storyboard: Storyboard): Promise<Film> => filmOf(storyboard)

function filmOf({ width, height, shots, seed }: Storyboard): Film {
  const frames = Math.round(((shots.at(-1)?.end_ms ?? 0) * FPS) / 1_000)
  const moves = seed.charCodeAt(0) % 2 === 0
  return {
    ...{ width, height, frames, bed: null, background: [0, 0, 0], cues: [], poster: 0, alt_text: 'A film', proof },
    layers: moves ? [layer(width, height, frames)] : [],
  }
}

const layer = (width: number, height: number, frames: number): FilmLayer => ({
  name: 'moving',
  scene: { root: { type: 'container', style: {}, children: [] }, width, height, images: new Map(), fonts: [] },
  from: 0,
  until: frames,
  pose: frame => ({ x: frame % 2, y: 0 }),
})
