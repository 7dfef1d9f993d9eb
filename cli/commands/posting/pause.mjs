// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pauseView } from '../../views/pause.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(
    shell,
    'pausePosting',
    {},
    {
      doing: 'Pausing',
      quiet: ({ in_flight }) => in_flight,
      view: pause => pauseView(pause, shell.out, shell.now()),
    },
  )
