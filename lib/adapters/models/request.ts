// What all providers that answer over HTTP have in common.
import { type WriteRequest, WriterError, type WriterFault } from '#lib/composer/model/writer.ts'

const ANSWER_MAX_BYTES = 256_000

/** A text alone where there is nothing to look at: some models take only that. */
export const userContent = ({ data, pictures = [] }: WriteRequest) =>
  pictures.length === 0
    ? data
    : [{ type: 'text', text: data }, ...pictures.map(url => ({ type: 'image_url', image_url: { url } }))]

/** For models that keep to a schema only when they have read it. */
export const withSchema = ({ instructions, schema }: WriteRequest): string =>
  `${instructions}\nThe object follows this JSON schema:\n${JSON.stringify(schema)}`

const statuses: Record<number, WriterFault> = {
  400: 'misconfigured',
  401: 'unauthorized',
  402: 'allowance_used',
  403: 'unauthorized',
  404: 'misconfigured',
  408: 'timeout',
  413: 'too_large',
  422: 'misconfigured',
  429: 'busy',
  529: 'busy',
}

type Post = { url: string; headers: Record<string, string>; body: unknown; timeout_ms: number }

/** One request; the time runs until the last byte of the answer. Redirects are not followed: they would take the key along. */
export async function post({ url, headers, body, timeout_ms }: Post): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout_ms)
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new WriterError(faultOf(response.status, text), String(response.status))
    if (text.length > ANSWER_MAX_BYTES) throw new WriterError('broken', 'answer too long')
    return parsed(text)
  } catch (error) {
    if (error instanceof WriterError) throw error
    throw new WriterError(signal.aborted ? 'timeout' : 'unavailable', signal.aborted ? `${timeout_ms} ms` : undefined)
  }
}

const faultOf = (status: number, text: string): WriterFault =>
  status === 429 && /insufficient_quota|daily free allocation|\b3036\b/.test(text)
    ? 'allowance_used'
    : (statuses[status] ?? 'unavailable')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WriterError('broken', 'not a completion')
  }
}
