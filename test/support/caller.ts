import type { Hono } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { Key } from '#lib/caller/key.ts'
import { undocumented } from '#test/support/answers.ts'

export type Answered<Body = Record<string, unknown>> = { status: number; headers: Headers; body: Body; text: string }

export const brief = { brief: 'We open at six on Saturdays from now on', channel: 'linkedin', asset_type: 'card' }

/** Speaks to the api as one key would, or as nobody. */
export function caller(app: Hono<AppEnv>, pending: Promise<unknown>[], minted: (Key & { key: string }) | null) {
  const context = {
    waitUntil: (work: Promise<unknown>) => void pending.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }

  async function send<Body>(
    method: string,
    path: string,
    body: BodyInit | null,
    headers: Record<string, string>,
  ): Promise<Answered<Body>> {
    const authorization: Record<string, string> = minted ? { authorization: `Bearer ${minted.key}` } : {}
    const url = path.startsWith('http')
      ? path
      : `https://api.example.com${path.startsWith('/') ? path : `/api/v1/programmatic/${path}`}`
    const streamed = body instanceof ReadableStream ? { duplex: 'half' } : {}
    const init = { method, body, headers: { ...authorization, ...headers }, ...streamed }
    const response = await app.request(url, init, {}, context)
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('application/json')
    const wrong = undocumented(method, new URL(url).pathname, response.status, json && text ? JSON.parse(text) : null)
    if (wrong) throw new Error(wrong)
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (json && text ? JSON.parse(text) : null) as Body,
    }
  }

  return {
    minted,
    send,
    get: <Body = Record<string, unknown>>(path: string, headers: Record<string, string> = {}) =>
      send<Body>('GET', path, null, headers),
    post: <Body = Record<string, unknown>>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      send<Body>('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    patch: <Body = Record<string, unknown>>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      send<Body>('PATCH', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
  }
}

export type Caller = ReturnType<typeof caller>
