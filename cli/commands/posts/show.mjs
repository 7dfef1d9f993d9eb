// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask } from '../ask.mjs'
import { shownPost, thePost } from './one.mjs'

/** @param {Shell} shell */
export const run = async shell => ask(shell, 'getPost', thePost(shell), { ...shownPost(shell), doing: 'Asking' })
