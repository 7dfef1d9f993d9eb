// @ts-check
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Node's own `recursive` never comes back where a folder takes no folders, as in /proc.
 * @param {string} path
 * @param {number} [mode]
 * @returns {Promise<void>}
 */
export async function makeFolder(path, mode) {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above, mode)
  await mkdir(path, mode).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
}
