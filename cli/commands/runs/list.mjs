// @ts-check
/** @import { Run } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { EXIT } from '../../failure/failure.mjs'
import { asRunId } from '../../input/fields.mjs'
import { pageOf } from '../../input/numbers.mjs'
import { runsView } from '../../views/runs.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const query = readQuery(shell)
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data: runs } = await call('listRuns', query)
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(runs)
  else if (shell.line.flag('quiet')) for (const { id } of runs) shell.out.line(id)
  else show(shell, runs)
  return EXIT.ok
}

/** @param {Shell} shell */
function readQuery({ line }) {
  const [before, via] = [line.text('before'), line.text('created-via')]
  return {
    ...pageOf(line),
    ...(before !== undefined && { before: asRunId(before) }),
    ...(via !== undefined && { created_via: via }),
    ...(line.flag('include-archived') && { include_archived: /** @type {const} */ ('true') }),
  }
}

/** @param {Shell} shell @param {Run[]} runs */
function show(shell, runs) {
  const last = runs.at(-1)
  if (!last) return shell.note('No runs. Make one: brand generate --brief "We now have dark mode."')
  for (const line of runsView(runs, shell.out, shell.now())) shell.out.line(line)
  if (shell.out.tty && runs.length === Number(shell.line.text('limit')))
    shell.note(`Older: brand runs list --before ${last.id}`)
}
