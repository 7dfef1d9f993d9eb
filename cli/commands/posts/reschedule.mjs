// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { asId } from '../../input/fields.mjs'
import { scheduledAt } from '../../input/instant.mjs'
import { readText } from '../../input/text.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownPost, thePost } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const post = thePost(shell)
  const [at, caption, account] = [line.text('scheduled-at'), line.text('caption'), line.text('account')]
  const body = {
    ...(at !== undefined && { scheduled_at: scheduledAt(at, shell.now()) }),
    ...(caption !== undefined && { caption: await readText(caption, '--caption', shell.stdin) }),
    ...(account !== undefined && {
      connected_account_id: asId(account, 'connected account', 'brand accounts shows the ids.'),
    }),
  }
  if (Object.keys(body).length === 0)
    throw usage('posts reschedule changes nothing.', 'Give it --scheduled-at, --caption or --account.')
  const more = {
    ...(line.flag('allow-repeat') && { allow_repeat: true }),
    ...(line.flag('allow-past-event') && { allow_past_event: true }),
  }
  const shown = { ...shownPost(shell), doing: 'Changing', options: repeatable(shell) }
  return ask(shell, 'changePost', { ...post, ...body, ...more }, shown)
}
