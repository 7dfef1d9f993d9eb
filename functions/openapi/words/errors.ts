// Each code in two sentences: what stands behind it, and what mends it. For the document and the page of errors.
import type { Code } from '#lib/problem.ts'

export const errors: Record<Code, readonly [cause: string, cure: string]> = {
  bad_request: ['The request could not be read as HTTP.', 'Look at the path, its percent signs and the headers.'],
  malformed_body: [
    'The body is empty, no JSON, or nested deeper than 32 levels.',
    'Send a JSON object; `jq .` finds the comma too many.',
  ],
  unsupported_asset_type: [
    '`asset_type` is none that is made here.',
    'Use one of `detail.allowed`; the message says which was probably meant.',
  ],
  unsupported_channel: [
    '`channel` is none that things are made for.',
    'Use one of `detail.allowed`; `x` and `twitter` are the same.',
  ],
  unsupported_output_type: [
    'There is no template of that name.',
    '`GET /api/v1/studio/templates` lists all of them with their fields.',
  ],
  run_not_succeeded: [
    'Only a run that has succeeded can be posted.',
    'Wait for it with `Prefer: wait=25`, or look at its `error_message`.',
  ],
  run_not_approved: [
    'The verdict of the run is not `approved`.',
    'Read `score_reasons` and `holds`, then make another take with `variation`, say more in the brief, or have a person approve it: `/docs/approval` says how.',
  ],
  channel_not_connected: [
    'No account of that platform is connected to the workspace that the key may post to.',
    'Ask for a connecting link: `npm run admin -- account connect`, or connect it in the dashboard.',
  ],
  asset_not_supported: [
    'The platform does not take this kind, size or number of files.',
    'See `fits` of the run for each platform, and make an `asset_type` that fits.',
  ],
  platform_rejected: [
    'The platform has refused the post; nothing was posted.',
    'Read `detail.platform_code`, change the caption or the account, and post again.',
  ],
  repeated_post: [
    'Most of the same pictures with nearly the same words go to that account, or went there, less than 30 days apart by the hours at which both go out.',
    '`detail.post_id` is the other post. Make another take, choose another hour or account, or send `allow_repeat: true`.',
  ],
  event_over: [
    'The words speak of a day as still to come, `detail.event_day`, and the post would go out when it is over in the workspace’s time zone.',
    'Choose a time on that day or before it. Where it is over already, make the post anew with other words. Send `allow_past_event: true` where it is meant.',
  ],
  no_reviewer: [
    'Nobody is set who could be asked for approval.',
    'An administrator links a chat and names it: `npm run admin -- chat link`, then `reviewer add`; in the dashboard under *Connections*, then *Settings*. Or approve the run in the dashboard.',
  ],
  studio_profile_not_bound: [
    'The key has no Studio profile, which says where its cards go.',
    'Send `delivery: "none"` to make the card and deliver it nowhere. Or bind a profile: `npm run admin -- studio profile bind PROFILE_ID --key KEY_ID`, in the dashboard under *Studio* and then at the key.',
  ],
  invalid_idempotency_key: [
    'The `Idempotency-Key` is empty, longer than 255 characters or not plain ASCII.',
    'A UUID is a good one.',
  ],
  image_unreachable: [
    'The picture could not be fetched from its address.',
    'Open the address in a private window; it has to answer 200 without sign-in.',
  ],
  url_not_allowed: ['The address is not https, or leads into a private network.', 'Use a public https address.'],
  page_unreachable: [
    'The page to read could not be fetched.',
    'Look whether it answers without sign-in, then try again.',
  ],
  font_refused: [
    'The font is damaged, restricted by its maker, too large, or cannot set words.',
    '`detail.reason` is one of `damaged`, `restricted`, `too_large`, `unusable`, `unreachable`; the message says what to send instead.',
  ],
  image_undecodable: [
    'The file is no picture that can be read, or is damaged.',
    'Send PNG, JPEG, WebP or, for logos, SVG; save it anew where it is damaged.',
  ],
  missing_api_key: ['No key came with the request.', 'Send `Authorization: Bearer sk_live_…` or a test key.'],
  invalid_api_key: [
    'The key is none of ours.',
    'Copy it again: it is 46 characters long and begins with `sk_live_` or `sk_test_`.',
  ],
  revoked_api_key: ['The key was revoked.', 'Mint another one.'],
  expired_api_key: ['The key has ended.', 'Mint or rotate a key.'],
  invalid_signature: [
    'A callback was not signed by whom it says it is from.',
    'Compare the signing keys of both sides.',
  ],
  insufficient_credits: [
    'The workspace has too few credits for this.',
    'Buy the pack that `detail` names, or wait for the next period.',
  ],
  plan_upgrade_required: [
    'The plan of the workspace does not have this.',
    'Change the plan; the message names the least that has it.',
  ],
  bot_account_cap_exceeded: ['The plan has no room for another linked chat.', 'Unlink one, or change the plan.'],
  subscription_inactive: [
    'A payment is more than seven days late; live writes wait for it.',
    'Pay the open invoice; reading and test keys go on meanwhile.',
  ],
  asset_type_not_allowed: ['The key may not make this kind.', 'Use one of `detail.allowed`, or another key.'],
  channel_not_allowed: [
    'The key may not make things for this channel.',
    'Use one of `detail.allowed`, or another key.',
  ],
  connected_account_not_allowed: [
    'The key may not post to this account.',
    'Use one of `detail.allowed`, or another key.',
  ],
  plan_required: [
    'The plan of the workspace does not include it.',
    'Change the plan; the message names the least that has it.',
  ],
  template_not_allowed: [
    'The Studio profile does not have this template.',
    'Use another template, or add it to the profile.',
  ],
  delivery_not_allowed: [
    'The Studio profile does not deliver there.',
    'Leave `delivery` out, or add the target to the profile.',
  ],
  studio_paused: ['The Studio profile is paused.', 'Resume it when cards should flow again.'],
  posting_paused: ['All posting of the workspace is paused.', '`DELETE …/posting/pause` lets it go on.'],
  workspace_suspended: ['The workspace is suspended.', 'Ask whoever runs this service.'],
  workspace_frozen: ['The workspace is frozen: it is read and not changed.', 'Ask whoever runs this service.'],
  permission_denied: ['The key lacks the permission that `detail` names.', 'Mint a key that has it.'],
  address_not_allowed: [
    'The key may not be used from this network.',
    'Call from one of its networks, or mint a key for this one.',
  ],
  service_key_mismatch: [
    'An `X-Service-Key-*` header does not agree with the key.',
    'Leave the header out, or correct it.',
  ],
  run_not_found: [
    'This workspace has no such run in this mode.',
    'Look whether a test key asks for a live run, or the other way round.',
  ],
  post_not_found: ['This workspace has no such post in this mode.', '`GET …/posts` lists them.'],
  campaign_not_found: ['This workspace has no such campaign in this mode.', '`GET …/campaigns` lists them.'],
  artwork_not_found: [
    'This workspace has no such picture among its artwork.',
    '`GET …/brand-assets/artwork` lists it.',
  ],
  screen_not_found: ['This workspace has no such screen.', '`GET …/brand-assets/screens` lists them.'],
  font_not_found: ['This workspace has no such font.', '`GET …/brand-assets/fonts` lists them.'],
  person_not_found: ['This workspace has no such person.', '`GET …/brand-assets/people` lists them.'],
  video_not_found: ['This workspace has no such video.', '`GET …/brand-assets/videos` lists them.'],
  media_not_found: ['This workspace has no such file.', '`GET …/media` lists them.'],
  webhook_not_found: ['This workspace has no such endpoint.', '`GET …/webhooks` lists them.'],
  request_not_found: [
    'The log has no such request of this workspace and mode.',
    '`GET …/requests` lists writes and refusals of 30 days; reads that were answered are not in it.',
  ],
  delivery_not_found: ['The endpoint has no such delivery.', 'They are kept for 30 days.'],
  template_not_found: ['There is no such template.', '`GET /api/v1/studio/templates` lists them.'],
  brand_version_not_found: ['The brand has no such version.', '`GET …/brand-dna/versions` lists them.'],
  asset_not_found: [
    'The link has ended, was changed, or its file is gone.',
    'Ask for the run again: it has fresh links.',
  ],
  route_not_found: [
    'Nothing is at this path.',
    'The message says what was probably meant; paths have no trailing slash.',
  ],
  method_not_allowed: ['The path does not take this method.', 'Use one of those in `Allow`.'],
  idempotency_key_reused: [
    'The `Idempotency-Key` was used for another request.',
    'Take a new key for whatever is new.',
  ],
  idempotency_in_progress: ['The first request with this key is still at work.', 'Ask again after `Retry-After`.'],
  invalid_state: [
    'The thing is not in a state in which this can be done.',
    'Read it again; the message says which states allow it.',
  ],
  post_in_flight: [
    'The post was sent already and can no longer be taken back.',
    'Wait until it has ended, then remove it at the platform.',
  ],
  engine_mismatch: ['The run was drawn by an engine that is no longer here.', 'Make it anew from its brief or recipe.'],
  operation_removed: ['The operation has reached its sunset.', 'The changelog names what took its place.'],
  precondition_failed: [
    'The thing has changed since the `ETag` of your `If-Match`.',
    'Read it again and repeat your change on what is there now.',
  ],
  signature_taken: [
    'Another brand has this motif in this hand.',
    'Choose one that is free, or leave the choice to us.',
  ],
  payload_too_large: ['The body is larger than this path takes.', 'Send large files by address.'],
  image_too_large: ['The picture has too many bytes or pixels.', 'The message names the limits; make it smaller.'],
  unsupported_media_type: [
    'The body does not come as JSON, or the file is of a kind that is not taken.',
    'Send `Content-Type: application/json`; files as the message says.',
  ],
  validation_error: [
    'Fields are missing, misspelt or of the wrong kind.',
    '`detail` has every place with what is taken there.',
  ],
  recipe_invalid: ['The recipe does not hold together.', '`detail` has every place; begin with `GET …/recipe`.'],
  unsupported_size: ['This kind is not made in this shape.', 'Leave `size` out, or use one that `detail` names.'],
  text_does_not_fit: ['A text is too long to stay legible.', 'Shorten the field that `detail` names.'],
  glyph_missing: ['A character can be drawn by no font that we have.', 'Replace the characters that `detail` names.'],
  rate_limited: [
    'More requests came in a minute than the key or address may make.',
    'Wait for `Retry-After`; `RateLimit-Remaining` tells how near it is.',
  ],
  daily_limit_exceeded: [
    'The key’s requests of the day are used.',
    'Wait until 00:00 UTC, or raise the limit of the key.',
  ],
  plan_cap_reached: [
    'The plan’s number of this kind is used for the period.',
    'Change the plan, or wait until `detail.resets_at`.',
  ],
  queue_full: ['Too many of your runs are waiting.', 'Wait until some have ended.'],
  too_many_auth_failures: [
    'Too many wrong keys came from this address.',
    'Correct the key, and wait for `Retry-After`.',
  ],
  internal_error: [
    'Something went wrong on our side.',
    'Try again in half a minute with the same `Idempotency-Key`; name the `request_id` if it stays.',
  ],
  platform_unavailable: [
    'The platform did not answer; the post is kept and tried again.',
    'Wait for `post.posted` or `post.failed`.',
  ],
  dependency_unavailable: [
    'Something that the service needs did not answer; nothing was started.',
    'Try again after `Retry-After`.',
  ],
  billing_not_configured: ['Nothing is for sale here.', 'Ask whoever runs this service.'],
}
