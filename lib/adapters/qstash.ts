import { Client } from '@upstash/qstash'
import type { Message, Queue } from '#lib/ports/queue.ts'
import { heardBy } from '#lib/ports/topics.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

/** Deliveries of one lane that may be under way at once. */
const LANE_PARALLELISM = 8
const RETRIES = 3
const PING_TIMEOUT_MS = 1_000

/** A message is a hint: the answer to the caller, which is ready now, goes out before it is put together. */
const anotherTurn = () => new Promise(resolve => setTimeout(resolve, 0))

/** Under these addresses the Workers hear the queue. */
export type Workers = { api: string; render: string }

export type QStashOptions = { url: string; token: string; workers: Workers }

export function connect({ url, token, workers }: QStashOptions): Queue {
  const client = new Client({
    baseUrl: url,
    token,
    devMode: false,
    enableTelemetry: false,
    retry: { retries: 1, backoff: () => 50 },
  })
  const request = (message: Message) => ({
    url: `${workers[heardBy[message.topic]]}/hooks/${message.topic}`,
    body: message.body,
    deduplicationId: message.name.replaceAll(':', '_'),
    retries: RETRIES,
    failureCallback: `${workers.api}/hooks/failed`,
    ...(message.delay_seconds ? { delay: message.delay_seconds } : {}),
    ...(message.lane
      ? {
          flowControl: {
            key: message.lane.replaceAll(':', '_'),
            parallelism: message.parallelism ?? LANE_PARALLELISM,
          },
        }
      : {}),
  })
  return {
    send: async messages => {
      if (messages.length === 0) return
      await anotherTurn()
      await client.batchJSON(messages.map(request))
    },
    ping: async () => {
      const signal = AbortSignal.timeout(PING_TIMEOUT_MS)
      const answer = await fetch(`${url}/v2/keys`, { headers: { authorization: `Bearer ${token}` }, signal })
      await answer.body?.cancel()
      if (!answer.ok) throw new Unreachable('queue')
    },
  }
}
