// @ts-check
/** @import { FeedEvent } from '../wire.d.ts' */
import { createHmac } from 'node:crypto'

const PATIENCE_MS = 15_000

/** The same for one API key every time, so that a receiver is told it once. @param {string} key */
export const listeningSecret = key => `whsec_${createHmac('sha256', key).update('brand listen').digest('base64')}`

/**
 * Hands an event on as the service would post it.
 * @param {string} target
 * @param {FeedEvent & { livemode: boolean, workspace_id: string }} event
 * @param {{ secret: string, now: Date, signal: AbortSignal }} by
 * @returns {Promise<{ status: number } | { trouble: string }>}
 */
export async function forward(target, event, { secret, now, signal }) {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const mac = createHmac('sha256', key).update(`${event.id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${mac}`,
    'webhook-attempt': '1',
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
    return {
      trouble: cause?.code === 'ECONNREFUSED' ? 'nothing listens there' : (cause?.code ?? 'the connection broke'),
    }
  }
}
