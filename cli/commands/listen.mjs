// @ts-check
/** @import { Account, FeedEvent } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../connect.mjs'
import { all, EXIT, usage } from '../failure/failure.mjs'
import { whole } from '../input/numbers.mjs'
import { nearest } from '../line/nearest.mjs'
import { options } from '../line/options.mjs'
import { eventsAfter, lastSequence, nextEvents } from '../listen/feed.mjs'
import { listeningSecret, openForward } from '../listen/forward.mjs'
import { eventLine } from '../views/event.mjs'

const BUSY_MS = 1_000
const QUIET_MS = 3_000
const QUIET_AFTER = 30
const AT_ONCE = 100
/** An endpoint for `*` is not told of it either. */
const LEFT_OUT = 'run.running'

/** Events of the workspace as they happen, and on to a local address. @param {Shell} shell */
export async function run(shell) {
  const { line, note, signal, now, clock } = shell
  const target = targetOf(line.text('forward'))
  const wanted = wantedOf(line.text('events'))
  const given = line.text('after')
  const connection = await connect(shell, { endless: true })
  const { data: account } = await connection.call('getKey')
  const from = given === undefined ? undefined : whole(given, '--after', { from: 0, to: 2 ** 53 - 1 })
  let after = from ?? (await lastSequence(connection.call))
  if (from && (await eventsAfter(connection.call, from - 1, 1)).length === 0)
    note(`There is no event #${from} yet: nothing is shown until it is over.`)
  const secret = listeningSecret(connection.key)
  note(`Listening for ${wanted?.join(', ') ?? 'every event'} in ${account.mode ?? 'live'} mode. Ctrl-C ends it.`)
  if (target) note(`Handed on to ${target}, signed with ${secret}`)
  const pause = (/** @type {number} */ ms) => sleep(ms, undefined, { signal })
  const handOn = target === undefined ? undefined : openForward(target, { secret, now, clock, signal, note, pause })
  try {
    for (let quiet = 0; ; ) {
      const { events, held } = await nextEvents(connection.call, after, AT_ONCE, connection.retries)
      quiet = events.length > 0 ? 0 : quiet + 1
      for (const event of events) {
        if (wanted ? wanted.includes(event.type) : event.type !== LEFT_OUT)
          await tell(shell, event, { account, handOn })
        after = event.sequence
      }
      if (!held && events.length < AT_ONCE) await pause(quiet > QUIET_AFTER ? QUIET_MS : BUSY_MS)
    }
  } catch (error) {
    if (!signal.aborted) throw error
    note(`Stopped. brand listen --after ${after} goes on from here.`)
    return EXIT.ok
  }
}

/** Undefined for all that an endpoint for `*` gets. @param {string | undefined} given */
function wantedOf(given) {
  const known = options.events?.choices ?? []
  const wanted = given?.split(',').map(name => name.trim())
  all(
    ...(wanted ?? []).map(name => () => {
      const meant = nearest(name, known)
      if (!known.includes(name))
        throw usage(
          `There is no event "${name}".`,
          meant ? `Did you mean ${meant}?` : 'brand listen --help lists them.',
        )
    }),
  )
  return wanted
}

/** @param {string | undefined} given */
function targetOf(given) {
  if (given === undefined) return undefined
  const url = /^\d+(\/|$)/.test(given) ? `http://127.0.0.1:${given}` : given.includes('://') ? given : `http://${given}`
  const isPlace = /^(localhost|[^/]*[.:])/.test(given) || /^\d/.test(given)
  if (isPlace && /^https?:/.test(url) && URL.canParse(url)) return new URL(url).href
  throw usage(`"${given}" is no address to hand events on to.`, 'brand listen --forward 3000/hooks')
}

/**
 * @param {Shell} shell
 * @param {FeedEvent} event
 * @param {{ account: Account, handOn: ReturnType<typeof openForward> | undefined }} to
 */
async function tell(shell, event, { account, handOn }) {
  const { out, line, clock } = shell
  const whole = { ...event, livemode: account.mode !== 'test', workspace_id: account.workspace_id }
  const began = clock()
  const went = await handOn?.(whole)
  if (line.flag('json')) return out.line(JSON.stringify(whole))
  if (line.flag('quiet')) return out.line(event.id)
  out.line(eventLine(event, went, Math.round(clock() - began), out))
}
