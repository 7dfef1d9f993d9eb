import type { RequestListener } from 'node:http'
import { listen } from '#dev/http/listen.ts'

export type HostileServer = { url: string; requests: string[]; close(): Promise<void> }

/** A server on this machine that answers each path as its listener likes. */
export async function hostileServer(paths: Record<string, RequestListener>): Promise<HostileServer> {
  const requests: string[] = []
  const { url, close } = await listen((request, response) => {
    requests.push(request.url ?? '')
    response.on('error', () => {})
    const listener = paths[request.url ?? '']
    if (listener) listener(request, response)
    else response.writeHead(404).end()
  })
  return { url, requests, close }
}
