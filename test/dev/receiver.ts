// A receiver of deliveries: keeps what came, and answers as it is told. Signatures are checked by the official Receiver.
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Receiver } from '@upstash/qstash'
import { listen } from '#dev/http/listen.ts'

export type Delivery = {
  path: string
  method: string
  headers: IncomingHttpHeaders
  body: string
  at: number
  ended?: number
  signed: true | string
}
export type Answer = {
  status?: number
  headers?: Record<string, string>
  body?: string
  after_ms?: number
  until?: Promise<void>
}

export const signing = {
  currentSigningKey: 'sig_local_current_0123456789abcdef',
  nextSigningKey: 'sig_local_next_0123456789abcdef',
}

export async function startReceiver(answer: (delivery: Delivery, count: number) => Answer = () => ({})) {
  const deliveries: Delivery[] = []
  const receiver = new Receiver(signing)
  const { url, close } = await listen(async (request, response) => {
    const at = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const path = request.url ?? ''
    const signed = await receiver
      .verify({ signature: String(request.headers['upstash-signature']), body, url: `${url}${path}` })
      .then(
        () => true as const,
        (error: Error) => error.message,
      )
    const delivery: Delivery = { path, method: request.method ?? '', headers: request.headers, body, at, signed }
    deliveries.push(delivery)
    const { status = 200, headers = {}, body: text = '', after_ms = 0, until } = answer(delivery, deliveries.length)
    if (after_ms > 0) await sleep(after_ms)
    await until
    delivery.ended = performance.now()
    response.writeHead(status, headers).end(text)
  })
  return {
    url,
    deliveries,
    to: (path: string) => deliveries.filter(delivery => delivery.path === path),
    close,
  }
}
