// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { draw } from './one.mjs'

/** @param {Shell} shell */
export const run = shell => draw(shell, 'stepMascot', { action: 'keep' })
