// The answers of an operation in the document, its refusals included.
import * as z from 'zod'
import { statuses } from '#functions/http/answer/problem.ts'
import type { Operation, Part } from '#functions/http/doc.ts'
import { everywhere, type HeaderName, refs } from '#functions/openapi/headers.ts'
import { type Json, type Schemas, schemaOf } from '#functions/openapi/schemas.ts'
import { errors } from '#functions/openapi/words/errors.ts'
import { type Code, codes } from '#lib/problem.ts'

const ErrorBody = z
  .object({
    code: z.enum(codes),
    message: z.string().max(2_000),
    detail: z.unknown().optional(),
    issues: z
      .array(z.object({ code: z.enum(codes), message: z.string().max(2_000), detail: z.unknown().optional() }))
      .optional(),
    request_id: z.string().max(36),
    doc_url: z.url().max(500),
  })
  .meta({ id: 'Error', description: 'What went wrong, in a code for programs and a message for people.' })

const keyedCodes: Code[] = [
  ...(['missing_api_key', 'invalid_api_key', 'revoked_api_key', 'expired_api_key', 'too_many_auth_failures'] as const),
  ...([
    'workspace_suspended',
    'workspace_frozen',
    'service_key_mismatch',
    'permission_denied',
    'address_not_allowed',
    'rate_limited',
    'daily_limit_exceeded',
    'validation_error',
  ] as const),
]
const bodyCodes: Code[] = ['malformed_body', 'payload_too_large', 'unsupported_media_type', 'validation_error']
const alwaysCodes: Code[] = ['internal_error', 'dependency_unavailable']

const titles: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted; the work goes on',
  204: 'Done, with nothing to say',
  304: 'You have the newest version',
}

/** Who is let in: anybody, a key, or a key whose plan is paid. */
export type Door = 'open' | 'keyed' | 'paid'

export function responses(operation: Operation, parts: Part[], door: Door, schemas: Schemas): Json {
  const made: Json = {}
  for (const [status, schema] of Object.entries(operation.answers))
    made[status] = success(Number(status), schema, operation, schemas)
  const hasBody = parts.some(part => part.kind === 'json')
  const hasInput = parts.some(part => part.kind !== 'operation')
  const all = new Set<Code>([
    ...(operation.codes ?? []),
    ...(operation.idempotent ? (['idempotency_key_reused', 'invalid_idempotency_key'] as const) : []),
    ...(door === 'open' ? (['rate_limited'] as const) : keyedCodes),
    ...(door === 'paid' ? (['subscription_inactive'] as const) : []),
    ...(hasBody ? bodyCodes : []),
    ...(hasInput ? (['validation_error'] as const) : []),
    ...alwaysCodes,
  ])
  const byStatus = Map.groupBy(all, code => statuses[code])
  for (const [status, named] of [...byStatus].sort(([a], [b]) => a - b))
    made[status] ??= failure(status, named, schemas)
  return made
}

function success(status: number, schema: z.ZodType | null, operation: Operation, schemas: Schemas): Json {
  const extra: HeaderName[] = [
    ...(operation.idempotent ? (['Idempotency-Replayed'] as const) : []),
    ...(status === 201 ? (['Location'] as const) : []),
    ...(status === 202 ? (['Retry-After'] as const) : []),
    ...(operation.id.startsWith('list') && status === 200 ? (['Link'] as const) : []),
    ...(status === 304 ? (['ETag'] as const) : []),
  ]
  return {
    description: titles[status] ?? 'Done',
    headers: refs([...everywhere, ...extra]),
    ...(schema
      ? { content: { [operation.media_type ?? 'application/json']: { schema: schemaOf(schema, 'output', schemas) } } }
      : {}),
  }
}

function failure(status: number, named: Code[], schemas: Schemas): Json {
  const extra: HeaderName[] = [
    ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
  ]
  return {
    description: named.map(code => `\`${code}\`: ${errors[code][0]} ${errors[code][1]}`).join('\n\n'),
    headers: refs([...everywhere, ...extra]),
    content: { 'application/json': { schema: schemaOf(ErrorBody, 'output', schemas) } },
  }
}
