// @ts-check
/** @import { Campaign } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { moment } from '../terminal/format.mjs'
import { fields, table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {Campaign} campaign @param {Screen} screen @param {Date} now */
export function campaignView({ id, name, status, items }, screen, now) {
  const rows = items.map(item => [
    moment(item.scheduled_at, now),
    oneLine(item.channel),
    oneLine(item.asset_type),
    oneLine(item.status),
    oneLine(item.post_id ?? item.run_id),
  ])
  return [
    ...fields(
      [
        ['Campaign', oneLine(id)],
        ['Name', oneLine(name)],
        ['Status', oneLine(status) + (status === 'awaiting_approval' ? ': whatever is left waits for a yes' : '')],
      ],
      screen,
    ),
    ...(rows.length > 0 ? ['', ...table(['WHEN', 'FOR', 'WHAT', 'STATE', 'POST, ELSE RUN'], rows, screen)] : []),
  ]
}

/** @param {Campaign[]} campaigns @param {Screen} screen */
export function campaignsView(campaigns, screen) {
  const rows = campaigns.map(({ id, name, status, items }) => [
    oneLine(id),
    oneLine(status),
    String(items.length),
    oneLine(name),
  ])
  return table(['CAMPAIGN', 'STATE', 'RUNS', 'NAME'], rows, screen)
}
