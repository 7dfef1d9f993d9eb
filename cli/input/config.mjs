// @ts-check
import { chmod, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { EXIT, Failure } from '../failure/failure.mjs'
import { makeFolder } from '../files/folder.mjs'
import { whyNot } from '../files/why.mjs'

const OTHERS = 0o077

/** @typedef {{ key?: string, base_url?: string }} Config */

/** @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform */
export function configPath(env, platform) {
  const folder = env.XDG_CONFIG_HOME || (platform === 'win32' && env.APPDATA) || join(env.HOME || homedir(), '.config')
  return join(folder, 'brand', 'config.json')
}

/** @param {string} path @returns {Promise<Config>} */
export async function readConfig(path) {
  try {
    const { key, base_url } = JSON.parse(await readFile(path, 'utf8'))
    return { ...(typeof key === 'string' && { key }), ...(typeof base_url === 'string' && { base_url }) }
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw new Failure(EXIT.failed, 'config_unreadable', `${path} cannot be read as a configuration.`, {
      hint: 'brand logout removes it, brand login writes a new one.',
    })
  }
}

/** @param {string} path @returns {Promise<boolean>} */
export const hasConfig = async path => (await stat(path).catch(() => undefined)) !== undefined

/** Whether others on this machine can read the file. @param {string} path @param {NodeJS.Platform} platform */
export async function isExposed(path, platform) {
  if (platform === 'win32') return false
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && (found.mode & OTHERS) !== 0
}

/** Never readable by others, not for a moment. @param {string} path @param {Config} config */
export async function writeConfig(path, config) {
  const draft = `${path}.${process.pid}`
  try {
    await makeFolder(dirname(path), 0o700)
    await writeFile(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 })
    await chmod(draft, 0o600)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw new Failure(
      EXIT.failed,
      'cannot_write',
      `${path} cannot be written: ${whyNot(/** @type {Error} */ (error))}.`,
    )
  }
}

/** @param {string} path @returns {Promise<boolean>} Whether there was one. */
export async function removeConfig(path) {
  const had = await hasConfig(path)
  await rm(path, { force: true })
  return had
}
