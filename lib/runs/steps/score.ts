import { askedScore } from '#lib/runs/accept/test-brief.ts'
import { typeRows } from '#lib/runs/judge/brand-type.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import { fitsOf } from '#lib/runs/judge/fits.ts'
import { type Judgement, judgedBy } from '#lib/runs/judge/model-judge.ts'
import { brandRows } from '#lib/runs/recipe/brand-rows.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Receipt, RunRow } from '#lib/runs/run.ts'
import type { RunWorld, Step } from '#lib/runs/work/run-world.ts'
import { designHold, designRows } from '#lib/score/design.ts'
import { impactScore, type ScoreRow, verdict } from '#lib/score/impact.ts'

/** What was measured while composing and drawing, as rows, the number that they come to, and where it may be posted. */
export const score: Step = async (world, run) => {
  const recipe = Recipe.parse(run.recipe)
  const drawn = designRows(run.assets)
  const measured = [
    ...recipe.copy_rows,
    ...drawn,
    ...designHold(drawn),
    ...brandRows(recipe, run.assets),
    ...typeRows(recipe, run.assets),
  ]
  const judged = await judgement(world, run, recipe, measured)
  const score_reasons = askedScore(run) ?? [...measured, ...judged.rows]
  const impact_score = impactScore(score_reasons)
  const captions = captionsOf(recipe)
  const fits = fitsOf(run.assets, channel => captions[channel])
  return { score_reasons, impact_score, verdict: verdict(score_reasons), fits, receipt: charged(run.receipt, judged) }
}

/** Where a model is asked: for copy that was composed, in live mode. */
async function judgement({ models }: RunWorld, run: RunRow, recipe: Recipe, rows: ScoreRow[]): Promise<Judgement> {
  const judge = models?.judge
  if (!judge || !run.livemode || run.given) return { rows: [], usage: undefined }
  const pictures = recipe.video ? recipe.video.shots.map(shot => shot.data) : recipe.pictures.map(({ data }) => data)
  const caption = recipe.captions[run.channel] ?? ''
  return judgedBy(judge, { brief: run.brief, pictures, caption, language: recipe.language }, rows, run.id)
}

/** The judge's tokens beside the writer's. */
function charged(receipt: Receipt, { usage }: Judgement): Receipt {
  if (!usage) return receipt
  const { input = 0, output = 0 } = receipt.tokens ?? {}
  const tokens = { input: input + usage.input_tokens, output: output + usage.output_tokens }
  if (usage.cost_usd === undefined) return { ...receipt, tokens }
  return { ...receipt, tokens, cost_usd: Math.round(((receipt.cost_usd ?? 0) + usage.cost_usd) * 1e6) / 1e6 }
}
