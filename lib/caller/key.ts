import * as z from 'zod'
import { Permission } from '#lib/caller/permissions.ts'
import { Channel } from '#lib/channels.ts'
import { StoredZone } from '#lib/instant/zone.ts'
import { Instant } from '#lib/instant.ts'
import { AssetType, Plan } from '#lib/plans.ts'
import { projection } from '#lib/projection.ts'

export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: Plan,
  status: z.enum(['active', 'suspended']),
  time_zone: StoredZone,
  period_anchor: Instant,
  frozen_at: Instant.nullable().default(null),
  delete_at: Instant.nullable().default(null),
  /** From then on live writes are refused, because nobody pays any more. */
  inactive_from: Instant.nullable().default(null),
  /** Whether the free first run is over. */
  free_run_used: z.boolean().default(true),
})
export type Workspace = z.output<typeof Workspace>

/** Whom a person let in, and who that person was. */
export const Agent = z.object({ client_id: z.string(), name: z.string(), host: z.string(), person: z.string() })
export type Agent = z.output<typeof Agent>

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
  permissions: z.array(Permission).nullable().default(null),
  allowed_addresses: z.array(z.string()).nullable().default(null),
  auto_post: z.boolean(),
  auto_post_min_score: z.int(),
  daily_limit: z.int(),
  version: z.int(),
  created_at: Instant,
  expires_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
  replaced_by: z.uuid().nullable().default(null),
  /** Of a key that is the grant of an agent. */
  agent: Agent.nullable().default(null),
})
export type Key = z.output<typeof Key>

/** Something by its id, and the workspace that it has to be of; null for the administration, which reaches all. */
export type Held = { id: string; workspace_id: string | null }

/** What a secret opens, as Postgres holds it and Redis keeps a copy of it. */
export const Opened = z.object({ key: Key, workspace: Workspace })
export type Opened = z.output<typeof Opened>

/** A key as Postgres or our own copy in Redis has it. */
export const readOpened = projection(Opened)
