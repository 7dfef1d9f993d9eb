// @ts-check
/** @import { Shell } from '../../shell.mjs' */

import { moment } from '../../terminal/format.mjs'
import { fields } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownEndpoint, theEndpoint } from './view.mjs'

/** The secret of an endpoint, or the one of `webhook_url`, which single requests name. @param {Shell} shell */
export async function run(shell) {
  const { line, out, now } = shell
  const options = repeatable(shell)
  if (line.argument !== 'default')
    return ask(
      shell,
      'rotateWebhookSecret',
      { webhook_id: theEndpoint(shell) },
      {
        ...shownEndpoint(shell),
        ...{ doing: 'Rotating', options, quiet: ({ secret }) => [secret] },
        note: () => 'Keep the secret: it is shown this once. For 24 hours the one before signs as well.',
      },
    )
  return ask(
    shell,
    'rotateDefaultWebhookSecret',
    {},
    {
      ...{ doing: 'Rotating', options, quiet: ({ secret }) => [secret] },
      view: ({ secret, previous_until }) =>
        fields(
          [
            ['Secret', [oneLine(secret)]],
            ['Old one', `signs as well until ${moment(previous_until, now())}`],
          ],
          out,
        ),
      note: () => 'Keep the secret: it is shown this once.',
    },
  )
}
