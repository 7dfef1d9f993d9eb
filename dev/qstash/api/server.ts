import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Listening, listen } from '#dev/http/listen.ts'
import { Unanswered } from '#dev/qstash/api/publishing.ts'
import { dispatch, type Reply, type Route } from '#dev/qstash/api/router.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'

export const serveRoutes = (routes: Route[], token: string, port: number): Promise<Listening> =>
  listen((request, response) => {
    answer(routes, token, request).then(
      reply => send(response, reply),
      error => {
        if (error instanceof Unanswered) return response.destroy()
        if (error instanceof Refusal) return send(response, { status: error.status, body: { error: error.message } })
        console.error(error)
        send(response, { status: 500, body: { error: 'internal error' } })
      },
    )
  }, port)

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
