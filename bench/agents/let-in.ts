// A door through which a client comes that knows nothing of OAuth: it is let in with the token of one that does.
import { request } from 'node:http'
import { listen } from '#dev/http/listen.ts'

export type Door = { url: string; close(): Promise<void> }

export async function letIn(base_url: string, token: string): Promise<Door> {
  const { hostname, port, host } = new URL(base_url)
  const { url, close } = await listen((asked, answer) => {
    // A host that the client has made up is handed on as it is.
    const own = asked.headers.host === `127.0.0.1:${asked.socket.localPort}`
    const headers = { ...asked.headers, ...(own && { host }), authorization: `Bearer ${token}` }
    const on = request({ hostname, port, method: asked.method, path: asked.url, headers }, said => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    asked.pipe(on)
  })
  return { url: `${url}/mcp`, close }
}
