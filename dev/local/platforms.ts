// Which platforms are real on this machine: those whose app is set in the environment. All others have a stand-in.

import { standInAccounts } from '#dev/social/accounts.ts'
import { grantOf } from '#dev/social/oauth.ts'
import type { Social } from '#dev/social/start.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { Platform } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { listAccountRows } from '#lib/publish/connect/accounts-store.ts'
import { connectAccount, insertLink } from '#lib/publish/connect/links-store.ts'
import { sealTokens } from '#lib/publish/connect/sealed.ts'

type Environment = Record<string, string | undefined>

const idOf = (platform: Platform) =>
  platform === 'tiktok' ? 'TIKTOK_CLIENT_KEY' : `${platform.toUpperCase()}_CLIENT_ID`
/** Bluesky needs no registration: its accounts let us in by a password of their own. */
const settingsOf = (platform: Platform) => [
  ...(platform === 'bluesky' ? [] : [idOf(platform), `${platform.toUpperCase()}_CLIENT_SECRET`]),
  ...(platform === 'linkedin' ? ['LINKEDIN_VERSION', 'LINKEDIN_PAGES'] : []),
  ...(platform === 'instagram' || platform === 'youtube' ? [`${platform.toUpperCase()}_COMMENTS`] : []),
]

const standInSettings: Record<string, string> = {
  ...{ LINKEDIN_VERSION: '202607', LINKEDIN_PAGES: 'on' },
  ...{ INSTAGRAM_COMMENTS: 'on', YOUTUBE_COMMENTS: 'on' },
}

const isReal = (platform: Platform, environment: Environment): boolean => Boolean(environment[idOf(platform)])

export function platformVars(social_url: string, environment: Environment): Record<string, string> {
  const varsOf = (platform: Platform): [string, string][] =>
    isReal(platform, environment)
      ? settingsOf(platform).flatMap(name => (environment[name] ? [[name, environment[name]]] : []))
      : [
          ...settingsOf(platform).map((name): [string, string] => [name, standInSettings[name] ?? 'stand-in']),
          [`${platform.toUpperCase()}_API_URL`, social_url],
        ]
  return Object.fromEntries(Platform.options.flatMap(varsOf))
}

/** Accounts of the stand-ins for X and LinkedIn, so that the first post goes somewhere; once, and not again when they were disconnected. */
export async function seedAccounts(world: World, social: Social, workspace_id: string): Promise<void> {
  const known = (await listAccountRows(world.db, workspace_id)).map(row => row.platform)
  for (const platform of ['x', 'linkedin'] as const) {
    if (known.includes(platform) || isReal(platform, process.env)) continue
    const at = world.now().toISOString()
    const { external_id } = standInAccounts[platform]
    const hash = await sha256Hex(world.id())
    const link = { hash, target: platform, made_by: 'admin', now: at }
    await insertLink(world.db, { ...link, workspace_id, expires_at: after(world.now(), MINUTE_MS).toISOString() })
    const owner = { workspace_id, platform, external_id }
    const sealed = await sealTokens(world, owner, grantOf(social.state, platform))
    const account = { ...sealed, external_id, username: standInAccounts[platform].username, scopes: [], id: world.id() }
    await connectAccount(world.db, link, account, { id: world.id(), actor: 'admin', request_id: 'seed', at })
  }
}
