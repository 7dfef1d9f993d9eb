// A connected account as callers see it: everything but its tokens.
import * as z from 'zod'
import { Platform } from '#lib/channels.ts'
import { after, DAY_MS, Instant } from '#lib/instant.ts'
import type { AccountRow } from '#lib/publish/connect/accounts-store.ts'

/** Owners are told so long before an account ends. */
const EXPIRING_DAYS = 7

export const ConnectedAccount = z
  .object({
    id: z.uuid(),
    platform: Platform,
    kind: z.enum(['member', 'page', 'business', 'channel']),
    name: z.string(),
    handle: z.string().nullable(),
    /** `expiring`: its owner has to connect it again within seven days. */
    status: z.enum(['connected', 'expiring', 'broken']),
    /** When its owner has to connect it again; null where it renews itself. */
    expires_at: Instant.nullable(),
    capabilities: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ConnectedAccount' })
export type ConnectedAccount = z.output<typeof ConnectedAccount>

/** When its owner has to act: a token that renews itself ends only where renewing fails. */
const endOf = (row: AccountRow): string | null =>
  row.refresh_token !== null ? row.refresh_expires_at : row.access_expires_at

const abilities: Record<Platform, string[]> = {
  x: ['image', 'images', 'video'],
  linkedin: ['image', 'images', 'video'],
  instagram: ['image', 'images', 'video'],
  youtube: ['video'],
  tiktok: ['image', 'images', 'video', 'draft'],
  bluesky: ['image', 'images', 'video'],
  threads: ['image', 'images', 'video'],
  facebook: ['image', 'images', 'video'],
}

/** What can be posted with what its owner has granted. */
function capabilitiesOf({ platform, scopes, settings }: AccountRow): string[] {
  if (platform !== 'tiktok') return abilities[platform]
  const mayPublish = scopes.length === 0 || scopes.includes('video.publish')
  return settings.privacy && mayPublish ? abilities.tiktok : [...abilities.tiktok, 'draft_only']
}

export function accountShown(row: AccountRow, now: Date): ConnectedAccount {
  const expires_at = endOf(row)
  const isEnding = expires_at !== null && new Date(expires_at) < after(now, EXPIRING_DAYS * DAY_MS)
  const status = row.status === 'broken' ? 'broken' : isEnding ? 'expiring' : 'connected'
  const { id, platform, kind, username: name, handle, settings } = row
  return { id, platform, kind, name, handle, status, expires_at, capabilities: capabilitiesOf(row), settings }
}
