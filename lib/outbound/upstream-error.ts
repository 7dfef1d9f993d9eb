export type UpstreamReason = 'unreachable' | 'timeout' | 'stalled' | 'too_large' | 'refused'

const retryableReasons: readonly UpstreamReason[] = ['unreachable', 'timeout', 'stalled']

/** Somebody else's server failed us. The message names no host, status or text of theirs: it may reach a caller. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason
  readonly retryable: boolean
  /** Only when it answered. */
  readonly status: number | undefined

  constructor(reason: UpstreamReason, more: { status?: number; cause?: unknown } = {}) {
    super(`The other server's answer was unusable: ${reason}.`, { cause: more.cause })
    this.name = 'UpstreamError'
    this.reason = reason
    this.status = more.status
    this.retryable = more.status === undefined ? retryableReasons.includes(reason) : isRetryableStatus(more.status)
  }
}

const isRetryableStatus = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500
