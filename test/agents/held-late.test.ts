// A renewal that comes back late, when another has the hold: it may not say what has been said since.
import { expect, it } from 'vitest'
import { createStore } from '#dev/redis/store.ts'
import { claimRecord, type Hold, putHeld, readRecord, releaseRecord } from '#lib/oauth/records.ts'
import { storeRedis } from '#test/support/redis.ts'

it('of two renewals the one that has lost its hold keeps nothing, and is told so', async () => {
  const redis = storeRedis(createStore())
  const name = 'hold:owner:grant'
  const [late, next]: Hold[] = [
    { name, holder: 'late' },
    { name, holder: 'next' },
  ]
  if (!late || !next) throw new Error('two renewals')
  const kept = (hold: Hold) => putHeld(redis, 'refreshed:owner:token', `token of ${hold.holder}`, { seconds: 60, hold })
  expect(await claimRecord(redis, late, 10)).toBe('late')
  expect(await claimRecord(redis, next, 10)).toBe('late')
  // Its ten seconds are over.
  await releaseRecord(redis, late)
  expect(await claimRecord(redis, next, 10)).toBe('next')
  await kept(next)
  await expect(kept(late)).rejects.toThrow(/redis/i)
  expect(await readRecord(redis, 'refreshed:owner:token')).toBe('token of next')
})
