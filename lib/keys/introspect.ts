import * as z from 'zod'
import { Permission, permissionsOf } from '#lib/caller/permissions.ts'
import { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant, nextUtcMidnight } from '#lib/instant.ts'
import { AssetType, Plan, periodOf, plans } from '#lib/plans.ts'
import { usedInPeriod } from '#lib/usage/store.ts'
import { balanceOf } from '#lib/usage/wallet.ts'
import { findWallet } from '#lib/usage/wallet-store.ts'

export const Introspection = z
  .object({
    key_id: z.uuid(),
    workspace_id: z.uuid(),
    asset_types: z.array(AssetType),
    channels: z.array(Channel),
    connected_accounts: z.array(z.string()).nullable(),
    auto_post: z.boolean(),
    auto_post_min_score: z.int(),
    daily_limit: z.int(),
    mode: z.enum(['live', 'test']),
    name: z.string(),
    last4: z.string(),
    plan: Plan,
    scopes: z.array(z.string()),
    permissions: z.array(Permission),
    allowed_addresses: z.array(z.string()).nullable(),
    created_at: Instant,
    expires_at: Instant.nullable(),
    limits: z.object({
      rate_per_minute: z.int(),
      daily_limit: z.int(),
      requests_today: z.int(),
      resets_at: z.iso.datetime(),
    }),
    caps: z.array(z.object({ asset_type: AssetType, limit: z.int(), used: z.int(), resets_at: z.iso.datetime() })),
    credits_remaining: z.int().nullable(),
  })
  .meta({ id: 'Key' })
export type Introspection = z.output<typeof Introspection>

/** What a key may do and what it has used. */
export async function introspect(ctx: Ctx): Promise<Introspection> {
  const { key, workspace } = ctx
  const now = ctx.now()
  const limits = plans[workspace.plan]
  const period = periodOf(ctx, now)
  const [used, wallet] = await Promise.all([
    ctx.livemode ? usedInPeriod(ctx.db, workspace.id, period.key) : new Map<string, number>(),
    ctx.livemode && ctx.payments ? findWallet(ctx.db, workspace.id) : null,
  ])
  const asset_types = key.asset_types ?? AssetType.options
  const channels = key.channels ?? Channel.options
  return Introspection.parse({
    ...key,
    key_id: key.id,
    asset_types,
    channels,
    permissions: permissionsOf(key),
    mode: key.livemode ? 'live' : 'test',
    plan: workspace.plan,
    scopes: [
      ...asset_types.map(value => `asset_type:${value}`),
      ...channels.map(value => `channel:${value}`),
      ...(key.connected_accounts ?? []).map(value => `account:${value}`),
    ],
    limits: {
      rate_per_minute: limits.requests_per_minute,
      daily_limit: key.daily_limit,
      requests_today: ctx.usage.day,
      resets_at: nextUtcMidnight(now).toISOString(),
    },
    caps: asset_types.map(asset_type => ({
      asset_type,
      limit: limits.caps[asset_type],
      used: used.get(asset_type) ?? 0,
      resets_at: period.resets_at,
    })),
    credits_remaining: wallet && balanceOf(wallet, period).remaining,
  })
}
