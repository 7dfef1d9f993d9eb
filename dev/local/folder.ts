import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '#dev/local/options.ts'
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
