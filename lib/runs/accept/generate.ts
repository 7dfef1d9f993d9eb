// A brief becomes a run.
import * as z from 'zod'
import { assertPermission } from '#lib/caller/permissions.ts'
import { Channel, channelAliases, platformOf } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { nearest } from '#lib/flaws/nearest.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { accept, shownFirst } from '#lib/runs/accept/accept.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { assertSchedule, WithOffset } from '#lib/runs/accept/schedule.ts'
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
export const CHANNELS =
  '`twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky` or `threads`: it decides size and caption.'
export const ASSET_TYPES = '`card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`.'

/** A name that is judged later, when the words beside it are known; who leaves it out reads which there are. */
const oneOf = (names: readonly string[]) =>
  z.string({
    error: ({ input }) => (input === undefined ? `is missing; it takes one of ${names.join(', ')}` : undefined),
  })

export const GenerateInput = z
  .strictObject({
    brief: Brief,
    channel: oneOf(Channel.options).describe(CHANNELS),
    asset_type: oneOf(AssetType.options).describe(ASSET_TYPES),
    size: Size.optional().describe('Of a card, carousel or slideshow; without it the size that suits the channel.'),
    variation: z.int().min(0).max(99).default(0).describe('Another take; the same number gives the same picture.'),
    scheduled_at: WithOffset.optional().describe(
      'When the finished run is posted, up to 90 days ahead. It is made at once.',
    ),
    connected_account_id: z
      .uuid()
      .optional()
      .describe(
        'Where it is posted, at `scheduled_at` or by a key that posts by itself; without it where one was connected first.',
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
  const { asset_type, channel } = askedOf(input)
  // What was good when it was accepted may be past or gone when it is asked for again.
  const again = input.scheduled_at || input.connected_account_id ? await replay(ctx, claimed) : null
  if (!again) assertSchedule(input.scheduled_at, now)
  const webhook_url = input.webhook_url === undefined ? null : judgedUrl(ctx, input.webhook_url)
  assertScope(ctx.key, 'asset_types', asset_type)
  assertScope(ctx.key, 'channels', channel)
  if (input.scheduled_at) assertPermission(ctx.key, 'post')
  if (input.connected_account_id) assertScope(ctx.key, 'connected_accounts', input.connected_account_id)
  if (!again) await assertConnected(ctx, input, channel)
  const want = () => {
    const run = newRun(ctx, { ...input, asset_type, channel, webhook_url, created_via }, now)
    return { runs: [run] as const, body: shownFirst(now), batch_id: null }
  }
  return accept(ctx, claimed, want, [asset_type], now)
}

export type Asked = { asset_type: AssetType; channel: Channel }

/** The input is well-formed, whatever the key and its limits say to it. */
export function askedOf(input: GenerateInput): Asked {
  const channel_name = channelAliases[input.channel] ?? input.channel
  const also = Channel.safeParse(channel_name).success ? '' : ` ${unknown(Channel, channel_name, 'channel')}`
  const asset_type = known(AssetType, input.asset_type, 'unsupported_asset_type', also)
  const channel = known(Channel, channel_name, 'unsupported_channel')
  assertSize(asset_type, input.size ?? null)
  return { asset_type, channel }
}

export function known<T extends string>(
  values: z.ZodEnum<Record<T, T>>,
  value: string,
  code: 'unsupported_asset_type' | 'unsupported_channel',
  also = '',
): T {
  const found = values.safeParse(value)
  if (found.success) return found.data
  const field = code === 'unsupported_channel' ? 'channel' : 'asset_type'
  throw new Problem(code, unknown(values, value, field) + also, { detail: { field, allowed: values.options } })
}

function unknown({ options }: { options: string[] }, value: string, field: string): string {
  const meant = nearest(value, options)
  const guess = meant ? `Did you mean ${meant}? ` : ''
  return `${field} \`${value.slice(0, 60)}\` is not supported. ${guess}Use one of ${options.join(', ')}.`
}

/** The account that the run is for is one of its channel, and connected. */
export async function assertConnected(
  ctx: Pick<Ctx, 'chooser' | 'workspace' | 'livemode'>,
  { connected_account_id: wanted }: GenerateInput,
  channel: Channel,
): Promise<void> {
  if (!wanted) return
  const platform = platformOf[channel]
  const choice = { workspace_id: ctx.workspace.id, run_id: null, platform, wanted, allowed: null }
  if ((await ctx.chooser(ctx.livemode)(choice)) !== undefined) return
  throw new Problem('channel_not_connected', `The account ${wanted} is no connected account of ${platform}.`, {
    detail: { platform, connected_account_id: wanted },
  })
}
