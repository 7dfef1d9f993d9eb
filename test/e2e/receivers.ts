// Receivers of webhooks on a real socket, each path with a manner of its own. What arrives is judged by the reference verifier.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { Webhook as Standard } from 'standardwebhooks'
import { listen } from '#dev/http/listen.ts'
import type { Payload } from '#lib/webhooks/delivery/payload.ts'

export type Arrival = { path: string; at: number; headers: IncomingHttpHeaders; payload: Payload; verified: boolean }

const MEGABYTE = 1_048_576
const text = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
  response.writeHead(status, headers).end(`answer ${status}`)

/** By the first part of the path; anything else is taken at once. */
const manners: Record<string, (response: ServerResponse, count: number) => void> = {
  slow: response => void setTimeout(() => text(response, 200), 2_000),
  hang: () => undefined,
  fail: response => text(response, 500),
  busy: (response, count) => (count === 1 ? text(response, 429, { 'retry-after': '60' }) : text(response, 200)),
  moved: response => text(response, 301, { location: '/trap' }),
  gone: response => text(response, 410),
  close: response => void response.socket?.destroy(),
  cut: response => {
    response.writeHead(200, { 'content-length': '1000' }).write('only the begin')
    setTimeout(() => response.socket?.destroy(), 50)
  },
  huge: response => {
    response.writeHead(200, { 'content-length': String(64 * MEGABYTE) })
    const chunk = Buffer.alloc(MEGABYTE, 'x')
    let left = 64
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left--
        if (!response.write(chunk)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  },
}

export async function startReceivers() {
  const arrivals: Arrival[] = []
  const secrets = new Map<string, string>()
  const { url: base, close } = await listen(async (request, response) => {
    const at = Date.now()
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    arrivals.push({
      path,
      at,
      headers: request.headers,
      payload: JSON.parse(body || 'null'),
      verified: judged(path, body, request.headers),
    })
    const manner = manners[path.split('/')[1] ?? '']
    response.on('error', () => undefined)
    if (manner) manner(response, arrivals.filter(one => one.path === path).length)
    else text(response, 200)
  })
  const judged = (path: string, body: string, headers: IncomingHttpHeaders) => {
    try {
      new Standard(secrets.get(path) ?? '').verify(body, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }
  return {
    arrivals,
    at: (path: string) => arrivals.filter(one => one.path === path),
    url: (path: string) => base + path,
    /** What arrives there has to be signed with it. */
    expects: (path: string, secret: string) => void secrets.set(path, secret),
    close,
  }
}

export type Receivers = Awaited<ReturnType<typeof startReceivers>>
