// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pageOf } from '../../input/numbers.mjs'
import { ask } from '../ask.mjs'
import { deliveriesView, theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out, now } = shell
  const status = line.text('delivered')
  const input = { webhook_id: theEndpoint(shell), ...pageOf(line), ...(status !== undefined && { status }) }
  return ask(shell, 'listWebhookDeliveries', input, {
    doing: 'Asking',
    quiet: deliveries => deliveries.map(({ id }) => id),
    view: deliveries => (deliveries.length > 0 ? deliveriesView(deliveries, out, now()) : []),
    note: deliveries => {
      const failed = deliveries.find(one => one.status === 'failed')
      if (failed) return `Send one again: brand webhooks replay ${input.webhook_id} --delivery ${failed.id}`
      return deliveries.length > 0 ? undefined : `Nothing yet. Try it: brand webhooks test ${input.webhook_id}`
    },
  })
}
