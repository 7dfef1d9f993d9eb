// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure/failure.mjs'
import { seconds } from '../terminal/format.mjs'
import { exchange } from './exchange.mjs'
import { retryDelay } from './retry.mjs'

const FEW_RETRIES = 2

/**
 * @typedef {object} Service
 * @property {string} base
 * @property {string} key
 * @property {string} userAgent
 * @property {number} retries
 * @property {number} deadline On the clock.
 * @property {() => number} clock Milliseconds that never go back.
 * @property {() => number} random
 * @property {AbortSignal} signal Aborted when the user interrupts.
 * @property {(aside: string) => void} aside
 * @property {(line: string) => void} trace
 *
 * @typedef {object} Request
 * @property {'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} [method]
 * @property {unknown} [body]
 * @property {Record<string, string>} [headers]
 * @property {number} [patience] How long one attempt may take, in milliseconds.
 *
 * @typedef {{ status: number, headers: Headers, data: unknown }} Answer
 * @typedef {(path: string, request?: Request) => Promise<Answer>} Call
 */

/**
 * A way to ask the service. Every request may be repeated: reads by nature, writes by their Idempotency-Key.
 * @param {Service} service
 * @returns {Call}
 */
export function createClient(service) {
  const { clock, random, signal } = service
  let answered = false
  return async (path, request = {}) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await exchange(service, path, request)
      answered ||= outcome.response !== undefined
      if (!(outcome.result instanceof Failure)) return outcome.result
      const { code } = outcome.result
      const setback = {
        status: outcome.response?.status,
        code,
        retryAfter: outcome.response?.headers.get('retry-after'),
      }
      const delay = code === 'bad_response' ? null : retryDelay(setback, attempt, { now: new Date(), random })
      // A service that never answered is rather misspelt than down.
      const most = answered || code !== 'connection_refused' ? service.retries : Math.min(FEW_RETRIES, service.retries)
      if (delay === null || attempt >= most || clock() + delay >= service.deadline) throw outcome.result
      service.aside(`${trouble(setback)}, trying again in ${seconds(delay)}`)
      await sleep(delay, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

/** @param {import('./retry.mjs').Setback} setback */
function trouble({ status, code }) {
  if (status === 429) return 'Rate limited'
  if (status !== undefined) return `The service answered ${status}`
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
