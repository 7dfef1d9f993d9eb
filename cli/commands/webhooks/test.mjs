// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask, repeatable } from '../ask.mjs'
import { shownDelivery, theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const shown = { ...shownDelivery(shell), doing: 'Sending', options: repeatable(shell) }
  return ask(shell, 'testWebhook', { webhook_id: theEndpoint(shell) }, shown)
}
