// @ts-check
import { readFile } from 'node:fs/promises'
import { usage } from '../../failure/failure.mjs'

/** Long enough for a large file to be fetched or sent, and drawn with. */
export const PATIENCE_MS = 60_000

/**
 * A file of this machine, or an address.
 * @template {string} Kind
 * @param {Kind} kind @param {string} given @param {string} example
 * @returns {Promise<{ [name in `${Kind}_url` | `${Kind}_base64`]?: string }>}
 */
export async function fileIn(kind, given, example) {
  const way = /^https?:\/\//i.test(given) ? 'url' : 'base64'
  return /** @type {{ [name in `${Kind}_url` | `${Kind}_base64`]?: string }} */ ({
    [`${kind}_${way}`]: way === 'url' ? given : await inBase64(given, example),
  })
}

/** @param {string} path @param {string} example */
async function inBase64(path, example) {
  try {
    return (await readFile(path)).toString('base64')
  } catch {
    throw usage(`The file ${path} cannot be read.`, example)
  }
}
