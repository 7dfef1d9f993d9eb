// What a request to a stand-in looks like, and what an answer.
import type { IncomingHttpHeaders } from 'node:http'
import type { SocialState } from '#dev/social/state.ts'

export type Asked = {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
  state: SocialState
  now: () => number
}
export type Reply = { status: number; headers?: Record<string, string>; json?: unknown; text?: string }
/** A pattern of `METHOD host/path`; its groups are given to the answer. */
export type Route = [pattern: RegExp, answer: (asked: Asked, ...groups: string[]) => Reply | Promise<Reply>]

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  json: body,
  headers,
})

/** Whoever has no good token of the platform is refused. */
export const keyedFor =
  (platform: string, refusal: Reply, scope?: string) =>
  (answer: Route[1]): Route[1] =>
  (asked, ...groups) =>
    isAllowed(asked, platform, scope) ? answer(asked, ...groups) : refusal

type Json = Record<string, unknown>
export const bodyOf = ({ body }: Asked): Json => JSON.parse(body.toString('utf8') || '{}')
export const formOf = ({ body }: Asked) => new URLSearchParams(body.toString('utf8'))

export type File = { bytes: Buffer; type: string }

/** The fields of a multipart form, and its one file. */
export async function multipartOf({ body, headers }: Asked): Promise<{ fields: Map<string, string>; file: File }> {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
  const fields = new Map<string, string>()
  let file: File = { bytes: Buffer.alloc(0), type: '' }
  for (const [name, value] of await answer.formData()) {
    if (typeof value === 'string') fields.set(name, value)
    else file = { bytes: Buffer.from(await value.arrayBuffer()), type: value.type }
  }
  return { fields, file }
}

/** Whether the request carries a token of the platform that is still good, with the scope where one is named. */
export function isAllowed({ headers, query, state, now }: Asked, platform: string, scope?: string): boolean {
  const given = headers.authorization?.replace('Bearer ', '') ?? query.get('access_token') ?? ''
  const grant = state.tokens.get(given)
  if (grant === undefined || grant.platform !== platform || grant.expires_at <= now()) return false
  return !scope || grant.scopes.length === 0 || grant.scopes.includes(scope)
}
