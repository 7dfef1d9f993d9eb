/** Every `code` that a caller can meet. The compiler asks functions/http/answer/problem.ts for the status of each. */
export const codes = [
  'bad_request',
  'malformed_body',
  'unsupported_asset_type',
  'unsupported_channel',
  'unsupported_output_type',
  'run_not_succeeded',
  'run_not_approved',
  'channel_not_connected',
  'asset_not_supported',
  'platform_rejected',
  'repeated_post',
  'event_over',
  'no_reviewer',
  'studio_profile_not_bound',
  'invalid_idempotency_key',
  'image_unreachable',
  'url_not_allowed',
  'page_unreachable',
  'image_undecodable',
  'font_refused',
  'missing_api_key',
  'invalid_api_key',
  'revoked_api_key',
  'expired_api_key',
  'invalid_signature',
  'insufficient_credits',
  'plan_upgrade_required',
  'bot_account_cap_exceeded',
  'subscription_inactive',
  'asset_type_not_allowed',
  'channel_not_allowed',
  'connected_account_not_allowed',
  'plan_required',
  'template_not_allowed',
  'delivery_not_allowed',
  'studio_paused',
  'posting_paused',
  'workspace_suspended',
  'workspace_frozen',
  'permission_denied',
  'address_not_allowed',
  'service_key_mismatch',
  'run_not_found',
  'post_not_found',
  'campaign_not_found',
  'screen_not_found',
  'artwork_not_found',
  'person_not_found',
  'font_not_found',
  'video_not_found',
  'media_not_found',
  'webhook_not_found',
  'delivery_not_found',
  'request_not_found',
  'template_not_found',
  'brand_version_not_found',
  'asset_not_found',
  'route_not_found',
  'method_not_allowed',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'invalid_state',
  'post_in_flight',
  'engine_mismatch',
  'operation_removed',
  'precondition_failed',
  'signature_taken',
  'payload_too_large',
  'image_too_large',
  'unsupported_media_type',
  'validation_error',
  'recipe_invalid',
  'unsupported_size',
  'text_does_not_fit',
  'glyph_missing',
  'rate_limited',
  'daily_limit_exceeded',
  'plan_cap_reached',
  'queue_full',
  'too_many_auth_failures',
  'internal_error',
  'platform_unavailable',
  'dependency_unavailable',
  'billing_not_configured',
] as const

export type Code = (typeof codes)[number]

/** Why a run failed: `Run.error_code`. */
export const runErrorCodes = [
  'compose_failed',
  'draw_failed',
  'glyph_missing',
  'text_does_not_fit',
  'deadline_exceeded',
  'attempts_exhausted',
  'content_refused',
] as const

export type RunErrorCode = (typeof runErrorCodes)[number]

/** One of several that a request has. */
export type Fault = { code: Code; message: string; detail?: unknown }

/** An answer that is not the wished one, in words for the caller; a retry of the same request gives the same. */
export class Problem extends Error {
  readonly code: Code
  readonly detail: unknown
  readonly retry_after: number | undefined
  /** All of them where there are several, this one first. */
  readonly issues: readonly Fault[] | undefined

  constructor(
    code: Code,
    message: string,
    more: { detail?: unknown; retry_after?: number; issues?: readonly Fault[] } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.detail = more.detail
    this.retry_after = more.retry_after
    this.issues = more.issues
  }
}

/** A run that can never succeed; anything else that a step throws is tried again. */
export class RunFailure extends Error {
  readonly error_code: RunErrorCode

  constructor(error_code: RunErrorCode, message: string) {
    super(message)
    this.name = 'RunFailure'
    this.error_code = error_code
  }
}
