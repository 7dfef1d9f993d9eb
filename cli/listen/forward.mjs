// @ts-check
/** @import { FeedEvent } from '../wire.d.ts' */
import { createHmac } from 'node:crypto'

const PATIENCE_MS = 15_000
/** How long a receiver that is not there yet is waited for. */
const ABSENT_MS = 60_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000

/** @typedef {FeedEvent & { livemode: boolean, workspace_id: string }} WholeEvent */
/** @typedef {{ status: number } | { trouble: string, absent?: boolean }} Went */

/** The same for one API key every time, so that a receiver is told it once. @param {string} key */
export const listeningSecret = key => `whsec_${createHmac('sha256', key).update('brand listen').digest('base64')}`

/**
 * Hands events on, one after the other. A receiver that is not there is tried again for a minute since it was last there;
 * what it answers, or breaks off, is not asked for again.
 * @param {string} target
 * @param {{ secret: string, now: () => Date, clock: () => number, signal: AbortSignal, note: (text: string) => void, pause: (ms: number) => Promise<unknown> }} by
 * @returns {(event: WholeEvent) => Promise<Went>}
 */
export function openForward(target, { secret, now, clock, signal, note, pause }) {
  /** @type {number | undefined} */
  let absent_from
  return async event => {
    for (let attempt = 1, wait = FIRST_WAIT_MS; ; attempt++, wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const went = await forward(target, event, { secret, now: now(), signal, attempt })
      if (!('absent' in went)) {
        absent_from = undefined
        return went
      }
      absent_from ??= clock()
      if (clock() - absent_from >= ABSENT_MS) return went
      if (attempt === 1) note(`Nothing listens at ${target}; trying again for a minute.`)
      await pause(wait)
    }
  }
}

/**
 * Hands an event on as the service would post it.
 * @param {string} target
 * @param {WholeEvent} event
 * @param {{ secret: string, now: Date, signal: AbortSignal, attempt: number }} by
 * @returns {Promise<Went>}
 */
async function forward(target, event, { secret, now, signal, attempt }) {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const mac = createHmac('sha256', key).update(`${event.id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${mac}`,
    'webhook-attempt': String(attempt),
  }
  try {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await fetch(target, { method: 'POST', body, headers, redirect: 'manual', signal: limits })
    await answer.body?.cancel()
    return { status: answer.status }
  } catch (error) {
    signal.throwIfAborted()
    const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error)
    if (name === 'TimeoutError') return { trouble: 'no answer in 15 s' }
    if (cause?.code === 'ECONNREFUSED') return { trouble: 'nothing listens there', absent: true }
    return { trouble: cause?.code ?? 'the connection broke' }
  }
}
