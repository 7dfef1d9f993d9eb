// Guesses with a good checksum from one address: what they cost us, and whom they shut out.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#lib/db.ts'
import { newSecret } from '#lib/keys/secret.ts'
import { networkOf } from '#lib/outbound/address.ts'
import { database } from '#test/support/database.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let asked = 0

beforeAll(async () => {
  const db = await database()
  const counting = new Proxy(db, {
    get: (target, name) => {
      if (name === 'execute') asked++
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as Db
  world = await createWorld({ db: counting })
})

const guess = (address: string, path = 'me') =>
  world.anonymous.get(path, {
    authorization: `Bearer ${newSecret('live', world.world.random)}`,
    'cf-connecting-ip': address,
  })

const RUN = 'runs/01900000-0000-7000-8000-000000000000'

describe('made-up keys of one address', () => {
  it('ask Postgres nothing any more once the address is at its limit', async () => {
    for (let count = 0; count < 21; count++) await guess('203.0.113.50', RUN)
    expect((await guess('203.0.113.50', RUN)).status).toBe(429)
    asked = 0
    for (let count = 0; count < 30; count++) expect((await guess('203.0.113.50', RUN)).status).toBe(429)
    expect(asked).toBe(0)
    expect((await guess('203.0.113.51')).status).toBe(401)
  })

  it('shut out no good key of that address: new, in use, or after its copy in Redis is gone', async () => {
    const used = await world.key()
    expect((await used.get('me')).status).toBe(200)
    for (let count = 0; count < 21; count++) await guess('203.0.113.60')
    const fresh = await world.key()
    const from = { 'cf-connecting-ip': '203.0.113.60' }
    expect((await fresh.get('me', from)).status).toBe(200)
    expect((await used.get('me', from)).status).toBe(200)
    world.pass(120_000)
    expect((await guess('203.0.113.60')).status).toBe(429)
    expect((await used.get('me', from)).status).toBe(200)
  })

  it('count for the whole /64 of version 6, and for no more', async () => {
    const at = (tail: string) => `2001:db9:1:2:${tail}`
    for (let count = 0; count < 20; count++) expect((await guess(at(`${count.toString(16)}:0:0:1`))).status).toBe(401)
    expect((await guess(at(':9'))).status).toBe(429)
    expect((await guess('2001:db9:1:3::1')).status).toBe(401)
  })

  it('are let in again when their time is over', async () => {
    world.pass(86_400_000)
    expect((await guess('203.0.113.50')).status).toBe(401)
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db9::1', '20010db900000000::/64'],
    ['2001:DB9:0:0:ffff::', '20010db900000000::/64'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is %s', (text, network) => expect(networkOf(text)).toBe(network))
})
