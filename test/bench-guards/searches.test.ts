import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Found } from '#bench/proof/slow/kept.ts'
import { findSlow, type Quarry } from '#test/support/slowest.ts'

const dir = mkdtempSync(join(tmpdir(), 'brand-content-searches-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** What is tried costs its own length. */
const lengths: Quarry<string> = {
  make: (random, from) => `${from ?? ''}${'x'.repeat(random.whole(10))}`,
  cost: input => input.length,
}

it('a search goes on where it stood, and those of other seeds count', async () => {
  const first = new Found('lengths', 1, dir)
  first.add(await findSlow(lengths, 300, 1), 2)
  first.add(await findSlow(lengths, 200, 2), 3)
  // Another process, later.
  const [again, other] = [new Found('lengths', 1, dir), new Found('lengths', 2, dir)]
  const longest = await findSlow(lengths, 500, 3)
  other.add(longest, 4)
  expect([again.turns(), other.turns()]).toEqual([2, 1])
  const sums = again.sums()
  expect(sums).toMatchObject({ searches: 2, tried: 1_000, processor_s: 9 })
  expect(sums.input).toHaveLength(sums.worst)
  expect(sums.worst).toBeGreaterThanOrEqual(longest.worst.ms)
  expect(sums.p95).toBeLessThanOrEqual(sums.worst + 0.1)
})

it('what was tried without an answer is told', async () => {
  const broken: Quarry<string> = { ...lengths, cost: input => (input.length > 3 ? JSON.parse(input) : 0) }
  await expect(findSlow(broken, 100, 1)).rejects.toThrow(/was not read: "xxxx/)
})
