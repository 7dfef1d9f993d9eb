// Serves the fonts and drawings of the installed packages where a deployment has static assets.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localShelf } from '#dev/shelf.ts'

export async function startShelf(): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const bytes = await localShelf.load(decodeURIComponent((request.url ?? '/').slice(1))).catch(() => null)
    response.writeHead(bytes ? 200 : 404).end(bytes ?? undefined)
  })
  server.keepAliveTimeout = 600_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
