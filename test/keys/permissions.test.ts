// What a key may be used for, from where and how long, tried at every route.
import { beforeAll, describe, expect, it } from 'vitest'
import { isReading } from '#functions/http/answer/reading.ts'
import { partOf } from '#functions/http/doc.ts'
import { isOpen } from '#functions/http/entry/door.ts'
import { Permission } from '#lib/caller/permissions.ts'
import { MintInput } from '#lib/keys/mint.ts'
import { restrictKey, rotateKey } from '#lib/keys/rotate.ts'
import { freeze, unfreeze } from '#lib/workspaces/freeze.ts'
import { caller } from '#test/support/caller.ts'
import { codeOf } from '#test/support/problems.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const filled = (path: string) => path.replaceAll(/:[a-z_]+(\{[^}]*\})?/g, UNKNOWN)
let world: TestWorld

beforeAll(async () => {
  world = await createWorld({ plan: 'scale' })
})

/** Each keyed route with the permission that its own handler names. */
function declared() {
  const found = new Map<string, { method: string; path: string; needs: Permission | undefined }>()
  for (const { method, path, handler } of world.app.routes) {
    if (method === 'ALL' || isOpen(path)) continue
    const part = partOf(handler)
    const known = found.get(`${method} ${path}`)
    const needs = part?.kind === 'operation' ? part.operation.needs : known?.needs
    found.set(`${method} ${path}`, { method, path, needs })
  }
  return [...found.values()]
}

describe('a permission', () => {
  it('is named by every route that changes something', () => {
    const writing = declared().filter(route => !isReading(route.method))
    expect(writing.length).toBeGreaterThan(25)
    expect(writing.filter(route => !route.needs).map(route => `${route.method} ${route.path}`)).toEqual([])
    expect(writing.map(route => route.needs)).toEqual(expect.arrayContaining(['generate', 'post', 'brand', 'webhooks']))
  })

  it('403 at every route for a key that has all others, and no 403 of its kind for one that has it alone', async () => {
    const without = new Map<Permission, Awaited<ReturnType<TestWorld['key']>>>()
    const alone = new Map<Permission, Awaited<ReturnType<TestWorld['key']>>>()
    for (const one of Permission.options) {
      without.set(one, await world.key({ permissions: Permission.options.filter(other => other !== one) }))
      alone.set(one, await world.key({ permissions: [one] }))
    }
    for (const { method, path, needs = 'read' } of declared()) {
      const ask = (keys: typeof alone) =>
        keys
          .get(needs)
          ?.send<{ code: string; detail: unknown }>(method, filled(path), isReading(method) ? null : '{}', {
            'content-type': 'application/json',
          })
      const [refused, taken] = [await ask(without), await ask(alone)]
      expect([method, path, refused?.status, refused?.body.code]).toEqual([method, path, 403, 'permission_denied'])
      expect([method, path, taken?.body?.code]).not.toEqual([method, path, 'permission_denied'])
    }
  })

  it('is told by /me, all without a choice', async () => {
    const [all, some] = [await world.key(), await world.key({ permissions: ['read', 'post'] })]
    expect((await all.get('me')).body.permissions).toEqual(Permission.options)
    expect((await some.get('me')).body.permissions).toEqual(['read', 'post'])
  })

  it('to post is needed for a drop, and for a key that posts by itself', async () => {
    const key = await world.key({ permissions: ['read', 'generate'] })
    const brief = { brief: 'Tea', channel: 'linkedin', asset_type: 'card' }
    const answer = await key.post('generate', { ...brief, scheduled_at: '2026-11-25T09:00:00Z' })
    expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied'])
    expect((await key.post('generate', brief)).status).toBe(202)
    expect(await codeOf(() => world.key({ permissions: ['read'], auto_post: true }))).toBe('bad_request')
  })
})

