// @ts-check
import { readFile } from 'node:fs/promises'
import { usage } from '../failure/failure.mjs'

/**
 * A text given as itself, as `@file`, or as `-` for standard input; `@@` begins a text with an at sign.
 * @param {string} given
 * @param {string} option For messages.
 * @param {NodeJS.ReadStream} stdin
 */
export async function readText(given, option, stdin) {
  const text = (await source(given, option, stdin)).trim()
  if (text) return text
  throw usage(`${option} is empty.`, `Say in a sentence what it is about: ${option} "We now have dark mode."`)
}

/** @param {string} given @param {string} option @param {NodeJS.ReadStream} stdin */
async function source(given, option, stdin) {
  if (given === '-') return readAll(stdin, option)
  if (given.startsWith('@@')) return given.slice(1)
  if (!given.startsWith('@')) return given
  try {
    return await readFile(given.slice(1), 'utf8')
  } catch (error) {
    const reason = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT' ? 'does not exist' : 'cannot be read'
    throw usage(
      `The file ${given.slice(1)} ${reason}.`,
      `To begin the text itself with @, write @@: ${option} "@${given}".`,
    )
  }
}

/** @param {NodeJS.ReadStream} stdin @param {string} option */
export async function readAll(stdin, option) {
  if (stdin.isTTY)
    throw usage(`${option} - reads standard input, and nothing is piped into it.`, `echo "…" | brand … ${option} -`)
  stdin.setEncoding('utf8')
  let text = ''
  for await (const chunk of stdin) text += chunk
  return text
}
