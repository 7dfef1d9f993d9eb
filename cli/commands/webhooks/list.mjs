// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pageOf } from '../../input/numbers.mjs'
import { ask } from '../ask.mjs'
import { webhooksView } from './view.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(shell, 'listWebhooks', pageOf(shell.line), {
    doing: 'Asking',
    quiet: endpoints => endpoints.map(({ id }) => id),
    view: endpoints => (endpoints.length > 0 ? webhooksView(endpoints, shell.out) : []),
    note: endpoints =>
      endpoints.length > 0 ? undefined : 'No webhooks. Add one: brand webhooks add https://hooks.example.com/brand',
  })
