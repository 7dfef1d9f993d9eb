// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { remove } from '../ask.mjs'
import { theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = theEndpoint(shell)
  const note = `Removed ${id}. It is told of nothing any more.`
  return remove(shell, 'deleteWebhook', { webhook_id: id }, { id, doing: 'Removing', note })
}
