// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask, repeatable } from '../ask.mjs'
import { shownEndpoint } from './view.mjs'

/** Its secret is shown this once: with --quiet it is all that is printed beside the id. @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const description = line.text('description')
  const input = {
    url: line.argument ?? '',
    events: (line.text('events') ?? '*').split(',').map(type => type.trim()),
    ...(description !== undefined && { description }),
  }
  return ask(shell, 'createWebhook', input, {
    ...shownEndpoint(shell),
    doing: 'Adding',
    options: repeatable(shell),
    quiet: ({ id, secret }) => [id, secret],
    note: ({ id }) => `Keep the secret: it is shown this once. Try it: brand webhooks test ${id}`,
  })
}
