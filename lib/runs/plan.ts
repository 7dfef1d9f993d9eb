import { compose } from '#lib/composer/compose.ts'
import { composeWith } from '#lib/composer/model/compose-with.ts'
import type { Plan } from '#lib/composer/plan.ts'
import { localDay } from '#lib/instant.ts'
import type { Workspace } from '#lib/keys/key.ts'
import type { Brand } from '#lib/runs/freeze.ts'
import type { Receipt, RunRow } from '#lib/runs/run.ts'
import { shownOf } from '#lib/runs/shown.ts'
import { plainBrief } from '#lib/runs/test-brief.ts'
import type { Workshop } from '#lib/runs/workshop.ts'

/** What a recipe takes from a plan, and the day that relative dates were counted from. */
export type DatedPlan = Pick<Plan, 'language' | 'turn' | 'pictures' | 'captions' | 'hashtags' | 'score_rows'> & {
  day: string
}

export type Planned = { plan: DatedPlan; composer: Omit<Receipt, 'stages'> }

/** Asks the composer, in the place and on the day of the workspace; pre-formed input is a plan already. */
export async function planFor(
  shop: Workshop,
  run: RunRow,
  workspace: Workspace,
  { dna: brand, library }: Pick<Brand, 'dna' | 'library'>,
): Promise<Planned> {
  const time_zone = brand.voice.time_zone ?? workspace.time_zone
  const day = localDay(shop.now(), time_zone)
  if (run.given) return { plan: { ...preformed(run), day }, composer: { composer: 'none' } }
  const { channel, asset_type, variation, workspace_id } = run
  const input = {
    ...{ brief: plainBrief(run), channel, asset_type, brand, day, time_zone, variation },
    seed: workspace_id,
    library: shownOf(library),
  }
  const writer = run.livemode ? shop.writer : null
  if (!writer) return { plan: { ...compose(input), day }, composer: { composer: 'builtin' } }
  const { plan, receipt } = await composeWith(writer, input, run.id)
  return { plan: { ...plan, day }, composer: receipt }
}

function preformed({ given }: RunRow): Omit<DatedPlan, 'day'> {
  if (!given || !('template' in given)) throw new Error('a run without pre-formed input has no pre-formed plan')
  const caption = given.caption ?? ''
  return {
    language: 'und',
    turn: 0,
    pictures: [{ template: given.template, data: given.data as Plan['pictures'][number]['data'] }],
    captions: { twitter: caption, linkedin: caption, instagram: caption, youtube: caption, tiktok: caption },
    hashtags: [],
    score_rows: [],
  }
}
