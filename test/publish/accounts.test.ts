import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Social, startSocial } from '#dev/social/start.ts'
import { rows } from '#lib/db.ts'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { openAccounts } from '#lib/publish/connect/accounts.ts'
import { renewIdleAccounts } from '#lib/publish/connect/renew-idle.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { parseKeyring } from '#lib/seal.ts'
import { rewrapSecrets } from '#lib/webhooks/secret/rewrap.ts'
import { clock, openVault, type Vault } from '#test/publish/support/accounts.ts'
import { refusal } from '#test/publish/support/platforms.ts'
import { database } from '#test/support/database.ts'

let social: Social
let vault: Vault
const time = clock()
beforeAll(async () => {
  social = await startSocial({ now: () => time.now().getTime() })
  vault = await openVault(await database(), social, time.now)
})
afterEach(() => social.behave())
afterAll(() => social.close())

const HOUR = HOUR_MS / 1_000
const stateOf = async (id: string | null) =>
  (
    await rows<{ status: string; broken_reason: string | null; access_token: string; refresh_token: string }>(
      vault.deps.db,
      sql`select status, broken_reason, access_token, refresh_token from connected_accounts where id = ${id}`,
    )
  )[0]
const auditOf = async (id: string | null) =>
  (
    await rows<{ action: string }>(
      vault.deps.db,
      sql`select action from audit where target = ${`account:${id}`} order by created_at, action`,
    )
  ).map(row => row.action)
const refreshes = () => ({ ...social.state.refreshed })

describe('an account is opened', () => {
  it('with the token that it has as long as that is good', async () => {
    const { ref, access_token } = await vault.connect('x', { expires_in: HOUR })
    const before = refreshes()
    expect(await vault.accounts.open(ref)).toEqual({
      external_id: '2244994945',
      username: 'standin_x',
      settings: {},
      token: access_token,
    })
    expect(refreshes()).toEqual(before)
  })

  it.each(['x', 'youtube', 'tiktok'] as const)('with a new one in the last five minutes: %s', async platform => {
    const { ref, access_token, refresh_token } = await vault.connect(platform, { expires_in: 200 })
    const account = await vault.accounts.open(ref)
    expect(account.token).not.toBe(access_token)
    expect(social.state.tokens.has(account.token)).toBe(true)
    expect(social.state.refreshes.has(refresh_token)).toBe(platform === 'youtube')
    time.pass(3 * HOUR_MS)
    expect((await vault.accounts.open(ref)).token).not.toBe(account.token)
    expect((await stateOf(ref.connected_account_id))?.status).toBe('connected')
  })

  it('with a longer one of Instagram, which renews itself ten days before its end', async () => {
    const { ref, access_token } = await vault.connect('instagram', { expires_in: 9 * 24 * HOUR, refresh: false })
    const { token } = await vault.accounts.open(ref)
    expect(token).not.toBe(access_token)
    time.pass(40 * DAY_MS)
    expect((await vault.accounts.open(ref)).token).toBe(token)
  })

  it('never in another workspace', async () => {
    const { ref } = await vault.connect('x', { expires_in: HOUR })
    const foreign = { ...ref, workspace_id: vault.deps.id() }
    expect(await refusal(vault.accounts.open(foreign))).toMatchObject({
      outcome: 'reauth',
      platform_code: 'not_connected',
    })
  })

  it('with its secrets sealed where they lie, for their own place only', async () => {
    const { ref, access_token } = await vault.connect('x', { expires_in: HOUR })
    const id = ref.connected_account_id
    const kept = await stateOf(id)
    expect(kept?.access_token).toMatch(/^v1\.k1\./)
    expect(JSON.stringify(kept)).not.toContain(access_token)
    await vault.deps.db.execute(sql`update connected_accounts set access_token = refresh_token where id = ${id}`)
    await expect(vault.accounts.open(ref)).rejects.toThrow()
  })
})

