import * as z from 'zod'
import { auditedBy } from '#lib/caller/by.ts'
import { type Owner, ownerOf } from '#lib/caller/owner.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import { after, Instant } from '#lib/instant.ts'
import { seal } from '#lib/seal.ts'
import { OVERLAP_MS } from '#lib/webhooks/delivery/schedule.ts'
import { defaultPlace, newSecret } from '#lib/webhooks/secret/secret.ts'
import { ensureDefaultSecret, rotateDefaultSecret } from '#lib/webhooks/store.ts'

export const DefaultSecret = z.object({ secret: z.string(), previous_until: Instant })
export type DefaultSecret = z.output<typeof DefaultSecret>

/** Shows the workspace's default secret once; it signs what goes to the `webhook_url` of a single request. */
export async function rotateDefault(ctx: Ctx): Promise<DefaultSecret> {
  ctx.limits.assert()
  const owner = ownerOf(ctx)
  const secret = newSecret(ctx.random)
  const sealed = await seal(ctx.keyring, ctx.random, secret, defaultPlace(owner.workspace_id, owner.livemode))
  const previous_until = after(ctx.now(), OVERLAP_MS).toISOString()
  await rotateDefaultSecret(ctx.db, owner, { secret: sealed, previous_until }, auditedBy(ctx, ctx))
  return { secret, previous_until }
}

/** The sealed default secret of a workspace that has never asked for it: even then nothing goes out unsigned. */
export async function firstDefault(world: World, owner: Owner): Promise<string> {
  const place = defaultPlace(owner.workspace_id, owner.livemode)
  const sealed = await seal(world.keyring, world.random, newSecret(world.random), place)
  return ensureDefaultSecret(world.db, owner, sealed, world.now().toISOString())
}
