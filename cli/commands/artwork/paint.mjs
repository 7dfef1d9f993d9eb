// @ts-check
/** @import { Artwork } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../connect.mjs'
import { repeatable } from '../ask.mjs'
import { tell } from './one.mjs'

const LOOK_MS = 2_000
/** As many as the service would choose: an empty question is not sent. */
const USUAL = 8

/** Asks for pictures, and looks until all are there. @param {Shell} shell */
export async function run(shell) {
  const { call, clock, deadline, signal } = await connect(shell)
  const named = shell.line.text('subjects')
  const subjects = named?.split(',').map(one => one.trim())
  shell.progress.start('Painting')
  /** @type {Artwork} */
  let artwork = (await call('proposeArtwork', subjects ? { subjects } : { count: USUAL }, repeatable(shell))).data
  while (artwork.status === 'painting' && clock() + LOOK_MS < deadline) {
    await sleep(LOOK_MS, undefined, { signal })
    artwork = (await call('getArtwork', {})).data
  }
  shell.progress.stop()
  return tell(shell, artwork)
}
