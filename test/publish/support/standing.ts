// A world whose live mode posts through the real publishers to the stand-ins of the platforms.
import { standInAccounts } from '#dev/social/accounts.ts'
import { type Social, startSocial } from '#dev/social/start.ts'
import type { Platform } from '#lib/channels.ts'
import { connectAccount, insertLink } from '#lib/publish/connect/links-store.ts'
import type { Apps } from '#lib/publish/connect/oauth.ts'
import { sealTokens } from '#lib/publish/connect/sealed.ts'
import { livePosting } from '#lib/publish/control/live.ts'
import { reach } from '#lib/publish/platform/reach.ts'
import { allApps } from '#test/publish/support/accounts.ts'
import { localHttp } from '#test/publish/support/platforms.ts'
import { createWorld } from '#test/support/world.ts'

export type Standing = Awaited<ReturnType<typeof standingWorld>>

export async function standingWorld() {
  let now = () => 0
  const social: Social = await startSocial({ now: () => now() })
  /** What is set up here; a test may take one away. */
  const apps: Apps = { ...allApps }
  const platforms = { apps, reach: reach(localHttp, social.stand_ins, '202607') }
  const world = await createWorld({ platforms, posting: deps => livePosting(deps, platforms) })
  now = () => world.world.now().getTime()
  const live = await world.key()
  return {
    ...{ world, social, live, apps },
    connect: async (
      platform: Platform,
      more: { scopes?: string[]; external_id?: string; settings?: object; refresh?: boolean } = {},
    ) => {
      const { world: deps, workspace } = world
      const at = deps.now().toISOString()
      const link = { hash: deps.id(), workspace_id: workspace.id, target: platform, made_by: 'admin', now: at }
      await insertLink(deps.db, { ...link, expires_at: new Date(now() + 60_000).toISOString() })
      const { scopes = [] } = more
      const access_token = social.state.secret('access')
      social.state.tokens.set(access_token, { platform, scopes, expires_at: now() + 90 * 86_400_000 })
      const refresh_token = more.refresh ? social.state.secret('refresh') : null
      if (refresh_token)
        social.state.refreshes.set(refresh_token, { platform, scopes, expires_at: Number.MAX_SAFE_INTEGER })
      const identity = { ...standInAccounts[platform], ...(more.external_id ? { external_id: more.external_id } : {}) }
      const tokens = { access_token, refresh_token, expires_in: 90 * 86_400, refresh_expires_in: null, scopes }
      const owner = { workspace_id: workspace.id, platform, ...identity }
      const account = { ...identity, ...(await sealTokens(deps, owner, tokens)), id: deps.id(), scopes }
      const by = { id: deps.id(), actor: 'test', request_id: null, at }
      const id = (await connectAccount(deps.db, link, account, by))?.id ?? ''
      if (more.settings)
        await deps.db.execute(
          `update connected_accounts set settings = '${JSON.stringify(more.settings)}' where id = '${id}'`,
        )
      return id
    },
  }
}
