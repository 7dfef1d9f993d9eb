// What an agent can do about a refusal.
import { registry } from '#lib/registry.ts'

const CLIENT = 'A person has to do this; tell them what is missing.'

const helps = registry<string>({
  validation_error: 'Mend the arguments that are named and call again.',
  unsupported_channel: 'Use one of the channels of the tool’s description.',
  unsupported_asset_type: 'Use one of the asset types of the tool’s description.',
  run_not_succeeded: 'Call get_run until the run has succeeded.',
  run_not_approved:
    'Nobody can post it as it is. Change the brief and make another, or have a person approve it. An agent cannot approve.',
  channel_not_connected: 'Call list_accounts to see what is connected. A person connects accounts.',
  connected_account_not_allowed: 'Call list_accounts and use one of those.',
  repeated_post: 'Make another take with generate_asset and a new variation.',
  event_over:
    'Choose a time before that day is over, or make another with generate_asset and a brief that fits. Only a person says that it is meant.',
  posting_paused: 'Posting is paused; a person lets it go on.',
  invalid_state: 'Look at its state first: get_run, list_posts or get_mascot.',
  post_in_flight: 'It is going out already and cannot be taken back here.',
  insufficient_credits: 'Call buy_credits and show the link to a person, who pays.',
  plan_cap_reached: 'Call check_limits. A person can change the plan.',
  plan_required: CLIENT,
  plan_upgrade_required: CLIENT,
  subscription_inactive: CLIENT,
  billing_not_configured: 'Nothing is sold here; limits are those of the plan.',
  rate_limited: 'Wait as long as is said, then call again.',
  daily_limit_exceeded: 'The day’s calls of this connection are used; it goes on at midnight UTC.',
  queue_full: 'Wait a second and call again.',
  insufficient_scope: 'A person has not allowed this. They can connect this client again and allow it.',
  permission_denied: 'A person has not allowed this. They can connect this client again and allow it.',
  workspace_frozen: 'The owner has frozen the workspace: it can be read and not changed.',
  workspace_suspended: CLIENT,
  revoked_api_key: 'A person has taken this connection back. Connect again.',
  expired_api_key: 'This connection is over. Connect again.',
  image_unreachable: 'Use another address, or leave the picture out to get an address to send it to.',
  url_not_allowed: 'Only public https addresses can be loaded.',
})

export const helpFor = (code: string): string =>
  helps[code] ??
  (/_not_found$/.test(code)
    ? 'Use an id that one of the list tools answers.'
    : 'Call again in a while; name the code if it stays.')
