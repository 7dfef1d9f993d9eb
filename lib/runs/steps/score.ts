import { Recipe } from '#lib/runs/recipe.ts'
import { askedScore } from '#lib/runs/test-brief.ts'
import type { Step } from '#lib/runs/workshop.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore, verdict } from '#lib/score/impact.ts'

/** What was measured while composing and drawing, as rows, and the number that they come to. */
export const score: Step = async (_, run) => {
  const recipe = Recipe.parse(run.recipe)
  const score_reasons = askedScore(run) ?? [...recipe.copy_rows, ...run.assets.flatMap(designRows)]
  const impact_score = impactScore(score_reasons)
  return { score_reasons, impact_score, verdict: verdict(impact_score) }
}
