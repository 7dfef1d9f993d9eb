// @ts-check
/** @import { Call } from '../api/service.mjs' */
/** @import { FeedEvent } from '../wire.d.ts' */

/** The service holds a request for so long at most. */
const HOLD_S = 25
/** Each a few seconds behind the one before: so many of them are minutes, in which a service comes back. */
const PATIENT_RETRIES = 100

/**
 * What follows, as soon as something does; `held` is whether the service waited for it.
 * @param {Call} call @param {number} after @param {number} limit @param {number} retries
 */
export async function nextEvents(call, after, limit, retries) {
  const patient = retries === 0 ? 0 : Math.max(retries, PATIENT_RETRIES)
  const options = { headers: { Prefer: `wait=${HOLD_S}` }, retries: patient }
  const { data, headers } = await call('getEvents', { after, limit }, options)
  return { events: data.events, held: headers.has('preference-applied') }
}

/** @param {Call} call @param {number} after @param {number} limit @returns {Promise<FeedEvent[]>} */
export async function eventsAfter(call, after, limit) {
  return (await call('getEvents', { after, limit })).data.events
}

/** The last sequence there is. The feed has no gaps, so halving finds it in a few questions. @param {Call} call */
export async function lastSequence(call) {
  const follows = async (/** @type {number} */ after) => (await eventsAfter(call, after, 1)).length > 0
  if (!(await follows(0))) return 0
  let low = 1
  let high = 2
  for (; await follows(high - 1); high *= 2) low = high
  // Something has the number `low`, nothing `high`.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await follows(middle - 1)) low = middle
    else high = middle
  }
  return low
}
