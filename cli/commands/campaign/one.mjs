// @ts-check
/** @import { Request } from '../../api/client.mjs' */
/** @import { Campaign } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { campaignView } from '../../views/campaign.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const campaignPath = ({ line }) =>
  `/campaigns/${asId(line.argument, 'campaign', 'brand campaign list shows the ids.')}`

/** @param {Shell} shell @param {string} path @param {Request} request @param {string} doing */
export const askOfCampaign = (shell, path, request, doing) =>
  ask(shell, path, request, {
    doing,
    quiet: (/** @type {Campaign} */ { id }) => [id],
    view: campaign => campaignView(campaign, shell.out, shell.now()),
  })
