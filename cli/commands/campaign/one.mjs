// @ts-check
/** @import { Campaign } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { campaignView } from '../../views/campaign.mjs'

/** @param {Shell} shell */
export const theCampaign = ({ line }) => ({
  campaign_id: asId(line.argument, 'campaign', 'brand campaign list shows the ids.'),
})

/** @param {Shell} shell */
export const shownCampaign = shell => ({
  quiet: (/** @type {Campaign} */ { id }) => [id],
  view: (/** @type {Campaign} */ campaign) => campaignView(campaign, shell.out, shell.now()),
})
