// @ts-check
/** @import { Request } from '../../api/client.mjs' */
/** @import { Post } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { asId, idempotencyKey } from '../../input/fields.mjs'
import { postView } from '../../views/post.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const postId = ({ line }) => asId(line.argument, 'post', 'brand posts shows the ids.')

/** @param {Shell} shell */
export const repeatable = ({ line }) => ({
  'Idempotency-Key': idempotencyKey(line.text('idempotency-key'), randomUUID),
})

/** Asks something of one post, and shows it as it is then. @param {Shell} shell @param {string} path @param {Request} request @param {string} doing */
export const askOfPost = (shell, path, request, doing) =>
  ask(shell, path, request, {
    doing,
    quiet: (/** @type {Post} */ post) => [post.id],
    view: post => postView(post, shell.out, shell.env, shell.now()),
    note: nextStep,
  })

/** @param {Post} post */
function nextStep({ id, status }) {
  if (status === 'needs_attention')
    return `Look at the account, then say what became of it: brand posts resolve ${id} --outcome posted|not_posted`
  if (status === 'awaiting_approval') return 'A person has to approve it; no key can.'
  return undefined
}
