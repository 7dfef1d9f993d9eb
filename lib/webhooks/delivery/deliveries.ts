// Deliveries as the owner of an endpoint sees them, and sending them again.
import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { eventName, type Project } from '#lib/events/event.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { Page } from '#lib/page.ts'
import { Problem } from '#lib/problem.ts'
import { Delivery, DeliveryStatus, type Posted } from '#lib/webhooks/delivery/delivery.ts'
import {
  emitTest,
  findDelivery,
  listDeliveryRows,
  recoverDeliveries,
  replayDelivery,
} from '#lib/webhooks/delivery/log-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { payloadOf } from '#lib/webhooks/delivery/payload.ts'
import { LOG_DAYS } from '#lib/webhooks/delivery/schedule.ts'
import { ANNOUNCED, foundIn, requireWebhook } from '#lib/webhooks/endpoints.ts'

export const ListDeliveriesInput = Page.extend({ status: DeliveryStatus.optional() })
export type ListDeliveriesInput = z.output<typeof ListDeliveriesInput>

export const RecoverInput = z.strictObject({
  since: z.iso
    .datetime({ offset: true, error: 'must be RFC 3339 with a UTC offset, such as 2026-12-01T09:00:00Z' })
    .describe('What failed since then is delivered again, what was never sent for the first time.'),
})
export type RecoverInput = z.output<typeof RecoverInput>

export const Recovered = z.object({ queued: z.int(), again: z.int(), first_time: z.int() })
export type Recovered = z.output<typeof Recovered>

export async function listDeliveries(
  ctx: Ctx,
  webhook_id: string,
  input: ListDeliveriesInput,
  project: Project,
): Promise<Delivery[]> {
  await requireWebhook(ctx, webhook_id)
  const since = after(ctx.now(), -LOG_DAYS * DAY_MS).toISOString()
  const page = { ...input, status: input.status ?? null, since }
  return (await listDeliveryRows(ctx.db, foundIn(ctx, webhook_id), page)).map(row => shown(row, project))
}

/** Sends one event once more, under its own id. */
export async function replay(ctx: Ctx, webhook_id: string, delivery_id: string, project: Project): Promise<Delivery> {
  ctx.limits.assert()
  await requireEnabled(ctx, webhook_id)
  const now = ctx.now()
  const found = foundIn(ctx, webhook_id)
  await requireDelivery(ctx, webhook_id, delivery_id)
  const hint = await replayDelivery(ctx.db, found, delivery_id, now.toISOString())
  if (!hint) throw new Problem('invalid_state', 'This delivery is being attempted right now. Try again in a moment.')
  announce(ctx, [hint], `replay:${now.getTime()}`)
  return shown(await requireDelivery(ctx, webhook_id, delivery_id), project)
}

/** Sends all that the endpoint has not taken since then, what has failed before what was never sent. */
export async function recover(ctx: Ctx, webhook_id: string, input: RecoverInput): Promise<Recovered> {
  const now = ctx.now()
  const since = new Date(input.since)
  if (since < after(now, -LOG_DAYS * DAY_MS) || since > now) {
    const msg = `must be in the last ${LOG_DAYS} days`
    const detail = [{ loc: ['body', 'since'], msg, type: 'out_of_range' }]
    throw new Problem('validation_error', `since: ${msg}`, { detail })
  }
  ctx.limits.assert()
  await requireEnabled(ctx, webhook_id)
  const hints = await recoverDeliveries(ctx.db, foundIn(ctx, webhook_id), since.toISOString(), now.toISOString())
  announce(ctx, hints.slice(0, ANNOUNCED), `recover:${now.getTime()}`)
  const again = hints.filter(({ attempt }) => attempt > 0).length
  return { queued: hints.length, again, first_time: hints.length - again }
}

/** An event of its own, for this endpoint alone. */
export async function sendTest(ctx: Ctx, webhook_id: string, project: Project): Promise<Delivery> {
  ctx.limits.assert()
  await requireEnabled(ctx, webhook_id)
  const event = { id: ctx.id(), type: 'webhook.test' as const, at: ctx.now().toISOString() }
  const [hint] = await emitTest(ctx.db, foundIn(ctx, webhook_id), event)
  if (!hint) throw disabled()
  announce(ctx, [hint])
  return shown(await requireDelivery(ctx, webhook_id, hint.id), project)
}

const disabled = () =>
  new Problem('invalid_state', 'This webhook is disabled. Enable it with PATCH {"status": "enabled"} first.')

async function requireEnabled(ctx: Ctx, webhook_id: string): Promise<void> {
  if ((await requireWebhook(ctx, webhook_id)).status !== 'enabled') throw disabled()
}

async function requireDelivery(ctx: Ctx, webhook_id: string, delivery_id: string): Promise<Posted> {
  const found = await findDelivery(ctx.db, foundIn(ctx, webhook_id), delivery_id)
  if (found) return found
  await requireWebhook(ctx, webhook_id)
  throw new Problem('delivery_not_found', 'There is no such delivery of this webhook.')
}

function shown({ delivery, event, url }: Posted, project: Project): Delivery {
  return Delivery.parse({
    ...delivery,
    event_id: eventName(event.id),
    event_type: event.type,
    next_attempt_at: delivery.due_at,
    request: { url, body: payloadOf(event, project) },
  })
}
