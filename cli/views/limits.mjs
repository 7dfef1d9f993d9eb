// @ts-check
/** @import { Bucket } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { count, moment } from '../terminal/format.mjs'
import { table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {Bucket[]} buckets @param {Screen} screen @param {Date} now */
export function limitsView(buckets, screen, now) {
  const rows = buckets.map(({ bucket, used, remaining, limit, resets_at }) => [
    oneLine(bucket),
    count(used),
    count(remaining),
    count(limit),
    resets_at ? moment(resets_at, now) : '',
  ])
  const spent = buckets.filter(({ remaining, remedy }) => remaining <= 0 && remedy)
  return [
    ...table(['LIMIT', 'USED', 'LEFT', 'OF', 'RESETS'], rows, screen),
    ...spent.map(({ bucket, remedy }) => `${screen.paint.yellow(`${oneLine(bucket)}:`)} ${oneLine(remedy ?? '')}`),
  ]
}
