// @ts-check
/** @import { RequestEntry, RequestWithBody } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { ago } from '../terminal/format.mjs'
import { fields, table } from '../terminal/table.mjs'
import { oneLine, safe } from '../terminal/words.mjs'

const PREFIX = /^\/api\/v1\/(programmatic\/)?/

/** @param {RequestEntry[]} requests @param {Screen} screen @param {Date} now */
export function requestsView(requests, screen, now) {
  const rows = requests.map(one => [
    oneLine(one.request_id),
    ago(one.created_at, now),
    String(one.status),
    oneLine(one.via),
    `${oneLine(one.method)} ${oneLine(one.path).replace(PREFIX, '')}${one.code ? `  ${oneLine(one.code)}` : ''}`,
  ])
  return table(['REQUEST', 'WHEN', 'STATUS', 'BY', 'WHAT'], rows, screen)
}

/** @param {RequestWithBody} one @param {Screen} screen @param {Date} now */
export function requestView(one, screen, now) {
  const body = one.body ? JSON.stringify(one.body, null, 2) : undefined
  return fields(
    [
      ['Request', oneLine(one.request_id)],
      ['What', `${oneLine(one.method)} ${oneLine(one.path)}`],
      ['Answer', `${one.status}${one.code ? ` ${oneLine(one.code)}` : ''} in ${one.ms} ms`],
      ['When', ago(one.created_at, now)],
      ['By', `${oneLine(one.via)}, key ${oneLine(one.key_id)}`],
      ['Sent', body ? safe(body).split('\n') : 'not kept any more, or nothing'],
    ],
    screen,
  )
}
