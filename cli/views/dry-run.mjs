// @ts-check
/** @import { DryRun } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { seconds } from '../terminal/format.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** What each check of the API looks at. @type {Record<string, string | undefined>} */
const CHECKS = {
  webhook_url: 'the address to be told',
  asset_types: 'your key may make it',
  channels: 'your key may make it for this channel',
  connected_accounts: 'an account to post it to',
  daily_limit: 'requests of the day',
  requests_per_minute: 'requests of the minute',
  plan: 'your plan has it',
  plan_cap: 'what is left of your plan this month',
  credits: 'credits',
}

/** @param {DryRun} found @param {Screen} screen */
export function dryRunView({ would, guards = [], estimate, caps_after = [], daily_after, plan }, screen) {
  const { green, red } = screen.paint
  const typical =
    estimate?.p50_ms == null
      ? undefined
      : `${seconds(estimate.p50_ms)}, at worst ${seconds(estimate.p95_ms ?? estimate.p50_ms)}`
  return fields(
    [
      ['Would', [would === 'queue' ? green('be made') : red('be refused')]],
      [
        'Checks',
        guards.map(
          ({ guard, ok, code, message = code }) =>
            `${ok ? green('ok') : red('no')}  ${CHECKS[guard] ?? oneLine(guard)}${message ? `: ${oneLine(message)}` : ''}`,
        ),
      ],
      ['Takes', typical],
      [
        'Leaves',
        [
          ...caps_after.map(
            ({ asset_type, limit, remaining }) => `${remaining} of ${limit} this month (${oneLine(asset_type)})`,
          ),
          ...(daily_after ? [`${daily_after.remaining} of ${daily_after.limit} requests today`] : []),
        ],
      ],
      ['Shows', (plan?.alt_text ?? []).map(oneLine)],
      ['Held', (plan?.notes ?? []).map(withoutRule)],
    ],
    screen,
  )
}

/** A note begins with the rule that it is of. @param {string} note */
const withoutRule = note => oneLine(note.replace(/^\w+: /, ''))
