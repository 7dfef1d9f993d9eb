import * as z from 'zod'
import { sendList } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { via } from '#functions/http/entry/via.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { Campaign, cancelCampaign, listCampaigns, readCampaign } from '#lib/campaigns/campaign.ts'
import { createCampaign } from '#lib/campaigns/create.ts'
import { CampaignInput } from '#lib/campaigns/plan.ts'
import { Page } from '#lib/page.ts'

const CampaignPath = z.object({ campaign_id: z.uuid() })

const created = doc({
  id: 'createCampaign',
  needs: 'generate',
  tag: 'Publishing',
  summary: 'Plan a series of posts',
  description:
    'One brief becomes words and pictures of its own for each channel and each time, `every` so often: occurrences by channels, at most 60 runs within 90 days. Or `items`, each by itself. All of them are taken or, where a cap has no room for all, none. It is one request of the window. Each is posted at its time if it is approved by then.',
  answers: { 202: Campaign },
  codes: [
    ...(['unsupported_asset_type', 'unsupported_channel', 'asset_type_not_allowed', 'channel_not_allowed'] as const),
    ...(['plan_required', 'plan_cap_reached', 'insufficient_credits'] as const),
    ...(['channel_not_connected', 'asset_not_supported'] as const),
  ],
  idempotent: true,
})
const listed = doc({
  id: 'listCampaigns',
  tag: 'Publishing',
  summary: 'Campaigns of this workspace, newest first',
  answers: { 200: z.array(Campaign) },
})
const read = doc({
  id: 'getCampaign',
  tag: 'Publishing',
  summary: 'One campaign with its runs and posts',
  answers: { 200: Campaign },
  codes: ['campaign_not_found'],
})
const canceled = doc({
  id: 'cancelCampaign',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Cancel what has not gone out of a campaign',
  answers: { 200: Campaign },
  codes: ['campaign_not_found'],
})

export default router()
  .post('/', created, ...body(CampaignInput), async c => {
    const input = c.req.valid('json')
    return send(c, await createCampaign(c.var.ctx, input, via(c), await claimed(c, input)))
  })

  .get('/', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    return sendList(c, page, await listCampaigns(c.var.ctx, ownerOf(c.var.ctx), page))
  })

  .get('/:campaign_id', read, check('param', CampaignPath), async c => {
    return c.json(await readCampaign(c.var.ctx, { ...ownerOf(c.var.ctx), id: c.req.valid('param').campaign_id }))
  })

  .delete('/:campaign_id', canceled, check('param', CampaignPath), async c => {
    const { ctx } = c.var
    return c.json(await cancelCampaign(ctx, ctx, { ...ownerOf(c.var.ctx), id: c.req.valid('param').campaign_id }))
  })
