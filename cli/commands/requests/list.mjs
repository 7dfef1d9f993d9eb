// @ts-check
/** @import { LoggedRequest } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { whole } from '../../input/numbers.mjs'
import { requestsView } from '../../views/requests.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out, now } = shell
  const query = new URLSearchParams({ limit: String(whole(line.text('limit') ?? '', '--limit', { from: 1, to: 100 })) })
  if (line.flag('refused')) query.set('refused', 'true')
  const before = line.text('older-than')
  if (before !== undefined) query.set('before', before)
  return ask(
    shell,
    `/requests?${query}`,
    {},
    {
      doing: 'Asking',
      quiet: (/** @type {{ requests: LoggedRequest[] }} */ { requests }) => requests.map(one => one.request_id),
      view: (/** @type {{ requests: LoggedRequest[] }} */ { requests }) => requestsView(requests, out, now()),
      note: (/** @type {{ requests: LoggedRequest[], next: string | null }} */ { requests, next }) =>
        requests.length === 0
          ? 'Nothing was written and nothing refused in the last 30 days.'
          : next
            ? `Older ones: brand requests --older-than ${next}`
            : undefined,
    },
  )
}
