// @ts-check
/** @import { PostingPause } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { pauseView } from '../../views/pause.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(
    shell,
    '/posting/pause',
    { method: 'PUT' },
    {
      doing: 'Pausing',
      quiet: (/** @type {PostingPause} */ { in_flight }) => in_flight,
      view: pause => pauseView(pause, shell.out, shell.now()),
    },
  )
