import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { nextAttempt, retryAfterMs } from '#lib/webhooks/delivery/schedule.ts'
import { kinds } from '#lib/work/kinds.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const wait = (attempts: number, chance: number, asked: number | null = null) =>
  (nextAttempt(attempts, now, chance, asked)?.getTime() ?? Number.NaN) - now.getTime()

const published = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS],
  ...[10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS],
]

describe('the schedule', () => {
  it('has ten attempts over 75 hours, each within a tenth of its time', () => {
    expect(kinds.deliveries.most_attempts).toBe(published.length + 1)
    expect(published.map((_, index) => wait(index + 1, 0.5))).toEqual(published)
    expect(published.map((_, index) => wait(index + 1, 0))).toEqual(published.map(ms => ms * 0.9))
    expect(published.map((_, index) => wait(index + 1, 1))).toEqual(published.map(ms => Math.round(ms * 1.1)))
    expect(published.reduce((sum, ms) => sum + ms, 0) / HOUR_MS).toBeCloseTo(75.6, 1)
    expect(nextAttempt(10, now, 0.5, null)).toBeNull()
  })

  it('waits as long as the receiver asks, never shorter than its own time, never over a day', () => {
    expect(wait(1, 0.5, 20 * SECOND_MS)).toBe(20 * SECOND_MS)
    expect(wait(2, 0.5, 20 * SECOND_MS)).toBe(5 * MINUTE_MS)
    expect(wait(1, 0.5, 1_000 * HOUR_MS)).toBe(24 * HOUR_MS)
    expect(nextAttempt(10, now, 0.5, 20 * SECOND_MS)).toBeNull()
  })

  it.each([
    ['120', 120 * SECOND_MS],
    [' 7 ', 7 * SECOND_MS],
    ['Fri, 20 Nov 2026 12:01:00 GMT', MINUTE_MS],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5x', null],
    [null, null],
  ])('reads Retry-After %j', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms)
  })
})
