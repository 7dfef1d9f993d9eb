import * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import { auditedBy, type By } from '#lib/caller/by.ts'
import { Key } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { isGuardRefusal } from '#lib/db.ts'
import { after, HOUR_MS } from '#lib/instant.ts'
import { knownKey, makeKnown } from '#lib/keys/admit/gate.ts'
import { refresh, refreshWorkspace } from '#lib/keys/admit/refresh.ts'
import { Networks } from '#lib/keys/networks.ts'
import { newSecret } from '#lib/keys/secret.ts'
import { changeAddresses, listKeys, replaceKey } from '#lib/keys/store.ts'
import { Problem } from '#lib/problem.ts'

export const RotateInput = z.strictObject({
  workspace_id: z.uuid(),
  key_id: z.uuid(),
  /** How long both are good. */
  overlap_hours: z.number().min(0).max(720).default(24),
})
export type RotateInput = z.output<typeof RotateInput>

/** A key that may do what the old one may; the old one is good until the overlap is over. The secret is shown once. */
export async function rotateKey(world: World, by: By, input: RotateInput): Promise<Key & { key: string }> {
  const now = world.now()
  const at = now.toISOString()
  const old = (await listKeys(world.db, input.workspace_id))
    .map(row => Key.parse(row))
    .find(key => key.id === input.key_id)
  if (!old) throw noKey(input.key_id)
  if (old.agent) throw new Problem('invalid_state', 'This key is the grant of an agent, which renews itself.')
  const secret = newSecret(old.livemode ? 'live' : 'test', world.random)
  const fresh = { id: world.id(), last4: secret.slice(-4), version: 1, created_at: at, replaced_by: null }
  // One that ends on a day goes on to end on that day.
  const key: Key = { ...old, ...fresh }
  const next = { key, hash: await sha256Hex(secret) }
  const audited = { ...by, id: world.id(), replaced_id: world.id(), at }
  const expires_at = after(now, input.overlap_hours * HOUR_MS).toISOString()
  await replaceKey(world.db, { id: old.id, expires_at }, next, audited).catch(error => {
    if (!isGuardRefusal(error)) throw error
    throw new Problem('invalid_state', 'This key is revoked, over, or replaced already.')
  })
  await world.redis.run(makeKnown, [knownKey(next.hash)], []).catch(() => undefined)
  await refreshWorkspace(world, input.workspace_id)
  return { ...key, key: secret }
}

export const RestrictInput = z.strictObject({
  workspace_id: z.uuid(),
  key_id: z.uuid(),
  /** Null for everywhere. */
  allowed_addresses: Networks.nullable(),
})
export type RestrictInput = z.output<typeof RestrictInput>

/** Once this has answered, the key opens nothing from elsewhere. */
export async function restrictKey(world: World, by: By, input: RestrictInput): Promise<Key> {
  const { allowed_addresses, ...place } = input
  const changed = await changeAddresses(world.db, place, allowed_addresses, auditedBy(world, by))
  if (!changed) throw noKey(input.key_id)
  await refresh(world, [changed])
  return changed.opened.key
}

const noKey = (key_id: string) => new Problem('bad_request', `There is no key ${key_id} in this workspace.`)
