// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { options } from '../../line/options.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownPost, thePost } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const post = thePost(shell)
  const outcome = line.text('outcome')
  const known = options.outcome?.choices ?? []
  if (outcome === undefined || !known.includes(outcome))
    throw usage(
      'posts resolve needs to know what became of it.',
      'Look at the account: --outcome posted, or --outcome not_posted.',
    )
  const url = line.text('url')
  if (url !== undefined && !/^https:\/\/\S+$/.test(url)) throw usage(`--url "${url}" is not an https address.`)
  const body = { ...post, outcome, ...(url !== undefined && { url }) }
  return ask(shell, 'resolvePost', body, { ...shownPost(shell), doing: 'Resolving', options: repeatable(shell) })
}
