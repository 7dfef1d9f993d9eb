// @ts-check
// The service as functions: one for each operation of its interface document, and what one does with them all the time.
import { download } from './download.mjs'
import { BrandError } from './errors.mjs'
import { operations } from './operations.generated.mjs'
import { each } from './pages.mjs'
import { readData, send } from './send.mjs'
import { waitForRun, watchRun } from './wait.mjs'

export { BrandError } from './errors.mjs'
export { verifyWebhook } from './webhook.mjs'

const VERSION = '1.0.0'
const TIMEOUT_MS = 60_000
const RETRIES = 4

/** @param {import('./index.d.mts').BrandOptions} options @returns {import('./index.d.mts').Brand} */
export function createBrand(options) {
  const { key, url } = options
  if (!key) throw new BrandError('missing_api_key', 'createBrand needs a key, such as process.env.BRAND_API_KEY.')
  if (!URL.canParse(url ?? '')) throw new BrandError('bad_request', 'createBrand needs the url of the service.')
  const base = url.replace(/\/+$/, '').replace(/\/api\/v1(\/programmatic)?$/, '')
  /** @type {import('./index.d.mts').LooseCall} */
  const call = async (name, input = {}, own = {}) => {
    const { path, init } = requestOf(name, input, own, options)
    const timeout = own.timeout ?? options.timeout ?? TIMEOUT_MS
    return send(base + path, init, { ...sendingOf(options, own), timeout, read: readData })
  }
  const named = Object.keys(operations).map(name => [
    name,
    async (/** @type {any} */ input, /** @type {any} */ own) => (await call(name, input, own)).data,
  ])
  const brand = {
    ...Object.fromEntries(named),
    call,
    watchRun: (/** @type {string} */ id, own = {}) => watchRun(call, id, { timeout: options.timeout, ...own }),
    waitForRun: (/** @type {string} */ id, own = {}) => waitForRun(call, id, { timeout: options.timeout, ...own }),
    download: async (/** @type {any} */ asset, /** @type {import('./index.d.mts').CallOptions} */ own = {}) =>
      download(asset, base, { ...sendingOf(options, own), timeout: own.timeout }),
    each: (/** @type {string} */ name, input = {}, own = {}) => each(call, name, input, own),
    make: async (/** @type {any} */ input, own = {}) => {
      const began = performance.now()
      const { id } = await brand.generate(input, own)
      // What accepting it took is part of the time.
      const wait = own.wait === undefined ? {} : { wait: Math.max(0, own.wait - (performance.now() - began)) }
      const run = await brand.waitForRun(id, { ...own, ...wait })
      if (run.status === 'succeeded') return run
      throw new BrandError('run_failed', `${run.error_code}: ${run.error_message}`, { run })
    },
    dryRun: (/** @type {any} */ input, own = {}) => brand.generate({ ...input, dry_run: true }, own),
  }
  return /** @type {any} */ (brand)
}

/** @param {import('./index.d.mts').BrandOptions} options @param {import('./index.d.mts').CallOptions} own */
function sendingOf({ fetch: ask = globalThis.fetch, retries = RETRIES, onRetry }, own) {
  // Called without a receiver: Workers refuse any other.
  const fetch = (/** @type {string} */ target, /** @type {RequestInit} */ init) => ask(target, init)
  return { fetch, retries: own.retries ?? retries, signal: own.signal, ...(onRetry && { onRetry }) }
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} input
 * @param {import('./index.d.mts').CallOptions} own
 * @param {import('./index.d.mts').BrandOptions} options
 */
function requestOf(name, input, own, { key, userAgent = `brand-client/${VERSION}` }) {
  const [method, template, query, once, body] = /** @type {typeof operations[string]} */ (operations[name])
  const left = { ...input }
  const take = (/** @type {string} */ field) => {
    const value = left[field]
    delete left[field]
    return value
  }
  const path = template.replace(/\{(\w+)\}/g, (_, field) => {
    const value = take(field)
    if (typeof value === 'string' || typeof value === 'number') return encodeURIComponent(value)
    throw new BrandError('validation_error', `${name} needs ${field}.`)
  })
  const search = new URLSearchParams(
    query.split(',').flatMap(field => {
      const value = field ? take(field) : undefined
      return value === undefined || value === null ? [] : [[field, String(value)]]
    }),
  )
  const hasBody = method !== 'GET' && (body !== '' || Object.keys(left).length > 0)
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${key}`,
    'User-Agent': userAgent,
    ...(hasBody && { 'Content-Type': 'application/json' }),
    // One name for all attempts of this call: a repeated one finds the first.
    ...(once && { 'Idempotency-Key': own.idempotencyKey ?? crypto.randomUUID() }),
    ...own.headers,
  }
  const init = {
    method,
    headers,
    redirect: /** @type {const} */ ('manual'),
    ...(hasBody && { body: JSON.stringify(left) }),
  }
  return { path: search.size > 0 ? `${path}?${search}` : path, init }
}
