/** The HTTP door of a stand-in: loopback only, whole bodies, JSON answers, and faults on demand. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { listen } from '#dev/http/listen.ts'

export type Request = { path: string; headers: IncomingHttpHeaders; body: string }
export type Answer = { status: number; body: unknown }

/**
 * `refuse` cuts the connection before anything is done, `lose` after all of it is done, `hang` does nothing and
 * never answers, `delay` does and answers later, `status` answers that status with nothing done.
 */
export type Fault =
  | { kind: 'refuse' | 'hang' | 'lose' }
  | { kind: 'delay'; ms: number }
  | { kind: 'status'; status: number }

/** Judges each request, counted from 0 since it was set. */
export type Faults = (request: Request, index: number) => Fault | undefined

export type Served = {
  url: string
  /** Without an argument the faults end; requests already hanging stay so. */
  fault(faults?: Fault | Faults): void
  close(): Promise<void>
}

export type ServeOptions = { port?: number; max_bytes: number; answer(request: Request): Promise<Answer> }

export async function serve({ port, max_bytes, answer }: ServeOptions): Promise<Served> {
  let faults: Faults = () => undefined
  let count = 0

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(incoming, max_bytes)
    if (body === undefined) return send(response, { status: 413, body: { error: 'request too large' } })
    const request = { path: incoming.url ?? '/', headers: incoming.headers, body }
    const fault = faults(request, count++)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'refuse') return void incoming.socket.destroy()
    if (fault?.kind === 'status') return send(response, { status: fault.status, body: { error: 'fault' } })
    if (fault?.kind === 'delay') await pause(fault.ms)
    const answered = await answer(request)
    if (fault?.kind === 'lose') return void incoming.socket.destroy()
    send(response, answered)
  }

  const { url, close } = await listen((incoming, response) => {
    handle(incoming, response).catch(error => {
      if (!incoming.socket.destroyed) send(response, { status: 500, body: { error: String(error) } })
    })
  }, port)
  return {
    url,
    fault(next) {
      count = 0
      faults = typeof next === 'function' ? next : () => next
    },
    close,
  }
}

/** A timer comes up to a millisecond late, which is much beside the delay of a network; the rest is waited for in turns. */
async function pause(ms: number): Promise<void> {
  const until = performance.now() + ms
  if (ms > 1) await sleep(ms - 1)
  while (performance.now() < until) await turn()
}

function read(incoming: IncomingMessage, max_bytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= max_bytes) chunks.push(chunk)
    })
    incoming.on('end', () => resolve(size > max_bytes ? undefined : Buffer.concat(chunks).toString('utf8')))
    incoming.on('error', reject)
  })
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes)
}
