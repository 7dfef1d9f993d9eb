import * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import { Channel } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import { Key, Workspace } from '#lib/keys/key.ts'
import { newSecret } from '#lib/keys/secret.ts'
import { countLive, findWorkspace, insertKey } from '#lib/keys/store.ts'
import { AssetType, plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'

export const MintInput = z.strictObject({
  workspace_id: z.uuid(),
  mode: z.enum(['live', 'test']),
  name: z.string().trim().min(1).max(120).default('API key'),
  asset_types: z.array(AssetType).min(1).nullable().default(null),
  channels: z.array(Channel).min(1).nullable().default(null),
  connected_accounts: z.array(z.string().min(1)).min(1).nullable().default(null),
  auto_post: z.boolean().default(false),
  auto_post_min_score: z.int().min(0).max(100).default(70),
  daily_limit: z.int().min(1).max(100_000).optional(),
})
export type MintInput = z.output<typeof MintInput>

export type By = { actor: string; request_id: string }

/** The secret is in this answer and nowhere else. */
export async function mint(world: World, by: By, input: MintInput): Promise<Key & { key: string }> {
  const row = await findWorkspace(world.db, input.workspace_id)
  if (!row) throw new Problem('bad_request', `There is no workspace ${input.workspace_id}.`)
  const workspace = Workspace.parse(row)
  const livemode = input.mode === 'live'
  await assertPlanAllows(world, workspace, livemode)
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
    expires_at: null,
    revoked_at: null,
  })
  await insertKey(world.db, key, await sha256Hex(secret), { ...by, id: world.id(), at })
  return { ...key, key: secret }
}

async function assertPlanAllows(world: World, workspace: Workspace, livemode: boolean): Promise<void> {
  const limits = plans[workspace.plan]
  if (!livemode) {
    if (limits.test_keys) return
    const upgrade = upgradeFor(plan => plan.test_keys)
    throw new Problem(
      'plan_upgrade_required',
      `Test keys come with the ${upgrade} plan and up; this workspace is on ${workspace.plan}.`,
    )
  }
  if (limits.live_keys === 0)
    throw new Problem(
      'subscription_inactive',
      `Live keys need an active subscription; this workspace is on ${workspace.plan}. Upgrade to starter.`,
    )
  if ((await countLive(world.db, workspace.id)) < limits.live_keys) return
  const upgrade = upgradeFor(plan => plan.live_keys > limits.live_keys)
  const remedy = upgrade ? `Revoke one, or upgrade to ${upgrade}.` : 'Revoke one.'
  throw new Problem(
    'plan_upgrade_required',
    `The ${workspace.plan} plan has ${limits.live_keys} live keys, all in use. ${remedy}`,
  )
}
