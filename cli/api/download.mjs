// @ts-check
/** @import { Asset } from '../wire.d.ts' */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { EXIT, Failure } from '../failure/failure.mjs'
import { networkFailure, refusal } from './answer.mjs'
import { retryDelay } from './retry.mjs'

const DOWNLOAD_MS = 300_000

/** @typedef {Pick<import('./client.mjs').Service, 'base' | 'userAgent' | 'retries' | 'random' | 'signal' | 'aside'>} Source */

/**
 * The bytes of a file, whole and as announced. Files are public: the key stays at home.
 * @param {Asset} asset
 * @param {Source} source
 * @returns {Promise<Buffer>}
 */
export async function download(asset, source) {
  const url = new URL(asset.url, source.base)
  for (let attempt = 0; ; attempt++) {
    const { bytes, failure } = await get(url, asset, source)
    if (bytes) return bytes
    const delay = retryDelay({ code: failure.code, status: failure.more.status }, attempt, {
      now: new Date(),
      random: source.random,
    })
    if (delay === null || attempt >= source.retries) throw failure
    source.aside('The download broke off, trying again')
    await sleep(delay, undefined, { signal: source.signal }).catch(() => source.signal.throwIfAborted())
  }
}

/**
 * @param {URL} url
 * @param {Asset} asset
 * @param {Source} source
 * @returns {Promise<{ bytes: Buffer, failure?: undefined } | { bytes?: undefined, failure: Failure }>}
 */
async function get(url, asset, { userAgent, signal }) {
  try {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)])
    const response = await fetch(url, { headers: { 'User-Agent': userAgent }, signal: limits })
    if (!response.ok) return { failure: refusal(response, await response.text()) }
    const bytes = Buffer.from(await response.arrayBuffer())
    if (asset.sha256 && createHash('sha256').update(bytes).digest('hex') !== asset.sha256)
      return { failure: damaged(url) }
    return { bytes }
  } catch (error) {
    signal.throwIfAborted()
    return { failure: networkFailure(error, url.origin) }
  }
}

/** @param {URL} url */
const damaged = url =>
  new Failure(EXIT.unreachable, 'download_damaged', `The file did not arrive as it was made: ${url}`, {
    hint: 'Its checksum differs from the one that the service names. Try again.',
  })
