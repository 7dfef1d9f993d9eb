// @ts-check
/** @import { Run } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'
import { asRunId } from '../input/fields.mjs'
import { whole } from '../input/numbers.mjs'
import { runsView } from '../views/runs.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const query = readQuery(shell)
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data } = await call(`/runs?${query}`)
  shell.progress.stop()
  const runs = /** @type {Run[]} */ (data)
  if (shell.line.flag('json')) shell.json(runs)
  else if (shell.line.flag('quiet')) for (const { id } of runs) shell.out.line(id)
  else show(shell, runs)
  return EXIT.ok
}

/** @param {Shell} shell */
function readQuery({ line }) {
  const query = new URLSearchParams({ limit: String(whole(line.text('limit') ?? '', '--limit', { from: 1, to: 100 })) })
  const [offset, before, via] = [line.text('offset'), line.text('before'), line.text('created-via')]
  if (offset !== undefined)
    query.set('offset', String(whole(offset, '--offset', { from: 0, to: Number.MAX_SAFE_INTEGER })))
  if (before !== undefined) query.set('before', asRunId(before))
  if (via !== undefined) query.set('created_via', via)
  if (line.flag('include-archived')) query.set('include_archived', 'true')
  return query
}

/** @param {Shell} shell @param {Run[]} runs */
function show(shell, runs) {
  const last = runs.at(-1)
  if (!last) return shell.note('No runs. Make one: brand generate --brief "Dark mode is here."')
  for (const line of runsView(runs, shell.out, shell.now())) shell.out.line(line)
  if (shell.out.tty && runs.length === Number(shell.line.text('limit')))
    shell.note(`Older: brand runs list --before ${last.id}`)
}
