// @ts-check
import { EXIT, Failure, usage } from '../failure/failure.mjs'
import { readAll } from './text.mjs'

/** Where `npm start` serves. */
export const LOCAL_STACK = 'http://127.0.0.1:8787'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/
const bareLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?(\/|$)/i

/** This machine may be named by host and port alone, and speaks http. @param {string} given */
export const localInFull = given => (bareLoopback.test(given) ? `http://${given}` : given)

/**
 * The service's address, without the `/api/v1` that is often copied along.
 * @param {string} typed
 */
export function baseUrl(typed) {
  const given = localInFull(typed)
  const wrong = usage(
    `"${given}" is not the address of a service.`,
    'Write it like this: --base-url https://brand.example.com',
  )
  if (!URL.canParse(given)) throw wrong
  const { protocol, origin, pathname, username } = new URL(given)
  if (!['http:', 'https:'].includes(protocol) || username) throw wrong
  return origin + pathname.replace(/\/{1,16}$/, '').replace(/\/api\/v1(\/programmatic)?$/, '')
}

/** A key sent there could be read on the way. @param {string} base */
export function isExposedOnTheWay(base) {
  const { protocol, hostname } = new URL(base)
  return protocol === 'http:' && !loopback.test(hostname)
}

/**
 * @param {string | undefined} given
 * @param {NodeJS.ReadStream} stdin
 */
export async function givenKey(given, stdin) {
  const key = given === '-' ? (await readAll(stdin, '--key')).trim() : given?.trim()
  if (key === '') throw usage('No key was given.', 'brand login --key - < key.txt')
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw usage(
      'This is not a key: no key has spaces or such letters.',
      'A key looks like sk_live_… and has 46 characters.',
    )
  }
  return key
}

/** @returns {Failure} */
export const noKey = () =>
  new Failure(EXIT.auth, 'missing_api_key', 'There is no API key.', {
    hint: 'Make one in the dashboard under Developers, or take the one that npm start prints; then run brand login, or set BRAND_API_KEY.',
  })

/** All that is ever shown of a key. @param {string} key */
export function masked(key) {
  const prefix = /^sk_(live|test)_/.exec(key)?.[0] ?? ''
  return `${prefix}…${key.length > prefix.length + 8 ? key.slice(-4) : ''}`
}
