import { standInAccounts } from '#dev/social/accounts.ts'
import type { Social } from '#dev/social/start.ts'
import { Platform } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import type { Db } from '#lib/db.ts'
import { uuidv7 } from '#lib/id.ts'
import { type AccountDeps, openAccounts } from '#lib/publish/connect/accounts.ts'
import { connectAccount, insertLink } from '#lib/publish/connect/links-store.ts'
import type { Apps } from '#lib/publish/connect/oauth.ts'
import { sealTokens } from '#lib/publish/connect/sealed.ts'
import { reach } from '#lib/publish/platform/reach.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { localHttp } from '#test/publish/support/platforms.ts'

export const allApps: Apps = Object.fromEntries(
  Platform.options.map(platform => [platform, { id: `${platform}-app`, secret: 'app-secret' }]),
)

export const random = (size: number) => crypto.getRandomValues(new Uint8Array(size))

/** A clock that goes on, and can be set forward for us and for the stand-in alike. */
export function clock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (ms: number) => {
      ahead += ms
    },
  }
}

export type Vault = Awaited<ReturnType<typeof openVault>>

/** A workspace with connected accounts at a stand-in, and what renews their tokens. */
export async function openVault(db: Db, social: Social, now: () => Date) {
  const deps: AccountDeps = {
    ...{ db, now, random, apps: allApps, http: reach(localHttp, social.stand_ins, '202607').http },
    keyring: [{ id: 'k1', secret: random(32) }],
    id: () => uuidv7(Date.now(), random(10)),
    pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
  }
  const workspace = await createWorkspace(deps as unknown as World, { name: 'Kestrel', plan: 'pro', time_zone: 'UTC' })
  return {
    ...{ deps, workspace },
    accounts: openAccounts(deps),
    connect: async (platform: Platform, given: { expires_in: number | null; refresh?: boolean }) => {
      const hash = deps.id()
      const at = now().toISOString()
      const link = { hash, workspace_id: workspace.id, target: platform, made_by: 'admin', now: at }
      await insertLink(db, { ...link, expires_at: new Date(now().getTime() + 60_000).toISOString() })
      const [access_token, refresh_token] = [social.state.secret('access'), social.state.secret('refresh')]
      const grant = { platform, scopes: ['all'], expires_at: now().getTime() + (given.expires_in ?? 1e6) * 1_000 }
      social.state.tokens.set(access_token, grant)
      if (given.refresh !== false) social.state.refreshes.set(refresh_token, { ...grant, expires_at: Number.MAX_VALUE })
      const tokens = {
        ...{ access_token, refresh_token: given.refresh === false ? null : refresh_token },
        ...{ expires_in: given.expires_in, refresh_expires_in: null, scopes: [] },
      }
      const owner = { workspace_id: workspace.id, platform, ...standInAccounts[platform] }
      const account = {
        ...standInAccounts[platform],
        ...(await sealTokens(deps, owner, tokens)),
        id: deps.id(),
        scopes: [],
      }
      const by = { id: deps.id(), actor: 'test', request_id: null, at }
      const id = (await connectAccount(db, link, account, by))?.id ?? null
      return { ref: { workspace_id: workspace.id, connected_account_id: id }, access_token, refresh_token }
    },
  }
}
