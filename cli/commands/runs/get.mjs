// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { askedRun } from '../../asked-run.mjs'
import { present } from '../../result.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { connection, run, output } = await askedRun(shell)
  return present(shell, connection, run, output)
}
