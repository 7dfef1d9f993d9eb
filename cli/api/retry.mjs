// @ts-check
const FIRST_MS = 1000
const MOST_MS = 15_000
/** Beyond this a limit is told at once: nobody waits for tomorrow in front of a prompt. */
const LONGEST_RETRY_AFTER_MS = 60_000
const JITTER_MS = 500

const passing = [408, 425, 429, 500, 502, 503, 504]

/**
 * @typedef {object} Setback One request that came to nothing.
 * @property {number} [status] Missing when the network failed.
 * @property {string} code
 * @property {string | null} [retryAfter] The header as it came.
 */

/**
 * How long to wait before the next attempt, or null when another would not help.
 * @param {Setback} setback
 * @param {number} attempt From 0.
 * @param {{ now: Date, random: () => number }} world
 */
export function retryDelay({ status, code, retryAfter }, attempt, { now, random }) {
  if (status === undefined ? code === 'host_not_found' || code === 'tls_failed' : !isPassing(status, code)) return null
  const asked = retryAfterMs(retryAfter, now)
  if (asked > LONGEST_RETRY_AFTER_MS) return null
  const backoff = Math.min(MOST_MS, FIRST_MS * 2 ** attempt)
  if (status === 429 && asked > 0) return asked + random() * JITTER_MS
  return Math.max(asked, backoff * (0.5 + random() / 2))
}

/** @param {number} status @param {string} code */
const isPassing = (status, code) => passing.includes(status) || code === 'idempotency_in_progress'

/** Seconds or a date. @param {string | null | undefined} header @param {Date} now */
export function retryAfterMs(header, now) {
  if (!header) return 0
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}
