import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '#dev/local/options.ts'
import { isAlive } from '#dev/ports.ts'
import { whyNot } from '../../cli/files/why.mjs'

/** A folder that can be written to, with those above it; what is made here is for its owner alone, since keys lie in it. Node's own `recursive` never comes back where a folder takes no folders, as in /proc. */
export function makeFolder(path: string): void {
  try {
    make(resolve(path))
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw new UsageError(
      `The local data cannot be kept in ${path}: ${whyNot(error as NodeJS.ErrnoException)}\nChoose another folder: LOCAL_DIR=~/brand npm start`,
    )
  }
}

function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) make(above)
  mkdirSync(path, 0o700)
}

/** What lies in a folder of ours from its first start on. */
const OURS = 'settings.json'

/** In a folder with other things in it, as a home or a checkout, files of ours would be lost among them, and `FRESH=1` would wipe all of it. */
export function refuseForeign(path: string): void {
  const lies = readdirSync(path).filter(name => name !== HOLDER)
  if (lies.length === 0 || lies.includes(OURS)) return
  throw new UsageError(
    `${path} holds other things, and local data takes a folder of its own. Nothing was touched.\nName one that is empty or not there yet: LOCAL_DIR=.other npm start`,
  )
}

/** Holds the number of the process that the folder is in use by, from before anything is opened in it. */
const HOLDER = 'in-use'

/** Two stacks over the same files would destroy them, and the second would find the ports of the first taken. */
export function holdFolder(path: string): void {
  const file = join(path, HOLDER)
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder) && holder !== process.pid)
      throw new UsageError(
        `${path} is in use: process ${holder} is starting there. Wait until it is ready, or set LOCAL_DIR and PORT for a second.`,
      )
    writeFileSync(file, `${process.pid}`)
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Takes away what lies in a folder, and leaves whoever holds it its hold. */
export function emptyFolder(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  for (const name of readdirSync(path)) if (name !== HOLDER) rmSync(join(path, name), { recursive: true, force: true })
}
