// @ts-check
/** @import { InputOf } from '../../../client/index.mjs' */
/** @import { Mascot, Typed } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../connect.mjs'
import { EXIT } from '../../failure/failure.mjs'
import { fields } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { repeatable } from '../ask.mjs'
import { PATIENCE_MS } from '../library/file.mjs'

const LOOK_MS = 1_000

/** @type {Record<string, string | undefined>} */
const NEXT = {
  none: 'There is no mascot. Have one drawn: brand mascot draw "A heron in running shoes"',
  drafting: 'It is being drawn: brand mascot shows it then.',
  candidate: 'Look at it, then: brand mascot keep, or brand mascot retry --feedback "Longer legs"',
  failed: 'brand mascot retry tries again.',
}

const ELSE =
  'Not what you meant? brand mascot draw "…" --image figure.png takes a picture of yours; an image model draws what you describe (docs/models.md).'
const STAND_IN =
  'the built-in drawer, which stands in for an image model: it has birds, bears, cats, foxes, rabbits, robots and pebbles, and draws the nearest of them'

/** @param {Mascot} mascot */
const drawnBy = ({ drawn_by, fallback }) =>
  drawn_by === 'builtin'
    ? [STAND_IN, fallback && oneLine(fallback)].filter(Boolean).join('; ')
    : oneLine(drawn_by ?? '')

/** @param {Mascot} mascot @param {Screen} screen */
const mascotView = (mascot, screen) =>
  fields(
    [
      ['Mascot', [oneLine(mascot.name || 'none yet')]],
      ['State', [oneLine([mascot.status, mascot.error_message].filter(Boolean).join(': '))]],
      ['Asked for', oneLine(mascot.description)],
      ['Drawn by', drawnBy(mascot)],
      ['Look at', mascot.candidate ? [oneLine(mascot.candidate.image_url)] : []],
      ['Kept', mascot.image_url ? [oneLine(mascot.image_url)] : []],
      ['Poses', mascot.poses.map(({ pose, image_url }) => `${oneLine(pose)}  ${oneLine(image_url)}`)],
    ],
    screen,
  )

/** @param {Shell} shell @param {Mascot} mascot */
export function tell(shell, mascot) {
  const { line, out } = shell
  if (line.flag('json')) shell.json(mascot)
  else if (line.flag('quiet')) {
    const url = mascot.candidate?.image_url ?? mascot.image_url
    if (url) out.line(url)
  } else {
    if (mascot.status !== 'none') for (const text of mascotView(mascot, out)) out.line(text)
    const isStandIn = mascot.status === 'candidate' && mascot.drawn_by === 'builtin'
    const next = NEXT[mascot.status]
    if (next) shell.note(isStandIn ? `${next}\n${ELSE}` : next)
  }
  return mascot.status === 'failed' ? EXIT.failed : EXIT.ok
}

/**
 * Asks for a drawing, and looks until it is there.
 * @template {'createMascot' | 'stepMascot'} Name
 * @param {Shell} shell @param {Name} name @param {Typed<InputOf<Name>>} input
 */
export async function draw(shell, name, input) {
  const { call, clock, deadline, signal } = await connect(shell)
  shell.progress.start('Drawing')
  /** @type {Mascot} */
  let mascot = (await call(name, input, repeatable(shell, { timeout: PATIENCE_MS }))).data
  while (mascot.status === 'drafting' && clock() + LOOK_MS < deadline) {
    await sleep(LOOK_MS, undefined, { signal })
    mascot = (await call('getMascot', {})).data
  }
  shell.progress.stop()
  return tell(shell, mascot)
}
