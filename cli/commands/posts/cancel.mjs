// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask } from '../ask.mjs'
import { shownPost, thePost } from './one.mjs'

/** Canceled twice is canceled. @param {Shell} shell */
export const run = async shell => ask(shell, 'cancelPost', thePost(shell), { ...shownPost(shell), doing: 'Canceling' })
