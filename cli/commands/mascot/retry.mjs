// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { draw } from './one.mjs'

/** @param {Shell} shell */
export const run = shell => {
  const feedback = shell.line.text('feedback')
  return draw(shell, 'stepMascot', { action: 'retry', ...(feedback !== undefined && { feedback }) })
}
