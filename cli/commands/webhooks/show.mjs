// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask } from '../ask.mjs'
import { shownEndpoint, theEndpoint } from './view.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(shell, 'getWebhook', { webhook_id: theEndpoint(shell) }, { ...shownEndpoint(shell), doing: 'Asking' })
