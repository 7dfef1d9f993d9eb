// @ts-check
/** @import { Artwork } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { EXIT } from '../../failure/failure.mjs'
import { fields, table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'

/** @type {Record<string, string | undefined>} */
const NEXT = {
  none: 'There is none. Have some painted: brand artwork paint --subjects "sourdough loaf,proofing basket"',
  painting: 'They are being painted: brand artwork shows them then.',
  ready: 'Look at what is offered, then: brand artwork keep <artwork_id>, or brand artwork drop <artwork_id>',
}

/** @param {Artwork} artwork @param {Screen} screen */
function artworkView({ status, wanted, done, pictures, refused, error_message }, screen) {
  const rows = pictures.map(({ id, status, shows, image_url }) => [
    ...[oneLine(id), status, oneLine(shows)],
    oneLine(image_url),
  ])
  return [
    ...fields(
      [
        ['State', [oneLine([status, error_message].filter(Boolean).join(': '))]],
        ['Done', [`${done} of ${wanted}`]],
        ['Refused', refused.map(({ subject, reason }) => `${oneLine(subject)}: ${oneLine(reason)}`)],
      ],
      screen,
    ),
    ...(rows.length > 0 ? table(['ID', 'STATUS', 'SHOWS', 'PICTURE'], rows, screen) : []),
  ]
}

/** @param {Shell} shell @param {Artwork} artwork */
export function tell(shell, artwork) {
  const { line, out } = shell
  const { status, pictures } = artwork
  if (line.flag('json')) shell.json(artwork)
  else if (line.flag('quiet')) for (const { id } of pictures) out.line(id)
  else {
    if (status !== 'none' || pictures.length > 0) for (const text of artworkView(artwork, out)) out.line(text)
    const isOffered = pictures.some(one => one.status === 'offered')
    const next = status === 'ready' && !isOffered ? undefined : NEXT[status]
    if (next) shell.note(next)
  }
  return status === 'failed' ? EXIT.failed : EXIT.ok
}
