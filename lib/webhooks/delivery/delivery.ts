import * as z from 'zod'
import { EventName, EventRow, EventType } from '#lib/events/event.ts'
import { Instant } from '#lib/instant.ts'
import { Payload } from '#lib/webhooks/delivery/payload.ts'

export const DeliveryStatus = z.enum(['pending', 'succeeded', 'failed'])
export type DeliveryStatus = z.output<typeof DeliveryStatus>

export const Attempt = z.object({
  attempt: z.int(),
  at: Instant,
  duration_ms: z.int(),
  /** What the receiver answered; null when there was no answer. */
  status: z.int().nullable(),
  error: z.enum(['timeout', 'unreachable', 'url_not_allowed']).nullable(),
  /** The first 1,024 bytes of its answer. */
  response_body: z.string().nullable(),
})
export type Attempt = z.output<typeof Attempt>

/** One event for one endpoint, with what was sent and what came back. */
export const Delivery = z
  .object({
    id: z.uuid(),
    webhook_id: z.uuid(),
    event_id: EventName,
    event_type: EventType,
    status: DeliveryStatus,
    attempts: z.array(Attempt),
    /** Null when none is planned. */
    next_attempt_at: Instant.nullable(),
    request: z.object({ url: z.string(), body: Payload }),
    created_at: Instant,
    ended_at: Instant.nullable(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.output<typeof Delivery>

const DeliveryRow = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  webhook_id: z.uuid().nullable(),
  lane: z.string(),
  status: DeliveryStatus,
  attempt: z.int(),
  attempts_before: z.int(),
  attempts: z.array(Attempt),
  due_at: Instant.nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
})
export type DeliveryRow = z.output<typeof DeliveryRow>

/** A delivery with its event and the address that it goes to. */
export const Posted = z.object({ delivery: DeliveryRow, event: EventRow, url: z.string() })
export type Posted = z.output<typeof Posted>
