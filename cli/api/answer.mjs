// @ts-check
/** @import { Refusal } from '../wire.d.ts' */
import { STATUS_CODES } from 'node:http'
import { BrandError } from '../../client/index.mjs'
import { EXIT, exitFor, Failure } from '../failure/failure.mjs'
import { oneLine } from '../terminal/words.mjs'

const tls = /^(CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/

/** What the typed client threw, for whoever sits here. @param {unknown} error @param {string} base */
export function failureOf(error, base) {
  if (error instanceof Failure) return error
  if (!(error instanceof BrandError)) return networkFailure(error, base)
  const { code, status, answer } = error
  if (code === 'download_damaged')
    return new Failure(EXIT.unreachable, code, error.message, {
      hint: 'Its checksum differs from the one that the service names. Try again.',
    })
  if (status === undefined || !answer) return networkFailure(error.cause, base)
  if (status < 300) return unreadable(base, status, answer.headers.get('x-request-id'))
  return refusal({ status, ...answer })
}

/** @typedef {{ status: number, headers: Headers, text: string }} Told What came instead of a success. */

/** @param {Told} told */
export function refusal(told) {
  const { status, headers, text } = told
  const body = asObject(text)
  const requestId = body?.request_id ?? headers.get('x-request-id') ?? undefined
  if (!body) return bodiless(told, requestId)
  const { code = `http_${status}`, detail } = body
  const faults = new Set(body.issues?.map(({ message }) => message) ?? fieldLines(detail))
  const several = faults.size > 1
  const [only] = faults
  const message = several
    ? `${faults.size} things are wrong with the request.`
    : (body.message ?? (typeof detail === 'string' ? detail : only) ?? `The service answered ${status}.`)
  const lines = several ? [...faults] : []
  return new Failure(exitFor(status), code, message, { status, requestId, body, detail, lines })
}

/** @param {Told} told @param {string | undefined} requestId */
function bodiless({ status, headers, text }, requestId) {
  const said = headers.get('content-type')?.startsWith('text/plain') ? oneLine(text).slice(0, 200) : ''
  const location = headers.get('location')
  const message = location
    ? `The service points elsewhere: ${location}`
    : `The service answered ${status}${STATUS_CODES[status] ? ` ${STATUS_CODES[status]}` : ''}${said ? `: ${said}` : '.'}`
  const hint = status < 500 ? 'Is --base-url the address of the service?' : undefined
  return new Failure(exitFor(status), `http_${status}`, message, { status, requestId, hint })
}

/** @param {string} text @returns {Refusal | undefined} */
function asObject(text) {
  try {
    const value = JSON.parse(text)
    return value && typeof value === 'object' && ('message' in value || 'detail' in value) ? value : undefined
  } catch {
    return undefined
  }
}

/** One line for each field that the service did not take. @param {unknown} detail @returns {string[]} */
function fieldLines(detail) {
  if (!Array.isArray(detail)) return []
  return detail.flatMap(one => {
    if (!one || typeof one !== 'object' || typeof one.msg !== 'string') return []
    const path = Array.isArray(one.loc)
      ? one.loc.filter((/** @type {unknown} */ step) => step !== 'body').join('.')
      : ''
    return [path ? `${path}: ${one.msg}` : one.msg]
  })
}

/** What fetch throws when the network fails; anything else is a mistake of ours. @param {unknown} error @param {string} base */
export function networkFailure(error, base) {
  if (!(error instanceof Error)) throw error
  if (error.name !== 'TimeoutError' && !(error instanceof TypeError && error.cause)) throw error
  const cause = /** @type {{ code?: string, message?: string } | undefined} */ (error.cause)
  const code = cause?.code ?? ''
  const why = code || oneLine(cause?.message ?? '')
  const fail = (/** @type {string} */ name, /** @type {string} */ message, /** @type {string} */ hint) =>
    new Failure(EXIT.unreachable, name, message, { hint })
  if (error.name === 'TimeoutError') {
    return fail('request_timed_out', `${base} did not answer in time.`, 'Try again; --timeout gives it longer.')
  }
  if (code === 'ECONNREFUSED') {
    return fail(
      'connection_refused',
      `Nothing answers at ${base}.`,
      'Is the service running there? --base-url or BRAND_BASE_URL names another.',
    )
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return fail(
      'host_not_found',
      `There is no host ${new URL(base).hostname}, or no network.`,
      'Check --base-url and your connection.',
    )
  }
  if (why === 'bad port') {
    return fail(
      'port_forbidden',
      `Browsers and Node send no request to port ${new URL(base).port}, whatever listens there.`,
      'Let the service listen at another, such as 8787, and name that one with --base-url or BRAND_BASE_URL.',
    )
  }
  if (tls.test(code))
    return fail('tls_failed', `${base} has no certificate that can be trusted (${code}).`, 'Check --base-url.')
  return fail(
    'connection_lost',
    `The connection to ${base} broke${why ? ` (${why})` : ''}.`,
    'Check your connection and try again.',
  )
}

/** @param {string} base @param {number} status @param {string | null} id */
export const unreadable = (base, status, id) =>
  new Failure(EXIT.unreachable, 'bad_response', `What ${base} answered is not the API's JSON.`, {
    status,
    requestId: id ?? undefined,
    hint: 'Is --base-url the address of the service? A proxy or a login page may stand in between.',
  })
