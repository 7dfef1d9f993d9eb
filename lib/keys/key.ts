import * as z from 'zod'
import { Channel } from '#lib/channels.ts'
import { Instant } from '#lib/instant.ts'
import { AssetType, Plan } from '#lib/plans.ts'
import { projection } from '#lib/projection.ts'

export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: Plan,
  status: z.enum(['active', 'suspended']),
  time_zone: z.string(),
  period_anchor: Instant,
})
export type Workspace = z.output<typeof Workspace>

/** A key as code knows it; null lists allow all. */
export const Key = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  name: z.string(),
  last4: z.string(),
  asset_types: z.array(AssetType).nullable(),
  channels: z.array(Channel).nullable(),
  connected_accounts: z.array(z.string()).nullable(),
  auto_post: z.boolean(),
  auto_post_min_score: z.int(),
  daily_limit: z.int(),
  version: z.int(),
  created_at: Instant,
  expires_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
})
export type Key = z.output<typeof Key>

/** What a secret opens, as Postgres holds it and Redis keeps a copy of it. */
export const Opened = z.object({ key: Key, workspace: Workspace })
export type Opened = z.output<typeof Opened>

/** A key as Postgres or our own copy in Redis has it. */
export const readOpened = projection(Opened)
