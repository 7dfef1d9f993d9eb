// Pre-formed items become runs that nobody composes.
import * as z from 'zod'
import { findBrand } from '#lib/brand/store.ts'
import type { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertEvery } from '#lib/flaws/every-fault.ts'
import type { Answer, Claim } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { accept } from '#lib/runs/accept/accept.ts'
import { ChannelName, channelOfName } from '#lib/runs/accept/asked/names.ts'
import { Metadata } from '#lib/runs/accept/generate.ts'
import { type Ready, readItems } from '#lib/runs/accept/items.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { lookFields } from '#lib/runs/recipe/look.ts'
import { judgedUrl, RequestWebhookUrl } from '#lib/webhooks/url.ts'

const MOST_ITEMS = 20

const shared = {
  channel: ChannelName.optional(),
  caption: z.string().max(3_000).optional().describe('The text of the post, word for word; without it one is written.'),
  reference_id: z.string().min(1).max(120).optional().describe('A name of your own, told with the run.'),
}

export const RenderInput = z
  .strictObject({
    items: z
      .array(
        z.union([
          z.strictObject({
            output_type: z.string().max(60).describe('A template; `GET /api/v1/studio/templates` lists them.'),
            body: z.record(z.string(), z.unknown()).describe('The data of that template.'),
            ...lookFields,
            ...shared,
          }),
          z.strictObject({
            recipe: z.record(z.string(), z.unknown()).describe('As `GET …/runs/{run_id}/recipe` gives it.'),
            ...shared,
          }),
        ]),
      )
      .min(1)
      .max(MOST_ITEMS)
      .describe('One run each; all are taken or none.'),
    webhook_url: RequestWebhookUrl,
    metadata: Metadata,
  })
  .meta({ id: 'RenderInput' })
export type RenderInput = z.output<typeof RenderInput>

export const RenderAnswer = z
  .object({
    batch_id: z.uuid(),
    status: z.literal('queued'),
    items: z.array(
      z.object({
        index: z.int(),
        run_id: z.uuid(),
        output_type: z.string(),
        reference_id: z.string().nullable(),
        status: z.literal('queued'),
        poll_url: z.string(),
      }),
    ),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'RenderAnswer' })

/** Pre-formed input straight to the drawing: all items are taken, or none is. */
export async function render(ctx: Ctx, input: RenderInput, claimed: Claim | null): Promise<Answer> {
  const now = ctx.now()
  const brand = await findBrand(ctx.db, ctx.workspace.id, ctx.livemode)
  const channels = input.items.map(({ channel }) => channelOfName(channel ?? 'twitter'))
  const webhook_url = input.webhook_url === undefined ? null : judgedUrl(ctx, input.webhook_url)
  const items = input.items.map((item, index) => ({ ...item, channel: channels[index] ?? 'twitter' }))
  const ready = await readItems(ctx, items, brand?.dna.tagline ?? '')
  await assertEvery(
    ready.flatMap(({ asset_type }, index) => [
      () => assertScope(ctx.key, 'asset_types', asset_type),
      () => assertScope(ctx.key, 'channels', channels[index] ?? 'twitter'),
    ]),
  )
  return accept(
    ctx,
    claimed,
    () => batch(ctx, { ...input, webhook_url }, ready, channels, now),
    [...new Set(ready.map(item => item.asset_type))],
    now,
  )
}

type Judged = Omit<RenderInput, 'webhook_url'> & { webhook_url: string | null }

function batch(ctx: Ctx, input: Judged, ready: readonly Ready[], channels: readonly Channel[], now: Date) {
  const batch_id = ctx.id()
  const runs = ready.map((item, index) =>
    newRun(
      ctx,
      {
        brief: '',
        channel: channels[index] ?? 'twitter',
        asset_type: item.asset_type,
        webhook_url: input.webhook_url,
        metadata: input.metadata,
        created_via: 'render',
        given: item.given,
        batch_id,
        reference_id: input.items[index]?.reference_id ?? null,
      },
      now,
    ),
  )
  const body = RenderAnswer.parse({
    batch_id,
    status: 'queued',
    items: runs.map((run, index) => ({
      index,
      run_id: run.id,
      output_type: ready[index]?.output_type ?? '',
      reference_id: run.reference_id,
      status: 'queued',
      poll_url: `/api/v1/programmatic/runs/${run.id}`,
    })),
    created_at: now.toISOString(),
  })
  return { runs: runs as [(typeof runs)[number], ...typeof runs], body: () => JSON.stringify(body), batch_id }
}
