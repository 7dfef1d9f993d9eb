// Which posts of a workspace wait for a person, and for whom.
import * as z from 'zod'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import {
  addReviewer,
  listReviewers,
  type Reviewer,
  removeReviewer,
  saveSettings,
} from '#lib/publish/approval/reviewers-store.ts'
import { findPostingSettings, type PostingSettings } from '#lib/publish/control/settings-store.ts'
import { ShownName } from '#lib/shown-name.ts'

export const PostingSettingsInput = z.strictObject({
  /** Which posts wait for a person: none, those that nobody asked for, or all. */
  approval: z.enum(['never', 'automatic', 'always']).optional(),
  /** What a model that is not calibrated has written goes out by itself nevertheless. */
  trust_composer: z.boolean().optional(),
})
export type PostingSettingsInput = z.output<typeof PostingSettingsInput>

const noWorkspace = (id: string) => new Problem('bad_request', `There is no workspace ${id}.`)

export const readPostingSettings = ({ db }: Pick<World, 'db'>, workspace_id: string): Promise<PostingSettings> =>
  findPostingSettings(db, workspace_id)

/** For people who administer a workspace; no key may change what its own posts have to pass. */
export async function changePostingSettings(
  world: World,
  by: By,
  workspace_id: string,
  input: PostingSettingsInput,
): Promise<PostingSettings> {
  const { approval, trust_composer } = input
  const wanted = { ...(approval ? { approval } : {}), ...(trust_composer === undefined ? {} : { trust_composer }) }
  if (!(await saveSettings(world.db, workspace_id, wanted, auditedBy(world, by)))) throw noWorkspace(workspace_id)
  return findPostingSettings(world.db, workspace_id)
}

export const ReviewerInput = z.strictObject({ chat_id: z.uuid(), name: ShownName })
export type ReviewerInput = z.output<typeof ReviewerInput>

export const readReviewers = ({ db }: Pick<World, 'db'>, workspace_id: string): Promise<Reviewer[]> =>
  listReviewers(db, workspace_id)

/** A linked chat of the workspace, whose members may approve. */
export async function nameReviewer(
  world: World,
  by: By,
  workspace_id: string,
  input: ReviewerInput,
): Promise<Reviewer[]> {
  const reviewer = { id: world.id(), kind: 'chat' as const, address: input.chat_id, name: input.name }
  if (!(await addReviewer(world.db, workspace_id, reviewer, auditedBy(world, by))))
    throw new Problem('bad_request', `There is no linked chat ${input.chat_id} in this workspace.`)
  return listReviewers(world.db, workspace_id)
}

export async function dropReviewer(world: World, by: By, workspace_id: string, id: string): Promise<Reviewer[]> {
  if (!(await removeReviewer(world.db, workspace_id, id, auditedBy(world, by))))
    throw new Problem('bad_request', `There is no reviewer ${id} in this workspace.`)
  return listReviewers(world.db, workspace_id)
}
