// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { whole } from '../../input/numbers.mjs'
import { requestsView } from '../../views/requests.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out, now } = shell
  const before = line.text('older-than')
  return ask(
    shell,
    'listRequests',
    {
      limit: whole(line.text('limit') ?? '', '--limit', { from: 1, to: 100 }),
      ...(line.flag('refused') && { refused: /** @type {const} */ ('true') }),
      ...(before !== undefined && { before }),
    },
    {
      doing: 'Asking',
      quiet: ({ requests }) => requests.map(one => one.request_id),
      view: ({ requests }) => (requests.length > 0 ? requestsView(requests, out, now()) : []),
      note: ({ requests, next }) =>
        requests.length === 0
          ? 'Nothing was written and nothing refused in the last 30 days.'
          : next
            ? `Older ones: brand requests --older-than ${next}`
            : undefined,
    },
  )
}
