// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { listFiles } from './files.mjs'

/** @param {Shell} shell */
export const run = shell =>
  listFiles(shell, 'image', 'No photos. Add one: brand photos add salon.jpg --shows "Our salon with three chairs"')
