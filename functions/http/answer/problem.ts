// The one place where an error becomes a response.
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#functions/http/app-env.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { type Code, Problem } from '#lib/problem.ts'

export const statuses: Record<Code, ContentfulStatusCode> = {
  bad_request: 400,
  malformed_body: 400,
  unsupported_asset_type: 400,
  unsupported_channel: 400,
  unsupported_output_type: 400,
  run_not_succeeded: 400,
  run_not_approved: 400,
  channel_not_connected: 400,
  asset_not_supported: 400,
  platform_rejected: 400,
  repeated_post: 400,
  event_over: 400,
  no_reviewer: 400,
  studio_profile_not_bound: 400,
  invalid_idempotency_key: 400,
  image_unreachable: 400,
  url_not_allowed: 400,
  page_unreachable: 400,
  image_undecodable: 400,
  font_refused: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  revoked_api_key: 401,
  expired_api_key: 401,
  invalid_signature: 401,
  insufficient_credits: 402,
  plan_upgrade_required: 402,
  bot_account_cap_exceeded: 402,
  subscription_inactive: 402,
  asset_type_not_allowed: 403,
  channel_not_allowed: 403,
  connected_account_not_allowed: 403,
  plan_required: 403,
  template_not_allowed: 403,
  delivery_not_allowed: 403,
  studio_paused: 403,
  posting_paused: 403,
  workspace_suspended: 403,
  workspace_frozen: 403,
  permission_denied: 403,
  address_not_allowed: 403,
  service_key_mismatch: 403,
  run_not_found: 404,
  post_not_found: 404,
  campaign_not_found: 404,
  screen_not_found: 404,
  artwork_not_found: 404,
  person_not_found: 404,
  font_not_found: 404,
  video_not_found: 404,
  media_not_found: 404,
  webhook_not_found: 404,
  delivery_not_found: 404,
  request_not_found: 404,
  template_not_found: 404,
  brand_version_not_found: 404,
  asset_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  idempotency_key_reused: 409,
  idempotency_in_progress: 409,
  invalid_state: 409,
  post_in_flight: 409,
  engine_mismatch: 409,
  operation_removed: 410,
  precondition_failed: 412,
  signature_taken: 409,
  payload_too_large: 413,
  image_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  recipe_invalid: 422,
  unsupported_size: 422,
  text_does_not_fit: 422,
  glyph_missing: 422,
  rate_limited: 429,
  daily_limit_exceeded: 429,
  plan_cap_reached: 429,
  queue_full: 429,
  too_many_auth_failures: 429,
  internal_error: 500,
  platform_unavailable: 502,
  dependency_unavailable: 503,
  billing_not_configured: 503,
}

/** Shown for every other error: what went wrong inside is for the log. */
const hidden = new Problem(
  'internal_error',
  'Something went wrong on our side. Try again in about 30 seconds, and name the request id if it stays.',
)
const unreachable = new Problem(
  'dependency_unavailable',
  'A service that we need did not answer. Nothing was started; try again.',
  { retry_after: 1 },
)

export function onError(error: Error, c: Context<AppEnv>): Response {
  const problem = asProblem(error)
  if (problem.code === 'internal_error' || problem.code === 'dependency_unavailable') {
    c.var.world?.report(error, { request_id: c.var.request_id, path: c.req.path })
  }
  return answer(c, problem)
}

export function asProblem(error: Error): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Unreachable) return unreachable
  if (error instanceof HTTPException && error.status < 500) return new Problem('bad_request', error.message)
  return hidden
}

export function answer(c: Context<AppEnv>, problem: Problem): Response {
  const status = statuses[problem.code]
  c.set('refused_with', problem.code)
  if (problem.retry_after !== undefined) c.header('Retry-After', String(problem.retry_after))
  if (status === 401 && problem.code !== 'invalid_signature') {
    c.header(
      'WWW-Authenticate',
      problem.code === 'missing_api_key' ? 'Bearer realm="api"' : 'Bearer realm="api", error="invalid_token"',
    )
  }
  if (status === 429) tellBucket(c, problem.detail)
  const { code, message, detail, issues } = problem
  const more = { ...(detail === undefined ? {} : { detail }), ...(issues ? { issues } : {}) }
  const told = { code, message, ...more, request_id: c.var.request_id }
  return c.json({ ...told, doc_url: `${c.var.world?.public_url ?? ''}/docs/errors#${code}` }, status)
}

/** The headers of a refusal tell of the bucket that refused, be it a minute, a day or a month of the plan. */
function tellBucket(c: Context<AppEnv>, detail: unknown): void {
  const { bucket, limit, used, resets_at } = (detail ?? {}) as Record<string, unknown>
  if (typeof bucket !== 'string' || typeof limit !== 'number' || typeof resets_at !== 'string') return
  const violated = { bucket, limit, used: Math.max(limit, Number(used)), resets_at: new Date(resets_at) }
  if (c.var.rate) c.set('rate', { ...c.var.rate, violated })
}
