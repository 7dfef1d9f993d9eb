import { auditedBy } from '#lib/caller/by.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { assertPermission } from '#lib/caller/permissions.ts'
import type { Ctx } from '#lib/ctx.ts'
import { isForeignKeyViolation } from '#lib/db.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { removeWhole } from '#lib/media/small-key.ts'
import { Problem } from '#lib/problem.ts'
import { forgetSince } from '#lib/requests/log.ts'
import { deleteRunRows, waitingPosts } from '#lib/runs/read/delete-store.ts'
import { readRow } from '#lib/runs/read/watch.ts'
import { isTerminal } from '#lib/runs/run.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

const MOST_TRIES = 3

/** For good: its words, pictures and posts that are not out. What is out stays where it is. */
export async function deleteRun(ctx: Ctx, run_id: string): Promise<void> {
  const run = await readRow(ctx, run_id)
  const ref = { ...ownerOf(ctx), run_id }
  assertScope(ctx.key, 'channels', run.channel)
  assertScope(ctx.key, 'asset_types', run.asset_type)
  for (const { connected_account_id } of await waitingPosts(ctx.db, ref)) {
    assertPermission(ctx.key, 'post')
    if (connected_account_id) assertScope(ctx.key, 'connected_accounts', connected_account_id)
  }
  const by = auditedBy(ctx, ctx)
  for (let attempt = 1; ; attempt++) {
    try {
      const deleted = await deleteRunRows(ctx.db, ref, by)
      if (!deleted) return refuse(ctx, run_id)
      await forgetSince(ctx, { workspace_id: ref.workspace_id, livemode: ref.livemode, at: run.created_at })
      // What is not removed now, the sweep does in its next round.
      ctx.later(Promise.all(deleted.files.map(key => removeWhole(ctx.blobs, key))).catch(() => undefined))
      return announce(ctx, deleted.hints)
    } catch (error) {
      // A post or an approval of it came in between: the next look finds that as well.
      if (!isForeignKeyViolation(error) || attempt === MOST_TRIES) throw error
    }
  }
}

async function refuse(ctx: Ctx, run_id: string): Promise<never> {
  const { status } = await readRow(ctx, run_id)
  if (isTerminal(status))
    throw new Problem('post_in_flight', 'A post of this run is going out right now. Ask again in a minute.')
  throw new Problem('invalid_state', `The run is ${status}: it can be deleted once it has ended.`, {
    detail: { run_id, status },
  })
}
