// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'
import { accountView } from '../views/account.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data: account } = await call('getKey')
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(account)
  else if (shell.line.flag('quiet')) shell.out.line(account.workspace_id)
  else for (const line of accountView(account, shell.out, shell.now())) shell.out.line(line)
  return EXIT.ok
}
