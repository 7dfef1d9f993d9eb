// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { options } from '../../line/options.mjs'
import { askOfPost, postId, repeatable } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const id = postId(shell)
  const outcome = line.text('outcome')
  const known = options.outcome?.choices ?? []
  if (outcome === undefined || !known.includes(outcome))
    throw usage(
      'posts resolve needs to know what became of it.',
      'Look at the account: --outcome posted, or --outcome not_posted.',
    )
  const url = line.text('url')
  if (url !== undefined && !/^https:\/\/\S+$/.test(url)) throw usage(`--url "${url}" is not an https address.`)
  const body = { outcome, ...(url !== undefined && { url }) }
  return askOfPost(shell, `/posts/${id}/resolve`, { method: 'POST', body, headers: repeatable(shell) }, 'Resolving')
}
