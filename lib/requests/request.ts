import * as z from 'zod'
import { Instant } from '#lib/instant.ts'

const PREFIX = 'req_'

/** How callers know it: `req_` and the id without its dashes. */
export const requestIdOf = (id: string) => PREFIX + id.replaceAll('-', '')

/** As our answers say it, or as a plain UUID. */
export const RequestId = z
  .string()
  .regex(
    /^(?:req_[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    'is no request id; one looks like req_ and 32 characters of 0-9 and a-f',
  )

/** The UUID behind `req_…`. */
export const idOf = (request_id: string): string =>
  request_id
    .replaceAll('-', '')
    .replace(/^(?:req_)?([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})/, '$1-$2-$3-$4-')

export const RequestEntry = z
  .object({
    request_id: z.string(),
    key_id: z.uuid(),
    via: z.enum(['api', 'cli', 'mcp']),
    method: z.string(),
    path: z.string(),
    status: z.int(),
    code: z.string().nullable(),
    ms: z.int(),
    created_at: Instant,
  })
  .meta({ id: 'RequestEntry' })
export type RequestEntry = z.output<typeof RequestEntry>

export const RequestPage = z
  .object({ requests: z.array(RequestEntry), next: z.string().nullable(), has_more: z.boolean() })
  .meta({ id: 'RequestPage' })
export type RequestPage = z.output<typeof RequestPage>

export const RequestWithBody = RequestEntry.extend({
  body: z.record(z.string(), z.unknown()).nullable(),
}).meta({ id: 'RequestWithBody' })
export type RequestWithBody = z.output<typeof RequestWithBody>

export const ListRequestsInput = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: RequestId.optional().describe('The last `request_id` that you have; older ones follow.'),
  key_id: z.uuid().optional().describe('Of this key alone.'),
  refused: z.stringbool().default(false).describe('Only what was refused or failed.'),
})
export type ListRequestsInput = z.output<typeof ListRequestsInput>
