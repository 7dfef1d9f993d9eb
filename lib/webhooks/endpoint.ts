// An endpoint, as callers write and read it.
import * as z from 'zod'
import { EventType } from '#lib/events/event.ts'
import { Instant } from '#lib/instant.ts'
import { WebhookUrl } from '#lib/webhooks/url.ts'

export const MOST_ENDPOINTS = 10

const Wishes = z
  .array(z.enum([...EventType.options, '*']))
  .min(1)
  .max(50)
  .transform(types => [...new Set(types)])
  .describe('Event types, or `*` for all but `run.running`.')

const Url = WebhookUrl.describe('An https URL; each event is POSTed to it.')

const Description = z.string().trim().max(500).describe('For your own use.')

const WebhookStatus = z.enum(['enabled', 'disabled'])

export const CreateWebhookInput = z.strictObject({
  url: Url,
  events: Wishes,
  description: Description.default(''),
})
export type CreateWebhookInput = z.output<typeof CreateWebhookInput>

export const PatchWebhookInput = z
  .strictObject({ url: Url, events: Wishes, description: Description, status: WebhookStatus })
  .partial()
  .refine(input => Object.keys(input).length > 0, 'change at least one of url, events, description, status')
export type PatchWebhookInput = z.output<typeof PatchWebhookInput>

/** An endpoint as callers see it; its secret is not here. */
const shape = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  description: z.string(),
  status: WebhookStatus,
  /** `caller`; `gone`: it answered 410; `failing`: it failed for five days. */
  disabled_reason: z.enum(['caller', 'gone', 'failing']).nullable(),
  disabled_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  livemode: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export const Webhook = shape.meta({ id: 'Webhook' })
export type Webhook = z.output<typeof Webhook>

export const WebhookWithSecret = shape.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' })
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>

export const WebhookRow = shape.extend({ workspace_id: z.uuid(), secret: z.string() })
export type WebhookRow = z.output<typeof WebhookRow>
