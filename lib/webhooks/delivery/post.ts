// One attempt at an address of somebody else's.
import { joinBytes } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'
import type { Attempt } from '#lib/webhooks/delivery/delivery.ts'
import { retryAfterMs, TIMEOUT_MS } from '#lib/webhooks/delivery/schedule.ts'

export type Outcome = Pick<Attempt, 'status' | 'error' | 'response_body'> & { retry_after_ms: number | null }

const EXCERPT_BYTES = 1_024
/** The status has come: its body is not waited for longer than this. */
const EXCERPT_MS = 1_000
/** These say when to come back. */
const STATUSES_THAT_DELAY = [429, 503]

/** One attempt. Whatever the receiver does is an outcome; redirects are not followed. */
export async function post(
  world: Pick<World, 'http' | 'now'>,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Outcome> {
  try {
    const response = await world.http(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      redirects: 0,
      timeoutMs: TIMEOUT_MS,
      stallMs: TIMEOUT_MS,
      maxBytes: Number.POSITIVE_INFINITY,
    })
    const { status } = response
    const header = STATUSES_THAT_DELAY.includes(status) ? response.headers.get('retry-after') : null
    const retry_after_ms = retryAfterMs(header, world.now())
    return { status, error: null, response_body: await excerpt(response.body), retry_after_ms }
  } catch (error) {
    return { status: null, error: wordFor(error), response_body: null, retry_after_ms: null }
  }
}

function wordFor(error: unknown): Attempt['error'] {
  if (error instanceof Problem) return 'url_not_allowed'
  if (!(error instanceof UpstreamError)) throw error
  return error.reason === 'timeout' || error.reason === 'stalled' ? 'timeout' : 'unreachable'
}

/** The beginning of the answer, as far as it comes in time. Postgres keeps no NUL in a text. */
async function excerpt(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), EXCERPT_MS)
  for (let size = 0; size < EXCERPT_BYTES; ) {
    const part = await Promise.race([reader.read().catch(() => null), late])
    if (!part?.value) break
    chunks.push(part.value)
    size += part.value.length
  }
  clearTimeout(timer)
  void reader.cancel().catch(() => undefined)
  const decoder = new TextDecoder()
  const text = joinBytes(chunks).subarray(0, EXCERPT_BYTES)
  return decoder.decode(text, { stream: true }).replaceAll('\u0000', '\ufffd')
}
