// What a viewer of a film sees: a frame of each scene, when all of it has come.
import { bareKit } from '#bench/copy/outputs.ts'
import { raster } from '#dev/build/raster.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import { poster } from '#lib/video/dress/poster.ts'
import { FPS } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'

/** So many frames before its end a scene rests, and the next one does not come over it yet. */
const AT_REST = 16

export async function* scenesOf(recipe: Recipe): AsyncGenerator<Uint8Array> {
  if (!recipe.video) return
  const film = await makeFilm(raster, recipe.video, bareKit(recipe))
  for (const { end_ms } of recipe.video.shots) {
    const frame = Math.min(film.frames - 1, Math.round((end_ms * FPS) / 1000) - AT_REST)
    yield await poster(raster, { ...film, poster: frame })
  }
}
