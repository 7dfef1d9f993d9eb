import { loadKit } from '#lib/runs/kit.ts'
import { lasting } from '#lib/runs/lasting.ts'
import type { Recipe } from '#lib/runs/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { Workshop } from '#lib/runs/workshop.ts'
import type { Film } from '#lib/video/film.ts'
import { stillsFilm } from '#lib/video/stills-film.ts'

/** The isolate's last film: the segments of a run often come to the same one. */
let last: { run_id: string; film: Film } | undefined

/** The film of a recipe, laid out and not drawn: of its own pictures, where it has any, else of its storyboard. */
export async function filmOf(shop: Workshop, run: RunRow, recipe: Recipe): Promise<Film> {
  if (last?.run_id === run.id) return last.film
  if (!recipe.video) throw new Error(`run ${run.id} has no video`)
  const kit = await loadKit(shop.blobs, recipe.brand)
  const film = await (recipe.pictures.length > 0
    ? stillsFilm(shop.raster, recipe.pictures, recipe.video, kit)
    : shop.makeFilm(shop.raster, recipe.video, kit)
  ).catch(lasting)
  last = { run_id: run.id, film }
  return film
}
