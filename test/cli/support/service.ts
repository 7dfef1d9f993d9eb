// A small service that speaks the public contract over HTTP, with every answer open to a test's own.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '#dev/http/listen.ts'
import {
  account,
  type Fields,
  KEY,
  PICTURE,
  queued,
  REQUEST_ID,
  RUN_ID,
  running,
  succeeded,
} from '#test/cli/support/fixtures.ts'

const PREFIX = '/api/v1/programmatic'

export type Seen = { route: string; path: string; headers: IncomingMessage['headers']; body: Fields; at: number }
export type Reply = {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  bytes?: Buffer
  /** Breaks the connection before an answer, or in the middle of its body. */
  cut?: 'before' | 'inside'
  /** Waits so long before it answers. */
  after?: number
}
export type Handler = (seen: Seen, nth: number) => Reply | undefined

export type Service = {
  base: string
  seen: Seen[]
  asked: (route: string) => Seen[]
  /** What this route answers from now on; undefined leaves an answer to the service itself. */
  on: (route: string, handler: Handler) => void
  /** How long runs take, in milliseconds. */
  takes: (ms: number) => void
  reset: () => void
  close: () => Promise<void>
}

export const refuse = (status: number, code: string, message: string, more: Fields = {}, headers = {}): Reply => ({
  status,
  headers,
  json: { code, message, request_id: REQUEST_ID, ...more },
})

export async function startService(): Promise<Service> {
  let own = new Map<string, Handler>()
  let runMs = 150
  let seen: Seen[] = []
  const started = new Map<string, number>()
  const replays = new Map<string, Fields>()
  const { url: base, close } = await listen((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', base)
    const route = `${request.method} ${pathname
      .replace(PREFIX, '')
      .replace(/[0-9a-f-]{36}/, ':id')
      .replace(/^\/assets\/.*/, '/assets')}`
    const text = Buffer.concat(await request.toArray()).toString()
    const one = {
      route,
      path: request.url ?? '',
      headers: request.headers,
      // A piece of a file has no type.
      body: text && request.headers['content-type'] ? JSON.parse(text) : {},
      at: Date.now(),
    }
    seen.push(one)
    const nth = seen.filter(other => other.route === route).length
    const reply = own.get(route)?.(one, nth) ?? (await usual(one))
    send(response, reply)
  }

  async function usual({ route, headers, body }: Seen): Promise<Reply> {
    if (route === 'GET /assets') return { bytes: PICTURE, headers: { 'Content-Type': 'image/png' } }
    if (headers.authorization !== `Bearer ${KEY}`) return refuse(401, 'invalid_api_key', 'This API key is not valid.')
    if (route === 'GET /me') return { json: account() }
    if (route === 'GET /runs') return { json: [succeeded(base), queued({ brief: 'Second' })] }
    if (route === 'POST /generate') return create(String(headers['idempotency-key']), body)
    if (route === 'GET /runs/:id') return poll(headers)
    return refuse(404, 'route_not_found', 'There is nothing here.')
  }

  function create(key: string, body: Fields): Reply {
    const run = replays.get(key) ?? queued(body)
    if (!replays.has(key)) started.set(RUN_ID, Date.now())
    replays.set(key, run)
    return { status: 202, headers: { 'Retry-After': '1' }, json: run }
  }

  async function poll(headers: IncomingMessage['headers']): Promise<Reply> {
    const left = (started.get(RUN_ID) ?? 0) + runMs - Date.now()
    const hold = Number(/wait=(\d+)/.exec(headers.prefer?.toString() ?? '')?.[1] ?? 0) * 1000
    await new Promise(done => setTimeout(done, Math.max(0, Math.min(left, hold))))
    const run = left > hold ? running() : succeeded(base)
    const etag = `"${createHash('sha1').update(JSON.stringify(run)).digest('hex')}"`
    const common = { ETag: etag, 'Preference-Applied': 'wait', ...(left > hold && { 'Retry-After': '1' }) }
    return headers['if-none-match'] === etag ? { status: 304, headers: common } : { json: run, headers: common }
  }

  return {
    base,
    get seen() {
      return seen
    },
    asked: route => seen.filter(one => one.route === route),
    on: (route, handler) => void own.set(route, handler),
    takes: ms => {
      runMs = ms
    },
    reset: () => {
      own = new Map()
      seen = []
      runMs = 150
      started.clear()
      replays.clear()
    },
    close,
  }
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, json, text, bytes, cut, after = 0 }: Reply,
): void {
  setTimeout(() => {
    if (cut === 'before') return void response.destroy()
    const body = bytes ?? Buffer.from(json === undefined ? (text ?? '') : JSON.stringify(json))
    const type = json === undefined ? 'text/html' : 'application/json'
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': status === 304 ? 0 : body.length,
      'X-Request-Id': REQUEST_ID,
      ...headers,
    })
    if (cut !== 'inside') return void response.end(body)
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => setTimeout(() => response.destroy(), 20))
  }, after)
}
