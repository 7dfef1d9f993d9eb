// A server for this machine alone: at a free port unless one is named, until it is closed with all its connections.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { url: string; port: number; close(): Promise<void> }

/** Longer than workerd keeps an idle connection, so that it never meets one that is just being closed. */
const KEEP_ALIVE_MS = 600_000
/** A burst opens thousands of connections within a second; one beyond what may wait is lost when it is used. */
const WAITING_CONNECTIONS = 4_096

export async function listen(answer: RequestListener, wished_port = 0): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, answer)
  await new Promise<void>((listening, failed) => {
    server
      .once('error', failed)
      .listen({ port: wished_port, host: '127.0.0.1', backlog: WAITING_CONNECTIONS }, listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
