// @ts-check
/** @import { ConnectedAccount } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { moment } from '../terminal/format.mjs'
import { table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {ConnectedAccount[]} accounts @param {Screen} screen @param {Date} now */
export function accountsView(accounts, screen, now) {
  const rows = accounts.map(({ id, platform, name, status, capabilities, expires_at }) => [
    oneLine(id),
    oneLine(platform),
    oneLine(name),
    oneLine(status),
    oneLine(capabilities.join(', ')),
    expires_at ? moment(expires_at, now) : 'renews itself',
  ])
  return table(['ACCOUNT', 'ON', 'NAME', 'STATE', 'TAKES', 'CONNECT AGAIN'], rows, screen)
}
