// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { readOutput } from '../../output.mjs'
import { repeatable } from '../ask.mjs'
import { lookOf, makeCard, theTemplate } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const [look, options, output] = [lookOf(shell), repeatable(shell), await readOutput(shell)]
  const connection = await connect(shell, { test: true })
  const { output_type, sample } = await theTemplate(shell, connection)
  const input = { output_type, data: sample, ...look, delivery: 'none' }
  return makeCard(shell, connection, input, options, output)
}
