// One call of a tool: the request that its operation would get from anybody else, and the answer as agents are told it.
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { helpFor } from '#lib/mcp/help.ts'
import type { Tool } from '#lib/mcp/tool.ts'
import { claiming } from '#lib/oauth/records.ts'

export type Arguments = Record<string, unknown>

export type Asked = { method: Tool['method']; target: string; headers: Record<string, string>; body?: string }
export type Answered = { status: number; body: unknown; retry_after: string | null }

export type Block = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string }
export type Result = { content: Block[]; structuredContent?: Record<string, unknown>; isError?: true }

const REPEATED_SECONDS = 300

/** The first of several alike gives them its name. */
const begin = /* @__PURE__ */ claiming('call-begin')

type Calls = Pick<World, 'redis' | 'id'>

const isSent = ({ method }: Tool) => method === 'POST' || method === 'PATCH'

/** Identical calls within five minutes of the first are one call: clients send again what they have heard no answer to. */
export async function nameOfCall({ redis, id }: Calls, key: string, tool: Tool, given: Arguments): Promise<string> {
  if (!isSent(tool)) return ''
  const hash = await sha256Hex(canonicalJson([key, tool.name, given]))
  return (await redis.run(begin, [`{call:${hash}}`], [id(), REPEATED_SECONDS])) as string
}

/** `name` is that of the call: what comes twice under one is done once. */
export function requestOf(tool: Tool, given: Arguments, name: string): Asked {
  const rest = { ...given }
  const path = tool.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(String(value))
  })
  if (!isSent(tool)) {
    const query = new URLSearchParams(Object.entries(rest).map(([field, value]) => [field, String(value)]))
    return { method: tool.method, target: query.size > 0 ? `${path}?${query}` : path, headers: {} }
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': `agent-${name}` }
  return { method: tool.method, target: path, headers, body: JSON.stringify(rest) }
}

/** What is not there is left out: a schema with `or null` is one that some clients cannot read. */
const picked = (entry: unknown, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined
      return value === undefined || value === null ? [] : [[field, value]]
    }),
  )

/** Of an answer that is no refusal. */
export function structured(tool: Tool, given: Arguments, { status, body }: Answered): Record<string, unknown> {
  if (status === 204) return { deleted: String(Object.values(given)[0]) }
  if (tool.list) return { [tool.list]: (body as unknown[]).map(entry => picked(entry, tool.gives)) }
  return picked(body, tool.gives)
}

export const told = (content: Record<string, unknown>, blocks?: Block[]): Result => ({
  content: blocks ?? [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
})

export type Refusal = { code: string; message: string; detail?: unknown; retry_after?: string | null }

/** A refusal that a model can act on. */
export function refused({ code, message, detail, retry_after }: Refusal): Result {
  const wait = retry_after ? { retry_after_seconds: Number(retry_after) } : {}
  const said = { code, message, ...(detail === undefined ? {} : { detail }), ...wait, help: helpFor(code) }
  return { content: [{ type: 'text', text: JSON.stringify(said) }], isError: true }
}

export function refusalOf({ body, retry_after }: Answered): Refusal {
  const { code, message, detail } = (body ?? {}) as Partial<Refusal>
  return {
    code: code ?? 'internal_error',
    message: message ?? 'Something went wrong on our side.',
    detail,
    retry_after,
  }
}
