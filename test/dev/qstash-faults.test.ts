import { describe, expect, it } from 'vitest'
import { chanceOf, parseFaults } from '#dev/faults.ts'
import { startQueue } from '#test/dev/queue.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Publishes so many messages and waits until the queue is at rest. */
async function run(faults: string, count: number, answer?: Parameters<typeof startQueue>[1]) {
  const { receiver, queue, client } = await startQueue({ faults }, answer)
  for (let start = 0; start < count; start += 100) {
    await client.batch(
      numbers(Math.min(100, count - start)).map(n => ({ url: `${receiver.url}/n`, body: `${start + n}` })),
    )
  }
  expect(await queue.idle(20_000)).toBe(true)
  return { receiver, stats: queue.stats(), bodies: receiver.deliveries.map(({ body }) => Number(body)) }
}

describe('QSTASH_FAULTS', () => {
  it('loses, repeats, delays and reorders the shares that were asked for, and nothing else', async () => {
    const { stats, bodies, receiver } = await run('drop=0.1,duplicate=0.2,delay=0.3,reorder=0.2,clock=50,seed=7', 1_000)
    console.log('seed 7:', JSON.stringify(stats))
    expect(stats).toMatchObject({
      accepted: 1_000,
      delivered: 1_000 - stats.dropped,
      failed: 0,
      pending: 0,
      retried: 0,
    })
    for (const [count, share] of [
      [stats.dropped, 0.1],
      [stats.duplicated / 0.9, 0.2],
      [stats.delayed / 0.9, 0.3],
      [stats.reordered / 0.9, 0.2],
    ] as const) {
      expect(Math.abs(count / 1_000 - share)).toBeLessThan(0.04)
    }
    expect(new Set(bodies).size).toBe(1_000 - stats.dropped)
    expect(bodies.length).toBe(1_000 - stats.dropped + stats.duplicated)
    expect(receiver.deliveries.map(({ signed }) => signed).filter(signed => signed !== true)).toEqual([])
    const late = bodies.filter((n, at) => n < Math.max(...bodies.slice(0, at)))
    expect(late.length).toBeGreaterThan(200)
  })

  it('strikes the same messages for the same seed, whatever the timing', async () => {
    const of = async (seed: number) => {
      const { bodies } = await run(`drop=0.3,duplicate=0.2,clock=100,seed=${seed}`, 200)
      return bodies.sort((a, b) => a - b)
    }
    const [once, again, other] = [await of(3), await of(3), await of(4)]
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  })

  it('lets a message pass another one', async () => {
    const { bodies, stats } = await run('reorder=0.3,clock=10,seed=5', 100)
    expect(stats.reordered).toBeGreaterThan(15)
    expect(new Set(bodies).size).toBe(100)
    expect(bodies).not.toEqual(numbers(100))
  })

  it('never changes the order of a queue', async () => {
    const { receiver, queue, client } = await startQueue({ faults: 'reorder=1,delay=0.5,clock=200,seed=2' })
    for (const n of numbers(20)) await client.queue({ queueName: 'line' }).enqueue({ url: receiver.url, body: `${n}` })
    expect(await queue.idle(10_000)).toBe(true)
    expect(receiver.deliveries.map(({ body }) => Number(body))).toEqual(numbers(20))
    expect(queue.stats()).toMatchObject({ reordered: 0 })
  })

  it('refuses a publish, or accepts it without a word: a retry with the same id makes one message', async () => {
    const { receiver, queue, client } = await startQueue({ faults: 'unanswered=0.4,seed=11' })
    let lost = 0
    for (const n of numbers(30)) {
      const message = { url: receiver.url, body: `${n}`, deduplicationId: `id ${n}` }
      await client.publish(message).catch(() => lost++)
    }
    expect(await queue.idle(5_000)).toBe(true)
    expect(queue.stats().unanswered).toBeGreaterThan(10)
    expect(lost).toBeLessThan(10)
    expect(receiver.deliveries.map(({ body }) => Number(body))).toEqual(numbers(30))

    const refusing = await startQueue({ faults: 'refuse=1' })
    await expect(refusing.client.publish({ url: refusing.receiver.url })).rejects.toThrow('refused on purpose')
    expect(refusing.queue.stats()).toMatchObject({ refused: 1, accepted: 0 })
  })

  it('may be empty, and names what it does not know', () => {
    expect(parseFaults('', { drop: 0, seed: 1 })).toEqual({ drop: 0, seed: 1 })
    expect(parseFaults(' drop = 0.5 , seed=9 ', { drop: 0, seed: 1 })).toEqual({ drop: 0.5, seed: 9 })
    expect(() => parseFaults('dorp=1', { drop: 0 })).toThrow('unknown fault "dorp": choose from drop')
    expect(() => parseFaults('drop=much', { drop: 0 })).toThrow('needs a number')
    expect(() => parseFaults('drop', { drop: 0 })).toThrow('needs a number')
  })

  it('draws evenly', () => {
    const draws = numbers(20_000).map(n => chanceOf(42, 1, n, 0))
    for (const share of [0.01, 0.1, 0.5, 0.9]) {
      expect(Math.abs(draws.filter(draw => draw < share).length / draws.length - share)).toBeLessThan(0.01)
    }
  })
})
