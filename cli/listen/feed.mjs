// @ts-check
/** @import { Call } from '../api/service.mjs' */
/** @import { FeedEvent } from '../wire.d.ts' */

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
