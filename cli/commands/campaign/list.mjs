// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { whole } from '../../input/numbers.mjs'
import { campaignsView } from '../../views/campaign.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const limit = whole(shell.line.text('limit') ?? '', '--limit', { from: 1, to: 100 })
  return ask(
    shell,
    'listCampaigns',
    { limit },
    {
      doing: 'Asking',
      quiet: campaigns => campaigns.map(({ id }) => id),
      view: campaigns => (campaigns.length > 0 ? campaignsView(campaigns, shell.out) : []),
      note: campaigns => (campaigns.length > 0 ? undefined : 'No campaigns. Plan one: brand campaign create --help'),
    },
  )
}
