// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'
import { creditsView } from '../views/credits.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data: credits } = await call('getCredits')
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(credits)
  else if (shell.line.flag('quiet')) shell.out.line(String(credits.remaining ?? ''))
  else if (credits.remaining === null) shell.note('Nothing is counted for this key; brand limits shows its caps.')
  else for (const line of creditsView(credits, shell.out, shell.now())) shell.out.line(line)
  return EXIT.ok
}
