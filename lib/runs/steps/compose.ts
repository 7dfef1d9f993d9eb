import { brandFor } from '#lib/brand/snapshot.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { freeze } from '#lib/runs/freeze.ts'
import { planFor } from '#lib/runs/plan.ts'
import { failOnRequest } from '#lib/runs/test-brief.ts'
import type { Step } from '#lib/runs/workshop.ts'

/** Brief and brand to a recipe: all that the later steps need, decided once. */
export const compose: Step = async (shop, run) => {
  failOnRequest(run, 'compose')
  const workspace = await findWorkspaceOf(shop.db, run.workspace_id)
  const brand = await brandFor(shop.db, workspace, run.livemode)
  const plan = planFor(run, workspace, brand.dna, shop.now())
  const recipe = await freeze(run, workspace, brand, plan)
  return { recipe, output_text: plan.captions[run.channel], receipt: { ...run.receipt, composer: 'builtin' } }
}
