import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HostileServer = { url: string; requests: string[]; close(): Promise<void> }

/** A server on this machine that answers each path as its listener likes. */
export async function hostileServer(paths: Record<string, RequestListener>): Promise<HostileServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.on('error', () => {})
    const listener = paths[request.url ?? '']
    if (listener) listener(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
