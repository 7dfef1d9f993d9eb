import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Social, startSocial } from '#dev/social/start.ts'
import { rows } from '#lib/db.ts'
import { clock, openVault, type Vault } from '#test/publish/support/accounts.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'

const server = await realPostgres()

describe.skipIf(!server)('twenty who need the same account at once', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let social: Social
  let vault: Vault
  const time = clock()
  beforeAll(async () => {
    database = await freshDatabase(server ?? '')
    social = await startSocial({ now: () => time.now().getTime() })
    vault = await openVault(database.db, social, time.now)
  })
  afterAll(async () => {
    await social?.close()
    await database?.close()
  })

  const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work))
  const calls = (platform: string) => social.state.refreshed[platform] ?? 0

  it.each(['x', 'tiktok', 'youtube'] as const)('ask %s once for a new token, and all get it', async platform => {
    for (let round = 0; round < 5; round++) {
      const { ref } = await vault.connect(platform, { expires_in: 5 })
      const before = calls(platform)
      const accounts = await twenty(() => vault.accounts.open(ref))
      expect(new Set(accounts.map(account => account.token)).size).toBe(1)
      expect(calls(platform) - before).toBe(1)
      expect(social.state.tokens.has(accounts[0]?.token ?? '')).toBe(true)
    }
  })

  it('break the connection once when the platform does not renew it', async () => {
    const { ref, refresh_token } = await vault.connect('x', { expires_in: 5 })
    social.state.refreshes.delete(refresh_token)
    const before = calls('x')
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => vault.accounts.open(ref)))
    expect(ends.every(end => end.status === 'rejected')).toBe(true)
    expect(calls('x') - before).toBe(1)
    const noted = await rows(
      database.db,
      sql`select 1 from audit where target = ${`account:${ref.connected_account_id}`} and action = 'account.broken'`,
    )
    expect(noted).toHaveLength(1)
  })

  it('keep the tokens of whoever connected it anew meanwhile', async () => {
    const { ref } = await vault.connect('x', { expires_in: 5 })
    const [, anew] = await Promise.all([
      twenty(() => vault.accounts.open(ref).catch(() => null)),
      vault.connect('x', { expires_in: 7_200 }),
    ])
    expect(anew.ref).toEqual(ref)
    const { token } = await vault.accounts.open(ref)
    expect(social.state.tokens.has(token)).toBe(true)
  })
})
