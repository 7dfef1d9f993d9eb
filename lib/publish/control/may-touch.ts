import { channelOf } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { findPostOr404 } from '#lib/publish/control/control.ts'
import type { PostRef } from '#lib/publish/control/control-store.ts'

/** A key may change what it could have posted itself, and move it only to where it could post. */
export async function mayTouch(ctx: Ctx, ref: PostRef, wanted?: string): Promise<void> {
  const { platform, connected_account_id } = await findPostOr404(ctx, ref)
  assertScope(ctx.key, 'channels', channelOf(platform))
  for (const account of [connected_account_id, wanted]) if (account) assertScope(ctx.key, 'connected_accounts', account)
}
