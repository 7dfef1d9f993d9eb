import { UpstreamError } from '#lib/outbound/upstream-error.ts'

export type BodyLimits = {
  maxBytes: number
  stallMs: number
  deadline: AbortSignal
  /** Each chunk lies in the memory of the one before, for whoever has used it up when it asks for the next. */
  lent?: boolean
}

const LENT_BYTES = 256 * 1024

/** The same bytes, until there are too many of them, none for too long, or the time is up. A stated length proves nothing. */
export function limitBody(body: ReadableStream<Uint8Array>, limits: BodyLimits): ReadableStream<Uint8Array> {
  const reader = limits.lent ? lendingReader(body) : body.getReader()
  let total = 0
  const next = async () => {
    const { done, value } = await inTime(reader.read(), limits)
    total += value?.byteLength ?? 0
    if (total > limits.maxBytes) throw new UpstreamError('too_large')
    return done ? null : value
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = await next()
          if (chunk) controller.enqueue(chunk)
          else controller.close()
        } catch (error) {
          reader.cancel(error).catch(() => {})
          throw error
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>

/** Reads into the same memory again and again; a stream that cannot do so is read as usual. */
function lendingReader(body: ReadableStream<Uint8Array>): Reader {
  let reader: ReadableStreamBYOBReader
  try {
    reader = body.getReader({ mode: 'byob' })
  } catch {
    return body.getReader()
  }
  let memory = new ArrayBuffer(LENT_BYTES)
  return {
    cancel: reason => reader.cancel(reason),
    async read() {
      const { done, value } = await reader.read(new Uint8Array(memory))
      if (done || !value) return { done: true, value: undefined }
      memory = value.buffer
      return { done: false, value }
    },
  }
}

/** Waits no longer than `stallMs` and never past the deadline. */
export async function inTime<T>(work: Promise<T>, limits: Pick<BodyLimits, 'stallMs' | 'deadline'>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timedOut = () => reject(new UpstreamError('timeout'))
  const timer = setTimeout(() => reject(new UpstreamError('stalled')), limits.stallMs)
  limits.deadline.addEventListener('abort', timedOut)
  if (limits.deadline.aborted) timedOut()
  try {
    return await Promise.race([work, late])
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError(limits.deadline.aborted ? 'timeout' : 'unreachable', { cause: error })
  } finally {
    clearTimeout(timer)
    limits.deadline.removeEventListener('abort', timedOut)
  }
}
