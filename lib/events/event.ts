import * as z from 'zod'
import { eventTypes } from '#lib/events/emit.ts'
import { Instant } from '#lib/instant.ts'

export const EventType = z.enum(eventTypes)
export type EventType = z.output<typeof EventType>

export const EventRow = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  sequence: z.int(),
  type: EventType,
  data: z.record(z.string(), z.unknown()),
  created_at: Instant,
})
export type EventRow = z.output<typeof EventRow>

/** The stored data of an event as callers see it: each area knows the shape of its own. */
export type Project = (event: Pick<EventRow, 'type' | 'data'>) => Record<string, unknown>

/** The name of an event outside, for ever: the `webhook-id` of each of its deliveries. */
export const eventName = (id: string) => `msg_${id.replaceAll('-', '')}`

export const EventName = z.string().regex(/^msg_[0-9a-f]{32}$/)

export const Event = z
  .object({
    /** Without gaps per workspace and mode. */
    sequence: z.int(),
    id: EventName,
    type: EventType,
    timestamp: Instant,
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Event' })
export type Event = z.output<typeof Event>

export const shownEvent = (row: EventRow, project: Project): Event => ({
  sequence: row.sequence,
  id: eventName(row.id),
  type: row.type,
  timestamp: row.created_at,
  data: project(row),
})
