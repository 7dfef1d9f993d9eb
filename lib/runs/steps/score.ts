import type { Channel } from '#lib/channels.ts'
import { withHashtags } from '#lib/composer/write/hashtags.ts'
import { brandRows } from '#lib/runs/brand-rows.ts'
import { fitsOf } from '#lib/runs/fits.ts'
import { Recipe } from '#lib/runs/recipe.ts'
import { askedScore } from '#lib/runs/test-brief.ts'
import type { Step } from '#lib/runs/workshop.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore, verdict } from '#lib/score/impact.ts'

/** What was measured while composing and drawing, as rows, the number that they come to, and where it may be posted. */
export const score: Step = async (_, run) => {
  const recipe = Recipe.parse(run.recipe)
  const measured = [...recipe.copy_rows, ...designRows(run.assets), ...brandRows(recipe, run.assets)]
  const score_reasons = askedScore(run) ?? measured
  const impact_score = impactScore(score_reasons)
  const captionFor = (channel: Channel) => withHashtags(recipe.captions[channel] ?? '', recipe.hashtags, channel)
  const fits = fitsOf(run.assets, captionFor)
  return { score_reasons, impact_score, verdict: verdict(impact_score), fits }
}
