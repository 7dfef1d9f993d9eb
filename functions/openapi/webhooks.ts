// What we post to endpoints, for the `webhooks` section of the document.
import { type Json, type Schemas, schemaOf } from '#functions/openapi/schemas.ts'
import { EventType } from '#lib/events/event.ts'
import { eventSchemas } from '#lib/told.ts'
import { Payload } from '#lib/webhooks/delivery/payload.ts'

const summaries: Record<EventType, string> = {
  'run.running': 'A run has begun',
  'run.succeeded': 'A run has succeeded; its assets are there',
  'run.failed': 'A run has failed',
  'run.approval_requested': 'A run waits for a person before it is posted',
  'run.approved': 'A person has approved a run',
  'run.changes_requested': 'A person asks for changes of a run',
  'render.completed': 'All items of a render request have ended',
  'post.scheduled': 'A post has its time',
  'post.posted': 'A post is out',
  'post.drafted': 'A post lies in the platform’s inbox; its owner has to publish it',
  'post.needs_attention': 'It is not known whether a post is out; look at the account and resolve it',
  'post.failed': 'A post has failed; `error_code` says why',
  'post.canceled': 'A post was canceled before it went out',
  'studio.delivered': 'A Studio card has reached one of its targets, or never will',
  'account.connected': 'An account was connected',
  'account.expiring': 'An account ends within seven days, or within one: its owner has to connect it again',
  'account.broken': 'An account can no longer be posted to until its owner connects it again',
  'posting.paused': 'All posting of the workspace is paused',
  'posting.resumed': 'Posting goes on',
  'cap.reached': 'The last place under a plan cap was taken; told once a period',
  'endpoint.disabled': 'Another endpoint was disabled, because it is gone or has only failed for five days',
  'webhook.test': 'A test that you asked for',
}

const header = (name: string, description: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', pattern, maxLength: 2_048 },
})

const headers = [
  header('webhook-id', 'Names the event; the same over all attempts.', '^msg_[0-9a-f]{32}$'),
  header('webhook-timestamp', 'The time of this attempt in Unix seconds.', '^[0-9]+$'),
  header('webhook-signature', 'Signatures by Standard Webhooks (`v1,…`), separated by spaces.', '^v1,.+$'),
  header('webhook-attempt', 'Counts the attempts at this delivery.', '^[0-9]+$'),
]

const answers = {
  '2XX': { description: 'Taken. Answer within 15 seconds.' },
  '410': { description: 'Gone for good: the endpoint is disabled.' },
  default: { description: 'Anything else is tried again, ten times over 75 hours.' },
}

const operationId = (type: EventType) =>
  `on${type.replaceAll(/(?:^|[._])([a-z])/g, (_, letter) => letter.toUpperCase())}`

export function webhooks(schemas: Schemas): Json {
  return Object.fromEntries(
    EventType.options.map(type => {
      const schema = schemaOf(Payload.extend({ data: eventSchemas[type] }), 'output', schemas) as { properties?: Json }
      const properties = { ...schema.properties, type: { type: 'string', const: type } }
      const operation = {
        operationId: operationId(type),
        tags: ['Webhooks'],
        summary: summaries[type],
        description: `${summaries[type]}. Posted to the endpoints that asked for it.`,
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema: { ...schema, properties } } } },
        responses: answers,
      }
      return [type, { post: operation }]
    }),
  )
}
