import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Asset, RunRow } from '#lib/runs/run.ts'
import { aiMade, keepAsset } from '#lib/runs/work/keep-asset.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { webVtt } from '#lib/video/captions.ts'
import { poster } from '#lib/video/dress/poster.ts'
import { type Film, FPS } from '#lib/video/film.ts'
import { assemble } from '#lib/video/mp4/assemble.ts'
import { soundOf } from '#lib/video/sound/sound-of.ts'

type Filmed = { run: RunRow; recipe: Recipe; film: Film }

/** The MP4 with its poster and its captions; beside the stills of a slideshow, which are its posters, the MP4 alone. */
export async function videoAssets(
  world: RunWorld,
  { run, recipe, film }: Filmed,
  segments: readonly Uint8Array[],
  first: number,
): Promise<Asset[]> {
  const { width, height, alt_text } = film
  const sound = await soundOf(film, world.raster.shelf)
  const mp4 = await assemble({ width, height, segments, sound })
  const duration_ms = Math.round((film.frames * 1000) / FPS)
  const shows = new Set(film.layers.flatMap(layer => [...layer.scene.images.keys()]))
  const size = { width, height, alt_text, ...aiMade({ proof: film.proof, shows }, recipe.brand) }
  const video = { kind: 'video', content_type: 'video/mp4', bytes: mp4, ...size, duration_ms } as const
  if (first > 0) return [await keepAsset(world, run, { ...video, position: first })]
  const jpeg = await poster(world.raster, film)
  const vtt = new TextEncoder().encode(webVtt(film.cues))
  return Promise.all([
    keepAsset(world, run, { ...video, position: 0, proof: film.proof }),
    keepAsset(world, run, { kind: 'thumbnail', position: 1, bytes: jpeg, content_type: 'image/jpeg', ...size }),
    keepAsset(world, run, { kind: 'captions', position: 2, bytes: vtt, content_type: 'text/vtt', duration_ms }),
  ])
}
