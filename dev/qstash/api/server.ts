import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Unanswered } from '#dev/qstash/api/publishing.ts'
import { dispatch, type Reply, type Route } from '#dev/qstash/api/router.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'

export type Server = { url: string; close(): Promise<void> }

/** Longer than workerd keeps an idle connection, so that it never meets one that is just being closed. */
const KEEP_ALIVE_MS = 600_000

export async function listen(routes: Route[], token: string, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    answer(routes, token, request).then(
      reply => send(response, reply),
      error => {
        if (error instanceof Unanswered) return response.destroy()
        if (error instanceof Refusal) return send(response, { status: error.status, body: { error: error.message } })
        console.error(error)
        send(response, { status: 500, body: { error: 'internal error' } })
      },
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer(routes: Route[], token: string, request: IncomingMessage): Promise<Reply> {
  const given =
    request.headers.authorization ?? `Bearer ${new URLSearchParams(request.url?.split('?')[1]).get('qstash_token')}`
  if (given !== `Bearer ${token}`) throw new Refusal(401, 'the token is missing or not valid')
  return dispatch(routes, request)
}

function send(response: ServerResponse, { status = 200, body }: Reply): void {
  const json = body === undefined ? '' : JSON.stringify(body)
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    .end(json)
}
