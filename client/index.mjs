// @ts-check
// The service as functions: one for each operation of its interface document, and what one does with them all the time.
import { BrandError } from './errors.mjs'
import { operations } from './operations.generated.mjs'
import { each } from './pages.mjs'
import { send } from './send.mjs'
import { waitForRun } from './wait.mjs'

export { BrandError } from './errors.mjs'
export { verifyWebhook } from './webhook.mjs'

const VERSION = '1.0.0'
const TIMEOUT_MS = 60_000
const RETRIES = 4

/** @param {import('./index.d.mts').BrandOptions} options @returns {import('./index.d.mts').Brand} */
export function createBrand({ key, url, fetch: ask = globalThis.fetch, retries = RETRIES, timeout = TIMEOUT_MS }) {
  if (!key) throw new BrandError('missing_api_key', 'createBrand needs a key, such as process.env.BRAND_API_KEY.')
  if (!URL.canParse(url ?? '')) throw new BrandError('bad_request', 'createBrand needs the url of the service.')
  const base = url.replace(/\/+$/, '').replace(/\/api\/v1(\/programmatic)?$/, '')
  /** @type {import('./index.d.mts').Call} */
  const call = async (name, input = {}, options = {}) => {
    const { path, init } = requestOf(name, input, options, key)
    // Called without a receiver: Workers refuse any other.
    const fetch = (/** @type {string} */ target, /** @type {RequestInit} */ request) => ask(target, request)
    const { signal } = options
    const sending = { fetch, retries: options.retries ?? retries, timeout: options.timeout ?? timeout, signal }
    return send(base + path, init, sending)
  }
  const named = Object.keys(operations).map(name => [
    name,
    async (/** @type {any} */ input, /** @type {any} */ options) => (await call(name, input, options)).data,
  ])
  const brand = {
    ...Object.fromEntries(named),
    waitForRun: (/** @type {string} */ id, options = {}) => waitForRun(call, id, options),
    each: (/** @type {string} */ name, input = {}, options = {}) => each(call, name, input, options),
    make: async (/** @type {any} */ input, options = {}) => {
      const run = await waitForRun(call, (await brand.generate(input, options)).id, options)
      if (run.status === 'succeeded') return run
      throw new BrandError('run_failed', `${run.error_code}: ${run.error_message}`, { run })
    },
    dryRun: (/** @type {any} */ input, options = {}) => brand.generate({ ...input, dry_run: true }, options),
  }
  return /** @type {any} */ (brand)
}

/** @param {string} name @param {Record<string, unknown>} input @param {import('./index.d.mts').CallOptions} options @param {string} key */
function requestOf(name, input, options, key) {
  const [method, template, query, once] = /** @type {typeof operations[string]} */ (operations[name])
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
  const hasBody = method !== 'GET' && Object.keys(left).length > 0
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${key}`,
    'User-Agent': `brand-client/${VERSION}`,
    ...(hasBody && { 'Content-Type': 'application/json' }),
    // One name for all attempts of this call: a repeated one finds the first.
    ...(once && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
    ...options.headers,
  }
  const init = {
    method,
    headers,
    redirect: /** @type {const} */ ('manual'),
    ...(hasBody && { body: JSON.stringify(left) }),
  }
  return { path: search.size > 0 ? `${path}?${search}` : path, init }
}
