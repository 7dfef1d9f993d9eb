// One delivery over HTTP. Redirects are not followed; an answer of any status is an outcome, so is none at all.
import { Agent, type ClientRequest, request as http, type IncomingMessage } from 'node:http'
import { request as https, Agent as SecureAgent } from 'node:https'
import type { Header } from '#dev/qstash/message.ts'
import { spelled } from '#dev/qstash/read/settings.ts'

export type Call = {
  url: string
  method: string
  headers: Record<string, string | string[]>
  body: Buffer
  timeout_ms: number
}

export type Outcome = { status: number; header: Header; body: Buffer } | { error: string }

export type Sender = { send(call: Call): Promise<Outcome>; active(): number; close(): void }

const MOST_RESPONSE_BYTES = 1_000_000

export function openSender(): Sender {
  const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) }
  const open = new Set<ClientRequest>()
  const once = (call: Call) => attempt(call, agents, open)

  return {
    async send(call) {
      try {
        const outcome = await once(call)
        // A kept connection that the other side had closed meanwhile says nothing about the receiver.
        return outcome.stale ? await once(call) : outcome
      } catch (error) {
        return { error: error instanceof Error ? error.message : `${error}` }
      }
    },
    active: () => open.size,
    close() {
      for (const request of open) request.destroy(new Error('the queue is closing'))
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

type Agents = { http: Agent; https: SecureAgent }

/** `open` holds the request as long as it is under way. */
function attempt(call: Call, agents: Agents, open: Set<ClientRequest>): Promise<Outcome & { stale?: boolean }> {
  return new Promise(done => {
    const { protocol } = new URL(call.url)
    const start = protocol === 'https:' ? https : http
    const agent = protocol === 'https:' ? agents.https : agents.http
    const headers = { ...call.headers, 'content-length': `${call.body.length}` }
    const request = start(call.url, { method: call.method, headers, agent }, response => {
      read(response).then(done, error => done({ error: error.message }))
    })
    open.add(request)
    const timer = setTimeout(
      () => request.destroy(new Error(`no answer within ${call.timeout_ms} ms`)),
      call.timeout_ms,
    )
    request.once('close', () => {
      clearTimeout(timer)
      open.delete(request)
    })
    request.once('error', error => {
      const stale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      done({ error: error.message || error.name, stale })
    })
    request.end(call.body)
  })
}

async function read(response: IncomingMessage): Promise<Outcome> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (size < MOST_RESPONSE_BYTES) chunks.push(chunk)
    size += chunk.length
  }
  const header = Object.entries(response.headersDistinct).map(([name, values]) => [spelled(name), values ?? []])
  return {
    status: response.statusCode ?? 0,
    header: Object.fromEntries(header),
    body: Buffer.concat(chunks).subarray(0, MOST_RESPONSE_BYTES),
  }
}
