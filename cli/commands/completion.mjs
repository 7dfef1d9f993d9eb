// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { EXIT, usage } from '../failure/failure.mjs'
import { scripts } from '../line/completion.mjs'

/** @param {Shell} shell */
export async function run({ line, out }) {
  const script = scripts[line.argument ?? '']
  if (!script)
    throw usage(
      `There is no completion for "${line.argument}".`,
      `brand completion takes ${Object.keys(scripts).join(', ')}.`,
    )
  out.write(script())
  return EXIT.ok
}
