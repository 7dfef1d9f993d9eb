import { RunFailure } from '#lib/problem.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { lasting } from '#lib/runs/work/lasting.ts'
import { COST, type Processor } from '#lib/runs/work/processor.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { encode } from '#lib/video/encode.ts'
import type { Film } from '#lib/video/film.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import type { Segment } from '#lib/video/segments.ts'
import { stillsFilm } from '#lib/video/stills-film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

/** The last film of each isolate: the segments of a run often come to the same one. */
const last = new WeakMap<Processor, { run_id: string; film: Film }>()

/** The film of a recipe, laid out and not drawn: of its own pictures, where it has any, else of its storyboard. */
export async function filmOf(world: RunWorld, run: RunRow, recipe: Recipe): Promise<Film> {
  const known = last.get(world.processor)
  if (known?.run_id === run.id) return known.film
  if (!recipe.video) throw new Error(`run ${run.id} has no video`)
  if (recipe.pictures.length === 0) assertScenes(recipe.video)
  const kit = await loadKit(world.blobs, recipe.brand)
  await world.processor.turn(world, run.workspace_id, COST.step)
  const film = await (recipe.pictures.length > 0
    ? stillsFilm(world.raster, recipe.pictures, recipe.video, kit)
    : world.makeFilm(world.raster, recipe.video, kit)
  ).catch(lasting)
  last.set(world.processor, { run_id: run.id, film })
  return film
}

/** A segment a turn, so that a card of another workspace waits for one and not for the film. */
export const encodeInTurns = (world: RunWorld, run: RunRow, film: Film, segments: readonly Segment[]) =>
  encode(world.raster, film, segments, {
    next: () => world.processor.turn(world, run.workspace_id, COST.segment),
    isAlone: () => world.processor.isAlone(),
  }).catch(error => {
    // A picture of it may be gone: the next attempt lays it out anew.
    last.delete(world.processor)
    throw error
  })

/** A caller's recipe may name what no engine of ours can show, now or at the next attempt. */
function assertScenes({ shots }: Storyboard): void {
  for (const [index, { scene, composition, data }] of shots.entries()) {
    const known = scenes[scene]
    const read = known?.fields.safeParse(data)
    const isPossible = composition === 'auto' || known?.compositions.includes(composition)
    if (read?.success && isPossible) continue
    const why = !read
      ? 'is not known'
      : read.success
        ? `has no composition \`${composition.slice(0, 60)}\``
        : `cannot be made of its data: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`
    throw new RunFailure('draw_failed', `Shot ${index + 1}: the scene \`${scene.slice(0, 60)}\` ${why}.`)
  }
}
