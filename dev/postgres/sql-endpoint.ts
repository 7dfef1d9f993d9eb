/** Neon's HTTP protocol: one statement or one batch per request, answered in raw text rows. */
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import type { Answer, Request } from '#dev/http/serve.ts'
import type { Engine, Result, Statement } from '#dev/postgres/engine.ts'
import { toText } from '#dev/postgres/values.ts'

const StatementBody = z.object({ query: z.string(), params: z.array(z.unknown()).default([]) })
const Body = z.union([z.object({ queries: z.array(StatementBody) }), StatementBody])

const ISOLATION: Record<string, string> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
}

const ERROR_FIELDS = [
  'message', 'severity', 'code', 'detail', 'hint', 'position', 'internalPosition', 'internalQuery', 'where',
  'schema', 'table', 'column', 'dataType', 'constraint', 'file', 'line', 'routine',
] as const // biome-ignore format: a list of names

export async function answerSql(engine: Engine, request: Request): Promise<Answer> {
  if (request.headers['neon-raw-text-output'] !== 'true' || request.headers['neon-array-mode'] !== 'true')
    return failed({ message: 'only raw text rows in array mode are served here, as the official client asks for them' })
  try {
    const body = Body.safeParse(JSON.parse(request.body))
    if (!body.success) return failed({ message: 'expected {query, params} or {queries: [{query, params}]}' })
    if (!('queries' in body.data)) return { status: 200, body: wire(await engine.run(encode(body.data))) }
    const results = await engine.batch(body.data.queries.map(encode), transactionMode(request.headers))
    return { status: 200, body: { results: results.map(wire) } }
  } catch (error) {
    if (error instanceof SyntaxError || isSqlError(error)) return failed(error)
    throw error
  }
}

function encode({ query, params }: z.output<typeof StatementBody>): Statement {
  return { query, params: params.map(toText) }
}

function transactionMode(headers: IncomingHttpHeaders): string {
  const isolation = headers['neon-batch-isolation-level']
  const level = typeof isolation === 'string' ? ISOLATION[isolation] : undefined
  if (isolation !== undefined && !level) throw new SyntaxError(`invalid isolation level: ${isolation}`)
  const parts = [level && `ISOLATION LEVEL ${level}`]
  const flags = {
    'neon-batch-read-only': ['READ ONLY', 'READ WRITE'],
    'neon-batch-deferrable': ['DEFERRABLE', 'NOT DEFERRABLE'],
  }
  for (const [header, [on, off]] of Object.entries(flags)) {
    if (headers[header] !== undefined) parts.push(headers[header] === 'true' ? on : off)
  }
  return parts.filter(Boolean).join(', ')
}

function wire({ fields, ...result }: Result): Record<string, unknown> {
  return { ...result, fields: fields.map(field => ({ ...field, format: 'text' })), rowAsArray: true }
}

function isSqlError(error: unknown): error is Error & { code: string; severity: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}

function failed(error: { message: string }): Answer {
  const fields = error as Record<string, unknown>
  return { status: 400, body: Object.fromEntries(ERROR_FIELDS.map(name => [name, fields[name] ?? null])) }
}
