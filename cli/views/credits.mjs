// @ts-check
/** @import { Credits } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { count, moment } from '../terminal/format.mjs'
import { fields, table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

const SHOWN = 20

/** @param {Credits} credits @param {Screen} screen @param {Date} now */
export function creditsView({ included, used, bought, remaining, resets_at, entries }, screen, now) {
  const rows = entries
    .slice(0, SHOWN)
    .map(({ source, amount, balance_after, created_at, run_id }) => [
      moment(created_at, now),
      oneLine(source),
      `${amount > 0 ? '+' : ''}${count(amount)}`,
      count(balance_after),
      run_id ?? '',
    ])
  return [
    ...fields(
      [
        ['Left', count(remaining ?? 0)],
        ['Plan', `${count(used ?? 0)} of ${count(included ?? 0)} used, resets ${moment(resets_at, now)}`],
        ['Bought', `${count(bought ?? 0)} left`],
      ],
      screen,
    ),
    ...(rows.length > 0 ? ['', ...table(['WHEN', 'WHAT', 'CREDITS', 'LEFT', 'RUN'], rows, screen)] : []),
  ]
}
