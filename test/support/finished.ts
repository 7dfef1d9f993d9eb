// A run that has come to its end, with the recipe that makes it again.
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from './caller.ts'
import type { TestWorld } from './world.ts'

export async function finishedRun(world: TestWorld, caller: Caller, id: string) {
  await world.drain()
  const run = (await caller.get<Run>(`runs/${id}`)).body
  const recipe = (await caller.get<Recipe>(`runs/${id}/recipe`)).body
  return { run, recipe, picture: recipe.pictures[0], sha256: run.assets[0]?.sha256 }
}
