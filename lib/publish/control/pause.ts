// Stops the posts of a workspace, and lets them go on.
import * as z from 'zod'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { holdLate, inFlight, pause, resume } from '#lib/publish/control/pause-store.ts'
import { findPostingSettings } from '#lib/publish/control/settings-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export const PostingPause = z
  .object({
    paused: z.boolean(),
    paused_at: Instant.nullable(),
    by: z.string().nullable(),
    /** Sent before the pause, and not known to have ended: these alone may still come out. */
    in_flight: z.array(z.uuid()),
  })
  .meta({ id: 'PostingPause' })
export type PostingPause = z.output<typeof PostingPause>

export async function readPause({ db }: Pick<World, 'db'>, workspace_id: string): Promise<PostingPause> {
  const [{ paused_at, paused_by }, in_flight] = await Promise.all([
    findPostingSettings(db, workspace_id),
    inFlight(db, workspace_id),
  ])
  return PostingPause.parse({ paused: paused_at !== null, paused_at, by: paused_by, in_flight })
}

/** No post of the workspace begins once this has answered. What is in flight is read after that, so that none is missing. */
export async function pausePosting(world: World, by: By, workspace_id: string): Promise<PostingPause> {
  announce(world, await pause(world.db, workspace_id, auditedBy(world, by), world.id()))
  return readPause(world, workspace_id)
}

/** What is late is held while nothing can go out, and only then is the rest let go. */
export async function resumePosting(world: World, by: By, workspace_id: string): Promise<PostingPause> {
  announce(world, await holdLate(world.db, workspace_id, auditedBy(world, by)))
  announce(world, await resume(world.db, workspace_id, auditedBy(world, by), world.id()))
  return readPause(world, workspace_id)
}

export async function assertNotPaused({ db }: Pick<World, 'db'>, workspace_id: string): Promise<void> {
  const { paused_at } = await findPostingSettings(db, workspace_id)
  if (paused_at === null) return
  throw new Problem('posting_paused', `All posting of this workspace is paused since ${Instant.parse(paused_at)}.`)
}
