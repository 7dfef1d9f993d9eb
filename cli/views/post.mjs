// @ts-check
/** @import { Post } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { moment } from '../terminal/format.mjs'
import { link } from '../terminal/link.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine, safe } from '../terminal/words.mjs'

/** @param {Post} post @param {Screen} screen @param {NodeJS.ProcessEnv} env @param {Date} now */
export function postView(post, screen, env, now) {
  const { id, run_id, platform, status, url, posted_at, scheduled_at, next_attempt_at, last_error } = post
  const { green, red, yellow } = screen.paint
  const colour = status === 'posted' ? green : status === 'failed' ? red : yellow
  return fields(
    [
      ['Post', oneLine(id)],
      ['Run', oneLine(run_id)],
      ['Status', [`${colour(oneLine(status))} on ${oneLine(platform)}`]],
      ['Link', url ? [link(oneLine(url), screen, env)] : undefined],
      ['Posted', posted_at ? moment(posted_at, now) : undefined],
      ['Planned', scheduled_at && !posted_at ? moment(scheduled_at, now) : undefined],
      ['Waits', post.awaits ? oneLine(`for a person: ${post.awaits}`) : undefined],
      ['Why', post.error_message ? oneLine(post.error_message) : undefined],
      ['Last try', last_error ? oneLine(last_error.message) : undefined],
      ['Next try', next_attempt_at ? moment(next_attempt_at, now) : undefined],
      ['Text', post.caption && !post.parts ? safe(post.caption).trim() : undefined],
      ...partsOf(post),
    ],
    screen,
  )
}

/** @param {Post} post @returns {[string, string | undefined][]} */
const partsOf = ({ parts }) =>
  (parts ?? []).map(({ text, status }, index) => [`Part ${index + 1}`, `${oneLine(status)}: ${safe(text).trim()}`])
