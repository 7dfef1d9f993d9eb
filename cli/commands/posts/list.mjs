// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { EXIT } from '../../failure/failure.mjs'
import { asRunId } from '../../input/fields.mjs'
import { pageOf } from '../../input/numbers.mjs'
import { postsView } from '../../views/posts.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const query = readQuery(shell)
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data: posts } = await call('listPosts', query)
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(posts)
  else if (shell.line.flag('quiet')) for (const { id } of posts) shell.out.line(id)
  else if (posts.length === 0) shell.note('No posts. Post a run: brand post <run_id> --platform x')
  else for (const line of postsView(posts, shell.out, shell.now())) shell.out.line(line)
  return EXIT.ok
}

/** @param {Shell} shell */
function readQuery({ line }) {
  const [platform, status, of] = [line.text('platform'), line.text('status'), line.text('run')]
  return {
    ...pageOf(line),
    ...(platform !== undefined && { platform }),
    ...(status !== undefined && { status }),
    ...(of !== undefined && { run_id: asRunId(of) }),
  }
}
