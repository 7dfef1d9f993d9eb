// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pauseView } from '../../views/pause.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(
    shell,
    'resumePosting',
    {},
    {
      doing: 'Resuming',
      quiet: ({ in_flight }) => in_flight,
      view: pause => pauseView(pause, shell.out, shell.now()),
      note: () => 'What is more than an hour late waits for a person: brand posts --status awaiting_approval',
    },
  )
