// What a composer makes of a brief, measured as a run would be and drawn only where somebody looks.

import type { Case } from '#dev/answers/sets.ts'
import { raster } from '#dev/build/raster.ts'
import { BrandDna } from '#lib/brand/dna.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Workspace } from '#lib/caller/key.ts'
import type { Hold } from '#lib/composer/answer.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Posed } from '#lib/composer/model/beside.ts'
import type { ComposeInput, Picture as PlannedPicture } from '#lib/composer/plan.ts'
import type { Post } from '#lib/composer/write-post.ts'
import { uuidv7 } from '#lib/id.ts'
import { Problem, RunFailure } from '#lib/problem.ts'
import { pose } from '#lib/runs/drafts/pose.ts'
import { withDrawingsSeen } from '#lib/runs/drafts/seen.ts'
import { orAnnounced } from '#lib/runs/judge/announced.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import { mend } from '#lib/runs/judge/mend.ts'
import { brandRows } from '#lib/runs/recipe/brand-rows.ts'
import { freeze } from '#lib/runs/recipe/freeze.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { designHold, designRows } from '#lib/score/design.ts'
import { impactScore, type ScoreRow, verdict } from '#lib/score/impact.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { makeFilm } from '#lib/video/make-film.ts'

export type Output = {
  id: string
  composer: string
  /** Of the words alone: another look is the same output. */
  hash: string
  recipe: Recipe
  caption: string
  score: number
  verdict: ReturnType<typeof verdict>
  holds: Hold[]
  receipt: Post['receipt']
  /** What could not be drawn, and why. */
  flaw?: string
  rows: ScoreRow[]
  shown: Post['shown']
  ms: number
}

const bare = { raster, blobs: { read: async () => null } } as unknown as RunWorld
const workspace: Workspace = {
  ...{ id: uuidv7(0, new Uint8Array(10)), name: 'Bench', plan: 'pro', status: 'active', time_zone: 'UTC' },
  period_anchor: '2026-01-01T00:00:00.000Z',
  frozen_at: null,
  delete_at: null,
  inactive_from: null,
  free_run_used: true,
}

type Written = Pick<Post, 'plan' | 'holds' | 'receipt' | 'shown' | 'met'> & { ms: number }

function runOf(input: ComposeInput) {
  const { brief, channel, asset_type, variation } = input
  const run = {
    ...{ brief, channel, asset_type, variation, size: null, given: null, livemode: true },
    workspace_id: workspace.id,
  } as RunRow
  return { run, brand: { dna: BrandDna.parse(input.brand), version: 1, library: [] } }
}

/** As a model sees it before it is made. */
export const posedOf = (input: ComposeInput, post: Posed): Promise<string[]> =>
  pose({ ...bare, makeFilm, turn: async () => undefined }, { ...runOf(input), workspace, day: input.day }, post)

/** A plan as the run that it would become: frozen, mended, measured, judged. */
export async function outputOf(
  { id, told, input }: Case,
  composer: string,
  { plan, receipt, shown, ms, met, ...written }: Written,
): Promise<Output> {
  const { channel } = input
  const { run, brand } = runOf(input)
  const frozen = (way: PlannedPicture, turn: number) =>
    freeze(run, workspace, brand, { ...plan, turn, pictures: [way], day: input.day })
  const first = await mend(bare, await freeze(run, workspace, brand, { ...plan, day: input.day }))
  const made = await orAnnounced(bare, first, plan.pictures, frozen)
  const { recipe, holds } = await withDrawingsSeen(bare, { recipe: made.recipe, holds: written.holds }, met)
  const { rows: drawn, flaw } = await measured(recipe)
  const rows = [...recipe.copy_rows, ...drawn, ...designHold(drawn), ...brandRows(recipe, [])]
  const caption = captionsOf(recipe)[channel]
  const words = {
    pictures: plan.pictures.map(({ data }) => data),
    caption: spoken(plan.captions[channel]),
    tags: plan.hashtags,
  }
  return {
    ...{
      id: told.id ?? id,
      composer,
      hash: (await sha256Hex(canonicalJson(words))).slice(0, 16),
      recipe,
      caption,
      holds,
      receipt,
      shown,
      ms,
    },
    ...{ rows, score: impactScore(rows), verdict: flaw ? 'rejected' : verdict(rows), ...(flaw && { flaw }) },
  }
}

/** Where a line ends and how loud it is are no words. */
const spoken = (caption: string): string =>
  tokensOf(caption)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text.toLowerCase())
    .join(' ')

/** The brand of a recipe as it is here: without files. */
export const bareKit = ({ brand }: Recipe) => ({
  ...brand,
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [], fonts: [] },
  ...{ painted: undefined, artwork: [] },
})

/** The design of all pictures; a film is measured by whoever looks at it. */
async function measured(recipe: Recipe): Promise<{ rows: ScoreRow[]; flaw?: string }> {
  const kit = bareKit(recipe)
  try {
    const drawn = []
    for (const [position, picture] of recipe.pictures.entries()) {
      const { proof } = await composePicture(raster, picture, kit)
      drawn.push({ position, kind: 'image', width: picture.width, height: picture.height, proof })
    }
    return { rows: designRows(drawn) }
  } catch (error) {
    if (error instanceof Problem || error instanceof RunFailure) return { rows: [], flaw: error.message }
    throw error
  }
}
