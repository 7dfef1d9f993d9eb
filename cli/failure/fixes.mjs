// @ts-check
/** @import { Failure } from './failure.mjs' */
import { nearest } from '../line/nearest.mjs'
import { moment } from '../terminal/format.mjs'

/** @typedef {Record<string, unknown>} Detail */

/** @param {Detail} detail @param {string} name */
const list = (detail, name) =>
  Array.isArray(detail[name]) && detail[name].length ? detail[name].join(', ') : undefined

/** @param {Detail} detail @param {Date} now */
const reset = ({ resets_at }, now) => (typeof resets_at === 'string' ? `It resets ${moment(resets_at, now)}. ` : '')

/** @param {string} option */
const allowedBy = option => (/** @type {Detail} */ detail) =>
  `${list(detail, 'allowed') ? `This key may use ${list(detail, 'allowed')}: choose one with ${option}, or make` : 'Make'} another key that may do more, in the dashboard under Developers; what a key may do stays as it is.`

/** @param {string} option */
const oneOf = option => (/** @type {Detail} */ detail, /** @type {Date} */ _now, /** @type {string} */ typed) => {
  const allowed = Array.isArray(detail.allowed) ? detail.allowed.map(String) : []
  const meant = nearest(typed, allowed)
  return meant
    ? `Did you mean ${option} ${meant}?`
    : allowed.length
      ? `${option} takes ${allowed.join(', ')}.`
      : undefined
}

/** What to do about each code. Where the service's message says it already there is nothing here. */
/** @type {Record<string, (detail: Detail, now: Date, typed: string) => string | undefined>} */
export const fixes = {
  missing_api_key: () => 'Run brand login, or set BRAND_API_KEY.',
  invalid_api_key: () => 'Copy the key again; it begins with sk_live_ or sk_test_ and has 46 characters.',
  revoked_api_key: () => 'Make a new key in the dashboard under Developers, then run brand login.',
  expired_api_key: () => 'Make a new key in the dashboard under Developers, then run brand login.',
  insufficient_credits: () =>
    'Buy credits: brand credits buy small prints a link. Or wait for the new period: brand credits shows when.',
  asset_type_not_allowed: allowedBy('--asset-type'),
  channel_not_allowed: allowedBy('--channel'),
  connected_account_not_allowed: allowedBy('--account'),
  workspace_suspended: () => 'Ask the owner of the workspace.',
  unsupported_asset_type: oneOf('--asset-type'),
  unsupported_channel: oneOf('--channel'),
  channel_not_connected: ({ platform }) =>
    `brand accounts lists what is connected; brand connect ${typeof platform === 'string' ? platform : '<platform>'} connects one.`,
  run_not_succeeded: (_detail, _now, id) => `brand runs wait ${id} waits until it has.`,
  run_not_approved: (_detail, _now, id) => `brand runs get ${id} shows all that keeps it back.`,
  post_in_flight: (_detail, _now, id) => `It was sent: brand posts show ${id} tells what became of it.`,
  post_not_found: () => 'brand posts shows the posts that this key can see.',
  campaign_not_found: () => 'brand campaign list shows the campaigns of this workspace.',
  webhook_not_found: () => 'brand webhooks shows the endpoints of this mode.',
  delivery_not_found: (_detail, _now, id) => `brand webhooks deliveries ${id} shows them.`,
  artwork_not_found: () => 'brand artwork shows the ids.',
  screen_not_found: () => 'brand screens shows the ids.',
  person_not_found: () => 'brand people shows the ids.',
  unsupported_output_type: () => 'brand studio lists the templates.',
  template_not_allowed: () => 'brand studio shows which templates your key may use.',
  studio_profile_not_bound: () =>
    'brand studio try and --to none need none. In the dashboard an owner or admin makes one under Studio, and chooses it at the key.',
  posting_paused: () => 'brand resume lets posting go on.',
  repeated_post: () => 'Change its words with --caption, or post it all the same with --allow-repeat.',
  event_over: () => 'Choose an earlier --scheduled-at, or post it all the same with --allow-past-event.',
  run_not_found: () => 'brand runs list shows the runs that this key can see.',
  route_not_found: () => 'The service does not know this yet. Is --base-url right, and the service up to date?',
  idempotency_key_reused: () => 'The same --idempotency-key went with another brief or other options. Use a new one.',
  rate_limited: (detail, now) => `${reset(detail, now)}brand limits shows every limit.`,
  daily_limit_exceeded: (detail, now) =>
    `${reset(detail, now)}The limit of a key stays as it is: a new one in the dashboard under Developers may have a higher one.`,
  plan_cap_reached: (detail, now) => `${reset(detail, now)}A greater plan gives more: brand account shows this one.`,
  too_many_auth_failures: (detail, now) => `${reset(detail, now)}Check the key before trying again.`,
  internal_error: () => 'Try again in about 30 seconds. If it stays, name the request id to support.',
  dependency_unavailable: () => 'Nothing was started. Try again in a moment.',
}

/**
 * @param {Failure} failure
 * @param {Date} now
 * @param {string} typed The value that the user gave, or the id, for codes about one.
 */
export function fixFor({ code, more }, now, typed) {
  if (more.hint) return more.hint
  const detail = more.detail && typeof more.detail === 'object' && !Array.isArray(more.detail) ? more.detail : {}
  return fixes[code]?.(/** @type {Detail} */ (detail), now, typed)
}
