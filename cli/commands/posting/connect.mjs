// @ts-check
/** @import { Shell } from '../../shell.mjs' */
/** @import { Call } from '../../api/service.mjs' */
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../connect.mjs'
import { EXIT, Failure, usage } from '../../failure/failure.mjs'
import { isExposedOnTheWay } from '../../input/service.mjs'
import { nearest } from '../../line/nearest.mjs'
import { options } from '../../line/options.mjs'
import { eventsAfter, lastSequence } from '../../listen/feed.mjs'
import { hasBrowser, openInBrowser } from '../../terminal/browser.mjs'
import { oneLine } from '../../terminal/words.mjs'

const LOOK_MS = 2_000
const AT_ONCE = 100

/** @typedef {{ id: string, name: string }} Connected */

/** Leads to the page on which a person connects an account, and waits until it is there. @param {Shell} shell */
export async function run(shell) {
  const { line, note, out, progress, clock, ifInterrupted } = shell
  const platform = platformOf(line.argument ?? '')
  const { call, base, deadline } = await connect(shell)
  const url = `${base}/connect/${platform}`
  if (line.off('wait')) {
    out.line(url)
    return EXIT.ok
  }
  const { data } = await call('getKey')
  if (data.mode === 'test')
    throw usage('Posts of a test key need no account.', 'Log in with a live key to connect one.')
  const after = await lastSequence(call)
  note(`Connect it in the browser: ${url}
Sign in there as an owner or admin of this workspace and connect ${platform} under Connections.`)
  if (!isExposedOnTheWay(base) && base.startsWith('http:'))
    note(`A way in, from the folder of npm start: npm run admin -- owner link --workspace ${data.workspace_id}`)
  note(`This waits for that, ${line.text('timeout')} at most. Ctrl-C stops the waiting.`)
  if (hasBrowser(shell)) openInBrowser(shell, url)
  ifInterrupted('Interrupted. What you say in the browser still counts.', 'brand accounts shows what is connected.')
  progress.start('Waiting for the browser')
  const connected = await awaited(shell, call, { platform, after, until: deadline, clock })
  progress.stop()
  if (line.flag('json')) shell.json(connected)
  else out.line(line.flag('quiet') ? connected.id : `Connected ${platform}: ${oneLine(connected.name)}`)
  return EXIT.ok
}

/** @param {string} given */
function platformOf(given) {
  const platforms = options.platform?.choices ?? []
  const platform = given.toLowerCase() === 'twitter' ? 'x' : given.toLowerCase()
  if (platforms.includes(platform)) return platform
  const meant = nearest(given, platforms)
  throw usage(
    `"${given}" is no platform.${meant ? ` Did you mean ${meant}?` : ''}`,
    `brand connect ${meant ?? platforms.join('|')}`,
  )
}

/**
 * The event of the account, whichever way it was connected: anew or again.
 * @param {Shell} shell @param {Call} call
 * @param {{ platform: string, after: number, until: number, clock: () => number }} wanted
 * @returns {Promise<Connected>}
 */
async function awaited({ signal }, call, { platform, after, until, clock }) {
  for (let last = after; clock() < until; await sleep(LOOK_MS, undefined, { signal })) {
    const events = await eventsAfter(call, last, AT_ONCE)
    const found = events.find(({ type, data }) => type === 'account.connected' && data.platform === platform)
    if (found) return /** @type {Connected} */ (found.data)
    last = events.at(-1)?.sequence ?? last
  }
  throw new Failure(EXIT.timed_out, 'timed_out', `No ${platform} account was connected in time.`, {
    hint: 'brand accounts shows what is connected; --timeout waits longer.',
  })
}
