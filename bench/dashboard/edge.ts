// What stands between browsers and a Worker that is deployed: texts are compressed on their way. workerd alone sends them as they are.
import { type IncomingMessage, request } from 'node:http'
import { createGzip } from 'node:zlib'
import { listen } from '#dev/http/listen.ts'

const TEXT = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/

/** The same site at an address of its own. */
export async function openEdge(origin: string): Promise<{ origin: string; close(): Promise<void> }> {
  const { port, close } = await listen((asked, answer) => {
    const passed = request(origin + asked.url, { method: asked.method ?? 'GET', headers: asked.headers }, got => {
      const isText = isCompressible(asked, got)
      const { 'content-length': length, ...rest } = got.headers
      const more = isText ? { 'content-encoding': 'gzip' } : length === undefined ? {} : { 'content-length': length }
      answer.writeHead(got.statusCode ?? 502, { ...rest, ...more })
      if (isText) got.pipe(createGzip()).pipe(answer)
      else got.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  return { origin: `http://localhost:${port}`, close }
}

const isCompressible = (asked: IncomingMessage, got: IncomingMessage): boolean =>
  TEXT.test(got.headers['content-type'] ?? '') &&
  !got.headers['content-encoding'] &&
  /gzip/.test(String(asked.headers['accept-encoding'] ?? ''))
