// @ts-check
/** @import { DryRun } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { seconds } from '../terminal/format.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {DryRun} found @param {Screen} screen */
export function dryRunView({ would, guards = [], estimate }, screen) {
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
          ({ guard, ok, code }) =>
            `${ok ? green('ok') : red('no')}  ${oneLine(guard)}${code ? `: ${oneLine(code)}` : ''}`,
        ),
      ],
      ['Takes', typical],
    ],
    screen,
  )
}
