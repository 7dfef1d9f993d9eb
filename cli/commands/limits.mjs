// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'
import { limitsView } from '../views/limits.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data } = await call('getLimits')
  shell.progress.stop()
  const { buckets } = data
  if (shell.line.flag('json')) shell.json(data)
  else if (shell.line.flag('quiet'))
    for (const { bucket, remaining } of buckets) shell.out.line(`${bucket}\t${remaining}`)
  else for (const line of limitsView(buckets, shell.out, shell.now())) shell.out.line(line)
  return EXIT.ok
}
