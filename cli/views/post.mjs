// @ts-check
/** @import { Post } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { moment } from '../terminal/format.mjs'
import { link } from '../terminal/link.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {Post} post @param {Screen} screen @param {NodeJS.ProcessEnv} env @param {Date} now */
export function postView({ id, run_id, platform, status, url, posted_at }, screen, env, now) {
  const { green, red, yellow } = screen.paint
  const colour = status === 'posted' ? green : status === 'failed' ? red : yellow
  return fields(
    [
      ['Post', oneLine(id)],
      ['Run', oneLine(run_id)],
      ['Status', [`${colour(oneLine(status))} on ${oneLine(platform)}`]],
      ['Link', url ? [link(oneLine(url), screen, env)] : undefined],
      ['Posted', posted_at ? moment(posted_at, now) : undefined],
    ],
    screen,
  )
}
