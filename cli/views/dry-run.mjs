// @ts-check
/** @import { DryRun } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { seconds } from '../terminal/format.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

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
            `${ok ? green('ok') : red('no')}  ${oneLine(guard)}${message ? `: ${oneLine(message)}` : ''}`,
        ),
      ],
      ['Takes', typical],
      [
        'Leaves',
        [
          ...caps_after.map(
            ({ asset_type, limit, remaining }) => `${remaining} of ${limit} ${oneLine(asset_type)} a month`,
          ),
          ...(daily_after ? [`${daily_after.remaining} of ${daily_after.limit} requests today`] : []),
        ],
      ],
      ['Says', (plan?.pictures ?? []).flatMap(({ data }) => headlines(data))],
    ],
    screen,
  )
}

/** What each picture would lead with. @param {Record<string, unknown>} data */
function headlines({ headline, title, slides, scenes }) {
  const parts = [slides, scenes].flatMap(list => (Array.isArray(list) ? list : []))
  const texts = [headline, title, ...parts.map(part => part?.headline ?? part?.text)]
  return texts.filter(text => typeof text === 'string').map(oneLine)
}
