// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { askedRun } from '../../asked-run.mjs'
import { conclude } from '../../result.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { connection, run, output } = await askedRun(shell)
  return conclude(shell, connection, run, output)
}
