// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { listFiles } from './files.mjs'

/** @param {Shell} shell */
export const run = shell => listFiles(shell, 'logo', 'No logo. Add one: brand logo add logo.svg')
