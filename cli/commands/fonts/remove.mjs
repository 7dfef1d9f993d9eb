// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../../connect.mjs'
import { EXIT } from '../../failure/failure.mjs'
import { asId, idempotencyKey } from '../../input/fields.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const id = asId(line.argument, 'font', 'brand fonts shows the ids.')
  const { call } = await connect(shell)
  shell.progress.start('Removing')
  await call(
    'deleteFont',
    { font_id: id },
    { idempotencyKey: idempotencyKey(line.text('idempotency-key'), randomUUID) },
  )
  shell.progress.stop()
  if (line.flag('json')) shell.json({ deleted: id })
  else if (line.flag('quiet')) shell.out.line(id)
  else shell.note(`Removed ${id}. brand fonts tells what draws in its place.`)
  return EXIT.ok
}
