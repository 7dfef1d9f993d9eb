// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { askOfCampaign, campaignPath } from './one.mjs'

/** @param {Shell} shell */
export const run = async shell => askOfCampaign(shell, campaignPath(shell), { method: 'DELETE' }, 'Canceling')
