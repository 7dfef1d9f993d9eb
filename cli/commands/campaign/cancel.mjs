// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { ask } from '../ask.mjs'
import { shownCampaign, theCampaign } from './one.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(shell, 'cancelCampaign', theCampaign(shell), { ...shownCampaign(shell), doing: 'Canceling' })
