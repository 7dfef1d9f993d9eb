// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { removeFile } from './files.mjs'

/** @param {Shell} shell */
export const run = shell =>
  removeFile(shell, {
    ...{ what: 'logo', hint: 'brand logo shows the ids.' },
    note: 'Pictures that are made already keep it.',
  })
