import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
/** Where the files of the site are laid out. */
export const folder = join(root, 'dist', 'site')
