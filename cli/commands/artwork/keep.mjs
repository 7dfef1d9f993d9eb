// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { oneLine } from '../../terminal/words.mjs'
import { ask, repeatable } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(
    shell,
    'keepArtwork',
    { artwork_id: shell.line.argument ?? '' },
    {
      options: repeatable(shell),
      doing: 'Keeping it',
      quiet: ({ id }) => [id],
      view: ({ id, shows }) => [`${oneLine(shows)} is kept: ${oneLine(id)}`],
      note: ({ is_ai }) => (is_ai ? 'Posts that show it are marked as AI-made.' : undefined),
    },
  )
