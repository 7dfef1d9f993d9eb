// The words of a run as a person has changed them, for one channel. There is no way here from a key.

import { channelOf, type Platform } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { platforms } from '#lib/runs/platforms.ts'
import { keepCaption } from '#lib/runs/posts/caption-store.ts'

/** Whether anything has changed by it. */
export async function saveCaption(ctx: Ctx, run_id: string, platform: Platform, text: string): Promise<boolean> {
  const { most } = platforms[platform].caption
  if ([...text].length > most)
    throw new Problem('validation_error', `These are ${[...text].length} characters; ${platform} takes ${most}.`)
  const { workspace, livemode, actor, request_id } = ctx
  const by = { id: ctx.id(), actor, request_id, at: ctx.now().toISOString() }
  return keepCaption(ctx.db, { workspace_id: workspace.id, livemode, run_id, channel: channelOf(platform), text }, by)
}
