// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { EXIT } from '../../failure/failure.mjs'
import { theTemplate } from './one.mjs'
import { templateView } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const template = await theTemplate(shell, await connect(shell))
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(template)
  else if (shell.line.flag('quiet')) shell.json(template.sample)
  else for (const text of templateView(template, shell.out)) shell.out.line(text)
  return EXIT.ok
}
