// The small languages of the headers.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf } from '#dev/qstash/clock.ts'
import { retryDelay } from '#dev/qstash/delivery/retry.ts'
import { nextRun } from '#dev/qstash/read/cron.ts'
import { parseDuration } from '#dev/qstash/read/duration.ts'
import { parseExpression } from '#dev/qstash/read/expression.ts'
import { retryAfter } from '#dev/qstash/read/retry-after.ts'
import { openTimeline } from '#dev/qstash/timeline.ts'

describe('durations', () => {
  it.each([
    ['10s', 10_000],
    ['1m', 60_000],
    ['1d10h30m', 124_200_000],
    ['6m5s', 365_000],
    ['1.5h', 5_400_000],
    ['250ms', 250],
    ['5us', 0.005],
  ])('%s', (text, ms) => expect(parseDuration(text)).toBeCloseTo(ms, 6))

  it.each(['', '10', 's', '10 s', '1w', '-1s', '1s!'])('not %j', text => expect(parseDuration(text)).toBeUndefined())
})

describe('retry expressions', () => {
  it.each([
    ['1000', 0, 1_000],
    ['1000 * (1 + retried)', 2, 3_000],
    ['pow(2, retried) * 1000', 3, 8_000],
    ['max(1000, pow(2, retried) * 100)', 1, 1_000],
    ['min(5, 3) - -2', 0, 5],
    ['10 - 2 - 3', 0, 5],
    ['2 + 3 * 4 % 5', 0, 4],
    ['floor(7 / 2) + ceil(7 / 2) + round(2.5)', 0, 10],
    ['sqrt(abs(0 - 16)) + exp(0)', 0, 5],
    ['.5 * 4', 0, 2],
    [' ( ( retried ) ) ', 7, 7],
  ])('%s at %i', (text, retried, ms) => expect(parseExpression(text)(retried)).toBeCloseTo(ms, 9))

  it.each([
    '',
    '1 +',
    'retries',
    'pow(2)',
    'min(1,2,3)',
    '1 2',
    '(1',
    'constructor(1)',
    '2 ** 3',
    'process.exit()',
    '1;2',
  ])('not %j', text => {
    expect(() => parseExpression(text)).toThrow()
  })

  it('compute what JavaScript computes', () => {
    const { expression } = fc.letrec<{ expression: string }>(tie => ({
      expression: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.nat(99).map(String),
        fc.constant('retried'),
        fc
          .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/', '%'), tie('expression'))
          .map(parts => parts.join(' ')),
        tie('expression').map(inner => `(${inner})`),
      ),
    }))
    const seed = Number(process.env.FC_SEED ?? 20_261_120)
    console.log(`seed ${seed}`)
    fc.assert(
      fc.property(expression, fc.nat(9), (text, retried) => {
        const expected: unknown = new Function('retried', `return ${text}`)(retried)
        expect(parseExpression(text)(retried)).toEqual(expected)
      }),
      { seed, numRuns: 500 },
    )
  })
})

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 20)
  it.each([
    ['Retry-After', '10', 10_000],
    ['Retry-After', '6m5s', 365_000],
    ['Retry-After', 'Fri, 20 Nov 2026 00:02:00 GMT', 120_000],
    ['Retry-After', 'Thu, 19 Nov 2026 00:02:00 GMT', 0],
    ['X-Ratelimit-Reset-Tokens', '1.5', 1_500],
    ['Retry-After', '86401', undefined],
    ['X-Ratelimit-Reset', '1795132800', undefined],
    ['Retry-After', 'soon', undefined],
    ['X-Other', '10', undefined],
  ])('%s: %s', (name, value, ms) => expect(retryAfter({ [name]: [value] }, now)).toBe(ms))
})

describe('the retry delay', () => {
  const failed = { status: 500, header: {}, body: Buffer.alloc(0) }
  const delay = (retried: number, retryDelayExpression?: string, header = {}) =>
    retryDelay({ retried, retryDelayExpression }, { ...failed, header }, 0)

  it('follows the documented curve', () => {
    expect([0, 1, 2, 3, 4, 5].map(retried => Math.floor(delay(retried) / 1_000))).toEqual([
      12, 148, 1_808, 22_026, 86_400, 86_400,
    ])
  })

  it('is what the answer asks for before what the message says', () => {
    expect(delay(2, '500 * retried')).toBe(1_000)
    expect(delay(2, '500 * retried', { 'Retry-After': ['3'] })).toBe(3_000)
    expect(delay(2, '1e', { 'Retry-After': ['3'] })).toBe(3_000)
    expect(delay(0, '0 - 5')).toBe(delay(0))
    expect(delay(0, 'pow(10, 20)')).toBe(86_400_000)
  })
})

describe('cron', () => {
  const from = Date.UTC(2026, 10, 20, 12, 0, 30)
  it.each([
    ['* * * * *', '2026-11-20T12:01:00Z'],
    ['*/15 9-17 * * MON-FRI', '2026-11-20T12:15:00Z'],
    ['0 0 1 jan *', '2027-01-01T00:00:00Z'],
    ['CRON_TZ=America/New_York 0 4 * * *', '2026-11-21T09:00:00Z'],
    ['0 0 13 * FRI', '2026-11-27T00:00:00Z'],
  ])('%s', (expression, next) => expect(nextRun(expression, from)).toBe(Date.parse(next)))

  it.each(['', '* * * *', '* * * * * *', '60 * * * *', 'CRON_TZ=Mars/Olympus * * * * *', '0 0 31 2 *'])(
    'not %j',
    expression => {
      expect(() => nextRun(expression, from)).toThrow('invalid cron')
    },
  )
})

describe('the timeline', () => {
  it('runs everything in time, in order, and nothing that was cancelled', async () => {
    let now = 0
    const timeline = openTimeline(clockOf(() => now, 1))
    const ran: number[] = []
    const times = Array.from({ length: 500 }, (_, i) => (i * 7_919) % 1_000)
    const appointments = times.map((time, i) => timeline.at(time, () => ran.push(i)))
    for (let i = 0; i < 500; i += 3) appointments[i]?.cancel()
    expect(timeline.next()).toBe(Math.min(...times.filter((_, i) => i % 3 !== 0)))
    for (now = 0; now <= 1_000; now += 100) {
      await new Promise(done => setTimeout(done, 15))
      expect(ran.every(i => times[i]! <= now)).toBe(true)
    }
    const expected = times.map((time, i) => [time, i] as const).filter(([, i]) => i % 3 !== 0)
    expect(ran).toEqual(expected.sort(([a, i], [b, j]) => a - b || i - j).map(([, i]) => i))
    expect(timeline.next()).toBeUndefined()
    timeline.close()
  })
})
