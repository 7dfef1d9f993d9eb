// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { askOfPost, postId } from './one.mjs'

/** @param {Shell} shell */
export const run = async shell => askOfPost(shell, `/posts/${postId(shell)}`, {}, 'Asking')