describe('a token that cannot be renewed', () => {
  it('is used to its end at LinkedIn, and then its owner has to connect again', async () => {
    const { ref, access_token } = await vault.connect('linkedin', { expires_in: HOUR, refresh: false })
    expect((await vault.accounts.open(ref)).token).toBe(access_token)
    time.pass(2 * HOUR_MS)
    expect(await refusal(vault.accounts.open(ref))).toMatchObject({ outcome: 'reauth' })
    expect(await stateOf(ref.connected_account_id)).toMatchObject({ status: 'broken', broken_reason: /time is over/ })
    expect(await auditOf(ref.connected_account_id)).toContain('account.broken')
    expect(await refusal(vault.accounts.open(ref))).toMatchObject({ outcome: 'reauth', message: /time is over/ })
  })

  it('breaks the connection when its refresh token was used by somebody else', async () => {
    const { ref, refresh_token } = await vault.connect('x', { expires_in: 10 })
    social.state.refreshes.delete(refresh_token)
    expect(await refusal(vault.accounts.open(ref))).toMatchObject({ outcome: 'reauth' })
    expect((await stateOf(ref.connected_account_id))?.status).toBe('broken')
  })

  it('is good for as long as it lives while the platform is down, and is asked for again after that', async () => {
    const { ref, access_token } = await vault.connect('youtube', { expires_in: 200 })
    const down = { at: 'oauth2.googleapis.com', kind: 'answer', status: 503, json: {} } as const
    social.misbehave(down)
    expect((await vault.accounts.open(ref)).token).toBe(access_token)
    time.pass(HOUR_MS)
    social.misbehave(down)
    expect(await refusal(vault.accounts.open(ref))).toMatchObject({ outcome: 'retry' })
    social.misbehave({ at: 'oauth2.googleapis.com', kind: 'refuse' })
    expect(await refusal(vault.accounts.open(ref))).toMatchObject({ outcome: 'retry' })
    expect((await vault.accounts.open(ref)).token).not.toBe(access_token)
  })

  it.each([
    [200, { access_token: '' }],
    [200, null],
    [200, { access_token: 'a', expires_in: -5 }],
    [200, { error: 'server_busy', error_description: '<b>no</b>' }],
    [401, { error: 'invalid_client' }],
  ])('answers %i %j leave the connection as it is', async (status, json) => {
    const { ref } = await vault.connect('tiktok', { expires_in: 10 })
    social.misbehave({ at: 'open.tiktokapis.com/v2/oauth', kind: 'answer', status, json })
    expect((await refusal(vault.accounts.open(ref))).outcome).not.toBe('reauth')
    expect((await stateOf(ref.connected_account_id))?.status).toBe('connected')
    expect((await vault.accounts.open(ref)).token).toBeTruthy()
  })
})

describe('a token that the platform refuses', () => {
  it('is replaced by another one', async () => {
    const { ref, access_token } = await vault.connect('x', { expires_in: 2 * HOUR })
    time.pass(HOUR_MS)
    await vault.accounts.refused(ref, access_token)
    const { token } = await vault.accounts.open(ref)
    expect(token).not.toBe(access_token)
    await vault.accounts.refused(ref, access_token)
    expect((await vault.accounts.open(ref)).token).toBe(token)
  })

  it('breaks the connection when it is new, or cannot be renewed', async () => {
    const fresh = await vault.connect('x', { expires_in: HOUR })
    await vault.accounts.refused(fresh.ref, fresh.access_token)
    expect((await stateOf(fresh.ref.connected_account_id))?.status).toBe('broken')
    const fixed = await vault.connect('linkedin', { expires_in: 9 * HOUR, refresh: false })
    time.pass(HOUR_MS)
    await vault.accounts.refused(fixed.ref, fixed.access_token)
    expect((await stateOf(fixed.ref.connected_account_id))?.status).toBe('broken')
  })

  it('says nothing of an account that was connected anew', async () => {
    const { ref, access_token } = await vault.connect('x', { expires_in: HOUR })
    await vault.connect('x', { expires_in: HOUR })
    await vault.accounts.refused(ref, access_token)
    expect((await stateOf(ref.connected_account_id))?.status).toBe('connected')
  })
})

it('tokens move under the newest sealing key and stay what they are', async () => {
  const { ref, access_token } = await vault.connect('x', { expires_in: HOUR })
  const keyring = [
    ...parseKeyring(`k2:${'A'.repeat(43)}=`),
    ...vault.deps.keyring,
  ] as unknown as typeof vault.deps.keyring
  expect(await rewrapSecrets({ db: vault.deps.db, keyring }, 1_000)).toBeGreaterThan(0)
  expect((await stateOf(ref.connected_account_id))?.access_token).toMatch(/^v1\.k2\./)
  expect((await stateOf(ref.connected_account_id))?.refresh_token).toMatch(/^v1\.k2\./)
  const opened = await openAccounts({ ...vault.deps, keyring }).open(ref)
  expect(opened.token).toBe(access_token)
  expect(await rewrapSecrets({ db: vault.deps.db, keyring }, 1_000)).toBe(0)
})

describe('an account that nobody posts to', () => {
  const sweepOnce = async () => {
    const reports: unknown[] = []
    const posting = () => vault.accounts as Posting
    const found = await renewIdleAccounts({ ...vault.deps, posting, report: error => void reports.push(error) }, 20)
    return { found, reports }
  }

  it('is renewed before its token ends, where that would be the end of it', async () => {
    const { ref, access_token } = await vault.connect('instagram', { expires_in: 5 * 24 * HOUR, refresh: false })
    await vault.connect('linkedin', { expires_in: 9, refresh: false })
    await vault.connect('x', { expires_in: 9 })
    const before = refreshes()
    expect(await sweepOnce()).toEqual({ found: 1, reports: [] })
    expect(refreshes()).toEqual({ ...before, instagram: (before.instagram ?? 0) + 1 })
    expect((await vault.accounts.open(ref)).token).not.toBe(access_token)
    expect(await sweepOnce()).toEqual({ found: 0, reports: [] })
  })

  it('is tried again hours later, and not every minute', async () => {
    await vault.connect('instagram', { expires_in: 5 * 24 * HOUR, refresh: false })
    social.misbehave({ at: 'refresh_access_token', kind: 'answer', status: 500 })
    expect((await sweepOnce()).found).toBe(1)
    expect((await sweepOnce()).found).toBe(0)
    time.pass(7 * HOUR_MS)
    expect((await sweepOnce()).found).toBe(1)
    expect((await sweepOnce()).found).toBe(0)
  })
})
