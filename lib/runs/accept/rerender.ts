import type { Ctx } from '#lib/ctx.ts'
import type { Answer, Claim } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { ENGINE } from '#lib/render/engine.ts'
import { accept, shownFirst } from '#lib/runs/accept/accept.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { readRow } from '#lib/runs/read/watch.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import { sealed } from '#lib/runs/recipe/seal.ts'
import type { CreatedVia } from '#lib/runs/run.ts'
import { findRecipe } from '#lib/runs/store.ts'

/** The frozen decisions of a run under our seal. */
export const readRecipe = async (ctx: Ctx, run_id: string): Promise<Recipe> => sealed(ctx, await recipeOf(ctx, run_id))

/** A run that was not composed yet has none. */
async function recipeOf(ctx: Ctx, run_id: string): Promise<Recipe> {
  const recipe = await findRecipe(ctx.db, ctx.workspace.id, ctx.livemode, run_id)
  if (recipe) return Recipe.parse(recipe)
  await readRow(ctx, run_id)
  throw new Problem('invalid_state', 'This run has no recipe yet; it gets one when it has been composed.')
}

/** The same pictures or film again, byte for byte, as a new run. */
export async function rerender(
  ctx: Ctx,
  run_id: string,
  created_via: CreatedVia,
  claimed: Claim | null,
): Promise<Answer> {
  const [first, recipe] = [await readRow(ctx, run_id), await recipeOf(ctx, run_id)]
  const { brief, channel, asset_type, size, variation, metadata } = first
  if (recipe.engine !== ENGINE)
    throw new Problem(
      'engine_mismatch',
      `That run was drawn by engine ${recipe.engine}; ${ENGINE} draws now, and would give other bytes.`,
    )
  assertScope(ctx.key, 'asset_types', asset_type)
  assertScope(ctx.key, 'channels', channel)
  const now = ctx.now()
  const want = () => {
    const asked = {
      brief,
      channel,
      asset_type,
      size,
      variation,
      metadata,
      created_via,
      given: { recipe, sealed: true, changed: false },
      rerender_of: run_id,
    }
    const run = newRun(ctx, asked, now)
    return { runs: [run] as const, body: shownFirst(now), batch_id: null }
  }
  return accept(ctx, claimed, want, [asset_type], now)
}
