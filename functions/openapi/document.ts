// The interface document, read off the routes: what is mounted is documented, and nothing else.
import type { Hono } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { needed, type Operation, type Part, partOf } from '#functions/http/doc.ts'
import { isPaid } from '#functions/http/entry/auth.ts'
import { info, security, tags } from '#functions/openapi/about.ts'
import { type Examples, finish } from '#functions/openapi/finish.ts'
import { usedHeaders } from '#functions/openapi/headers.ts'
import { parameters, requestBody } from '#functions/openapi/request.ts'
import { responses } from '#functions/openapi/responses.ts'
import { components, type Json, nullable, type Schemas, used } from '#functions/openapi/schemas.ts'
import { webhooks } from '#functions/openapi/webhooks.ts'
import { registry } from '#lib/registry.ts'

export type Document = Record<string, unknown> & { paths: Record<string, Record<string, unknown>> }

export type Described = { method: string; path: string; operation: Operation; parts: Part[] }

/** Every mounted operation under /api/v1 that describes itself. */
function describedRoutes(app: Hono<AppEnv>): Described[] {
  const found = new Map<string, Described>()
  for (const { method, path, handler } of app.routes) {
    const part = partOf(handler)
    if (!part || method === 'ALL') continue
    const name = `${method} ${path}`
    const known = found.get(name) ?? { method, path, operation: undefined as unknown as Operation, parts: [] }
    if (part.kind === 'operation') known.operation = part.operation
    else if (part.kind === 'repeatable') known.operation = repeatable(known.operation)
    else known.parts.push(part)
    found.set(name, known)
  }
  return [...found.values()].filter(route => route.operation && route.path.startsWith('/api/v1/'))
}

const repeatable = (operation: Operation): Operation => ({
  ...operation,
  idempotent: true,
  codes: [...(operation.codes ?? []), 'idempotency_in_progress'],
})

export function openapi(app: Hono<AppEnv>, public_url: string, examples: Examples = registry({})): Document {
  const schemas: Schemas = new Map()
  const paths: Document['paths'] = {}
  for (const { method, path, operation, parts } of describedRoutes(app)) {
    const keyed = path.startsWith('/api/v1/programmatic/') || path.startsWith('/api/v1/studio/')
    const at = path.replaceAll(/:([a-z_]+)(\{[^}]*\})?/g, '{$1}').replace(/\/$/, '')
    const item = paths[at] ?? {}
    paths[at] = item
    const paid = keyed && isPaid(method, path)
    item[method.toLowerCase()] = {
      operationId: operation.id,
      tags: [operation.tag],
      summary: operation.summary,
      description: operation.description ?? operation.summary,
      ...(keyed ? { 'x-permission': needed(operation, method) } : {}),
      ...(operation.deprecated ? { deprecated: true } : {}),
      ...(keyed ? {} : { security: [] }),
      ...parameters(parts, operation, schemas),
      ...requestBody(parts, operation, schemas),
      responses: responses(operation, parts, paid ? 'paid' : keyed ? 'keyed' : 'open', schemas),
    }
  }
  const told = webhooks(schemas)
  const raw = { paths, webhooks: told, ...components(schemas) }
  const { schemas: named, ...finished } = finish(nullable(raw, schemas) as typeof raw, examples)
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: public_url, description: 'Production: this deployment', 'x-internal': false }],
    tags,
    security: [{ apiKey: [] }],
    ...finished,
    components: {
      securitySchemes: security,
      headers: usedHeaders(paths),
      schemas: used(named as Record<string, Json>, finished),
    },
  }
}
