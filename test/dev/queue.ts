// A queue, the official client, and a receiver, for one test.
import { Client } from '@upstash/qstash'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type QStash, type QStashOptions, startQStash } from '#dev/qstash/start.ts'
import { type Answer, type Delivery, startReceiver } from '#test/dev/receiver.ts'

// The official client writes each of its failures to the console; tests make many on purpose.
beforeEach(() => {
  for (const method of ['warn', 'error'] as const) {
    const write = console[method]
    vi.spyOn(console, method).mockImplementation((...texts) => {
      if (!`${texts[0]}`.startsWith('[Upstash QStash]')) write(...texts)
    })
  }
})
afterEach(() => vi.restoreAllMocks())

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

/** Closed when the test is over. */
export function closing<T extends { close(): Promise<void> }>(thing: T): T {
  open.push(thing)
  return thing
}

export const clientOf = ({ url, token }: Pick<QStash, 'url' | 'token'>) =>
  new Client({ baseUrl: url, token, enableTelemetry: false, retry: { retries: 2, backoff: () => 20 } })

export async function startQueue(options: QStashOptions = {}, answer?: (delivery: Delivery, count: number) => Answer) {
  const receiver = closing(await startReceiver(answer))
  const queue = closing(await startQStash(options))
  return { receiver, queue, client: clientOf(queue) }
}

export const arrived = (deliveries: Delivery[], count: number) =>
  vi.waitFor(() => expect(deliveries).toHaveLength(count), { timeout: 60_000 })

/** Milliseconds between one delivery and the next. */
export const gaps = (deliveries: Delivery[]) => deliveries.slice(1).map(({ at }, i) => at - (deliveries[i]?.at ?? 0))

/** How many deliveries were being answered at the same time, at most. */
export function mostAtOnce(deliveries: Delivery[]): number {
  const counts = deliveries.map(
    ({ at }) => deliveries.filter(other => other.at <= at && (other.ended ?? Infinity) > at).length,
  )
  return Math.max(0, ...counts)
}
