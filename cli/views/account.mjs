// @ts-check
/** @import { Account, Cap } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { count, moment } from '../terminal/format.mjs'
import { fields, table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {Account} account @param {Screen} screen @param {Date} now */
export function accountView(account, screen, now) {
  const { limits, caps, expires_at, credits_remaining, connected_accounts } = account
  const { auto_post, auto_post_min_score } = account
  const lines = fields(
    [
      ['Key', key(account, screen)],
      ['Workspace', oneLine(account.workspace_id)],
      ['Plan', oneLine(account.plan ?? '')],
      ['May make', oneLine(account.asset_types.join(', '))],
      ['For', oneLine(account.channels.join(', '))],
      ['Accounts', connected_accounts ? oneLine(connected_accounts.join(', ')) || 'none' : 'every connected one'],
      ['Auto-post', auto_post ? `from a score of ${auto_post_min_score}` : 'off: approved runs wait for brand post'],
      ['Today', limits ? today(limits, now) : `at most ${count(account.daily_limit)} requests`],
      ['Pace', limits ? `${count(limits.rate_per_minute)} requests a minute` : undefined],
      ['Credits', credits_remaining == null ? undefined : count(credits_remaining)],
      ['Expires', expires_at ? moment(expires_at, now) : undefined],
    ],
    screen,
  )
  return caps?.length ? [...lines, '', ...capsTable(caps, screen, now)] : lines
}

/** @param {Account} account @param {Screen} screen */
function key({ key_id, mode, name, last4 }, { paint }) {
  const shown = mode && last4 ? `sk_${mode}_…${last4}` : key_id
  return (
    oneLine([name, shown].filter(Boolean).join('  ')) +
    (mode === 'test' ? paint.yellow('  test: nothing is posted or counted') : '')
  )
}

/** @param {NonNullable<Account['limits']>} limits @param {Date} now */
const today = ({ requests_today, daily_limit, resets_at }, now) =>
  `${count(requests_today)} of ${count(daily_limit)} requests, resets ${moment(resets_at, now)}`

/** @param {Cap[]} caps @param {Screen} screen @param {Date} now */
function capsTable(caps, screen, now) {
  const rows = caps.map(({ asset_type, limit, used, resets_at }) => [
    oneLine(asset_type),
    count(used),
    count(Math.max(0, limit - used)),
    count(limit),
    limit === 0 ? 'not on this plan' : moment(resets_at, now),
  ])
  return table(['THIS PERIOD', 'USED', 'LEFT', 'OF', 'RESETS'], rows, screen)
}
