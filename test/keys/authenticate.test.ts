import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { looksLikeSecret } from '#lib/keys/secret.ts'
import { sweep } from '#lib/sweep.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createWorld()
})

const withKey = (secret: string | undefined) =>
  world.anonymous.get('me', secret === undefined ? {} : { authorization: secret })

describe('a secret', () => {
  it('is 46 characters, and every single mistyped character is caught', async () => {
    const secret = (await world.key()).minted?.key ?? ''
    expect(secret).toMatch(/^sk_live_[0-9A-Za-z]{38}$/)
    expect(looksLikeSecret(secret)).toBe(true)
    for (let at = 8; at < secret.length; at++) {
      const other = secret[at] === 'x' ? 'y' : 'x'
      expect(looksLikeSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false)
    }
  })

  it('is stored as a hash only', async () => {
    const secret = (await world.key()).minted?.key ?? ''
    const found = await rows<{ row: string }>(
      world.world.db,
      sql`select to_jsonb(k)::text as row from keys k where workspace_id = ${world.workspace.id}`,
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.some(one => one.row.includes(secret.slice(8, 30)))).toBe(false)
  })
})

describe('Authorization', () => {
  it('401 tells a missing key from a wrong one', async () => {
    const missing = await withKey(undefined)
    expect([missing.status, missing.body.code, missing.headers.get('www-authenticate')]).toEqual([
      401,
      'missing_api_key',
      'Bearer realm="api"',
    ])
    const secret = (await world.key()).minted?.key ?? ''
    const wrong = [
      `Bearer ${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`,
      `Bearer ${secret}0`,
      'Bearer nonsense',
      `Bearer sk_test_${secret.slice(8)}`,
    ]
    for (const header of wrong) {
      const answer = await withKey(header)
      expect([answer.status, answer.body.code]).toEqual([401, 'invalid_api_key'])
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    }
    expect((await withKey(`Basic ${secret}`)).body.code).toBe('missing_api_key')
  })

  it('401 at once after a revoke, and a late filler cannot bring the key back', async () => {
    const key = await world.key()
    expect((await key.get('me')).status).toBe(200)
    await revoke(world.world, by, { id: key.minted?.id ?? '', workspace_id: null })
    expect((await key.get('me')).body.code).toBe('revoked_api_key')
    world.pass(61_000)
    expect((await key.get('me')).body.code).toBe('revoked_api_key')
    const audit = await rows<{ action: string }>(
      world.world.db,
      sql`select action from audit where target = ${`key:${key.minted?.id}`} order by created_at`,
    )
    expect(audit.map(row => row.action)).toEqual(['key.minted', 'key.revoked'])
  })

  it('lays the tombstone later when Redis was away', async () => {
    const key = await world.key()
    await key.get('me')
    world.redisReachable(false)
    await expect(revoke(world.world, by, { id: key.minted?.id ?? '', workspace_id: null })).rejects.toThrow()
    expect((await key.get('me')).body.code).toBe('revoked_api_key')
    world.redisReachable(true)
    expect((await key.get('me')).status).toBe(200)
    expect(await sweep(world.world, 'keys')).toBe(1)
    expect((await key.get('me')).body.code).toBe('revoked_api_key')
    expect(await sweep(world.world, 'keys')).toBe(0)
  })

  it('200 without Redis, told as degraded', async () => {
    const key = await world.key()
    world.redisReachable(false)
    const answer = await key.get('me')
    world.redisReachable(true)
    expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, expect.stringContaining('degraded')])
  })

  it('costs one round trip to Redis once the key is known there', async () => {
    const key = await world.key()
    await key.get('me')
    const before = world.redisTrips()
    await key.get('me')
    expect(world.redisTrips() - before).toBe(1)
  })
})

describe('the minute', () => {
  it('429 beyond the plan, with the time to wait, and slides on', async () => {
    const small = await createWorld({ plan: 'starter' })
    const key = await small.key()
    for (let count = 0; count < 120; count++) expect((await key.get('me')).status).toBe(200)
    const refused = await key.get('me')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      detail: { bucket: 'requests_per_minute', limit: 120, used: 120, window: 'minute' },
    })
    expect(refused.headers.get('retry-after')).toBe('60')
    small.pass(MINUTE_MS + MINUTE_MS / 2)
    for (let count = 0; count < 60; count++) expect((await key.get('me')).status).toBe(200)
    expect((await key.get('me')).status).toBe(429)
  })

  it('429 for creating requests before the window of all requests is full', async () => {
    const small = await createWorld({ plan: 'starter' })
    const key = await small.key()
    const body = { brief: 'A brief', channel: 'linkedin', asset_type: 'card' }
    for (let count = 0; count < 30; count++) expect((await key.post('generate', body)).status).toBe(202)
    const refused = await key.post('generate', body)
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ detail: expect.objectContaining({ bucket: 'creating_per_minute' }) }),
    ])
    expect((await key.get('me')).status).toBe(200)
  })
})
