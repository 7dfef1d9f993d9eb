// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { usage } from '../../failure/failure.mjs'
import { givenObject } from '../../input/object.mjs'
import { readText } from '../../input/text.mjs'
import { readOutput } from '../../output.mjs'
import { repeatable } from '../ask.mjs'
import { lookOf, makeCard } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const [template = '', caption, to] = [line.argument, line.text('caption'), line.text('to')]
  const hint = `brand studio show ${template} shows the fields, with a sample.`
  const data = await givenObject(shell, { file: hint, field: hint })
  if (Object.keys(data).length === 0) throw usage('studio make needs --field name=value, or --file.', hint)
  const input = {
    ...{ output_type: template, data, ...lookOf(shell) },
    ...(caption !== undefined && { caption: await readText(caption, '--caption', shell.stdin) }),
    ...(to !== undefined && { delivery: to }),
  }
  const [options, output] = [repeatable(shell), await readOutput(shell)]
  return makeCard(shell, await connect(shell), input, options, output)
}
