// @ts-check
/** @import { Asset, Run } from './wire.d.ts' */
/** @import { Shell } from './shell.mjs' */
import { randomUUID } from 'node:crypto'
import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { assetsOf, fileNames, stemOf } from './api/assets.mjs'
import { EXIT, Failure, usage } from './failure/failure.mjs'
import { makeFolder } from './files/folder.mjs'
import { whyNot } from './files/why.mjs'

/** @typedef {{ kind: 'pipe' } | { kind: 'folder', path: string } | { kind: 'file', path: string }} Output */

/**
 * Where --output points. Found out, and proved writable, before anything is made.
 * @param {Shell} shell
 * @returns {Promise<Output | undefined>}
 */
export async function readOutput({ line, out }) {
  const given = line.text('output')
  if (given === undefined) return undefined
  if (line.off('wait')) throw usage('--output waits for the result, and --no-wait does not.', 'Leave one of them out.')
  if (given === '-') {
    if (line.flag('json')) throw usage('--output - and --json both want standard output.')
    if (out.tty) throw usage('--output - would write a picture into your terminal.', 'brand … --output - > card.png')
    return { kind: 'pipe' }
  }
  if (given === '') throw usage('--output is empty.', 'brand … --output out/')
  const output = await target(given)
  const folder = output.kind === 'folder' ? output.path : dirname(output.path)
  await makeFolder(folder)
    .then(() => access(folder, constants.W_OK))
    .catch(error => {
      throw cannotWrite(folder, error)
    })
  return output
}

/** @param {string} given @returns {Promise<Exclude<Output, { kind: 'pipe' }>>} */
async function target(given) {
  const found = await stat(given).catch(() => undefined)
  if (found?.isDirectory()) return { kind: 'folder', path: given }
  // What is saved takes the place of what was there, and would take that of a device.
  if (found && !found.isFile())
    throw usage(`${given} is a device or a pipe, and no file.`, `brand … --output - > ${given}`)
  if (found) return { kind: 'file', path: given }
  return { kind: /[/\\]$/.test(given) || extname(given) === '' ? 'folder' : 'file', path: given }
}

/**
 * Which file goes where.
 * @param {Run} run
 * @param {Exclude<Output, { kind: 'pipe' }>} output
 * @returns {{ asset: Asset, path: string }[]}
 */
export function placed(run, output) {
  const assets = assetsOf(run)
  if (output.kind === 'folder') {
    const names = fileNames(stemOf(run), assets)
    return assets.map((asset, i) => ({ asset, path: join(output.path, names[i] ?? '') }))
  }
  if (assets.length === 1 && assets[0]) return [{ asset: assets[0], path: output.path }]
  const names = fileNames(basename(output.path, extname(output.path)), assets)
  return assets.map((asset, i) => ({ asset, path: join(dirname(output.path), names[i] ?? '') }))
}

/** Whole or not at all: a download that breaks leaves nothing behind. @param {string} path @param {Buffer} bytes */
export async function save(path, bytes) {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw cannotWrite(path, error)
  }
}

/** @param {string} path @param {unknown} error */
const cannotWrite = (path, error) =>
  new Failure(EXIT.failed, 'cannot_write', `${path} cannot be written: ${whyNot(/** @type {Error} */ (error))}.`)
