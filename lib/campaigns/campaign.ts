import * as z from 'zod'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Owner } from '#lib/caller/owner.ts'
import { cancelCampaignRow, findCampaignRow, listCampaignRows } from '#lib/campaigns/store.ts'
import { Channel } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import type { Page } from '#lib/page.ts'
import { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { takeBack } from '#lib/publish/control/called-off-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export const CampaignItem = z.object({
  run_id: z.uuid(),
  channel: Channel,
  asset_type: AssetType,
  scheduled_at: Instant,
  /** Once the run has ended. */
  post_id: z.uuid().nullable(),
  /** Of the post once there is one, before that of the run. */
  status: z.string(),
})

export const Campaign = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(['making', 'scheduled', 'awaiting_approval', 'completed', 'canceled']).meta({
      description:
        '`making`: runs are being made; `scheduled`: posts wait for their time; `awaiting_approval`: all that are left wait for a person; `completed`: nothing is left to go out.',
    }),
    created_at: Instant,
    items: z.array(CampaignItem),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.output<typeof Campaign>

export type CampaignRef = Owner & { id: string }

export async function readCampaign(world: Pick<World, 'db'>, ref: CampaignRef): Promise<Campaign> {
  const row = await findCampaignRow(world.db, ref)
  if (!row) throw new Problem('campaign_not_found', 'There is no such campaign in this workspace.')
  return Campaign.parse(row)
}

export const listCampaigns = async (
  world: Pick<World, 'db'>,
  owner: Owner,
  page: z.output<typeof Page>,
): Promise<Campaign[]> => (await listCampaignRows(world.db, { ...owner, ...page })).map(row => Campaign.parse(row))

/** Nothing of it goes out any more but what was sent already and gets there; runs that are still being made stay, without posts. */
export async function cancelCampaign(world: World, by: By, ref: CampaignRef): Promise<Campaign> {
  await readCampaign(world, ref)
  await cancelCampaignRow(world.db, ref, auditedBy(world, by))
  // Only now can no run add a post: those that are there are all.
  announce(world, (await takeBack(world.db, { campaign_id: ref.id }, auditedBy(world, by))).hints)
  return readCampaign(world, ref)
}
