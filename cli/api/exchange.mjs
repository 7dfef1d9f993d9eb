// @ts-check
/** @import { Answer, Request, Service } from './client.mjs' */
import { Failure } from '../failure/failure.mjs'
import { networkFailure, refusal, unreadable } from './answer.mjs'

const REQUEST_MS = 30_000

/** @typedef {{ result: Answer | Failure, response?: Response }} Outcome */

/**
 * One request and its whole answer. A body that breaks off counts as a broken connection, whatever its status said.
 * @param {Service} service
 * @param {string} path
 * @param {Request} request
 * @returns {Promise<Outcome>}
 */
export async function exchange(service, path, request) {
  const { base, signal, clock, trace } = service
  const began = clock()
  const url = `${base}/api/v1/programmatic${path}`
  const init = initFor(service, request, began)
  const done = (/** @type {string | number} */ what, /** @type {string} */ id) =>
    trace(`${init.method} ${url} ${what} ${Math.round(clock() - began)} ms${id && ` ${id}`}`)
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    done(response.status, response.headers.get('x-request-id') ?? '')
    return { response, result: read(response, text, base) }
  } catch (error) {
    signal.throwIfAborted()
    const failure = networkFailure(error, base)
    done(failure.code, '')
    return { result: failure }
  }
}

/** @param {Service} service @param {Request} request @param {number} began */
function initFor(service, { method = 'GET', body, headers = {}, patience = REQUEST_MS }, began) {
  const { key, userAgent, signal, deadline } = service
  const limit = AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(patience, deadline - began))))
  return {
    method,
    redirect: /** @type {const} */ ('manual'),
    signal: AbortSignal.any([signal, limit]),
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${key}`,
      'User-Agent': userAgent,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** @param {Response} response @param {string} text @param {string} base @returns {Answer | Failure} */
function read(response, text, base) {
  const { status, headers } = response
  if (status === 304 || status === 204) return { status, headers, data: undefined }
  if (!response.ok) return refusal(response, text)
  try {
    return { status, headers, data: JSON.parse(text) }
  } catch {
    return unreadable(base, status, headers.get('x-request-id') ?? undefined)
  }
}
