// How connections end: told in time, renewed where nobody posts, handed back to the platform.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Platform } from '#lib/channels.ts'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { changeSettings, disconnect } from '#lib/publish/connect/manage.ts'
import { type Standing, standingWorld } from '#test/publish/support/standing.ts'
import { by } from '#test/support/world.ts'

let one: Standing
beforeEach(async () => {
  one = await standingWorld()
})
afterEach(() => one.social.close())

const ref = (id: string) => ({ id, workspace_id: one.world.workspace.id })
type Told = { type: string; data: Record<string, unknown> }
const told = async (type: string) =>
  (await one.live.get<{ events: Told[] }>('events?limit=500')).body.events.filter(event => event.type === type)
const set = (id: string, values: string) =>
  one.world.world.db.execute(`update connected_accounts set ${values} where id = '${id}'`)
const row = async (id: string) =>
  (
    (await one.world.world.db.execute(`select * from connected_accounts where id = '${id}'`)) as {
      rows: Record<string, unknown>[]
    }
  ).rows[0]
const inDays = (days: number) => new Date(one.world.world.now().getTime() + days * DAY_MS).toISOString()
const sweep = () => one.world.sweep('accounts')

describe('an owner', () => {
  it('is told of a connection that is there', async () => {
    const id = await one.connect('linkedin')
    expect(await told('account.connected')).toMatchObject([
      {
        data: { id, platform: 'linkedin', kind: 'member', name: 'Stand-in member', status: 'connected', reason: null },
      },
    ])
  })

  it('is told seven days before the end, one day before it, and each once', async () => {
    const id = await one.connect('linkedin')
    await sweep()
    expect(await told('account.expiring')).toEqual([])
    await set(id, `access_expires_at = '${inDays(6)}'`)
    for (let turn = 0; turn < 3; turn++) await sweep()
    expect(await told('account.expiring')).toMatchObject([{ data: { id, status: 'expiring', expires_at: inDays(6) } }])
    one.world.pass(5 * DAY_MS + HOUR_MS)
    for (let turn = 0; turn < 3; turn++) await sweep()
    expect(await told('account.expiring')).toHaveLength(2)
  })

  it('is told of a connection that broke, and why', async () => {
    const id = await one.connect('linkedin')
    await set(id, `access_expires_at = '${inDays(-1)}'`)
    const posting = one.world.poster.posting(true)
    await posting.open({ workspace_id: one.world.workspace.id, connected_account_id: id }).catch(() => undefined)
    expect(await told('account.broken')).toMatchObject([
      { data: { id, status: 'broken', reason: /does not let us renew/ } },
    ])
  })
})

describe('tokens of a connection that its owner ends', () => {
  it.each(['x', 'youtube', 'tiktok', 'linkedin'] as Platform[])('are revoked at %s and gone here', async platform => {
    const id = await one.connect(platform)
    await disconnect(one.world.world, by, ref(id))
    expect((await one.live.get<{ accounts: unknown[] }>('accounts')).body.accounts).toEqual([])
    await sweep()
    expect(one.social.state.revoked.length).toBeGreaterThan(0)
    expect(one.social.state.tokens.size).toBe(0)
    expect(await row(id)).toMatchObject({ status: 'disconnected', access_token: '', refresh_token: null })
  })

  it('are tried again where the platform does not answer, and forgotten after a day', async () => {
    const id = await one.connect('x')
    one.social.misbehave({ at: 'oauth2/revoke', kind: 'answer', status: 503, times: 99 })
    await disconnect(one.world.world, by, ref(id))
    await sweep()
    expect((await row(id))?.access_token).not.toBe('')
    one.world.pass(DAY_MS + HOUR_MS)
    await sweep()
    expect((await row(id))?.access_token).toBe('')
  })

  it('are not touched where it was connected anew meanwhile', async () => {
    const id = await one.connect('x')
    await disconnect(one.world.world, by, ref(id))
    expect(await one.connect('x')).toBe(id)
    await sweep()
    expect(one.social.state.revoked).toEqual([])
    expect(await row(id)).toMatchObject({ status: 'connected' })
  })
})

it.each(['x', 'tiktok', 'youtube'] as Platform[])('%s is used once a month although nobody posts', async platform => {
  const id = await one.connect(platform, { refresh: true })
  await set(id, `access_expires_at = '${inDays(0.05)}'`)
  one.world.pass(29 * DAY_MS)
  await sweep()
  expect(one.social.state.refreshed[platform] ?? 0).toBe(0)
  one.world.pass(2 * DAY_MS)
  await sweep()
  expect(one.social.state.refreshed[platform]).toBe(1)
  await sweep()
  expect(one.social.state.refreshed[platform]).toBe(1)
})

it('TikTok posts cannot be chosen where drafts alone were granted', async () => {
  const id = await one.connect('tiktok', { scopes: ['video.upload'] })
  const chosen = changeSettings(one.world.world, by, ref(id), { privacy: 'SELF_ONLY' })
  await expect(chosen).rejects.toThrow('drafts only')
})
