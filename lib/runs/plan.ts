import type { BrandDna } from '#lib/brand/dna.ts'
import { compose } from '#lib/composer/compose.ts'
import type { Picture, Plan } from '#lib/composer/plan.ts'
import { localDay } from '#lib/instant.ts'
import type { Workspace } from '#lib/keys/key.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { plainBrief } from '#lib/runs/test-brief.ts'
import { templates } from '#lib/templates/index.ts'

export type DatedPlan = Plan & { day: string }

/** Asks the composer, in the place and on the day of the workspace. */
export function planFor(run: RunRow, workspace: Workspace, brand: BrandDna, now: Date): DatedPlan {
  const time_zone = brand.voice.time_zone ?? workspace.time_zone
  const day = localDay(now, time_zone)
  const { channel, asset_type, variation, workspace_id } = run
  const brief = plainBrief(run)
  const plan = compose({ brief, channel, asset_type, brand, day, time_zone, variation, seed: workspace_id })
  return { ...plan, day, pictures: plan.pictures.map(drawable) }
}

/** A picture whose template is not drawn yet says its first words as a statement. */
function drawable(picture: Picture): Picture {
  if (templates[picture.template]) return picture
  const [headline = ''] = Object.values(picture.data).filter(value => typeof value === 'string')
  return { template: 'statement', data: { headline } }
}