describe('an allow-list of addresses', () => {
  it('403 from anywhere else, and from nowhere in particular', async () => {
    const key = await world.key({ allowed_addresses: ['203.0.113.0/24', '2001:db9::/48', '198.51.100.7'] })
    const from = (address: string) => key.get('me', { 'cf-connecting-ip': address })
    for (const good of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db9:0:5::1', '198.51.100.7'])
      expect([good, (await from(good)).status]).toEqual([good, 200])
    for (const bad of ['203.0.114.9', '2001:dba::1', '198.51.100.8', '', 'nonsense'])
      expect([bad, (await from(bad)).body.code]).toEqual([bad, 'address_not_allowed'])
    expect((await key.get('me')).status).toBe(403)
  })

  it('holds from the answer on, for a key that isolates know already', async () => {
    const key = await world.key()
    expect((await key.get('me', { 'cf-connecting-ip': '192.0.2.1' })).status).toBe(200)
    const place = { workspace_id: world.workspace.id, key_id: key.minted?.id ?? '' }
    await restrictKey(world.world, by, { ...place, allowed_addresses: ['203.0.113.0/24'] })
    expect((await key.get('me', { 'cf-connecting-ip': '192.0.2.1' })).status).toBe(403)
    await restrictKey(world.world, by, { ...place, allowed_addresses: null })
    expect((await key.get('me', { 'cf-connecting-ip': '192.0.2.1' })).status).toBe(200)
    const stranger = { ...place, workspace_id: UNKNOWN, allowed_addresses: null }
    expect(await codeOf(() => restrictKey(world.world, by, stranger))).toBe('bad_request')
  })

  it.each(['203.0.113.0/33', '203.0.113', '1.2.3.4/', '2001:db8::/129', 'localhost', '0x7f.0.0.1'])(
    'is refused with %s in it',
    network => {
      const asked = { workspace_id: world.workspace.id, mode: 'live', allowed_addresses: [network] }
      expect(MintInput.safeParse(asked).success).toBe(false)
    },
  )
})

describe('a key that ends', () => {
  it('401 from its time on', async () => {
    const key = await world.key({ expires_at: new Date(world.world.now().getTime() + 60_000).toISOString() })
    expect((await key.get('me')).status).toBe(200)
    world.pass(60_000)
    expect((await key.get('me')).body.code).toBe('expired_api_key')
    expect(await codeOf(() => world.key({ expires_at: '2020-01-01T00:00:00Z' }))).toBe('bad_request')
  })

  it('is replaced by one that may do the same, and both are good until the overlap is over', async () => {
    const old = await world.key({ permissions: ['read'], asset_types: ['card'], daily_limit: 77, name: 'CI' })
    const place = { workspace_id: world.workspace.id, key_id: old.minted?.id ?? '' }
    const next = await rotateKey(world.world, by, { ...place, overlap_hours: 2 })
    const fresh = caller(world.app, [], next)
    const shown = (await fresh.get('me')).body
    expect(shown).toMatchObject({
      permissions: ['read'],
      asset_types: ['card'],
      daily_limit: 77,
      name: 'CI',
      expires_at: null,
    })
    expect((await old.get('me')).body.expires_at).toBe(new Date(world.world.now().getTime() + 7_200_000).toISOString())
    expect(await codeOf(() => rotateKey(world.world, by, { ...place, overlap_hours: 2 }))).toBe('invalid_state')
    world.pass(7_200_000)
    expect([(await old.get('me')).body.code, (await fresh.get('me')).status]).toEqual(['expired_api_key', 200])
  })

  it('takes no place among the keys of a plan while it is on its way out', async () => {
    const small = await createWorld({ plan: 'starter' })
    const [first] = [await small.key(), await small.key()]
    expect(await codeOf(() => small.key())).toBe('plan_upgrade_required')
    await rotateKey(small.world, by, {
      workspace_id: small.workspace.id,
      key_id: first.minted?.id ?? '',
      overlap_hours: 24,
    })
    expect(await codeOf(() => small.key())).toBe('plan_upgrade_required')
  })
})

describe('a frozen workspace', () => {
  it('is read and not changed, from the answer on and until it is unfrozen', async () => {
    const cold = await createWorld()
    const key = await cold.key()
    const brief = { brief: 'Tea', channel: 'linkedin', asset_type: 'card' }
    expect((await key.post('generate', brief)).status).toBe(202)
    await freeze(cold.world, by, cold.workspace.id)
    const writing = [
      await key.post('generate', brief),
      await key.patch('brand-dna', { tagline: 'x' }),
      await key.post('webhooks', {}),
    ]
    expect(writing.map(answer => [answer.status, answer.body.code])).toEqual(Array(3).fill([403, 'workspace_frozen']))
    expect((await key.get('runs')).status).toBe(200)
    await unfreeze(cold.world, by, cold.workspace.id)
    expect((await key.post('generate', brief)).status).toBe(202)
  })
})
