// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { usage } from '../../failure/failure.mjs'
import { idempotencyKey } from '../../input/fields.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { ask } from '../ask.mjs'
import { fontsView } from './view.mjs'

const PATIENCE_MS = 60_000

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  if (!line.flag('licence-asserted'))
    throw usage(
      'No font is taken without --licence-asserted.',
      'Add it if your licence lets you use this font in pictures that you publish.',
    )
  const [role, family] = [line.text('role'), line.text('family')]
  const input = {
    ...(await fontIn(line.argument ?? '')),
    ...{ licence_asserted: /** @type {const} */ (true) },
    ...(role === undefined ? {} : { role }),
    ...(family === undefined ? {} : { family }),
  }
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  return ask(shell, 'addFont', input, {
    options: { timeout: PATIENCE_MS, idempotencyKey: key },
    doing: 'Drawing with it',
    quiet: font => [font.id],
    view: font => fontsView([font], out),
    note: ({ family: name, used_for }) =>
      used_for.length > 0
        ? `Pictures are set in ${oneLine(name)} from now on. brand brand preview shows them.`
        : 'It is kept; brand brand set --field voice.fonts.display="…" has headlines set in it.',
  })
}

/** A file of this machine, or an address. @param {string} given */
async function fontIn(given) {
  if (/^https?:\/\//i.test(given)) return { font_url: given }
  try {
    return { font_base64: (await readFile(given)).toString('base64') }
  } catch {
    throw usage(`The file ${given} cannot be read.`, 'brand fonts add house-bold.woff2 --licence-asserted')
  }
}
