// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'
import { asRunId, idempotencyKey } from '../input/fields.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const id = asRunId(line.argument)
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  const { call } = await connect(shell)
  shell.progress.start('Deleting')
  await call('deleteRun', { run_id: id }, { idempotencyKey: key })
  shell.progress.stop()
  if (line.flag('json')) shell.json({ deleted: id })
  else if (line.flag('quiet')) shell.out.line(id)
  else shell.note(`Deleted ${id}. Its files go with it; what is posted stays where it is.`)
  return EXIT.ok
}
