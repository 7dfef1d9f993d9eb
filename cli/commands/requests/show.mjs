// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { requestView } from '../../views/requests.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = shell.line.argument ?? ''
  if (!/^req_[0-9a-f]{32}$/.test(id)) throw usage(`"${id}" is no request id.`, 'brand requests shows the ids.')
  return ask(
    shell,
    'getRequest',
    { request_id: id },
    {
      doing: 'Asking',
      quiet: one => [String(one.status)],
      view: one => requestView(one, shell.out, shell.now()),
    },
  )
}
