import * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import type { By } from '#lib/caller/by.ts'
import { type Agent, Key, Workspace } from '#lib/caller/key.ts'
import { Permission } from '#lib/caller/permissions.ts'
import { Channel } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import { knownKey, makeKnown } from '#lib/keys/admit/gate.ts'
import { Networks } from '#lib/keys/networks.ts'
import { newSecret } from '#lib/keys/secret.ts'
import { countLive, findWorkspace, insertKey } from '#lib/keys/store.ts'
import { AssetType, plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'

export const MintInput = z.strictObject({
  workspace_id: z.uuid(),
  mode: z.enum(['live', 'test']),
  name: ShownName.default('API key'),
  asset_types: z.array(AssetType).min(1).nullable().default(null),
  channels: z.array(Channel).min(1).nullable().default(null),
  connected_accounts: z.array(z.string().min(1)).min(1).nullable().default(null),
  auto_post: z.boolean().default(false),
  auto_post_min_score: z.int().min(0).max(100).default(70),
  daily_limit: z.int().min(1).max(100_000).optional(),
  /** All without it. */
  permissions: z.array(Permission).min(1).nullish(),
  allowed_addresses: Networks.nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
})
export type MintInput = z.output<typeof MintInput>

export type Mints = Pick<World, 'db' | 'redis' | 'now' | 'id' | 'random' | 'plans_url'>

/** The secret is in this answer and nowhere else. */
export async function mint(
  world: Mints,
  by: By,
  input: MintInput,
  agent: Agent | null = null,
): Promise<Key & { key: string }> {
  const row = await findWorkspace(world.db, input.workspace_id)
  if (!row) throw new Problem('bad_request', `There is no workspace ${input.workspace_id}.`)
  const workspace = Workspace.parse(row)
  assertSound(input, world.now())
  const livemode = input.mode === 'live'
  await assertPlanAllows(world, workspace, livemode)
  if (livemode && !agent) await assertRoom(world, workspace)
  const at = world.now().toISOString()
  const secret = newSecret(input.mode, world.random)
  const key = Key.parse({
    ...input,
    id: world.id(),
    workspace_id: workspace.id,
    livemode,
    last4: secret.slice(-4),
    daily_limit: input.daily_limit ?? plans[workspace.plan].default_daily_limit,
    version: 1,
    created_at: at,
    permissions: input.permissions ?? null,
    allowed_addresses: input.allowed_addresses ?? null,
    expires_at: input.expires_at ? new Date(input.expires_at).toISOString() : null,
    revoked_at: null,
    agent,
  })
  const hash = await sha256Hex(secret)
  await insertKey(world.db, key, hash, { ...by, id: world.id(), at })
  await world.redis.run(makeKnown, [knownKey(hash)], []).catch(() => undefined)
  return { ...key, key: secret }
}

function assertSound({ auto_post, permissions, expires_at }: MintInput, now: Date): void {
  if (auto_post && permissions && !permissions.includes('post'))
    throw new Problem('bad_request', 'A key that posts by itself needs the permission `post`.')
  if (expires_at && new Date(expires_at) <= now) throw new Problem('bad_request', 'expires_at lies in the past.')
}

async function assertPlanAllows(world: Mints, workspace: Workspace, livemode: boolean): Promise<void> {
  const limits = plans[workspace.plan]
  if (!livemode) {
    if (limits.test_keys) return
    const upgrade = upgradeFor(plan => plan.test_keys)
    throw new Problem(
      'plan_upgrade_required',
      `Test keys come with the ${upgrade} plan and up; this workspace is on ${workspace.plan}.`,
    )
  }
  const at = `See ${world.plans_url || 'its plan'}.`
  if (limits.live_keys === 0)
    throw new Problem(
      'subscription_inactive',
      `Live keys need an active subscription; this workspace is on ${workspace.plan}. Upgrade to starter. ${at}`,
    )
  if (workspace.inactive_from)
    throw new Problem(
      'subscription_inactive',
      `Live keys need an active subscription; that of this workspace is not paid. ${at}`,
      { detail: { inactive_from: workspace.inactive_from, plan_url: world.plans_url } },
    )
}

async function assertRoom(world: Mints, workspace: Workspace): Promise<void> {
  const limits = plans[workspace.plan]
  if ((await countLive(world.db, workspace.id, world.now().toISOString())) < limits.live_keys) return
  const upgrade = upgradeFor(plan => plan.live_keys > limits.live_keys)
  const remedy = upgrade ? `Revoke one, or upgrade to ${upgrade}.` : 'Revoke one.'
  throw new Problem(
    'plan_upgrade_required',
    `The ${workspace.plan} plan has ${limits.live_keys} live keys, all in use. ${remedy}`,
  )
}
