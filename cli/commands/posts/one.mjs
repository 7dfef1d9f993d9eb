// @ts-check
/** @import { Post } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { postView } from '../../views/post.mjs'

/** @param {Shell} shell */
export const thePost = ({ line }) => ({ post_id: asId(line.argument, 'post', 'brand posts shows the ids.') })

/** A post as it is after what was asked of it. @param {Shell} shell */
export const shownPost = shell => ({
  quiet: (/** @type {Post} */ post) => [post.id],
  view: (/** @type {Post} */ post) => postView(post, shell.out, shell.env, shell.now()),
  note: nextStep,
})

/** @param {Post} post @param {{ base: string }} service */
function nextStep({ id, run_id, status }, { base }) {
  if (status === 'needs_attention')
    return `Look at the account, then say what became of it: brand posts resolve ${id} --outcome posted|not_posted`
  if (status === 'awaiting_approval') return `A person has to approve it, no key can: ${base}/approve/${run_id}`
  return undefined
}
