// A brief becomes a run.
import * as z from 'zod'
import { assertPermission } from '#lib/caller/permissions.ts'
import type { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertEvery } from '#lib/flaws/every-fault.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { AssetType } from '#lib/plans.ts'
import { accept, shownFirst } from '#lib/runs/accept/accept.ts'
import { assertAccount } from '#lib/runs/accept/asked/destination.ts'
import { AssetTypeName, ChannelName, channelOfName } from '#lib/runs/accept/asked/names.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { assertSchedule, WithOffset } from '#lib/runs/accept/schedule.ts'
import { assertDirectives } from '#lib/runs/accept/test-brief.ts'
import { assertSize } from '#lib/runs/recipe/size.ts'
import { type CreatedVia, Size } from '#lib/runs/run.ts'
import { judgedUrl, RequestWebhookUrl } from '#lib/webhooks/url.ts'

const BRIEF_MAX = 5_000

/** Fields of the caller's own, kept and shown with the run. */
export const Metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine(fields => Object.keys(fields).length <= 20, 'takes at most 20 fields')
  .default({})
  .describe('Up to 20 fields of your own, kept and shown with the run.')

export const Brief = z
  .string()
  .trim()
  .min(1)
  .max(BRIEF_MAX)
  .describe('What it is about; one sentence is enough. Numbers, dates, names and quotes stay as they are.')

export const GenerateInput = z
  .strictObject({
    brief: Brief,
    channel: ChannelName,
    asset_type: AssetTypeName,
    size: Size.optional().describe('Of a card, carousel or slideshow; without it the size that suits the channel.'),
    variation: z.int().min(0).max(99).default(0).describe('Another take; the same number gives the same picture.'),
    scheduled_at: WithOffset.optional().describe(
      'When the finished run is posted, up to 90 days ahead. It is made at once.',
    ),
    connected_account_id: z
      .uuid()
      .optional()
      .describe(
        'Where it is posted, at `scheduled_at` or by a key that posts by itself; without it where one was connected first, for a later `scheduled_at` also one that is connected in between.',
      ),
    webhook_url: RequestWebhookUrl,
    dry_run: z.boolean().optional().describe('Answers what would happen, and makes nothing.'),
    metadata: Metadata,
  })
  .meta({ id: 'GenerateInput' })
export type GenerateInput = z.output<typeof GenerateInput>

export async function generate(
  ctx: Ctx,
  input: GenerateInput,
  created_via: CreatedVia,
  claimed: Claim | null,
): Promise<Answer> {
  const now = ctx.now()
  const asked = askedOf(input)
  const { asset_type, channel } = asked
  // What was good when it was accepted may be past or gone when it is asked for again.
  const again = input.scheduled_at || input.connected_account_id ? await replay(ctx, claimed) : null
  await assertEvery([
    () => assertDirectives({ brief: input.brief, livemode: ctx.livemode }),
    () => assertSize(asset_type, input.size ?? null),
    () => again ?? assertSchedule(input.scheduled_at, now),
    () => urlOf(ctx, input),
    () => assertScope(ctx.key, 'asset_types', asset_type),
    () => assertScope(ctx.key, 'channels', channel),
    () => (input.scheduled_at ? assertPermission(ctx.key, 'post') : null),
    () => again ?? assertAccount(ctx, input, asked),
  ])
  const webhook_url = urlOf(ctx, input)
  const want = () => {
    const run = newRun(ctx, { ...input, asset_type, channel, webhook_url, created_via }, now)
    return { runs: [run] as const, body: shownFirst(now), batch_id: null }
  }
  return accept(ctx, claimed, want, [asset_type], now)
}

export type Asked = { asset_type: AssetType; channel: Channel }

/** Its names are known ones, whatever the key and its limits say to it. */
export const askedOf = ({ asset_type, channel }: Pick<GenerateInput, 'asset_type' | 'channel'>): Asked => ({
  asset_type: AssetType.parse(asset_type),
  channel: channelOfName(channel),
})

export const urlOf = (ctx: Ctx, { webhook_url }: Pick<GenerateInput, 'webhook_url'>): string | null =>
  webhook_url === undefined ? null : judgedUrl(ctx, webhook_url)
