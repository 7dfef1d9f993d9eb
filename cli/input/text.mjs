// @ts-check
import { readFile } from 'node:fs/promises'
import { Failure, usage } from '../failure/failure.mjs'

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
    return decoded(await readFile(given.slice(1)), `The file ${given.slice(1)}`)
  } catch (error) {
    if (error instanceof Failure) throw error
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
  const chunks = []
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk))
  return decoded(Buffer.concat(chunks), 'Standard input')
}

/** Other bytes would become question marks on a picture. @param {Uint8Array} bytes @param {string} what */
function decoded(bytes, what) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw usage(`${what} is not UTF-8.`, 'Save it as UTF-8, or convert it: iconv -f latin1 -t utf8')
  }
}
