import type { Workspace } from '#lib/caller/key.ts'
import { plans } from '#lib/plans.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'

type Asked = Pick<RunRow, 'livemode' | 'channel'>
type Plan = Pick<Workspace, 'plan'>

/** What a caller can neither ask for nor wish away. */
export const gates = (run: Asked, workspace: Plan) => ({
  ribbon: run.livemode ? null : ('test' as const),
  service_mark: workspace.plan === 'free' && run.channel !== 'tiktok',
})

/** A slideshow has a video beside its stills where the plan has videos; it counts as none. */
export const hasVideo = ({ plan }: Plan) => plans[plan].caps.video > 0

/** Somebody's recipe under the gates of who asks now. */
export function gated<R extends Pick<Recipe, 'pictures' | 'video'>>(recipe: R, run: Asked, workspace: Plan): R {
  const gate = gates(run, workspace)
  const isExtra = recipe.pictures.length > 0 && !hasVideo(workspace)
  return {
    ...recipe,
    pictures: recipe.pictures.map(picture => ({ ...picture, ...gate })),
    video: recipe.video && !isExtra ? { ...recipe.video, ...gate } : null,
  }
}
