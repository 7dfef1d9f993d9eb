import { withCalls } from '#lib/composer/model/planner.ts'
import { UNUSED } from '#lib/composer/model/writer.ts'
import { askedScore } from '#lib/runs/accept/test-brief.ts'
import { logoRows } from '#lib/runs/judge/brand-logo.ts'
import { typeRows } from '#lib/runs/judge/brand-type.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import { fitsOf } from '#lib/runs/judge/fits.ts'
import { findShown, type Read, readBy } from '#lib/runs/judge/reader/ask.ts'
import { heard, isWorthReading } from '#lib/runs/judge/reader/heard.ts'
import { readerData } from '#lib/runs/judge/reader/question.ts'
import { brandRows } from '#lib/runs/recipe/brand-rows.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Receipt, RunRow } from '#lib/runs/run.ts'
import type { Patch } from '#lib/runs/store.ts'
import type { RunWorld, Step } from '#lib/runs/work/run-world.ts'
import { designHold, designRows } from '#lib/score/design.ts'
import { impactScore, type ScoreRow, verdict } from '#lib/score/impact.ts'

/** What was measured while composing and drawing, as rows, the number that they come to, and where it may be posted. */
export const score: Step = async (world, run) => {
  const recipe = Recipe.parse(run.recipe)
  const drawn = designRows(run.assets)
  const told = [brandRows, typeRows, logoRows].flatMap(rows => rows(recipe, run.assets))
  const others = [...drawn, ...designHold(drawn), ...told]
  const { copy_rows = recipe.copy_rows, ...read } = await secondReading(world, run, recipe, others)
  const score_reasons = askedScore(run) ?? [...copy_rows, ...others]
  const impact_score = impactScore(score_reasons)
  const captions = captionsOf(recipe)
  const fits = fitsOf(run.assets, channel => captions[channel])
  return { score_reasons, impact_score, verdict: verdict(score_reasons), fits, ...read }
}

type SecondReading = Pick<Patch, 'recipe' | 'holds' | 'receipt'> & { copy_rows?: ScoreRow[] }

/** Asked of words that were composed in live mode, and only where its word can change something. */
async function secondReading(
  world: RunWorld,
  run: RunRow,
  recipe: Recipe,
  others: readonly ScoreRow[],
): Promise<SecondReading> {
  const judge = world.models?.judge
  if (!judge || !run.livemode || run.given) return {}
  const shown = await findShown(world, run)
  if (!shown || !isWorthReading(run.holds, [...recipe.copy_rows, ...others], shown)) return {}
  const read = await readBy(world, judge, run, recipe, readerData(shown, run.holds))
  const receipt = withReading(run.receipt, read)
  if (!read.reading) return { receipt }
  const { holds, rows } = heard({ holds: run.holds, rows: recipe.copy_rows }, shown, read.reading)
  // The recipe is drawn again as it was judged.
  return { copy_rows: rows, recipe: { ...recipe, copy_rows: rows }, holds, receipt }
}

/** The reader's word, and its tokens beside the writer's. */
function withReading(receipt: Receipt, { model, reading, fault, usage, asked }: Read): Receipt {
  const { at, settled: _, ...word } = reading ?? { verdict: null }
  const second_reader = { model, ...word, ...(at && { where: at }), ...(fault && { fault }) }
  return { ...(asked ? withCalls(receipt, usage ?? UNUSED) : receipt), second_reader }
}
