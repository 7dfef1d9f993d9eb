// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { since } from '../../input/instant.mjs'
import { ask, repeatable } from '../ask.mjs'
import { theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const webhook_id = theEndpoint(shell)
  const given = shell.line.text('since')
  if (given === undefined) throw usage('webhooks recover needs to know since when.', '--since 24h, or a time.')
  const input = { webhook_id, since: since(given, '--since', shell.now()) }
  return ask(shell, 'recoverWebhook', input, {
    doing: 'Asking',
    options: repeatable(shell),
    quiet: ({ queued }) => [String(queued)],
    view: answer => [told(answer)],
  })
}

/** @param {{ again: number, first_time: number }} sent */
function told({ again, first_time }) {
  const how = [again > 0 ? `${again} again` : '', first_time > 0 ? `${first_time} for the first time` : '']
  const sent = how.filter(Boolean).join(', ')
  return sent
    ? `Events that are sent now: ${sent}.`
    : 'Nothing is missing: the endpoint has taken all since then, or it is on its way.'
}
