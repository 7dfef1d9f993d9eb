// @ts-check
/** A refusal of the service, or a connection that broke. */
export class BrandError extends Error {
  /** @param {string} code @param {string} message @param {Partial<Omit<BrandError, 'name' | 'message' | 'code'>> & { cause?: unknown }} [more] */
  constructor(code, message, { cause, ...more } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'BrandError'
    /** One of the codes of the catalogue, or `connection_failed`, `timed_out`, `bad_response`, `run_failed`, `download_damaged`, `bad_signature`. */
    this.code = code
    /** @type {number | undefined} Of the answer; without one the service was not reached. */
    this.status = more.status
    /** @type {unknown} */
    this.detail = more.detail
    /** @type {string | undefined} Names the request to us. */
    this.request_id = more.request_id
    /** @type {string | undefined} What stands behind the code and what mends it. */
    this.doc_url = more.doc_url
    /** @type {number | undefined} Seconds. */
    this.retry_after = more.retry_after
    /** @type {import('./types.generated.d.ts').Run | undefined} Of `run_failed` and of a wait that timed out. */
    this.run = more.run
    /** @type {{ headers: Headers, text: string } | undefined} As it came, whoever gave it. */
    this.answer = more.answer
  }
}

/** What an answer that is no success says. @param {Response} response @param {string} text */
export function refusal({ status, headers }, text) {
  const known = { status, ...retryAfter(headers.get('retry-after')), answer: { headers, text } }
  const request_id = headers.get('x-request-id') ?? undefined
  try {
    const { code, message, detail, doc_url } = JSON.parse(text)
    if (typeof code === 'string' && typeof message === 'string')
      return new BrandError(code, message, { ...known, detail, doc_url, request_id })
  } catch {
    // Something in front of the service answered.
  }
  return new BrandError('bad_response', `The service answered ${status} without a problem of its own.`, {
    ...known,
    request_id,
  })
}

/** Seconds or a date. @param {string | null} header */
function retryAfter(header) {
  const seconds = /^\s*\d+\s*$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - Date.now()) / 1000
  return Number.isNaN(seconds) ? {} : { retry_after: Math.max(0, seconds) }
}
