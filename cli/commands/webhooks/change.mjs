// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownEndpoint, theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const webhook_id = theEndpoint(shell)
  const [url, events, description] = [line.text('url'), line.text('events'), line.text('description')]
  if (line.flag('enable') && line.flag('disable')) throw usage('Only one of --enable and --disable can hold.')
  const body = {
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: events.split(',').map(type => type.trim()) }),
    ...(description !== undefined && { description }),
    ...(line.flag('enable') && { status: 'enabled' }),
    ...(line.flag('disable') && { status: 'disabled' }),
  }
  if (Object.keys(body).length === 0)
    throw usage('webhooks change changes nothing.', 'Give it --url, --events, --description, --enable or --disable.')
  const shown = { ...shownEndpoint(shell), doing: 'Changing', options: repeatable(shell) }
  return ask(shell, 'updateWebhook', { webhook_id, ...body }, shown)
}
