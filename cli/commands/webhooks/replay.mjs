// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownDelivery, theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const webhook_id = theEndpoint(shell)
  const hint = `--delivery takes one of: brand webhooks deliveries ${webhook_id}`
  const input = { webhook_id, delivery_id: asId(shell.line.text('delivery'), 'delivery', hint) }
  const shown = { ...shownDelivery(shell), doing: 'Sending', options: repeatable(shell) }
  return ask(shell, 'replayWebhookDelivery', input, shown)
}
