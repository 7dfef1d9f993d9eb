// @ts-check
/** @import { Answer, AnswerOf, Asset, Brand, BrandError, CallOptions, InputOf, Operations } from '../../client/index.mjs' */
/** @import { Typed } from '../wire.d.ts' */
import { createBrand } from '../../client/index.mjs'
import { seconds } from '../terminal/format.mjs'
import { failureOf, networkFailure, unreadable } from './answer.mjs'

const REQUEST_MS = 30_000
const FEW_RETRIES = 2
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * @typedef {object} Service
 * @property {string} base
 * @property {string} key
 * @property {boolean} test Whether it works on test data, whatever the key.
 * @property {string} userAgent
 * @property {number} retries
 * @property {number} deadline On the clock.
 * @property {() => number} clock Milliseconds that never go back.
 * @property {AbortSignal} signal Aborted when the user interrupts.
 * @property {(aside: string) => void} aside
 * @property {(line: string) => void} trace
 * @property {(response: Response) => void} heard Sees every answer.
 *
 * @typedef {<Name extends keyof Operations>(name: Name, input?: Typed<InputOf<Name>>, options?: CallOptions) => Promise<Answer<AnswerOf<Name>>>} Call
 * @typedef {(asset: Pick<Asset, 'url'> & Partial<Asset>, options?: CallOptions) => Promise<Buffer>} Download
 * @typedef {{ call: Call, watchRun: Brand['watchRun'], download: Download }} Asking
 */

/** The service by its typed client. Whatever goes wrong is thrown as a Failure. @param {Service} service @returns {Asking} */
export function openService(service) {
  const { base, signal } = service
  const { fetch, onRetry } = habits(service)
  const { key, userAgent, retries } = service
  const brand = createBrand({ key, url: base, userAgent, retries, timeout: REQUEST_MS, fetch, onRetry })
  const fail = (/** @type {unknown} */ error) => {
    throw failureOf(error, base)
  }
  return {
    call: async (name, input, options) => {
      const answer = await brand
        .call(name, /** @type {any} */ (input), { ...options, signal: inTime(service) })
        .catch(fail)
      if (typeof answer.data === 'string') throw unreadable(base, answer.status, answer.headers.get('x-request-id'))
      return answer
    },
    async *watchRun(id, options) {
      try {
        yield* brand.watchRun(id, { ...options, signal: inTime(service) })
      } catch (error) {
        fail(error)
      }
    },
    download: async (asset, options) =>
      Buffer.from((await brand.download(asset, { ...options, signal }).catch(fail)).buffer),
  }
}

/** Ends with the interrupt or the deadline. @param {Service} service */
function inTime({ signal, deadline, clock }) {
  const left = Math.max(1, Math.ceil(deadline - clock()))
  return left > LONGEST_TIMER_MS ? signal : AbortSignal.any([signal, AbortSignal.timeout(left)])
}

/**
 * How this program asks: told of every attempt, and patient only with a service that has answered once.
 * @param {Service} service
 */
function habits({ base, test, signal, clock, deadline, aside, trace, heard }) {
  let answered = false
  /** @param {string} url @param {RequestInit} init */
  const ask = async (url, init) => {
    const began = clock()
    const done = (/** @type {string | number} */ what, id = '') =>
      trace(`${init.method} ${url} ${what} ${Math.round(clock() - began)} ms${id && ` ${id}`}`)
    const sent = test ? { ...init, headers: { ...init.headers, 'Brand-Mode': 'test' } } : init
    const response = await fetch(url, sent).catch(error => {
      if (!signal.aborted) done(networkFailure(error, base).code)
      throw error
    })
    answered = true
    done(response.status, response.headers.get('x-request-id') ?? '')
    heard(response)
    return response
  }
  /** @param {BrandError} error @param {{ attempt: number, wait: number }} next */
  const onRetry = (error, { attempt, wait }) => {
    const { code } = failureOf(error, base)
    // A service that never answered is rather misspelt than down.
    if (!answered && code === 'connection_refused' && attempt >= FEW_RETRIES) return false
    if (clock() + wait >= deadline) return false
    aside(`${trouble(error.status, code)}, trying again in ${seconds(wait)}`)
    return true
  }
  return { fetch: ask, onRetry }
}

/** @param {number | undefined} status @param {string} code */
function trouble(status, code) {
  if (status === 429) return 'Rate limited'
  if (status !== undefined) return `The service answered ${status}`
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
