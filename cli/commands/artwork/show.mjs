// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { tell } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const { data } = await call('getArtwork', {})
  shell.progress.stop()
  return tell(shell, data)
}
