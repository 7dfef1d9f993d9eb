// Which function answers which request. Addresses are matched as they were sent: a destination is part of them.
import type { IncomingMessage } from 'node:http'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import type { Headers } from '#dev/qstash/read/settings.ts'

export type Request = {
  /** What the parentheses of the pattern matched. */
  parts: string[]
  query: URLSearchParams
  headers: Headers
  body: Buffer
  callerIP: string
}

export type Reply = { status?: number; body?: unknown }
export type Route = [method: string, pattern: RegExp, answer: (request: Request) => Reply]

/** The part of a pattern that takes a name. */
export const NAME = '([^/?]+)'
/** The part of a pattern that takes a destination with all that follows. */
export const DESTINATION = '(.+)'

/** A pattern for a whole address, with any query where `path` does not take one itself. */
export const at = (path: string) => new RegExp(`^/v2/${path}${path.endsWith(DESTINATION) ? '' : '/?(?:\\?.*)?'}$`, 's')

export async function dispatch(routes: Route[], incoming: IncomingMessage): Promise<Reply> {
  const { method = 'GET', url = '/' } = incoming
  const body = await bodyOf(incoming)
  for (const [allowed, pattern, answer] of routes) {
    const match = allowed === method ? pattern.exec(url) : null
    if (!match) continue
    const [, ...parts] = match
    const query = new URLSearchParams(url.split('?').slice(1).join('?'))
    return answer({ parts, query, headers: headersOf(incoming), body, callerIP: incoming.socket.remoteAddress ?? '' })
  }
  throw new Refusal(404, `nothing answers ${method} ${url}`)
}

export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Refusal(400, 'the body is not JSON')
  }
}

function headersOf({ headers }: IncomingMessage): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
