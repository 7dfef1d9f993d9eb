// Where a run is to go once it is made: what can never get there is refused when it is asked for.
import { type Platform, platformOf } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import type { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import type { Asked, GenerateInput } from '#lib/runs/accept/generate.ts'
import { platforms } from '#lib/runs/platforms.ts'

type Destined = Pick<GenerateInput, 'scheduled_at' | 'connected_account_id'>

/** The platform takes what is made, and the account that is named, or one that the key is limited to, is connected; answers what still has to happen. */
export async function assertAccount(ctx: Ctx, input: Destined, { asset_type, channel }: Asked): Promise<string | null> {
  const { connected_account_id: wanted = null, scheduled_at } = input
  if (!wanted && !scheduled_at) return null
  if (wanted) assertScope(ctx.key, 'connected_accounts', wanted)
  const platform = platformOf[channel]
  if (platforms[platform].images === null && asset_type !== 'video') throw videosOnly(platform, asset_type)
  const allowed = wanted ? null : ctx.key.connected_accounts
  const choice = { workspace_id: ctx.workspace.id, run_id: null, platform, wanted, allowed }
  if ((await ctx.chooser(ctx.livemode)(choice)) !== undefined) return null
  if (wanted || allowed) throw unconnected(platform, wanted)
  return `No account of ${platform} is connected. What is planned goes out if one is by its time.`
}

const videosOnly = (platform: Platform, asset_type: AssetType) =>
  new Problem('asset_not_supported', `${platform} takes videos only, so a ${asset_type} cannot be posted there.`, {
    detail: { platform, reasons: ['takes videos only'] },
  })

function unconnected(platform: Platform, wanted: string | null): Problem {
  const message = wanted
    ? `The account ${wanted} is no connected account of ${platform}.`
    : `None of the accounts that this key may post to is a connected account of ${platform}.`
  return new Problem('channel_not_connected', message, { detail: { platform, connected_account_id: wanted } })
}
