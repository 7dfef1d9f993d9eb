// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pageOf } from '../../input/numbers.mjs'
import { ask } from '../ask.mjs'
import { screensView } from './one.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(shell, 'listScreens', pageOf(shell.line), {
    doing: 'Asking',
    quiet: screens => screens.map(({ id }) => id),
    view: screens => (screens.length > 0 ? screensView(screens, shell.out) : []),
    note: screens =>
      screens.length > 0 ? undefined : 'No screens. Add one: brand screens add checkout.png --name "The checkout"',
  })
