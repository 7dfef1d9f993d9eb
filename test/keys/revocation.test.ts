import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { World } from '#lib/ctx.ts'
import { recordKey } from '#lib/keys/admit/gate.ts'
import { markRevoked } from '#lib/keys/store.ts'
import { seed } from '#test/support/seed.ts'
import { revocationHolds } from './revocation-race.ts'

const runs = Number(process.env.RACE_RUNS ?? 300)

describe('a revoked key', () => {
  it(`is refused by every request that begins after the answer, in any order of things (seed ${seed})`, async () => {
    await fc.assert(revocationHolds(3), { numRuns: runs, seed })
  }, 60_000)

  it(`of an agent is, whatever its client prolongs meanwhile (seed ${seed})`, async () => {
    await fc.assert(revocationHolds(2, undefined, 2), { numRuns: runs, seed })
  }, 60_000)

  it.each([
    ['askers', 3, 0],
    ['clients that prolong it', 0, 2],
  ])(
    'would come back by %s if revoking only deleted its record: the race above sees it',
    async (_, askers, clients) => {
      const found = await fc.check(revocationHolds(askers, deleting, clients), { numRuns: 2_000, seed })
      expect(found.failed).toBe(true)
    },
    60_000,
  )
})

async function deleting(world: World): Promise<void> {
  await markRevoked(
    world.db,
    { id: 'key', workspace_id: null },
    { id: 'a', actor: 'admin', request_id: 'race', at: world.now().toISOString() },
  )
  const forget = { name: 'forget', source: "return redis.call('DEL', KEYS[1])" }
  await world.redis.run(forget, [recordKey('a'.repeat(64))], [])
}
