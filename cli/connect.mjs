// @ts-check
/** @import { Shell } from './shell.mjs' */
/** @import { Asking, Service } from './api/service.mjs' */
import { openService } from './api/service.mjs'
import { configPath, isExposed, readConfig } from './input/config.mjs'
import { duration, whole } from './input/numbers.mjs'
import { baseUrl, givenKey, isExposedOnTheWay, LOCAL_STACK, noKey } from './input/service.mjs'

const MOST_RETRIES = 20

/** @typedef {Service & Asking} Connection */

/**
 * The service and the key: from the command line, else the environment, else what login kept.
 * @param {Shell} shell
 * @param {{ endless?: boolean, test?: boolean }} [how] Whether --timeout is for the whole of it, and whether it is test data, whatever the key.
 * @returns {Promise<Connection>}
 */
export async function connect(shell, { endless = false, test = false } = {}) {
  const { line, env, platform } = shell
  const path = configPath(env, platform)
  const kept = await readConfig(path)
  const key =
    (await givenKey(line.text('key'), shell.stdin)) ??
    (await givenKey(env.BRAND_API_KEY || undefined, shell.stdin)) ??
    kept.key
  if (!key) throw noKey()
  if (key === kept.key && (await isExposed(path, platform))) shell.warn(`Others can read your key: chmod 600 ${path}`)
  const base = baseUrl(line.text('base-url') ?? (env.BRAND_BASE_URL || kept.base_url || LOCAL_STACK))
  return connectAs(shell, key, base, { test, ...(endless && { lasts: Number.POSITIVE_INFINITY }) })
}

/**
 * @param {Shell} shell @param {string} key @param {string} base
 * @param {{ lasts?: number, test?: boolean }} [how] In milliseconds; as --timeout says without it.
 * @returns {Connection}
 */
export function connectAs(shell, key, base, { lasts, test = false } = {}) {
  const { line, clock, signal, progress } = shell
  if (isExposedOnTheWay(base)) shell.warn(`${base} is not encrypted: your key can be read on the way.`)
  const service = {
    base,
    ...{ key, test },
    userAgent: `brand-cli/${shell.version} (node ${process.versions.node}; ${shell.platform})`,
    retries: whole(line.text('retries') ?? '', '--retries', { from: 0, to: MOST_RETRIES }),
    deadline: clock() + (lasts ?? duration(line.text('timeout') ?? '', '--timeout')),
    clock,
    signal,
    aside: progress.aside,
    trace: (/** @type {string} */ text) => void (line.flag('verbose') && shell.err.line(shell.err.paint.dim(text))),
    heard: tellDeprecation(shell),
  }
  return { ...service, ...openService(service) }
}

/** @param {Shell} shell */
function tellDeprecation(shell) {
  let told = false
  return (/** @type {Response} */ { headers }) => {
    if (told || !headers.has('deprecation')) return
    told = true
    const sunset = headers.get('sunset')
    shell.warn(`The service will stop taking this request${sunset ? ` on ${sunset}` : ''}. Get a newer brand.`)
  }
}
