// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { askOfPost, postId } from './one.mjs'

/** Canceled twice is canceled. @param {Shell} shell */
export const run = async shell => askOfPost(shell, `/posts/${postId(shell)}`, { method: 'DELETE' }, 'Canceling')
