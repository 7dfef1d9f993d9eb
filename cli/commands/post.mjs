// @ts-check
/** @import { Post } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../connect.mjs'
import { EXIT, Failure, usage } from '../failure/failure.mjs'
import { asRunId, idempotencyKey } from '../input/fields.mjs'
import { scheduledAt } from '../input/instant.mjs'
import { readText } from '../input/text.mjs'
import { options } from '../line/options.mjs'
import { postView } from '../views/post.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const id = asRunId(line.argument)
  const platform = line.text('platform')
  if (platform === undefined)
    throw usage('post needs a platform.', `--platform takes ${options.platform?.choices?.join(', ')}.`)
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  const [account, caption, at] = [line.text('account'), line.text('caption'), line.text('scheduled-at')]
  const overflow = line.text('overflow')
  const body = {
    run_id: id,
    platform,
    ...(account !== undefined && { connected_account_id: account }),
    ...(caption !== undefined && { caption: await readText(caption, '--caption', shell.stdin) }),
    ...(overflow !== undefined && { overflow }),
    ...(at !== undefined && { scheduled_at: scheduledAt(at, shell.now()) }),
    ...(line.flag('allow-repeat') && { allow_repeat: true }),
    ...(line.flag('allow-past-event') && { allow_past_event: true }),
  }
  const { call } = await connect(shell)
  shell.ifInterrupted(
    'Interrupted before the service had answered.',
    'Run the same command again: it never posts twice.',
  )
  shell.progress.start(at === undefined ? 'Posting' : 'Planning')
  const { data: post } = await call('postRun', body, { idempotencyKey: key, timeout: 60_000 })
  shell.progress.stop()
  if (line.flag('json')) shell.json(post)
  else if (line.flag('quiet')) shell.out.line(post.url ?? post.id)
  else for (const text of postView(post, shell.out, shell.env, shell.now())) shell.out.line(text)
  tellPlanned(shell, post, body.scheduled_at)
  if (post.status === 'failed')
    throw new Failure(EXIT.failed, 'post_failed', post.error_message ?? `${platform} did not take the post.`)
  return EXIT.ok
}

/** A run goes to an account once: what was planned before stays as it is. @param {Shell} shell @param {Post} post @param {string | undefined} asked */
function tellPlanned({ line, note }, { id, status, scheduled_at }, asked) {
  if (line.flag('json') || line.flag('quiet') || status !== 'scheduled') return
  if (Date.parse(asked ?? '') === Date.parse(scheduled_at ?? '')) return
  note(`It was planned before. brand posts reschedule ${id} changes it, brand posts cancel ${id} ends it.`)
}
