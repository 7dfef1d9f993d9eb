import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Found } from '#bench/proof/slow/kept.ts'
import { earlier, write } from '#bench/proof/slow/tried.ts'
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

it('what was tried is summed over versions, this one told apart', () => {
  const file = join(dir, 'tried.json')
  const sums = { searches: 1, processor_s: 3, p95: 2, input: '' }
  write('lengths', 'old', { ...sums, tried: 500, worst: 9.4 }, file)
  write('lengths', 'older', { ...sums, tried: 70, worst: 3 }, file)
  write('lengths', 'new', { ...sums, tried: 40, worst: 30 }, file)
  // A search that began anew has tried less than one before it.
  write('lengths', 'old', { ...sums, tried: 100, worst: 1 }, file)
  expect(earlier('lengths', 'new', file)).toEqual({ tried: 570, versions: 2, worst: 9 })
  expect(earlier('briefs', 'new', file)).toEqual({ tried: 0, versions: 0, worst: 0 })
})

it('what was tried without an answer is told', async () => {
  const broken: Quarry<string> = { ...lengths, cost: input => (input.length > 3 ? JSON.parse(input) : 0) }
  await expect(findSlow(broken, 100, 1)).rejects.toThrow(/was not read: "xxxx/)
})
