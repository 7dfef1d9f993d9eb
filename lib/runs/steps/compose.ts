import { brandFor } from '#lib/brand/snapshot.ts'
import { withHashtags } from '#lib/composer/write/with-hashtags.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { freeze } from '#lib/runs/freeze.ts'
import { mend } from '#lib/runs/mend.ts'
import { planFor } from '#lib/runs/plan.ts'
import { Recipe } from '#lib/runs/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { failOnRequest } from '#lib/runs/test-brief.ts'
import type { Step } from '#lib/runs/workshop.ts'

/** Brief and brand to a recipe: all that the later steps need, decided once. A run that came with one keeps it. */
export const compose: Step = async (shop, run) => {
  failOnRequest(run, 'compose')
  if (run.given && 'recipe' in run.given) {
    const recipe = Recipe.parse(run.given.recipe)
    return {
      recipe,
      brand_version: recipe.brand.version,
      output_text: captionOf(recipe, run),
      receipt: { ...run.receipt, composer: 'recipe' },
    }
  }
  const workspace = await findWorkspaceOf(shop.db, run.workspace_id)
  const brand = await brandFor(shop.db, workspace, run.livemode)
  const { plan, composer } = await planFor(shop, run, workspace, brand)
  const { recipe, repairs } = await mend(shop, run, await freeze(run, workspace, brand, plan))
  return {
    recipe,
    repairs,
    brand_version: brand.version,
    output_text: captionOf(recipe, run),
    receipt: { ...run.receipt, ...composer },
  }
}

/** The caption as it would be posted on the run's channel. */
const captionOf = ({ captions, hashtags }: Recipe, { channel }: RunRow) =>
  withHashtags(captions[channel] ?? '', hashtags, channel)
